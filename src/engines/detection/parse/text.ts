import type { Email } from '../email.ts';
import { looksLikeHtml, type Rendering, renderHtml } from '../html/html.ts';
import { LIMITS } from '../limits.ts';

/** An email's text as a mail program shows it, before it is shortened. */
export interface EmailText {
  /** Of the HTML it is made from; undefined where there is none. */
  source: string | undefined;
  html: Rendering | null;
  whole: string;
}

export function readText({ html: part, body }: Pick<Email, 'html' | 'body'>): EmailText {
  const source = part ?? (looksLikeHtml(body) ? body : undefined);
  const html = source === undefined ? null : renderHtml(source);
  return { source, html, whole: html && (html.text !== '' || body === source) ? html.text : plainText(body) };
}

/** The text that `analyse` may answer with: of what is shown, and of the text part, which counts when it says worse. */
export function textsOf({ html, body }: Email): string[] {
  const parts = html === undefined ? [{ body }] : [{ html, body }, { body }];
  return parts.map((part) => readText(part).whole.slice(0, LIMITS.text));
}

export function plainText(body: string): string {
  return body.slice(0, LIMITS.source).replace(/\r\n?/g, '\n');
}
