import type { EmailAnswer } from './contract.ts';

/** Browsers refuse longer addresses; a character takes up to nine when escaped. */
const CONTENT_LENGTH = 100_000;

/** They describe the original encoding; the report is plain text. */
const ENCODING_HEADER = /^(?:content-|mime-version$)/i;

interface Reported extends Pick<EmailAnswer, 'text'> {
  contents: Pick<EmailAnswer['contents'], 'headers'>;
}

/** The report page with the email in the fragment, which browsers don't send to the server. */
export function reportAddress(email: Reported | undefined): string {
  return email ? `/feedback#${new URLSearchParams({ content: reportContent(email) })}` : '/feedback';
}

/** The email as plain text with its original headers. */
export function reportContent({ contents: { headers }, text }: Reported): string {
  const lines = headers
    .filter(({ name }) => !ENCODING_HEADER.test(name))
    .map(({ name, value }) => `${name}: ${value.replace(/[\r\n]+[ \t]{0,99}/g, ' ')}`);
  return [...lines, '', text].join('\n').slice(0, CONTENT_LENGTH);
}
