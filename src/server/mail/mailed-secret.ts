import { CompactEncrypt, compactDecrypt } from 'jose';
import { DIRECT } from '../encryption.ts';
import type { Keys } from '../keys.ts';

type MailKeys = Pick<Keys, 'mailedSecret'>;

/** Bound to the email's row. */
export function sealSecret({ mailedSecret }: MailKeys, mailId: string, secret: string): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(secret))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', mail: mailId })
    .encrypt(mailedSecret);
}

/** @throws when it is damaged, or was encrypted under another key or for another email */
export async function openSecret({ mailedSecret }: MailKeys, mailId: string, sealed: string): Promise<string> {
  const { plaintext, protectedHeader } = await compactDecrypt(sealed, mailedSecret, DIRECT);
  if (protectedHeader.mail !== mailId) throw new Error('The secret belongs to another email.');
  return new TextDecoder().decode(plaintext);
}
