import type { Email } from '../../../../src/engines/detection/index.ts';

/** An email as subject, text and the sender as his mail program writes him. */
export type Short = readonly [from: string, subject: string, body: string];

export function emailOf([from, subject, body]: Short): Email {
  const [, name = '', address = ''] = /^(.*) <(.*)>$/.exec(from) ?? [];
  return { subject, body, from: { name, address } };
}
