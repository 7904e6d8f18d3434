import { readFileSync } from 'node:fs';
import { pdfsIn, withPdfTexts } from '../../../engines/detection/attachments/pdf-files.ts';
import type { Email } from '../../../engines/detection/index.ts';
import { textsOfPdfs } from '../../../workers/pdf-text.ts';
import type { Capability, Case } from './capability.ts';
import { documentOf } from './document.ts';

/** An email that says little, and the text of its file. */
interface Row extends Pick<Case, 'id' | 'language' | 'isAttack'> {
  from: string;
  subject: string;
  body: string;
  file: string;
  text: string;
}

const ROWS = new URL('attachments.jsonl', import.meta.url);
const MAILBOX = /^(.*) <(.*)>$/;

export const ATTACHMENTS: Capability = {
  title: 'Words in attachments',
  cases: () =>
    Promise.all(
      readFileSync(ROWS, 'utf8')
        .trim()
        .split('\n')
        .map((line) => caseOf(JSON.parse(line))),
    ),
};

async function caseOf({ id, language, isAttack, file, text, ...rest }: Row): Promise<Case> {
  const [, name = '', address = ''] = MAILBOX.exec(rest.from) ?? [];
  const content = documentOf(file, text);
  const email: Email = {
    subject: rest.subject,
    body: rest.body,
    from: { name, address },
    to: [{ name: '', address: 'ben@alder.example' }],
    headers: [],
    attachments: [{ filename: file, mimeType: 'application/octet-stream', size: content.length, content }],
  };
  const pdfs = pdfsIn(email);
  return { id, language, isAttack, email: withPdfTexts(email, pdfs, await textsOfPdfs(pdfs)) };
}
