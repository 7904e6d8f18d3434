import type { Evidence } from '../analysis.ts';
import { ASKS_OTHERS } from '../data/asking-words.ts';
import {
  ADDRESS_BAR,
  CLONES,
  COPY_WORD,
  COVERT_COMMANDS,
  DENIED_AFTER,
  DENIED_BEFORE,
  DOWNLOAD_AND_RUN,
  FILE_WINDOW,
  JOB_TEST,
  LAUNCH_KEYS,
  NETWORK_FOLDER,
  PASTE_KEYS,
  PASTE_WORD,
  RUNS_CODE,
  SHOWN_COMMAND,
  TERMINAL,
  WARNS,
} from '../data/command-words.ts';
import { PASSWORD, sensesOf } from '../model/senses.ts';
import { authorOf } from '../parse/author.ts';
import { isKnownHost } from '../parse/brand-hosts.ts';
import { everyMatch } from '../parse/every-match.ts';
import { isAcquainted } from '../parse/known-sender.ts';
import { isVouchedFor } from '../parse/leads-elsewhere.ts';
import type { Link } from '../parse/links.ts';
import { isOffSite } from '../parse/off-site.ts';
import { once } from '../parse/once.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { isQuoted, type Range } from '../parse/thread.ts';
import { linkEvidence, NO_EVIDENCE, rangeEvidence, type SignalRule } from './signal.ts';
import { leadsToManySites } from './significant-links.ts';

/** The most characters between the keys that open a window and those that paste. */
const SAME_STEPS = 90;
/** The most characters from the file window to its address bar and the pasting. */
const PATH_STEPS = 200;
/** The most characters between the window and the command. */
const INSTRUCTION = 400;
/** How far around the keys a warning is searched for. */
const WARNING = 300;
/** How far before a phrase its denial is searched for. */
const DENIAL = 60;
/** Longer texts are articles and logs. */
const LONGEST = 20_000;
const MOST = 20;

/** Asks the reader to run a command, a trick known as ClickFix. */
export const COMMAND_SIGNALS: readonly SignalRule[] = [
  {
    id: 'pasted-command',
    group: 'request',
    tier: 'soft',
    kinds: ['malware'],
    namesKind: true,
    floor: { severity: 'High', reason: 'No check or repair needs the reader to run a command they can’t see.' },
    covers: ['command-request'],
    inFiles: 'any',
    title: 'Asks you to run a command',
    sentence: 'It asks you to open a command window and paste something into it. This can take over your computer.',
    check: pastedCommand,
  },
  {
    id: 'strangers-program',
    group: 'request',
    tier: 'soft',
    kinds: ['malware'],
    namesKind: true,
    floor: { severity: 'Medium', reason: 'Such a line runs whatever its site sends, at once and unseen.' },
    covers: ['command-request'],
    inFiles: 'short',
    title: 'Command that runs a stranger’s program',
    sentence: 'It asks you to run a line that loads a program from an unknown site. This can take over your computer.',
    check: strangersProgram,
  },
  {
    id: 'pasted-path',
    group: 'request',
    tier: 'soft',
    kinds: ['malware'],
    namesKind: true,
    floor: { severity: 'Medium', reason: 'What is pasted into a file window’s address bar is run like a command.' },
    title: 'Asks you to paste into a file window',
    sentence: 'It asks you to paste something into the address bar of a file window, where it may run as a command.',
    check: pastedPath,
  },
  {
    id: 'command-request',
    group: 'request',
    tier: 'soft',
    kinds: ['malware'],
    namesKind: true,
    inFiles: 'short',
    title: 'Command to paste and run',
    sentence: 'It asks you to run a command. Only do this if you know what the command does.',
    check: (parsed) =>
      [commandRequest, clonedCode].map((find) => find(parsed)).find(({ length }) => length > 0) ?? NO_EVIDENCE,
  },
];

/**
 * Something to paste into a file window's address bar, next to a link: the linked page puts the command on the
 * clipboard. Honest writers give a network folder or a variable, and don't need a page for it.
 */
