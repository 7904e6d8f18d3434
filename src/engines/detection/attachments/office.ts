import { PROGRAMS } from '../data/file-types.ts';
import { LIMITS } from '../limits.ts';
import { type Allowance, unpacked } from './allowance.ts';
import { charactersOf, decoded, wide } from './bytes.ts';
import { endingOf } from './file-name.ts';
import type { Findings } from './file-reading.ts';
import { textOfPart, textPartsOf } from './office-text.ts';
import { textOfRtf } from './rtf-text.ts';
import { readMacros } from './vba.ts';
import type { ZipMember } from './zip.ts';

const RELATION = /<Relationship\b[^<>]{0,4000}>/g;
const LOADED = /\/(?:attachedTemplate|oleObject|frame|subDocument|aFChunk)"/i;
const HYPERLINK = /\/hyperlink"/i;
const REMOTE = /^(?:https?:|\\\\|file:\/\/[^/]|ftp:|mhtml:)/i;
/** A link in a field of Word or a formula of Excel. */
const FIELD_LINK = /\bHYPERLINK\s?\(?\s?(?:"|&quot;)(https?:(?:[^"&<>]|&amp;){1,2000})/gi;
/** Companies keep their templates there. */
const OWN_SERVER = /^https:\/\/[\w-]{1,63}\.sharepoint\.com\//i;
/** The record of a sheet in Excel 97 (BOUNDSHEET8), and the type of sheet that contains old macros. */
const SHEET_RECORD = 0x85;
const MACRO_SHEET = 1;
const PACKED_NAME = /\.[a-z0-9]{2,8}\0/gi;
const NAME = /[\w .()-]{1,120}$/;
const NAMES = 200;
const RTF_TEMPLATE = /\\\*\\template\s{0,5}((?:https?:|\\\\)[^}\s]{1,500})/i;
const RTF_OBJECT = /\\objclass\s{0,5}(Equation\.3|Package|htmlfile|Word\.Document\.8)/i;
/** A linked object that is updated when the document is opened: it is loaded without a class. */
const RTF_LINKED = /\\objautlink\b/i;

/** Whether a zip is a Microsoft or OASIS office document, by its parts, because a name proves nothing. */
export function isOfficeZip(members: readonly ZipMember[]): boolean {
  return members.some(({ name }) => /^(?:(?:word|xl|ppt|visio)\/|mimetype$)/.test(name));
}

