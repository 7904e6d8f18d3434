import { ARCHIVES, DOCUMENTS, MACRO_DOCUMENTS, PAGES, SOURCE_CODE } from '../data/file-types.ts';
import type { Attachment, Email } from '../email.ts';
import { LIMITS } from '../limits.ts';
import { type Allowance, newAllowance, unpacked } from './allowance.ts';
import { archivedNames, asksForPassword, isGzip, isTar } from './archive.ts';
import { charactersOf, decoded, latin1 } from './bytes.ts';
import { calendarParts } from './calendar.ts';
import { baseName, endingOf, runs } from './file-name.ts';
import { type FileReading, Findings, namedFile } from './file-reading.ts';
import { inflated } from './inflate.ts';
import { isOfficeZip, readOfficeZip, readOle, readRtf } from './office.ts';
import { readPage, readSvg } from './page.ts';
import { readPdf } from './pdf.ts';
import { type FileKind, kindOf } from './signature.ts';
import { type ZipMember, zipMembers } from './zip.ts';

/** The antivirus test file of eicar.org, which is harmless. Split, so that no scanner stops at this file. */
export const EICAR = ['X5O!P%@AP[4', '\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const EICAR_WITHIN = 4_096;
/** Archives of source code contain scripts; those with malware contain little else. */
const FEW_MEMBERS = 10;
const MOSTLY = 0.6;
/** The manifest of a software package. A script that is the only other file still counts. */
const MANIFEST =
  /^(?:package\.json|pyproject\.toml|setup\.py|cargo\.toml|go\.mod|pom\.xml|composer\.json|gemfile|makefile)$/i;
/** Script languages. Windows runs some of them on a double click, so a package has to contain more than one. */
const SCRIPT = new Set('js mjs py rb sh bash'.split(' '));
const FEW_SCRIPTS = 2;
/** Extensions of files that are only viewed or played, unlike web pages and archives. */
const PLAIN = new Set('pdf jpg jpeg png gif txt mp3 mp4 wav'.split(' '));

/** Plain text files. */
const TEXT = new Set('txt text log md csv'.split(' '));
/** Sound, films, pictures, fonts, and signatures (RFC 8551): they have no text. */
const WITHOUT_TEXT = new Set(
  'mp3 m4a wav ogg mp4 mov avi webm png jpg jpeg gif webp ttf otf woff woff2 p7s'.split(' '),
);
/** Attached emails and calendars are judged as emails, pictures by their words (`picture-files.ts`). */
const READ_ELSEWHERE = /^(?:message|image|audio|video)\/|^text\/(?:calendar|rfc822-headers)\b/i;
/** Office's formats until 2007, whose text is in binary records. */
const OLD_OFFICE = new Set('doc dot xls xlt ppt pps'.split(' '));
/** Office types without macros: files with macros have other extensions (ECMA-376, part 1, 11.3). */
const MACRO_FREE = new Set('docx dotx xlsx xltx pptx potx ppsx'.split(' '));

/** Reads a file's content for anything harmful. Its name alone is judged by the signals. */
export function inspect(attachment: Attachment, allowance: Allowance = newAllowance()): FileReading {
  const findings = new Findings();
  const { filename } = attachment;
  const isRead = allowance.files > 0;
  allowance.files -= 1;
  const content = (isRead && attachment.content) || new Uint8Array();
  const kind = inspectContent(filename, content, findings, allowance, 0);
  if (kind === 'pdf' && attachment.text !== undefined && attachment.text.trim() !== '') {
    findings.isTextUnread = false;
    findings.addText(attachment.text, allowance);
    findings.isCut ||= attachment.isTextCut === true;
  }
  if (attachment.isReadAsEmail) findings.isClosed = false;
  if (kind === null && READ_ELSEWHERE.test(attachment.mimeType)) findings.isTextUnread = false;
  const links = findings.links
    .slice(0, LIMITS.inside.links)
    .map((link) => ({ ...link, source: namedFile(attachment) }));
  return {
    attachment,
    ending: endingOf(filename),
    kind,
    marks: findings.marks,
    links,
    text: findings.text,
    isTextUnread: findings.isTextUnread,
    isClosed: findings.isClosed,
    isCut: findings.isCut || !isRead || findings.links.length > links.length,
  };
}

/** The files of an email in order; for files beyond the allowance, only the name is known. */
export function inspectAll({ attachments = [] }: Email, allowance: Allowance): FileReading[] {
  return attachments.map((attachment) => inspect(attachment, allowance));
}

function inspectContent(
  name: string,
  content: Uint8Array,
  findings: Findings,
  allowance: Allowance,
  depth: number,
): FileKind | null {
  const ending = endingOf(name);
  const kind = kindOf(content);
  if (latin1(content.subarray(0, EICAR_WITHIN)).includes(EICAR)) findings.note('test-virus', baseName(name));
  compareWithName(name, ending, kind, findings);
  if (kind === 'zip') readZip(name, content, findings, allowance, depth);
  else if (isGzip(content)) readGzip(name, content, findings, allowance, depth);
  else if (kind === 'archive') {
    findings.isClosed ||= !isTar(content);
    noteNames(archivedNames(content), findings);
    if (asksForPassword(content)) findings.note('encrypted-archive', baseName(name));
  } else if (kind === 'pdf') {
    findings.isTextUnread = true;
    readPdf(content, findings, allowance);
  } else if (kind === 'ole') {
    findings.isClosed ||= ending === 'msg';
    findings.isTextUnread ||= OLD_OFFICE.has(ending);
    readOle(content, findings, allowance);
  } else if (kind === 'rtf') readRtf(content, findings, allowance);
  else if (kind === 'svg' || ending === 'svg') readSvg(decoded(content), findings, allowance);
  else if (kind === 'page' || PAGES.has(ending))
    readPage(decoded(content.subarray(0, LIMITS.inside.text * 2)), findings, allowance, depth > 0);
  else if (kind === null && ending === 'ics' && depth > 0) findings.addText(textOfCalendar(content), allowance);
  else if (kind === null && TEXT.has(ending)) findings.addText(decoded(content), allowance);
  else if (ending === 'url' || ending === 'website') readShortcut(charactersOf(content), findings);
  else if (kind === null) findings.isTextUnread ||= content.length > 0 && !isWithoutText(ending, depth);
  return kind;
}

/** An attached calendar is read as an email, an archive's source code as names. */
function isWithoutText(ending: string, depth: number): boolean {
  return WITHOUT_TEXT.has(ending) || (depth > 0 ? SOURCE_CODE.has(ending) : ending === 'ics' || ending === 'eml');
}

function compareWithName(name: string, ending: string, kind: FileKind | null, findings: Findings): void {
  const runs = kind === 'program' || kind === 'shortcut' || kind === 'disk' || kind === 'notebook';
  if (runs && (DOCUMENTS.has(ending) || PAGES.has(ending) || ARCHIVES.has(ending))) {
    findings.note('disguised-program', baseName(name));
  }
  const isPacked = kind === 'zip' || kind === 'archive';
  if ((isPacked || kind === 'page') && PLAIN.has(ending)) findings.note('other-kind', baseName(name));
}

function readZip(name: string, content: Uint8Array, findings: Findings, allowance: Allowance, depth: number): void {
  const all = zipMembers(content);
  if (all.length >= LIMITS.inside.members) findings.isCut = true;
  const members = all.filter(({ name }) => !name.endsWith('/') && !name.startsWith('__MACOSX/'));
  // An archive that calls itself a document is opened by its content.
  noteNames(
    members.map(({ name }) => name),
    findings,
  );
  if (isOfficeZip(members)) {
    if (MACRO_FREE.has(endingOf(name)) && members.some((member) => /(?:^|\/)vbaProject\.bin$/i.test(member.name))) {
      findings.note('other-kind', baseName(name));
    }
    readOfficeZip(members, findings, allowance);
    return;
  }
  const locked = members.find(({ encrypted }) => encrypted);
  if (locked) findings.note('encrypted-archive', baseName(locked.name));
  for (const member of members) unpack(member, findings, allowance, depth + 1);
}

/** A single compressed file, which may contain its own name. */
function readGzip(outer: string, packed: Uint8Array, findings: Findings, allowance: Allowance, depth: number): void {
  const names = archivedNames(packed);
  noteNames(names, findings);
  const name = names[0] ?? outer.replace(/\.gz(?:ip)?$|(?<=\.svg)z$/i, '');
  unpack({ name, content: (limit) => inflated(packed, limit, 'gzip') }, findings, allowance, depth + 1);
}

function unpack(
  { name, content }: Pick<ZipMember, 'name' | 'content'>,
  findings: Findings,
  allowance: Allowance,
  depth: number,
): void {
  if (depth > LIMITS.inside.depth || allowance.members === 0 || allowance.bytes <= 0) {
    findings.isCut = true;
    return;
  }
  allowance.members -= 1;
  const bytes = unpacked(content, allowance);
  const kind = inspectContent(name, bytes, findings, allowance, depth);
  if (bytes.length >= LIMITS.inside.member && kind !== 'picture') findings.isCut = true;
}

function noteNames(names: readonly string[], findings: Findings): void {
  const plain = names.filter((path) => SOURCE_CODE.has(endingOf(path))).length;
  const isPackage =
    names.some((path) => MANIFEST.test(baseName(path))) &&
    names.filter((path) => SCRIPT.has(endingOf(path))).length >= FEW_SCRIPTS &&
    names.every((path) => SCRIPT.has(endingOf(path)) || !runs(endingOf(path)));
  const isSourceCode = isPackage || (names.length > FEW_MEMBERS && plain >= names.length * MOSTLY);
  for (const path of names) {
    const name = baseName(path);
    const ending = endingOf(name);
    if (runs(ending)) findings.note(isSourceCode ? 'holds-code' : 'holds-program', name);
    if (MACRO_DOCUMENTS.has(ending)) findings.note('macros', name);
    if (ARCHIVES.has(ending)) findings.note('holds-archive', name);
  }
}

/** An attached calendar is judged like an email (`Email.calendar`); this is for one in an archive. */
function textOfCalendar(content: Uint8Array): string {
  const entries = calendarParts(content).map(({ summary, description, location }) => [summary, description, location]);
  return entries.flat().join('\n');
}

/** A Windows shortcut to an address. */
function readShortcut(text: string, findings: Findings): void {
  const href = /^URL=(\S{1,2000})/m.exec(text)?.[1];
  if (href !== undefined) findings.links.push({ href, text: '' });
}
