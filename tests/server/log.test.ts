import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { openLog } from '../../src/server/log.ts';

test('one record is one line, and secrets are removed', () => {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const log = openLog('info', destination);
  const call = { accessToken: 'secret-1', headers: { authorization: 'secret-2', cookie: 'secret-3' } };
  log.info({ refreshToken: 'secret-4', call, err: { code: 'SQLITE_BUSY' } }, 'a\r\nb\u001b[31m\u2028');
  expect(lines).toHaveLength(1);
  const line = lines[0]?.trimEnd() ?? '';
  expect(line).toContain('SQLITE_BUSY');
  expect(['\r', '\n', '\u001b', 'secret'].filter((forbidden) => line.includes(forbidden))).toEqual([]);
});
