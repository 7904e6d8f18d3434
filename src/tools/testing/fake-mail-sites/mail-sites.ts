import { readFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';
import type { ShownEmail } from './emails.ts';

const MESSAGE_ID = '18f0000000000002';

/** A copy of a mail site for tests and benches: its page, and the address of an open email. */
export interface FakeMailSite {
  name: string;
  fixture: string;
  address: string;
  opened: string;
  /** Opened by its address, but not where the site has its emails. */
  unknown: string;
  file: (name: string) => string;
}

export const GMAIL: FakeMailSite = {
  name: 'Gmail',
  fixture: 'gmail.html',
  address: 'https://mail.google.com/mail/u/0/',
  opened: `https://mail.google.com/mail/u/0/#inbox/${MESSAGE_ID}`,
  unknown: 'https://mail.google.com/mail/u/0/#inbox/FMfcgzQXKDmissing',
  file: (name) =>
    `<span class="aZo" download_url="application/octet-stream:${name.replaceAll(':', '%3A')}:https://mail.google.com/a">${name}</span>`,
};

export const OUTLOOK: FakeMailSite = {
  name: 'Outlook',
  fixture: 'outlook.html',
  address: 'https://outlook.live.com/mail/0/',
  opened: 'https://outlook.live.com/mail/0/inbox/id/AAQk1',
  unknown: 'https://outlook.live.com/mail/0/inbox/id/missing',
  file: (name) => `<div role="option"><div title="${name}">${name} 12 KB</div></div>`,
};

/** Answers the mail site's addresses with its fixture, in which one email can be opened. */
export async function serveMailSite(
  context: BrowserContext,
  site: FakeMailSite,
  email: ShownEmail,
  changed: (page: string) => string = (page) => page,
): Promise<void> {
  const body = pageOf(site, email, changed);
  await context.route(`${new URL(site.address).origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  );
}

/** The mail site's page, in which one email can be opened. */
export function pageOf(site: FakeMailSite, email: ShownEmail, changed = (page: string) => page): string {
  const fixture = changed(readFileSync(new URL(site.fixture, import.meta.url), 'utf8'));
  const slots: Record<string, string> = {
    id: MESSAGE_ID,
    decimal: String(BigInt(`0x${MESSAGE_ID}`)),
    name: escaped(email.name),
    address: escaped(email.address),
    subject: escaped(email.subject),
    body: email.body,
    files: (email.files ?? []).map((name) => site.file(escaped(name))).join(''),
  };
  return fixture.replace(/\{\{(\w+)\}\}/g, (whole, slot: string) => slots[slot] ?? whole);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
