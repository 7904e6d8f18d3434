import type { APIContext } from 'astro';
import { expect, test, vi } from 'vitest';
import { methodNotAllowed } from '../../src/server/endpoint.ts';
import { testTable } from '../support/test-table.ts';

const GET = () => new Response('content', { headers: { etag: '"1"' } });
const POST = () => new Response('made');

const call = async (method: string, handlers: Parameters<typeof methodNotAllowed>[0]) =>
  methodNotAllowed(handlers)({
    request: new Request('http://localhost/x', { method }),
  } as APIContext) as Promise<Response>;

test('HEAD is answered as GET is, without its content', async () => {
  const answer = await call('HEAD', { GET });
  expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([200, '"1"', '']);
});

test('a stream without a reader is ended', async () => {
  const cancel = vi.fn();
  await call('HEAD', { GET: () => new Response(new ReadableStream({ cancel })) });
  expect(cancel).toHaveBeenCalledOnce();
});

testTable([
  ['PUT', { GET, POST }, 'GET, POST, HEAD'],
  ['HEAD', { POST }, 'POST'],
])('%s is refused where there is none', async (method, handlers, allow) => {
  const answer = await call(method, handlers);
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow]);
});
