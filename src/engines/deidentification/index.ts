/**
 * De-identification: replaces personal data, and anything that gives access to accounts, with words in brackets.
 * Domains and everything else stay, so that the email can still be read and learned from. Pure, in linear time, and
 * idempotent.
 */
import { hideAddresses } from './addresses.ts';
import { hideBase64 } from './base64.ts';
import { hideChats } from './chats.ts';
import { hideEntities, hidePercentEncoded, hideQuotedPrintable, joinSoftBreaks, readEncodedWords } from './escapes.ts';
import { DATA, type Hide } from './hide.ts';
import { hideIdentifiers } from './identifiers.ts';
import { KnownNames } from './known-names.ts';
import { hideLinkSecrets } from './links.ts';
import { addRecipientNames, hideNames } from './names.ts';
import { hideIbans, hideNetworkAddresses, hideNumbers } from './numbers.ts';
import { hidePlaces } from './places.ts';
import { hideSecrets } from './secrets.ts';
import { hideSplit } from './split.ts';

/** How deep encodings may be nested; anything deeper is replaced as a whole. */
const DEPTH = 6;

/** One round can uncover text that the next has to hide; it stops when nothing changes. */
const ROUNDS = 6;

/**
 * How much may be decoded. Nested and repeated encodings multiply: without a limit, half a megabyte of them takes the
 * server's only thread more than ten seconds.
 */
export interface DecodingBudget {
  /** Characters decoded. */
  done: number;
  readonly most: number;
}

/** Emails decode to less than their own length, most of them to nothing. */
export function decodingBudget(text: string): DecodingBudget {
  return { done: 0, most: 64 * 1024 + 2 * text.length };
}

/** The fixed cost of decoding, in characters. */
const COST_OF_ONE = 200;

/**
 * Replaces everything personal in a text, in all common encodings.
 * @param work the limit of decoding; once it is used up, text that is still encoded is replaced as a whole
 */
export function deidentify(text: string, work: DecodingBudget = decodingBudget(text)): string {
  let current = text.toWellFormed();
  const names = new KnownNames();
  names.addDomains(current);
  addRecipientNames(current, names);
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = hideAll(current, names, work, DEPTH);
    if (next === current) break;
    current = next;
  }
  return current;
}

function hideAll(text: string, names: KnownNames, work: DecodingBudget, depth: number): string {
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
  // Texts with their own `=` come first: `?id=20…` and `pin=4455` are not quoted-printable.
  const words = hidePercentEncoded(hideChats(hideSecrets(hideLinkSecrets(joined, names))), hide);
  return hideEntities(hideQuotedPrintable(words, hide), hide);
}

function hidePlain(text: string, names: KnownNames): string {
  const named = hideNames(hideAddresses(hideLinkSecrets(text, names)), names);
  const placed = hidePlaces(hideNetworkAddresses(named));
  const visible = hideSecrets(hideNumbers(hideChats(hideIdentifiers(hideIbans(placed)))));
  return hideSplit(visible, (joined) => hideNumbers(hideIbans(hideAddresses(joined))));
}