function pastedPath(parsed: ParsedEmail): Evidence[] {
  if (isAcquainted(parsed)) return NO_EVIDENCE;
  for (const { start, end } of instructions(parsed, FILE_WINDOW)) {
    const from = Math.max(0, start - SAME_STEPS);
    const steps = parsed.text.slice(from, end + PATH_STEPS);
    const bar = ADDRESS_BAR.exec(steps);
    if (!bar || NETWORK_FOLDER.test(steps) || !(PASTE_KEYS.test(steps) || PASTE_WORD.test(steps))) continue;
    const link = parsed.links.find(
      (one) => one.host !== '' && !isKnownHost(one.host) && Math.abs(one.start - start) <= INSTRUCTION,
    );
    if (!link) continue;
    const at = from + bar.index;
    return [rangeEvidence(parsed, 'body', at, at + bar[0].length), linkEvidence(link)];
  }
  return NO_EVIDENCE;
}

/** A line for the command window that loads a program from a site that isn't the sender's, from somebody unknown. */
function strangersProgram(parsed: ParsedEmail): Evidence[] {
  if (isAcquainted(parsed) || parsed.isReply || leadsToManySites(parsed)) return NO_EVIDENCE;
  if (authorOf(parsed)?.platform.carries === 'discussions') return NO_EVIDENCE;
  const windows = [...launchKeysIn(parsed), ...terminalsIn(parsed)];
  const command = withCommand(parsed, windows, DOWNLOAD_AND_RUN);
  const [, line] = command;
  if (line?.start === undefined || line.end === undefined) return NO_EVIDENCE;
  const { start, end } = line;
  // Honest tools are installed from code hosts too, where anyone can keep files.
  const isLoaded = ({ host, start: at, end: until }: Link) =>
    at >= start && until <= end && isOffSite(parsed, host) && !isKnownHost(host);
  return parsed.links.some(isLoaded) ? command : NO_EVIDENCE;
}

/** The keys for the window followed by those for pasting, or a window with a command that honest writers don't use. */
function pastedCommand(parsed: ParsedEmail): Evidence[] {
  const keys = launchKeysIn(parsed);
  for (const { start, end } of keys) {
    const pasted = pasteAfter(parsed.text, end);
    if (pasted !== null) return [rangeEvidence(parsed, 'body', start, pasted)];
    // “Paste it into the Run window (Windows+R)”
    const before = PASTE_WORD.exec(parsed.text.slice(Math.max(0, start - DENIAL), start));
    if (before && !SHOWN_COMMAND.test(parsed.text.slice(Math.max(0, start - DENIAL), end + DENIAL)))
      return [rangeEvidence(parsed, 'body', Math.max(0, start - DENIAL) + before.index, end)];
  }
  const windows = [...keys, ...terminalsIn(parsed)];
  const covert = withCommand(parsed, windows, COVERT_COMMANDS);
  return covert.length > 0 ? covert : withPassword(parsed, withCommand(parsed, windows, DOWNLOAD_AND_RUN));
}

/** With the computer’s password, the downloaded program can change anything. */
function withPassword(parsed: ParsedEmail, command: readonly Evidence[]): Evidence[] {
  const { senseLanguage, words } = parsed;
  const first = command[0];
  if (first?.start === undefined || senseLanguage === null) return NO_EVIDENCE;
  const around = words.filter(({ start }) => Math.abs(start - (first.start ?? 0)) < INSTRUCTION);
  return around.some((word) => sensesOf(word, senseLanguage).includes(PASSWORD)) ? [...command] : NO_EVIDENCE;
}

