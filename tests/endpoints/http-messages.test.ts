import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { testTable } from '../support/test-table.ts';
import { SITE_URL } from './server.ts';

const { hostname, port, host } = new URL(SITE_URL);
const BEGINNING = `POST /predict HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\n`;
/** What an attacker would have a proxy's next visitor send. */
const SMUGGLED = `GET /api/v1/ HTTP/1.1\r\nHost: ${host}\r\n\r\n`;

/** Everything that comes back for bytes that are sent as they are, until the server hangs up. */
async function say(...pieces: string[]): Promise<string> {
  const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname);
  await once(socket, 'connect');
  let answer = '';
  socket.setEncoding('latin1').on('data', (text: string) => {
    answer += text;
  });
  socket.on('error', () => undefined);
  for (const piece of pieces) socket.write(piece, 'latin1');
  const patience = setTimeout(() => socket.destroy(), 10_000);
  await new Promise((resolve) => socket.once('close', resolve));
  clearTimeout(patience);
  return answer;
}

// An answer with a Content-Length ends without a line end.
const statuses = (answer: string) => [...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));

describe('a message whose end can be read in two ways is refused, and what follows it is no request', () => {
  testTable([
    ['a length and chunks', 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['chunks and a length', 'Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n'],
    ['two lengths', 'Content-Length: 0\r\nContent-Length: 50\r\n\r\n'],
    ['a list of lengths', 'Content-Length: 0, 50\r\n\r\n'],
    ['a length with a sign', 'Content-Length: +0\r\n\r\n'],
    ['a length in hexadecimal', 'Content-Length: 0x0\r\n\r\n'],
    ['a length below zero', 'Content-Length: -1\r\n\r\n'],
    ['a length without end', `Content-Length: ${'9'.repeat(40)}\r\n\r\n`],
    ['chunks that are not the last coding', 'Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n'],
    ['an unknown coding', 'Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n'],
    ['a space before the colon', 'Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n'],
    ['a line end of its own kind', 'X: a\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['a lone carriage return', 'X: a\rTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['NUL in a value', 'X: a\0b\r\nContent-Length: 0\r\n\r\n'],
    ['a line without a colon', 'Content-Length\r\n\r\n'],
    ['a chunk with a sign', 'Transfer-Encoding: chunked\r\n\r\n+0\r\n\r\n'],
    ['a chunk in hexadecimal with a prefix', 'Transfer-Encoding: chunked\r\n\r\n0x0\r\n\r\n'],
    ['a chunk that is longer than it says', 'Transfer-Encoding: chunked\r\n\r\n1\r\nabc\r\n0\r\n\r\n'],
    ['a chunk extension with a line end', 'Transfer-Encoding: chunked\r\n\r\n0;a\nb\r\n\r\n'],
  ])('%s', async (_, rest) => {
    const answer = await say(`${BEGINNING}${rest}`, SMUGGLED);
    expect(statuses(answer), answer).toHaveLength(1);
    expect(statuses(answer)[0], answer).toBe(400);
    expect(answer).toMatch(/^connection: close\r$/im);
  });
});

testTable([
  ['no version that there is', `GET / HTTP/9.9\r\nHost: ${host}\r\n\r\n`, 400],
  ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
  ['headers without end', `GET / HTTP/1.1\r\nHost: ${host}\r\n${`X: ${'a'.repeat(8000)}\r\n`.repeat(40)}\r\n`, 431],
  ['an address without end', `GET /${'a'.repeat(400_000)} HTTP/1.1\r\nHost: ${host}\r\n\r\n`, 431],
])('%s is refused with all our headers, in as many words as it takes', async (_, message, status) => {
  const answer = await say(message);
  expect(statuses(answer)).toEqual([status]);
  expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im);
  expect(answer).toMatch(/^content-security-policy: default-src 'none'/im);
  expect(answer).toMatch(/\r\n\r\n$/);
});

testTable([
  ['no host', ''],
  ['two hosts', `Host: ${host}\r\nHost: attacker.example\r\n`],
  ['the same host twice', `Host: ${host}\r\nhost: ${host}\r\n`],
  ['an empty host', 'Host: \r\n'],
])('%s is refused: what a proxy takes for the host is what we do', async (_, lines) => {
  const answer = await say(`GET / HTTP/1.1\r\n${lines}\r\n`, SMUGGLED);
  expect(statuses(answer)).toEqual([400]);
  expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im);
  expect(answer).toContain('"code":"WRONG_HOST"');
});

testTable(['a\r\nSet-Cookie: b=1', 'a%0d%0aSet-Cookie: b=1', '%E5%98%8A%E5%98%8DSet-Cookie:b'])(
  'what comes back of an address begins no header: %j',
  async (text) => {
    const answer = await say(
      `GET /privacy-policy/?${encodeURI(text)} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    );
    expect(statuses(answer)).toEqual([301]);
    expect(answer).not.toMatch(/^set-cookie:/im);
  },
);

test('a hundred requests on one connection get a hundred answers, in their order', async () => {
  const paths = Array.from({ length: 100 }, (_, index) => (index % 2 === 0 ? '/api/nowhere' : '/api/v1/'));
  const requests = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`).join('');
  const last = `GET /api/v1/ HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
  const expected = paths.map((path) => (path === '/api/nowhere' ? 404 : 200));
  expect(statuses(await say(requests, last))).toEqual([...expected, 200]);
});
