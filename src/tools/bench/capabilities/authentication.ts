import type { Context } from '../../../engines/detection/index.ts';
import { readMessage } from '../../../engines/detection/mime/message.ts';
import { ATTACKS, HONEST, type Sent } from './authentication-cases.ts';
import type { Capability, Case } from './capability.ts';

/** Whether senders are who they claim to be, according to the receiving servers' headers. */
export const AUTHENTICATION: Capability = {
  title: 'Authentication everywhere',
  cases: async () => {
    const attacks = await Promise.all(ATTACKS.map((one) => caseOf(one, true)));
    return [...attacks, ...(await Promise.all(HONEST.map((one) => caseOf(one, false))))];
  },
};

async function caseOf({ id, text, from, top, below = '', server, own }: Sent, isAttack: boolean): Promise<Case> {
  const { language, name, subject, body } = text;
  const reader = own === undefined ? 'reader@example.org' : `reader@${own}`;
  const source = `${top}${below}From: ${encoded(name)} <${from}>\r\nTo: ${reader}\r\nSubject: ${encoded(subject)}\r\nDate: Tue, 24 Nov 2026 09:12:00 +0000\r\nMessage-ID: <4711@${from.split('@')[1]}>\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(body).toString('base64')}\r\n`;
  const context: Context = {
    ...(server !== undefined && { authservId: server, recipient: reader }),
    ...(own !== undefined && { ownDomains: [own] }),
  };
  return { id, language, isAttack, email: await readMessage(source), context };
}

function encoded(words: string): string {
  return `=?utf-8?B?${Buffer.from(words).toString('base64')}?=`;
}
