import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { download } from '../../../src/features/lists/download.server.ts';
import { testTable } from '../../support/test-table.ts';

testTable(['https://localhost/list', 'https://127.0.0.1/list', 'https://[::1]/list', 'https://169.254.169.254/list'])(
  'a list is not fetched from this network: %s',
  async (url) => {
    await expect(download(url as string, {})).rejects.toThrow(/is not a public address/);
  },
);

test('a list is read no further than 64 MB', async () => {
  let sent = 0;
  async function* endless() {
    for (;;) {
      sent += 1;
      yield new Uint8Array(1024 * 1024);
    }
  }
  const request = async () => Object.assign(Readable.from(endless()), { statusCode: 200, headers: {} });
  await expect(download('https://lists.example/', {}, request)).rejects.toThrow('it is larger than 64 MB');
  expect(sent).toBeLessThan(70);
});

testTable([304, 302, 500])('a body with status %i is not left open', async (status) => {
  const body = Readable.from([new Uint8Array(9)]);
  const request = async () => Object.assign(body, { statusCode: status as number, headers: {} });
  await download('https://lists.example/', {}, request).catch(() => null);
  expect(body.destroyed).toBe(true);
});
