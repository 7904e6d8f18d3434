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
  log.info({ call: { accessToken: 'secret-1', refreshToken: 'secret-2', code: 'secret-3' } }, 'a\r\nb\u001b[31m\u2028');
  expect(lines).toHaveLength(1);
  const line = lines[0]?.trimEnd() ?? '';
  expect(['\r', '\n', '\u001b', 'secret'].filter((forbidden) => line.includes(forbidden))).toEqual([]);
});
