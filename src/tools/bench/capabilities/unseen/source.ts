import { zipSync } from 'fflate';
import encodeQR from 'qr';
import sharp from 'sharp';
import type { Mailbox } from '../../../../engines/detection/index.ts';
import { documentOf } from '../document.ts';
import { drawnCode } from '../drawing.ts';
import { READERS, type Reader } from './readers.ts';
import type { Row } from './row.ts';

const SENT = '2026-11-24T09:12:40Z';
const UNDERWAY_MS = 4000;
const SENDING_IP = '192.0.2.44';
/** The relay that sends for a domain that publishes no DMARC policy. */
const RELAY = 'smtp-out.relayhost-mta.example';

const TYPES: Readonly<Record<string, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  html: 'text/html',
  mp3: 'audio/mpeg',
  pdf: 'application/pdf',
  zip: 'application/zip',
};

export function readerOf({ language }: Row): Reader {
  const reader = READERS[language];
  if (!reader) throw new Error(`Nobody reads ${language}`);
  return reader;
}

/** The server that receives the reader's emails and writes Authentication-Results. */
export function serverOf({ address }: Reader): string {
  return `mx.${domainOf(address)}`;
}

/** The email as its receiving server stored it (RFC 5322, RFC 2045). */
export async function sourceOf(row: Row, reader = readerOf(row)): Promise<string> {
  const filled = (text: string) => text.replaceAll('{{to}}', () => reader.address);
  const from = mailboxOf(filled(row.from));
  const domain = domainOf(from.address);
  const fields: [string, string][] = [
    ['Return-Path', `<bounce@${row.checks === 'none' ? domainOf(RELAY) : domain}>`],
    ...checks(row, reader, domain),
    ...hops(row, reader, domain),
    ['From', written(from)],
    ...(row.replyTo === undefined ? [] : [['Reply-To', written(mailboxOf(row.replyTo))] as [string, string]]),
    ['To', written(reader)],
    ['Subject', encoded(filled(row.subject))],
    ['Date', dateOf(row)],
    ['Message-ID', `<${row.id}.0412@${domain}>`],
    ...Object.entries(row.headers ?? {}),
    ...unsubscribing(row),
    ['MIME-Version', '1.0'],
  ];
  const head = fields.map(([name, value]) => `${name}: ${value}`).join('\r\n');
  return `${head}\r\n${multipart('mixed', [bodyOf(row, filled), ...(await filesOf(row))])}`;
}

function checks({ checks }: Row, reader: Reader, domain: string): [string, string][] {
  const results = {
    pass: `spf=pass smtp.mailfrom=bounce@${domain}; dkim=pass header.d=${domain} header.s=s1; dmarc=pass header.from=${domain}`,
    fail: `spf=fail smtp.mailfrom=bounce@${domain}; dkim=none; dmarc=fail (p=NONE) header.from=${domain}`,
    none: `spf=pass smtp.mailfrom=bounce@${domainOf(RELAY)}; dkim=none; dmarc=none header.from=${domain}`,
    absent: '',
  }[checks];
  return results === '' ? [] : [['Authentication-Results', `${serverOf(reader)}; ${results}`]];
}

function hops(row: Row, reader: Reader, domain: string): [string, string][] {
  const { checks, via, id } = row;
  const host = via ?? (checks === 'pass' ? `mta1.${domain}` : RELAY);
  return [
    [
      'Received',
      `from ${host} (${host} [${SENDING_IP}]) by ${serverOf(reader)} with ESMTPS id 4f${id.length}; ${dateOf(row, UNDERWAY_MS)}`,
    ],
    ['Received', `from localhost (unknown [10.4.0.7]) by ${host} with ESMTP; ${dateOf(row)}`],
  ];
}

/** RFC 5322, 3.3. */
function dateOf({ sent = SENT }: Row, later = 0): string {
  return new Date(Date.parse(sent) + later).toUTCString().replace('GMT', '+0000');
}

/** RFC 2369, 2919 and 8058. */
function unsubscribing({ list, id }: Row): [string, string][] {
  if (list === undefined) return [];
  return [
    ['List-ID', `<news.${list}>`],
    ['List-Unsubscribe', `<https://${list}/unsubscribe?m=${id}>, <mailto:unsubscribe@${list}>`],
    ['List-Unsubscribe-Post', 'List-Unsubscribe=One-Click'],
    ['Precedence', 'bulk'],
  ];
}

