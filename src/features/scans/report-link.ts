import type { EmailAnswer } from './contract.ts';

/** An address that is longer is refused by browsers; escaped, a character has up to nine. */
const CONTENT_LENGTH = 100_000;

/** They say how the parts were packed, and what is reported is their text. */
const OF_THE_PACKING = /^(?:content-|mime-version$)/i;

/** Where an incorrect analysis is reported, with the email behind `#`: it does not reach the server by that. */
export function reportAddress(email: Pick<EmailAnswer, 'headers' | 'text'> | undefined): string {
  return email ? `/feedback#${new URLSearchParams({ content: reportContent(email) })}` : '/feedback';
}

/** The email as a message of plain text, with the headers that it came with. */
export function reportContent({ headers, text }: Pick<EmailAnswer, 'headers' | 'text'>): string {
  const lines = headers
    .filter(({ name }) => !OF_THE_PACKING.test(name))
    .map(({ name, value }) => `${name}: ${value.replace(/[\r\n]+[ \t]{0,99}/g, ' ')}`);
  return [...lines, '', text].join('\n').slice(0, CONTENT_LENGTH);
}
