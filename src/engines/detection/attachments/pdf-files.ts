import type { Attachment, Email } from '../email.ts';
import { LIMITS } from '../limits.ts';
import { kindOf } from './signature.ts';

/** Between the pages of a PDF's text, so that evidence can name the page. */
export const PAGE_BREAK = '\f';

/** The text of a PDF. */
export interface PdfText {
  text: string;
  /** Whether it goes on. */
  isCut: boolean;
}

/** The contents of the first PDFs of an email and of the messages inside it. A PDF that was cut has lost its index. */
export function pdfsIn(email: Email): Uint8Array[] {
  return attachmentsIn(email)
    .flatMap(({ content, size }) => (content?.length === size && kindOf(content) === 'pdf' ? [content] : []))
    .slice(0, LIMITS.inside.pdf.files);
}

/**
 * The email with the texts of its PDFs, which are extracted elsewhere: that is asynchronous, and only servers do it.
 * @param texts of `pdfs`, in their order; null for one that could not be read
 */
export function withPdfTexts(email: Email, pdfs: readonly Uint8Array[], texts: readonly (PdfText | null)[]): Email {
  return withTexts(email, new Map(pdfs.map((pdf, index) => [pdf, texts[index] ?? null])));
}

function withTexts(email: Email, texts: ReadonlyMap<Uint8Array, PdfText | null>): Email {
  const { attachments, nested } = email;
  return {
    ...email,
    ...(attachments && { attachments: attachments.map((one) => withText(one, texts)) }),
    ...(nested && { nested: nested.map((one) => withTexts(one, texts)) }),
  };
}

function attachmentsIn({ attachments = [], nested = [] }: Email): Attachment[] {
  return [...attachments, ...nested.flatMap(attachmentsIn)];
}

function withText(attachment: Attachment, texts: ReadonlyMap<Uint8Array, PdfText | null>): Attachment {
  const found = attachment.content && texts.get(attachment.content);
  return found ? { ...attachment, text: found.text, ...(found.isCut && { isTextCut: true }) } : attachment;
}