/** Senders that authenticate mostly send a text beside their HTML. */
function bodyOf({ html, text = '', code, checks }: Row, filled: (text: string) => string): string {
  const drawing = code && code.drawn !== 'picture' ? drawnCode(code.text, code.drawn, html !== undefined) : '';
  const complete = (body: string) => filled(body).replace('{{code}}', () => drawing);
  if (html === undefined) return part('text/plain; charset=utf-8', complete(text));
  const page = part('text/html; charset=utf-8', complete(html));
  if (checks !== 'pass' || drawing !== '') return page;
  return multipart('alternative', [part('text/plain; charset=utf-8', textOf(complete(html))), page]);
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', gt: '>', lt: '<', nbsp: ' ', reg: '®' };

/** What mail programs send as the text of HTML: its words, with the addresses of its links. */
function textOf(html: string): string {
  return html
    .replace(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g, '$2 ($1)')
    .replace(/<(?:br|\/p|\/h\d|\/tr|\/li|\/div)>/g, '\n')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/[ \n]*\n[ \n]*/g, '\n\n')
    .trim();
}

async function filesOf({ files = [], code, event }: Row): Promise<string[]> {
  return [
    ...files.map(({ name, text }) => {
      const isZip = name.endsWith('.zip');
      const content = isZip ? zipSync({ [text]: documentOf(text, 'L') }) : documentOf(name, text);
      const type = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
      return part(type, content, [['Content-Disposition', `attachment; filename="${name}"`]]);
    }),
    ...(code?.drawn === 'picture' ? [part('image/png', await picture(code.text), [['Content-ID', '<code>']])] : []),
    ...(event ? [part('text/calendar; method=REQUEST; charset=utf-8', calendar(event))] : []),
  ];
}

async function picture(text: string): Promise<Uint8Array> {
  const svg = encodeQR(text, 'svg', { border: 3 });
  return sharp(Buffer.from(svg))
    .resize(240, 240, { kernel: 'nearest' })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer();
}

/** RFC 5545. */
function calendar({ summary, description, url }: NonNullable<Row['event']>): string {
  const escaped = (text: string) => text.replace(/[\\,;]/g, String.raw`\$&`);
  return [
    'BEGIN:VCALENDAR',
    'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
    'VERSION:2.0',
    'METHOD:REQUEST',
    'BEGIN:VEVENT',
    'UID:0412@calendar.example',
    'DTSTART:20261126T093000Z',
    'DTEND:20261126T101500Z',
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    ...(url === '' ? [] : [`URL:${url}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');
}

function multipart(subtype: 'alternative' | 'mixed', parts: readonly string[]): string {
  const [only = ''] = parts;
  if (parts.length === 1) return only;
  const boundary = `=_${subtype}_0412`;
  const all = parts.map((one) => `--${boundary}\r\n${one}`).join('\r\n');
  return `Content-Type: multipart/${subtype}; boundary="${boundary}"\r\n\r\n${all}\r\n--${boundary}--\r\n`;
}

function part(type: string, content: string | Uint8Array, fields: readonly [string, string][] = []): string {
  const lines = Buffer.from(content).toString('base64').replace(/.{76}/g, '$&\r\n');
  const head = [['Content-Type', type], ['Content-Transfer-Encoding', 'base64'], ...fields];
  return `${head.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n${lines}`;
}

function written({ name, address }: Mailbox): string {
  return name === '' ? address : `${/^[\w ]*$/.test(name) ? name : encoded(name, true)} <${address}>`;
}

/** RFC 2047 where it needs to be, and a quoted string (RFC 5322, 3.2.4) in an address. */
function encoded(text: string, isQuoted = false): string {
  if (/^[ -~]*$/.test(text)) return isQuoted ? `"${text.replace(/["\\]/g, String.raw`\$&`)}"` : text;
  const characters = Array.from(text);
  const words = Array.from({ length: Math.ceil(characters.length / 12) }, (_, at) =>
    characters.slice(at * 12, at * 12 + 12).join(''),
  );
  return words.map((word) => `=?utf-8?B?${Buffer.from(word).toString('base64')}?=`).join('\r\n ');
}

function mailboxOf(text: string): Mailbox {
  const [, name = '', address = text] = /^(.*?)\s*<([^<>]*)>$/.exec(text) ?? [];
  return { name, address };
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).replace(/^smtp-out\./, '');
}
