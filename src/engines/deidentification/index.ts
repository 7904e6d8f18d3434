/**
 * De-identification: text in, text out. What names a person or opens a door to their accounts is replaced by a word in
 * brackets; domains and everything else stay, so that the letter can still be read and learned from. Pure, in linear
 * time, and idempotent: its own output goes through unchanged.
 */
import { hideAddresses } from './addresses.ts';
import {
  hideBase64,
  hideFormFields,
  hidePercentEncoded,
  hideQuotedPrintable,
  joinSoftBreaks,
  readEncodedWords,
} from './encodings.ts';
import { hideLinkSecrets } from './links.ts';
import { hideNames, recipientNames } from './names.ts';
import { hideNetworkAddresses, hideNumbers } from './numbers.ts';
import { hidePlaces } from './places.ts';
import { hideSecrets } from './secrets.ts';

/** How deep encodings may lie in each other: base64 in quoted-printable in a URL. */
const DEPTH = 3;

/** One step can bring to light what the next has to hide; it ends earlier when nothing changes. */
const ROUNDS = 6;

/** Replaces everything personal in a text, in whatever common encoding it stands. */
export function deidentify(text: string): string {
  let current = text.toWellFormed();
  const names = recipientNames(current);
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = hideOnce(current, names, DEPTH);
    if (next === current) break;
    current = next;
  }
  return current;
}

function hideOnce(text: string, names: ReadonlySet<string>, depth: number): string {
  const hide = (decoded: string) => hideOnce(decoded, names, depth - 1);
  return hidePlain(depth === 0 ? text : hideEncoded(text, hide), names);
}

function hideEncoded(text: string, hide: (decoded: string) => string): string {
  const joined = joinSoftBreaks(hideBase64(readEncodedWords(text), hide));
  // What has an `=` of its own first: `?id=20…` and `pin=4455` must not be taken for quoted-printable.
  const fields = hideFormFields(hideSecrets(hideLinkSecrets(joined)), hide);
  return hideQuotedPrintable(hidePercentEncoded(fields, hide), hide);
}

function hidePlain(text: string, names: ReadonlySet<string>): string {
  const withoutAddresses = hideAddresses(hideLinkSecrets(text));
  return hideSecrets(hideNumbers(hidePlaces(hideNetworkAddresses(hideNames(withoutAddresses, names)))));
}
