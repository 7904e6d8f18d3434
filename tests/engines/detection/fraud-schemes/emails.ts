import type { Letter } from '../../../../src/engines/detection/index.ts';

/** A letter as subject, text and the sender as his mail program writes him. */
export type Short = readonly [from: string, subject: string, body: string];

export function letterOf([from, subject, body]: Short): Letter {
  const [, name = '', address = ''] = /^(.*) <(.*)>$/.exec(from) ?? [];
  return { subject, body, from: { name, address } };
}
