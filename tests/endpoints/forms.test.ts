import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../../src/server/db/open.ts';
import { ownServer } from '../support/own-server.ts';
import { call, postJson, SITE_URL } from './server.ts';

const MESSAGE = { Name: 'Ada', Email: 'ada@example.com', Message: 'Good day.' };
const JSON_TYPE = { accept: 'application/json' };

describe('/f/{formId}', () => {
  test('speaks the protocol', async () => {
    expect(await postJson('/f/contact', MESSAGE, JSON_TYPE)).toMatchObject({
      status: 200,
      body: { next: '/#contact', ok: true },
    });
    expect(await postJson('/f/contact', {}, JSON_TYPE)).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'EMPTY' }] },
    });
    expect(await call('/f/contact')).toMatchObject({ status: 405, body: { error: 'Please submit POST request.' } });
    expect(await call('/f/contact', { method: 'DELETE' })).toMatchObject({ status: 405 });
  });

  test('a browser without JavaScript gets pages', async () => {
    const headers = { accept: 'text/html', origin: SITE_URL };
    const post = (fields: Record<string, string>) =>
      fetch(`${SITE_URL}/f/contact`, {
        method: 'POST',
        headers,
        body: new URLSearchParams(fields),
        redirect: 'manual',
      });
    const sent = await post(MESSAGE);
    expect([sent.status, sent.headers.get('location')]).toEqual([302, '/message-sent']);
    const refused = await post({ ...MESSAGE, Email: '<script>alert(1)</script>' });
    expect(refused.status).toBe(422);
    expect(refused.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await refused.text()).toContain('Email should be an email');
  });

  // On Netlify there is none to kill.
  test.skipIf(process.env.NETLIFY)(
    'a server that is killed loses no message that it answered',
    { timeout: 120_000 },
    async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'letterlock-test-'));
      const server = await ownServer({ DATA_DIR: dataDir, RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'silent' });
      const answered: string[] = [];
      let next = 0;
      const poster = async () => {
        while (next < 2000) {
          const Message = `message ${next++}`;
          const init = { method: 'POST', headers: { ...JSON_TYPE, 'content-type': 'application/json' } };
          const body = JSON.stringify({ ...MESSAGE, Message });
          const ok = await fetch(`${server.url}/f/contact`, { ...init, body }).then(
            (answer) => answer.ok,
            () => false,
          );
          if (!ok) return;
          answered.push(Message);
          // In the middle of it, with others under way.
          if (answered.length === 1200) void server.kill();
        }
      };
      await Promise.all(Array.from({ length: 20 }, poster));
      expect(answered.length).toBeGreaterThanOrEqual(1200);
      expect(answered.length).toBeLessThan(2000);

      const db = await openDatabase({ databaseUrl: undefined, dataDir });
      const rows = await db.selectFrom('form_messages').select('fields').execute();
      const mails = await db.selectFrom('outbox').select('mail').execute();
      await db.destroy();
      rmSync(dataDir, { recursive: true, force: true });
      const stored = new Set(rows.map(({ fields }) => (JSON.parse(fields) as typeof MESSAGE).Message));
      expect(answered.filter((message) => !stored.has(message))).toEqual([]);
      expect(mails, 'and each waits to be forwarded').toHaveLength(rows.length);
    },
  );
});
