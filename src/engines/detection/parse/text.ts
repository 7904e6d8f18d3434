import type { Email } from '../email.ts';
import { looksLikeHtml, type Rendering, renderHtml } from '../html/html.ts';
import { LIMITS } from '../limits.ts';

/** An email's displayed text, before it is cut. */
export interface EmailText {
  /** The HTML source; undefined without HTML. */
  source: string | undefined;
  html: Rendering | null;
  whole: string;
}

export function readText({ html: part, body }: Pick<Email, 'html' | 'body'>): EmailText {
  const source = part ?? (looksLikeHtml(body) ? body : undefined);
  const html = source === undefined ? null : renderHtml(source);
  return { source, html, whole: html && (html.text !== '' || body === source) ? html.text : plainText(body) };
}

/**
 * The texts that `analyse` may refer to: the displayed one, and the text part, which counts when its result is worse.
 */
export function textsOf({ html, body }: Email): string[] {
  const parts = html === undefined ? [{ body }] : [{ html, body }, { body }];
  return parts.map((part) => readText(part).whole.slice(0, LIMITS.text));
}

export function plainText(body: string): string {
  return body.slice(0, LIMITS.source).replace(/\r\n?/g, '\n');
}
