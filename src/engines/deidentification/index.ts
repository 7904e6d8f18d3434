/**
 * De-identification: text in, text out. What names a person or opens a door to their accounts is replaced by a word in
 * brackets; domains and everything else stay, so that the email can still be read and learned from. Pure, in linear
 * time, and idempotent: its own output goes through unchanged.
 */
import { hideAddresses } from './addresses.ts';
import { hideBase64 } from './base64.ts';
import { hideChats } from './chats.ts';
import { hideEntities, hidePercentEncoded, hideQuotedPrintable, joinSoftBreaks, readEncodedWords } from './escapes.ts';
import { DATA, type Hide } from './hide.ts';
import { hideIdentifiers } from './identifiers.ts';
import { KnownNames } from './known-names.ts';
import { hideLinkSecrets } from './links.ts';
import { hideNames, noteRecipients } from './names.ts';
import { hideIbans, hideNetworkAddresses, hideNumbers } from './numbers.ts';
import { hideParted } from './parted.ts';
import { hidePlaces } from './places.ts';
import { hideSecrets } from './secrets.ts';

/** How deep encodings may lie in each other; what lies deeper goes as a whole. */
const DEPTH = 6;

/** One step can bring to light what the next has to hide; it ends earlier when nothing changes. */
const ROUNDS = 6;

/**
 * How much may be decoded. Encodings that lie in each other and beside each other multiply: without an end to it, half a
 * megabyte of them takes the server's only thread for ten seconds and more.
 */
export interface Work {
  /** Characters that were decoded. */
  done: number;
  readonly most: number;
}

/** Emails decode less than their own length, most of them nothing. */
export function workFor(text: string): Work {
  return { done: 0, most: 64 * 1024 + 2 * text.length };
}

/** What decoding costs however short the text is, in characters. */
const COST_OF_ONE = 200;

/**
 * Replaces everything personal in a text, in whatever common encoding it stands.
 * @param work what it may cost; when that is spent, whatever is still encoded goes as a whole
 */
export function deidentify(text: string, work: Work = workFor(text)): string {
  let current = text.toWellFormed();
  const names = new KnownNames();
  names.addDomains(current);
  noteRecipients(current, names);
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = hideAll(current, names, work, DEPTH);
    if (next === current) break;
    current = next;
  }
  return current;
}

function hideAll(text: string, names: KnownNames, work: Work, depth: number): string {
  const hide: Hide = {
    plain: (visible) => hidePlain(visible, names),
    decoded: (decoded) => {
      const cost = decoded.length + COST_OF_ONE;
      if (depth === 0 || work.done + cost > work.most) return DATA;
      work.done += cost;
      return hideAll(decoded, names, work, depth - 1);
    },
  };
  return hide.plain(hideEncoded(text, names, hide));
}

function hideEncoded(text: string, names: KnownNames, hide: Hide): string {
  const joined = joinSoftBreaks(hideBase64(readEncodedWords(text), hide));
  // What has an `=` of its own first: `?id=20…` and `pin=4455` must not be taken for quoted-printable.
  const words = hidePercentEncoded(hideChats(hideSecrets(hideLinkSecrets(joined, names))), hide);
  return hideEntities(hideQuotedPrintable(words, hide), hide);
}

function hidePlain(text: string, names: KnownNames): string {
  const named = hideNames(hideAddresses(hideLinkSecrets(text, names)), names);
  const placed = hidePlaces(hideNetworkAddresses(named));
  const visible = hideSecrets(hideNumbers(hideChats(hideIdentifiers(hideIbans(placed)))));
  return hideParted(visible, (joined) => hideNumbers(hideIbans(hideAddresses(joined))));
}
