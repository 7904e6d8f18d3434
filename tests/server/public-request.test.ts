import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { NotPublic, postPublic, requestOver } from '../../src/server/public-request.ts';

test('a body is sent with its length, also an empty one, which push services require', async () => {
  const lengths: (string | undefined)[] = [];
  const server = createServer(({ headers }, response) => {
    lengths.push(headers['content-length']);
    response.end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  /** Resolves the name to this machine, which the real lookup would refuse. */
  const ask = requestOver(request as never, (_host, { all }, done) =>
    all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4),
  );
  const url = `http://hook.example:${(server.address() as AddressInfo).port}/`;
  for (const body of ['', 'é']) {
    const answer = await ask({ url, headers: {}, method: 'POST', body, timeoutMs: 5000 });
    answer.destroy();
  }
  server.close();
  expect(lengths).toEqual(['0', '2']);
});

test.each(['https://127.0.0.1/', 'https://[::ffff:10.0.0.1]/', 'https://localhost/'])(
  'nothing is sent into a private network: %s',
  async (url) => {
    await expect(postPublic({ url, headers: {}, body: '' })).rejects.toThrow(NotPublic);
  },
);