/** Searches an office document that is a zip (ECMA-376) for macros and for what it loads when opened. */
export function readOfficeZip(members: readonly ZipMember[], findings: Findings, allowance: Allowance): void {
  const read = ({ content }: ZipMember) => unpacked(content, allowance);
  const linksOf = new Map<string, LinksByRelation>();
  for (const member of members) {
    const { name } = member;
    if (allowance.bytes <= 0) {
      findings.isCut = true;
      break;
    }
    if (/(?:^|\/)vbaProject\.bin$/i.test(name)) readMacros(read(member), name, findings, allowance);
    else if (/^xl\/macrosheets\//i.test(name) || /^Basic\/.+\.xml$/.test(name)) findings.note('macros', name);
    else if (name === 'xl/workbook.xml') noteOldAutoOpen(decoded(read(member)), findings);
    else if (/\.rels$/i.test(name)) linksOf.set(partOf(name), readRelations(decoded(read(member)), findings));
    else if (/\/embeddings\/[^/]{1,200}\.bin$/i.test(name)) notePackage(charactersOf(read(member)), findings);
  }
  // Last, so that a long text can't hide a macro.
  readText(members, linksOf, findings, allowance);
}

/** The links of a part by the names of their relations. */
type LinksByRelation = Map<string, Findings['links'][number]>;

/** `word/_rels/document.xml.rels` belongs to `word/document.xml`. */
function partOf(relations: string): string {
  return relations.replace(/_rels\/([^/]+)\.rels$/i, '$1');
}

function readText(
  members: readonly ZipMember[],
  linksOf: ReadonlyMap<string, LinksByRelation>,
  findings: Findings,
  allowance: Allowance,
): void {
  const parts = textPartsOf(members);
  for (const part of parts.slice(0, LIMITS.inside.textParts)) {
    if (allowance.fileText <= 0 || allowance.bytes <= 0) {
      findings.isCut = true;
      return;
    }
    const bytes = unpacked(part.content, allowance);
    if (bytes.length >= LIMITS.inside.member) findings.isCut = true;
    const xml = decoded(bytes);
    const { text, linked } = textOfPart(part, xml);
    findings.addText(text, allowance);
    for (const [relation, clicked] of linked) {
      const link = linksOf.get(part.name)?.get(relation);
      if (link) link.text = clicked;
    }
    for (const [, href = ''] of xml.matchAll(FIELD_LINK)) {
      if (findings.links.length >= LIMITS.inside.links) break;
      findings.links.push({ href: href.replaceAll('&amp;', '&'), text: '' });
    }
  }
  if (parts.length > LIMITS.inside.textParts) findings.isCut = true;
}

/** Searches a compound file ([MS-CFB]), Office's format until 2007 and for encrypted documents. */
export function readOle(content: Uint8Array, findings: Findings, allowance: Allowance): void {
  const text = charactersOf(content);
  if (text.includes(wide('EncryptedPackage'))) findings.note('encrypted-document', 'EncryptedPackage');
  if (text.includes(wide('_VBA_PROJECT'))) readMacros(content, '_VBA_PROJECT', findings, allowance);
  if (text.includes(wide('Workbook')) && hasOldMacroSheet(content)) findings.note('macros', 'Workbook');
  if (text.includes(wide('\x01Ole10Native'))) notePackage(text, findings);
}

/** Reads rich text, and searches it for the template and the objects that it loads. */
export function readRtf(content: Uint8Array, findings: Findings, allowance: Allowance): void {
  const text = charactersOf(content);
  findings.addText(textOfRtf(text.slice(0, LIMITS.inside.text)), allowance);
  findings.isCut ||= text.length > LIMITS.inside.text;
  const template = RTF_TEMPLATE.exec(text)?.[1];
  if (template !== undefined && !OWN_SERVER.test(template)) findings.note('remote-template', template);
  const object = RTF_OBJECT.exec(text);
  if (!text.includes('\\objupdate')) return;
  if (object) findings.note('embedded-program', object[1] ?? object[0]);
  else if (RTF_LINKED.test(text)) findings.note('remote-template', 'objautlink');
}

function noteOldAutoOpen(workbook: string, findings: Findings): void {
  const name = /_xlnm\.Auto_(?:Open|Close)/i.exec(workbook)?.[0];
  if (name !== undefined) findings.note('macros-on-opening', name);
}

function readRelations(xml: string, findings: Findings): LinksByRelation {
  const links: LinksByRelation = new Map();
  for (const [relation] of xml.matchAll(RELATION)) {
    const target = /\bTarget\s?=\s?["']([^"']{1,2000})["']/.exec(relation)?.[1]?.replaceAll('&amp;', '&');
    if (target === undefined || !/\bTargetMode\s?=\s?["']External/i.test(relation)) continue;
    if (LOADED.test(relation.replaceAll("'", '"')) && REMOTE.test(target) && !OWN_SERVER.test(target)) {
      findings.note('remote-template', target);
    }
    if (HYPERLINK.test(relation.replaceAll("'", '"')) && findings.links.length < LIMITS.inside.links) {
      const link = { href: target, text: '' };
      findings.links.push(link);
      links.set(/\bId\s?=\s?["']([^"']{1,100})["']/.exec(relation)?.[1] ?? '', link);
    }
  }
  return links;
}

function hasOldMacroSheet(content: Uint8Array): boolean {
  for (let at = content.indexOf(SHEET_RECORD); at >= 0; at = content.indexOf(SHEET_RECORD, at + 1)) {
    const isRecord = content[at + 1] === 0 && content[at + 3] === 0 && (content[at + 2] ?? 0) >= 8;
    if (isRecord && (content[at + 8] ?? 3) <= 2 && content[at + 9] === MACRO_SHEET) return true;
  }
  return false;
}

/** Notes a program that is embedded as an object, by its stored name. */
function notePackage(text: string, findings: Findings): void {
  let names = 0;
  for (const { 0: ending, index } of text.matchAll(PACKED_NAME)) {
    if (++names > NAMES) return;
    const before = NAME.exec(text.slice(Math.max(0, index - 120), index))?.[0] ?? '';
    const name = (before + ending.slice(0, -1)).trim();
    if (PROGRAMS.has(endingOf(name)) && !name.toLowerCase().endsWith('.com')) findings.note('embedded-program', name);
  }
}
