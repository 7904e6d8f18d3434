import type { Evidence } from '../analysis.ts';
import { baseName, endingOf, runs } from '../attachments/file-name.ts';
import type { FileReading, Mark } from '../attachments/file-reading.ts';
import { EICAR } from '../attachments/inspect.ts';
import { ARCHIVES, DOCUMENTS, MACRO_DOCUMENTS, PAGES } from '../data/file-types.ts';
import { PASSWORD_GIVEN } from '../data/password-given.ts';
import { LIMITS } from '../limits.ts';
import { isOffSite } from '../parse/off-site.ts';
import { type ParsedEmail, textOf } from '../parse/parsed-email.ts';
import { hostOf, match, NO_EVIDENCE, plainEvidence, rangeEvidence, type SignalRule } from './signal.ts';

/** Reverses the text direction. The marks U+200E and U+200F do not: names in Arabic and Hebrew contain them. */
const STEERING = /[\u202a-\u202e\u2066-\u2069]/;

export const ATTACHMENT_SIGNALS: readonly SignalRule[] = [
  {
    id: 'attachment-runs',
    group: 'attachment',
    tier: 'soft',
    kinds: ['malware'],
    namesKind: true,
    floor: { severity: 'High', reason: 'Opening it runs it.' },
    title: 'Attachment is a program',
    sentence: 'Opening an attached file runs code, opens a connection or mounts a disk.',
    check: (parsed) => filesWhere(parsed, ({ ending }) => runs(ending)),
  },
  {
    id: 'attachment-disguised',
    group: 'attachment',
    tier: 'soft',
    kinds: ['malware'],
    namesKind: true,
    floor: { severity: 'Critical', reason: 'A program that poses as another type of file has one purpose.' },
    title: 'Disguised program',
    sentence: 'This file is a program, whatever its name says.',
    check: (parsed) => filesMarked(parsed, 'disguised-program'),
  },
  {
    id: 'attachment-other-kind',
    group: 'attachment',
    tier: 'soft',
    kinds: ['malware'],
    namesKind: true,
    title: 'Attachment is another file type',
    sentence: 'This file’s content doesn’t match its name.',
    check: (parsed) => filesMarked(parsed, 'other-kind'),
  },
  {
    id: 'attachment-double-ending',
    group: 'attachment',
    tier: 'soft',
    kinds: ['malware'],
    namesKind: true,
    floor: { severity: 'Critical', reason: 'A program whose name poses as a document has one purpose.' },
    title: 'Double file extension',
    sentence: 'The file name has two extensions: the first is for show, the second is real.',
    check: (parsed) => filesWhere(parsed, ({ attachment }) => hasDoubleEnding(attachment.filename)),
  },
  {
    id: 'attachment-reversed-name',
    group: 'attachment',
    tier: 'soft',
    kinds: ['malware'],
    namesKind: true,
    floor: { severity: 'Critical', reason: 'A program whose name is written backwards has one purpose.' },
    title: 'File name partly reversed',
    sentence: 'Characters that reverse the text direction hide the file name’s real extension.',
    check: (parsed) => filesWhere(parsed, ({ attachment }) => STEERING.test(attachment.filename)),
  },
  {
    id: 'attachment-test-virus',
    group: 'attachment',
    tier: 'soft',
    kinds: ['malware'],
    namesKind: true,
    floor: { severity: 'Critical', reason: 'The signature that all virus scanners must find.' },
    title: 'Antivirus test file',
    sentence: 'It contains the harmless file used to test antivirus programs.',
    check(parsed) {
      const files = filesMarked(parsed, 'test-virus');
      return files.length === 0 && parsed.text.includes(EICAR) ? [plainEvidence('body', EICAR)] : files;
    },
  },
  {
    id: 'attachment-archived-program',
    group: 'attachment',
    tier: 'soft',
    kinds: ['malware'],
    namesKind: true,
    floor: { severity: 'High', reason: 'An archive with nothing but a program is a program.' },
    title: 'Program in the archive',
    sentence: 'The attached archive contains little besides a file that runs when opened.',
    check: (parsed) => filesMarked(parsed, 'holds-program'),
  },
  {
    id: 'attachment-archived-code',
    group: 'attachment',
    tier: 'soft',
    kinds: ['malware'],
    namesKind: true,
    title: 'Archive includes programs',
    sentence: 'Some of the many files in the attached archive run when opened.',
    check: (parsed) => filesMarked(parsed, 'holds-code'),
  },
  {
    id: 'attachment-nested-archive',
    group: 'attachment',
    tier: 'soft',
    kinds: ['malware'],
    namesKind: true,
    title: 'Archive inside an archive',
    sentence: 'The attached archive contains another one, which keeps its content from being checked.',
    check: (parsed) => filesMarked(parsed, 'holds-archive'),
  },
  {
    id: 'attachment-locked-archive',
    group: 'attachment',
    tier: 'soft',
    kinds: ['malware'],
    title: 'Locked archive',
    sentence: 'The attached archive needs a password, so we couldn’t check what’s inside.',
    check: (parsed) => filesMarked(parsed, 'encrypted-archive', (file) => file.attachment.filename),
  },
  {
    id: 'attachment-password-in-email',
    group: 'attachment',
    tier: 'soft',
    kinds: ['malware'],
    namesKind: true,
    title: 'Locked archive with its password',
    sentence: 'The archive is locked and the email gives the password. That only blocks security checks.',
    check(parsed) {
      const files = filesMarked(parsed, 'encrypted-archive', (file) => file.attachment.filename);
      if (files.length === 0) return NO_EVIDENCE;
      for (const where of ['body', 'subject'] as const) {
        const given = PASSWORD_GIVEN.exec(textOf(parsed, where));
        if (given)
          return [rangeEvidence(parsed, where, given.index, given.index + given[0].trimEnd().length), ...files];
      }
      return NO_EVIDENCE;
    },
  },
  {
    id: 'attachment-locked-document',
    group: 'attachment',
    tier: 'context',
    title: 'Locked document',
    sentence: 'The attached document needs a password, so we couldn’t check its content.',
    check: (parsed) => filesMarked(parsed, 'encrypted-document', (file) => file.attachment.filename),
  },
  {
    id: 'attachment-macros',
    group: 'attachment',
    tier: 'soft',
    kinds: ['malware'],
    namesKind: true,
    title: 'Attachment contains macros',
    sentence: 'An attached Office file contains macros, or is of a type that does.',
    check: (parsed) => filesWhere(parsed, ({ ending, marks }) => MACRO_DOCUMENTS.has(ending) || marks.has('macros')),
  },
  {
    id: 'attachment-macros-on-opening',
    group: 'attachment',
    tier: 'soft',
    kinds: ['malware'],
    namesKind: true,
    title: 'Macros that start automatically',
    sentence: (evidence) => `A macro in the attached file starts automatically: ${evidence[0]?.quote}.`,
    check: (parsed) => filesMarked(parsed, 'macros-on-opening'),
  },
  {
    id: 'attachment-remote-template',
    group: 'attachment',
    tier: 'soft',
    kinds: ['malware'],
    namesKind: true,
    floor: { severity: 'High', reason: 'Documents that load their macros from elsewhere have one purpose.' },
    title: 'Document loads a remote file',
    sentence: (evidence) =>
      `When opened, the attached document loads another file, possibly a program, from “${evidence[0]?.quote}”.`,
    check: (parsed) => filesMarked(parsed, 'remote-template'),
  },
  {
    id: 'attachment-embedded-program',
    group: 'attachment',
    tier: 'soft',
    kinds: ['malware'],
    namesKind: true,
    floor: { severity: 'High', reason: 'No document needs a program inside it.' },
    title: 'Program inside the document',
    sentence: (evidence) => `The attached document contains a file that runs code: “${evidence[0]?.quote}”.`,
    check: (parsed) => filesMarked(parsed, 'embedded-program'),
  },
  {
    id: 'attachment-smuggles',
    group: 'attachment',
    tier: 'soft',
    kinds: ['malware'],
    namesKind: true,
    floor: { severity: 'High', reason: 'The page builds a file on the reader’s device, past every scanner.' },
    title: 'Web page unpacks hidden content',
    sentence: 'A script in the attached page assembles a hidden file or page to get past security checks.',
    check: (parsed) => filesMarked(parsed, 'decoded-payload', (file) => file.attachment.filename),
  },
  {
    id: 'password-form-attached',
    group: 'attachment',
    tier: 'soft',
    kinds: ['credential-phishing'],
    namesKind: true,
    floor: { severity: 'Medium', reason: 'No sign-in takes place in an attached page.' },
    title: 'Attached page asks for a password',
    sentence: 'The attached web page asks for a password. It runs on your device, so no address shows who gets it.',
    check: (parsed) => filesMarked(parsed, 'password-field', (file) => file.attachment.filename),
  },
  {
    id: 'attachment-redirects',
    group: 'attachment',
    tier: 'soft',
    kinds: ['credential-phishing'],
    namesKind: true,
    title: 'Attached page only redirects you',
    sentence: (evidence) => `The attached page shows nothing and immediately redirects you to “${evidence[0]?.quote}”.`,
    check: (parsed) => filesMarked(parsed, 'redirects'),
  },
  {
    id: 'attachment-scripted-picture',
    group: 'attachment',
    tier: 'soft',
    kinds: ['malware'],
    namesKind: true,
    floor: { severity: 'High', reason: 'No image needs code.' },
    title: 'Attached image contains code',
    sentence: 'The attached image contains a script or a web page. Images need neither.',
    check: (parsed) => filesMarked(parsed, 'scripted-picture', (file) => file.attachment.filename),
  },
  {
    id: 'attachment-launches',
    group: 'attachment',
    tier: 'soft',
    kinds: ['malware'],
    namesKind: true,
    floor: { severity: 'High', reason: 'No PDF needs to start a program.' },
    title: 'PDF starts a program',
    sentence: 'The attached PDF is set to start a program on your device.',
    check: (parsed) => filesMarked(parsed, 'launches', (file) => file.attachment.filename),
  },
  {
    id: 'attachment-script-on-opening',
    group: 'attachment',
    tier: 'soft',
    kinds: ['malware'],
    namesKind: true,
    title: 'PDF runs a script when opened',
    sentence: 'The attached PDF contains a script and runs something automatically when opened.',
    check: (parsed) => filesMarked(parsed, 'script-on-opening', (file) => file.attachment.filename),
  },
  {
    id: 'attachment-web-page',
    group: 'attachment',
    tier: 'soft',
    kinds: ['credential-phishing', 'malware'],
    title: 'Attachment is a web page',
    sentence: 'A web page is attached. It can show a fake login form on your own device.',
    check: (parsed) => filesWhere(parsed, (file) => isDoubtfulPage(file, parsed)),
  },
  {
    id: 'attachment-archive',
    group: 'attachment',
    tier: 'context',
    title: 'Attachment is an archive',
    sentence: 'We didn’t check what’s inside the attached archive.',
    check: (parsed) => filesWhere(parsed, isUnopenedArchive),
  },
  {
    id: 'open-attachment-request',
    group: 'request',
    tier: 'soft',
    isCommon: true,
    kinds: ['malware'],
    title: 'Asks you to open a file',
    sentence: 'It refers you to an attached file.',
    check: (parsed) => match(parsed, 'open-attachment'),
  },
];

