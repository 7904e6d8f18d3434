import {
  ARCHIVES,
  CONNECTIONS,
  DISKS,
  DOCUMENTS,
  MACRO_DOCUMENTS,
  NOTEBOOKS,
  PAGES,
  PROGRAMS,
} from '../data/file-types.ts';
import type { Attachment } from '../letter.ts';
import { LIMITS } from '../limits.ts';
import { archivedNames, asksForPassword } from './archive.ts';
import { charactersOf, decoded, latin1 } from './bytes.ts';
import { baseName, endingOf } from './file-name.ts';
import { type FileReading, Findings } from './file-reading.ts';
import { isOfficeZip, readOfficeZip, readOle, readRtf } from './office.ts';
import { readPage, readSvg } from './page.ts';
import { readPdf } from './pdf.ts';
import { type FileKind, kindOf } from './signature.ts';
import { type ZipMember, zipMembers } from './zip.ts';

/** What is left of the allowance for unpacking a file. */
interface Allowance {
  depth: number;
  members: number;
  bytes: number;
}

/** The test file that stands for malware without being any: eicar.org. Split, so that no scanner stops at this file. */
export const EICAR = ['X5O!P%@AP[4', '\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const EICAR_WITHIN = 4_096;
/** Archives of source code hold scripts; those that bring malware hold little else. */
const FEW_MEMBERS = 10;
/** Names that promise something to look at, which a web page or an archive is not. */
const PLAIN = new Set('pdf jpg jpeg png gif txt mp3 mp4 wav'.split(' '));

/** Reads a file as far as it can do harm, by its content; the name alone is the signals' business. */
export function inspect(attachment: Attachment): FileReading {
  const findings = new Findings();
  const { content = new Uint8Array(), filename } = attachment;
  const kind = look(filename, content, findings, {
    depth: 2,
    members: LIMITS.inside.unpacked,
    bytes: LIMITS.inside.all,
  });
  const links = findings.links
    .slice(0, LIMITS.inside.links)
    .map((link) => ({ ...link, source: filename === '' ? 'an attached file' : `the file “${filename}”` }));
  return { attachment, ending: endingOf(filename), kind, marks: findings.marks, links };
}

function look(name: string, content: Uint8Array, findings: Findings, allowance: Allowance): FileKind | null {
  const ending = endingOf(name);
  const kind = kindOf(content);
  if (latin1(content.subarray(0, EICAR_WITHIN)).includes(EICAR)) findings.note('test-virus', baseName(name));
  compareWithName(name, ending, kind, findings);
  if (kind === 'zip') readZip(content, findings, allowance);
  else if (kind === 'archive') {
    noteNames(archivedNames(content), findings);
    if (asksForPassword(content)) findings.note('encrypted-archive', baseName(name));
  } else if (kind === 'pdf') readPdf(content, findings);
  else if (kind === 'ole') readOle(content, findings);
  else if (kind === 'rtf') readRtf(content, findings);
  else if (kind === 'svg' || ending === 'svg') readSvg(decoded(content), findings);
  else if (kind === 'page' || PAGES.has(ending))
    readPage(decoded(content.subarray(0, LIMITS.inside.text * 2)), findings);
  else if (ending === 'url' || ending === 'website') readShortcut(charactersOf(content), findings);
  return kind;
}

function compareWithName(name: string, ending: string, kind: FileKind | null, findings: Findings): void {
  const runs = kind === 'program' || kind === 'shortcut' || kind === 'disk' || kind === 'notebook';
  if (runs && (DOCUMENTS.has(ending) || PAGES.has(ending) || ARCHIVES.has(ending))) {
    findings.note('disguised-program', baseName(name));
  }
  const isPacked = kind === 'zip' || kind === 'archive';
  if ((isPacked || kind === 'page') && PLAIN.has(ending)) findings.note('other-kind', baseName(name));
}

function readZip(content: Uint8Array, findings: Findings, allowance: Allowance): void {
  const members = zipMembers(content).filter(({ name }) => !name.endsWith('/') && !name.startsWith('__MACOSX/'));
  if (isOfficeZip(members)) {
    readOfficeZip(members, findings);
    return;
  }
  noteNames(
    members.map(({ name }) => name),
    findings,
  );
  const locked = members.find(({ encrypted }) => encrypted);
  if (locked) findings.note('encrypted-archive', baseName(locked.name));
  for (const member of members) unpack(member, findings, allowance);
}

function unpack({ name, content }: ZipMember, findings: Findings, allowance: Allowance): void {
  if (allowance.depth === 0 || allowance.members === 0 || allowance.bytes <= 0) return;
  allowance.members -= 1;
  const bytes = content(Math.min(allowance.bytes, LIMITS.inside.member));
  allowance.bytes -= bytes.length;
  allowance.depth -= 1;
  look(name, bytes, findings, allowance);
  allowance.depth += 1;
}

function noteNames(names: readonly string[], findings: Findings): void {
  for (const path of names) {
    const name = baseName(path);
    const ending = endingOf(name);
    const runs = PROGRAMS.has(ending) || DISKS.has(ending) || NOTEBOOKS.has(ending) || CONNECTIONS.has(ending);
    if (runs) findings.note(names.length <= FEW_MEMBERS ? 'holds-program' : 'holds-code', name);
    if (MACRO_DOCUMENTS.has(ending)) findings.note('macros', name);
    if (ARCHIVES.has(ending)) findings.note('holds-archive', name);
  }
}

/** A file of Windows that holds nothing but an address. */
function readShortcut(text: string, findings: Findings): void {
  const href = /^URL=(\S{1,2000})/m.exec(text)?.[1];
  if (href !== undefined) findings.links.push({ href, text: '' });
}
