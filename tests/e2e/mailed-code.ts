import { execFileSync } from 'node:child_process';
import type { FreshSite } from './fresh-site.ts';

/** Read from the server's output, where the operator sees it. */
export function mailedCode({ data, url }: FreshSite): string {
  const outbox = (...words: string[]) =>
    execFileSync(process.execPath, ['src/commands/outbox.ts', ...words], {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: data, SITE_URL: url, PORT: new URL(url).port },
    });
  const waiting = JSON.parse(outbox('list', '--json')) as { id: string; subject: string }[];
  const { id = '' } = waiting.findLast(({ subject }) => subject.endsWith('code')) ?? {};
  return /^\d{6}$/m.exec(outbox('show', id))?.[0] ?? '';
}