/** Web archives, whose parts are encoded. */
const PACKED_PAGES = new Set(['mht', 'mhtml']);

/**
 * A page that runs or asks for something, leads away from the sender or was not read as a whole. Others, such as an exported
 * report or statement, are documents.
 */
function isDoubtfulPage({ ending, attachment, marks, isCut, links }: FileReading, parsed: ParsedEmail): boolean {
  if (!PAGES.has(ending) || /^text\/plain/.test(attachment.mimeType)) return false;
  const { content, size } = attachment;
  if (content === undefined || content.length < size || isCut || PACKED_PAGES.has(ending)) return true;
  const isSenderKnown = (parsed.email.from?.address ?? '') !== '';
  return marks.size > 0 || links.some(({ href }) => !isSenderKnown || isOffSite(parsed, hostOf(href)));
}

/** Files of a type that is not opened, or known only by name. */
function isUnopenedArchive({ ending, kind, isClosed }: FileReading): boolean {
  return ARCHIVES.has(ending) && (isClosed || kind === null);
}

function filesWhere({ files }: ParsedEmail, test: (file: FileReading) => boolean): Evidence[] {
  return files
    .filter(test)
    .slice(0, LIMITS.evidence)
    .map(({ attachment }) => plainEvidence('attachment', attachment.filename || 'unnamed file'));
}

/** The files with a mark, quoted by what was found in them or as `quote` says. */
function filesMarked({ files }: ParsedEmail, mark: Mark, quote?: (file: FileReading) => string): Evidence[] {
  return files
    .filter(({ marks }) => marks.has(mark))
    .slice(0, LIMITS.evidence)
    .map((file) => plainEvidence('attachment', quote?.(file) || file.marks.get(mark) || 'unnamed file'));
}

function hasDoubleEnding(filename: string): boolean {
  const name = baseName(filename.trim()).toLowerCase();
  const last = endingOf(name);
  const first = endingOf(name.slice(0, name.lastIndexOf('.')));
  return DOCUMENTS.has(first) && name.split('.').length > 2 && (runs(last) || PAGES.has(last));
}
