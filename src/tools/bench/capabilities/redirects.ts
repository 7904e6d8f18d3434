import type { Capability } from './capability.ts';
import { deliveredEmail, type WrittenEmail, writtenEmails } from './templated.ts';

/** How addresses inside addresses are written: `{{b64:https://…}}`. */
const ENCODED = /\{\{(pct|b64|hex):([^}]+)\}\}/g;
const ENCODERS: Readonly<Record<string, (address: string) => string>> = {
  pct: encodeURIComponent,
  b64: (address) => Buffer.from(address).toString('base64url'),
  hex: (address) => Buffer.from(address).toString('hex'),
};

/** Links through redirectors and link checkers, and well-known names inside other sites' addresses. */
export const REDIRECTS: Capability = {
  title: 'Where links lead',
  async cases() {
    return writtenEmails<WrittenEmail>('redirects.jsonl').map((written) => {
      const html = written.html?.replace(ENCODED, (_, how: string, address: string) => ENCODERS[how]?.(address) ?? '');
      const { id, language, isAttack } = written;
      return { id, language, isAttack, ...deliveredEmail({ ...written, ...(html === undefined ? {} : { html }) }) };
    });
  },
};