/** A command that loads a program, as in honest installation instructions, or one that the reader can't see. */
function commandRequest(parsed: ParsedEmail): Evidence[] {
  const windows = [...launchKeysIn(parsed), ...terminalsIn(parsed)];
  const shown = withCommand(parsed, windows, DOWNLOAD_AND_RUN);
  if (shown.length > 0) return shown;
  for (const { start, end } of terminalsIn(parsed)) {
    // Words in quotation marks are typed, to open the window.
    if (/["'`“‘«„]/.test(parsed.text.charAt(start - 1))) continue;
    const from = Math.max(0, start - SAME_STEPS);
    const around = parsed.text.slice(from, end + SAME_STEPS);
    if (!PASTE_WORD.test(around) && !COPY_WORD.test(around)) continue;
    const isShown = SHOWN_COMMAND.test(parsed.text.slice(end, end + INSTRUCTION));
    return isShown ? NO_EVIDENCE : [rangeEvidence(parsed, 'body', start, end)];
  }
  return NO_EVIDENCE;
}

/**
 * Code that a stranger asks the reader to copy and run, for example as a job test: the packages it installs run code at
 * once. Code hosts and newsletters quote the same lines from manuals; a header that claims a list proves none.
 */
function clonedCode(parsed: ParsedEmail): Evidence[] {
  const { subject, text, thread } = parsed;
  if (isAcquainted(parsed) || isVouchedFor(parsed) || parsed.isReply || leadsToManySites(parsed)) return NO_EVIDENCE;
  if (authorOf(parsed)?.platform.carries === 'discussions') return NO_EVIDENCE;
  const start = text.slice(0, LONGEST);
  if (!JOB_TEST.test(subject) && !JOB_TEST.test(start)) return NO_EVIDENCE;
  for (const { 0: cloned, index } of everyMatch(start, CLONES).slice(0, MOST)) {
    const end = index + cloned.length;
    const run = RUNS_CODE.exec(text.slice(end, end + INSTRUCTION));
    if (!run || isQuoted(thread, index)) continue;
    const at = end + run.index;
    return [rangeEvidence(parsed, 'body', index, end), rangeEvidence(parsed, 'body', at, at + run[0].length)];
  }
  return NO_EVIDENCE;
}

const launchKeysIn = once((parsed: ParsedEmail) => instructions(parsed, LAUNCH_KEYS));
const terminalsIn = once((parsed: ParsedEmail) => instructions(parsed, TERMINAL));

/**
 * Where the writer names a window to type in, except to deny it, to report what others are asked, or to warn about the
 * trick.
 */
function instructions({ text, thread }: ParsedEmail, pattern: RegExp): Range[] {
  const found: Range[] = [];
  for (const { 0: words, index } of everyMatch(text.slice(0, LONGEST), pattern)) {
    if (found.length === MOST) break;
    const end = index + words.length;
    const isDenied =
      ASKS_OTHERS.test(text.slice(Math.max(0, index - DENIAL), index)) ||
      DENIED_BEFORE.test(text.slice(Math.max(0, index - DENIAL), index)) ||
      DENIED_AFTER.test(text.slice(end, end + DENIAL));
    const around = text.slice(Math.max(0, index - WARNING), end + WARNING);
    if (!isDenied && !isQuoted(thread, index) && !WARNS.test(around)) found.push({ start: index, end });
  }
  return found;
}

/** The end of the pasting in the same steps, if nothing says what is typed or pasted. */
function pasteAfter(text: string, end: number): number | null {
  const steps = text.slice(end, end + SAME_STEPS);
  const keys = PASTE_KEYS.exec(steps);
  const paste = keys ?? PASTE_WORD.exec(steps);
  if (!paste) return null;
  const until = end + paste.index + paste[0].length;
  // Words for pasting come before what is pasted.
  return SHOWN_COMMAND.test(text.slice(end, keys ? until : until + SAME_STEPS / 2)) ? null : until;
}

function withCommand(parsed: ParsedEmail, windows: readonly Range[], commands: readonly RegExp[]): Evidence[] {
  for (const { start, end } of windows) {
    const from = Math.max(0, start - INSTRUCTION / 4);
    for (const command of commands) {
      const found = command.exec(parsed.text.slice(from, end + INSTRUCTION));
      if (!found) continue;
      const at = from + found.index;
      if (DENIED_BEFORE.test(parsed.text.slice(Math.max(0, at - DENIAL), at))) continue;
      // PowerShell is the window and the beginning of a command; a log has no other window.
      if (at <= start && end <= at + found[0].length) continue;
      return [rangeEvidence(parsed, 'body', start, end), rangeEvidence(parsed, 'body', at, at + found[0].length)];
    }
  }
  return NO_EVIDENCE;
}
