import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { MONITOR_CONSENT, type MonitorAnswer, SCAN_PATHS } from '../../src/features/scans/contract.ts';
import type { FreshSite } from './fresh-site.ts';
import { signIn } from './signed-in.ts';

const FOLDER = 'demo-mailbox/jonas.lind@northwind.example';

export interface ScannedMailbox {
  url: string;
  /** Deletes a message from the mailbox, as its owner may do in another program. */
  remove: (name: string) => void;
  clear: () => void;
}

/** Starts a site whose demo mailbox also has these messages, signs its owner in and waits until all are scanned. */
export async function scannedMailbox(
  page: Page,
  freshSite: (environment?: Record<string, string>) => Promise<FreshSite>,
  messages: Readonly<Record<string, string>> = {},
): Promise<ScannedMailbox> {
  const data = mkdtempSync(join(tmpdir(), 'letterlock-scans-'));
  mkdirSync(join(data, FOLDER), { recursive: true });
  for (const [name, source] of Object.entries(messages)) writeFileSync(join(data, FOLDER, `${name}.eml`), source);
  const { url } = await freshSite({ DATA_DIR: data });
  await signIn(page, url, 'demo-jonas-lind');
  await ask(page, 'POST', SCAN_PATHS.monitor, { on: true, consent: MONITOR_CONSENT.version });
  for (;;) {
    const { scanned, waiting } = await ask<MonitorAnswer>(page, 'GET', SCAN_PATHS.monitor);
    if (scanned >= Object.keys(messages).length && scanned > 0 && waiting === 0) break;
    await page.waitForTimeout(100);
  }
  return {
    url,
    remove: (name) => rmSync(join(data, FOLDER, `${name}.eml`)),
    clear: () => rmSync(data, { recursive: true, force: true }),
  };
}

/** Calls the site as its pages do. */
export function ask<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  return page.evaluate(
    async ([method, path, body]) => {
      const authorization = `Bearer ${localStorage.getItem('accessToken')}`;
      const json = body === undefined ? {} : { 'content-type': 'application/json' };
      const answer = await fetch(path, { method, headers: { authorization, ...json }, ...(body && { body }) });
      return (await answer.json()) as T;
    },
    [method, path, body === undefined ? undefined : JSON.stringify(body)] as const,
  );
}
