import { renderHtml } from '../html/html.ts';
import { LIMITS } from '../limits.ts';
import type { Allowance } from './allowance.ts';
import type { Findings } from './file-reading.ts';

const SCRIPT = /<script\b[^<>]{0,500}>/gi;
const SCRIPT_END = /<\/script/gi;
const HANDLER = /\son(?:load|click|mouseover|begin|error|focus|toggle)\s{0,5}=\s{0,5}["']?[^"'\s>]/i;
/** Decodes a string. */
const DECODES =
  /\batob\s?\(|\bunescape\s?\(|\bdecodeURIComponent\s?\(|\bfromCharCode\b|\bfrom_?base64\b|\bUint8Array\b/i;
/** Makes a file or a page of it. */
const DELIVERS =
  /\bnew\s+Blob\b|\bcreateObjectURL\b|\bmsSaveOrOpenBlob\b|\bdocument\s?\.\s?write|\beval\s?\(|\bnew\s+Function\b|\.download\s?=|\bdocument\s?\[|\bwindow\s?\[/i;
/** Characters of encoded data in one piece: more than a key, a hash or a small icon. */
const PAYLOAD = /["'`][A-Za-z0-9+/=%\\_-]{600}/;
/**
 * The same as numbers. Charts have numbers too: they are data only where something turns them into characters or bytes.
 */
const NUMBERS = /[[(]\s?(?:0x[0-9a-f]{1,2}|\d{1,3})(?:\s?,\s?(?:0x[0-9a-f]{1,2}|\d{1,3})){150}/i;
const OF_NUMBERS = /\bfromCharCode\b|\bUint8Array\b/;
/** Assigns a decoded value to a name. */
const DECODED =
  /([\w$]{1,40})\s?\+?=([^;\n]{0,200}\b(?:atob|unescape|decodeURIComponent|fromCharCode)\b[^;\n]{0,100})/g;
const DECODER = /\b(?:atob|unescape|decodeURIComponent|fromCharCode)\b/;
/** Where a page shows, runs or opens a value. */
const SHOWS = /\b(?:(?:inner|outer)HTML\s?\+?=|document\s?\.\s?write(?:ln)?\s?\(|eval\s?\()([^;\n]{1,300})/g;
const GOES = /\blocation(?:\s?\.\s?(?:href|replace|assign))?\s?[=(](?!=)([^;\n]{1,300})/g;
const ENCODED_TEXT = /\batob\s?\(\s?["'`]([A-Za-z0-9+/=]{8,2000})["'`]/;
/** Encoded data split into strings that are joined at run time, and its length in all. */
const PIECE = /["'`][A-Za-z0-9+/=]{60,600}["'`]/g;
const PIECES = 4_000;
/** Names and targets that are followed. */
const NAMES = 100;
const LEAVES =
  /<meta\b[^<>]{0,80}http-equiv\s?=\s?["']?refresh[^<>]{0,80}url\s?=\s?["']?([^"'\s>]{1,2000})|(?:\b(?:window|document|top|self)\s?\.\s?|(?<![\w$.-]))location(?:\s?\.\s?href)?\s?=\s?["'`](https?:[^"'`\s]{1,2000})|\blocation\s?\.\s?(?:replace|assign|href)\s?[(=]\s?["'`](https?:[^"'`\s]{1,2000})/i;
/** A page that only redirects shows less text. */
const FEW_WORDS = 200;
const PASSWORD = /<input\b[^<>]{0,400}\btype\s?=\s?["']?password/i;
/**
 * Elements that run something, can be filled in, redirect or show another page. Every `http-equiv` counts unless it is
 * plainly harmless, because its value may be written in entities.
 */
const ACTIVE =
  /<(?:[a-z]{1,8}:)?(?:script|form|input|button|textarea|select|iframe|frame|frameset|object|embed|applet|base)\b|\bhttp-equiv\s{0,3}=(?!\s{0,3}["']?\s{0,3}(?:content-|x-ua-compatible|default-style|cache-control|pragma|expires))|[\s"'/]on[a-z]{3,20}\s{0,3}=|<\?xml-stylesheet\b/i;
const SCHEME = /^[a-z][a-z0-9+.-]{0,20}:/i;
const PLAIN_SCHEME = /^(?:https?|mailto|tel|cid):/i;
const SVG_LINK = /\b(?:xlink:)?href\s?=\s?["'](https?:[^"'\s]{1,2000})["']/gi;
/** Namespaces look like addresses. */
const NAMESPACE =
  /^https?:\/\/(?:www\.)?(?:w3\.org|purl\.org|ns\.adobe\.com|sodipodi\.|inkscape\.|creativecommons\.org)/i;

/**
 * Searches a web page for the parts of phishing pages and smuggled files. For a page from an archive, less is rendered.
 */
export function readPage(source: string, findings: Findings, allowance: Allowance, isPacked: boolean): void {
  const page = source.slice(0, LIMITS.inside.text);
  const shown = page.slice(0, Math.min(allowance.characters, isPacked ? LIMITS.inside.packedPage : page.length));
  allowance.characters -= shown.length;
  if (shown.length < source.length) findings.isCut = true;
  const { anchors, forms, text } = renderHtml(shown);
  findings.addText(text, allowance);
  const active = ACTIVE.exec(page)?.[0] ?? anchors.find(({ href }) => runs(href.trim()))?.href;
  if (active !== undefined) findings.note('active-page', active.trim());
  const scripts = scriptsOf(page);
  const assembled = assembledIn(scripts);
  if (assembled !== null) findings.note('decoded-payload', assembled);
  const hidden = hiddenTarget(scripts);
  if (hidden !== null) {
    findings.note('decoded-payload', 'location');
    if (/^https?:/i.test(hidden)) findings.links.push({ href: hidden, text: '' });
  }
  const password = PASSWORD.exec(page);
  if (password) findings.note('password-field', `${password[0]}…`);
  const leaves = LEAVES.exec(page);
  const target = leaves?.[1] ?? leaves?.[2] ?? leaves?.[3];
  if (target !== undefined && text.trim().length < FEW_WORDS) {
    findings.note('redirects', target);
    findings.links.push({ href: target, text: '' });
  }
  for (const { href, start, end } of anchors) findings.links.push({ href, text: text.slice(start, end) });
  for (const { action } of forms) if (/^https?:/i.test(action)) findings.links.push({ href: action, text: '' });
}

/** Whether a click runs or opens something other than a page: `javascript:`, `data:`. */
function runs(href: string): boolean {
  return SCHEME.test(href) && !PLAIN_SCHEME.test(href);
}

/** Images need neither scripts nor web pages; their words are read. */
export function readSvg(source: string, findings: Findings, allowance: Allowance): void {
  const picture = source.slice(0, LIMITS.inside.text);
  const shown = picture.slice(0, Math.min(allowance.characters, LIMITS.inside.packedPage));
  allowance.characters -= shown.length;
  findings.addText(renderHtml(shown).text, allowance);
  const script =
    /<script\b|<foreignObject\b[^<>]{0,200}>[^<]{0,50}<(?:\w{1,8}:)?(?:iframe|embed|object|form|body|html)\b|\bjavascript:/i.exec(
      picture,
    );
  const handler = script ?? HANDLER.exec(picture);
  if (handler) findings.note('scripted-picture', handler[0].trim());
  if (!handler && /<(?:\w{1,8}:)?a\s/i.test(picture)) findings.note('active-page', 'svg');
  const scripts = scriptsOf(picture);
  if (holdsPayload(scripts) && DECODES.test(scripts)) findings.note('decoded-payload', 'script');
  const leaves = LEAVES.exec(picture);
  const target = leaves?.[1] ?? leaves?.[2] ?? leaves?.[3];
  if (target !== undefined) findings.links.push({ href: target, text: '' });
  for (const [, href = ''] of picture.matchAll(SVG_LINK)) {
    if (!NAMESPACE.test(href)) findings.links.push({ href, text: '' });
    if (findings.links.length >= LIMITS.inside.links) break;
  }
}

/** The function by which a script makes a page or a file from data; null for none. */
function assembledIn(scripts: string): string | null {
  const shown = decodedFor(SHOWS, scripts);
  if (shown.some((code) => code.includes('^'))) return 'fromCharCode';
  if (!holdsPayload(scripts) || (shown.length === 0 && !DELIVERS.test(scripts))) return null;
  return DECODES.exec(scripts)?.[0] ?? null;
}

/** The address that a script decodes and opens; empty if only running it would reveal the address, null for none. */
function hiddenTarget(scripts: string): string | null {
  // Email addresses are hidden from harvesters this way.
  const [code] = decodedFor(GOES, scripts).filter((one) => !/mailto|tel:/i.test(one));
  if (code === undefined) return null;
  const encoded = ENCODED_TEXT.exec(code)?.[1];
  try {
    return encoded === undefined ? '' : atob(encoded);
  } catch {
    return '';
  }
}

/** The decoding code whose result is passed to a target, directly or through a name. */
function decodedFor(place: RegExp, scripts: string): string[] {
  const named = new Map<string, string>();
  for (const [, name = '', code = ''] of scripts.matchAll(DECODED)) {
    if (named.size < NAMES) named.set(name, code);
  }
  const found: string[] = [];
  for (const [, code = ''] of scripts.matchAll(place)) {
    // Many legitimate pages read a parameter of their own address.
    if (/\blocation\s?\.\s?(?:search|hash)\b|URLSearchParams/.test(code)) continue;
    const of = DECODER.test(code) ? code : named.get(/^\s?([\w$]{1,40})/.exec(code)?.[1] ?? '');
    if (of !== undefined) found.push(of);
    if (found.length >= NAMES) break;
  }
  return found;
}

function holdsPayload(scripts: string): boolean {
  return PAYLOAD.test(scripts) || (NUMBERS.test(scripts) && OF_NUMBERS.test(scripts)) || hasPayloadInPieces(scripts);
}

/** A payload split so that no piece is long. */
function hasPayloadInPieces(scripts: string): boolean {
  let length = 0;
  for (const [piece] of scripts.matchAll(PIECE)) length += piece.length;
  return length >= PIECES;
}

/** All scripts of a page together: variables pass between them. */
function scriptsOf(page: string): string {
  const scripts: string[] = [];
  SCRIPT.lastIndex = 0;
  for (let open = SCRIPT.exec(page); open !== null; open = SCRIPT.exec(page)) {
    SCRIPT_END.lastIndex = SCRIPT.lastIndex;
    const end = SCRIPT_END.exec(page)?.index ?? page.length;
    scripts.push(page.slice(SCRIPT.lastIndex, end));
    SCRIPT.lastIndex = end;
  }
  return scripts.join('\n');
}
