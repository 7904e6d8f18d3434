import type { Concept } from '../data/phrases/concepts.ts';
import type { NamedKind } from '../model/model.ts';
import { sensesNamed } from '../model/senses.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { walletsIn } from '../parse/wallets.ts';
import { phonesIn } from '../signals/phones.ts';
import { hasAny, sensesSaid } from '../signals/senses-near.ts';
import { hasWebLink, type SignalRule } from '../signals/signal.ts';

/** Log-odds of a kind that an email can't be. */
const IMPOSSIBLE = -10;
const SECRETS = sensesNamed('password pin card account signin identity bank');
const TO_RUN = sensesNamed('download install');

/**
 * The kinds by wording, without those that need something the email lacks: a file or program to open, or a number to
 * call. The same wording fits several kinds: a summons can come with a file or a fake page.
 * @param found signals that support a kind; if one names the act, the needed thing is there
 */
export function possibleKinds(
  wording: Readonly<Record<NamedKind, number>>,
  parsed: ParsedEmail,
  found: readonly SignalRule[],
): Record<NamedKind, number> {
  const isNamed = (kind: NamedKind) => found.some(({ namesKind, kinds }) => namesKind && kinds?.includes(kind));
  return {
    ...wording,
    ...(!isNamed('malware') && !mayHaveToRun(parsed) && { malware: IMPOSSIBLE }),
    ...(isNamed('malware') &&
      !isNamed('credential-phishing') &&
      !isAboutSecrets(parsed) && { 'credential-phishing': IMPOSSIBLE }),
    ...(!mayBlackmail(parsed) && { extortion: IMPOSSIBLE }),
    ...(!isNamed('callback-scam') && !mayHaveToCall(parsed) && { 'callback-scam': IMPOSSIBLE }),
  };
}

function mayHaveToRun(parsed: ParsedEmail): boolean {
  const { email, phrases, senseLanguage } = parsed;
  if ((email.attachments ?? []).length > 0) return true;
  // A file that the text mentions may not have been provided.
  if (email.attachments === undefined && phrases.has('open-attachment') && !hasWebLink(parsed)) return true;
  return senseLanguage === null || hasAny(sensesSaid(parsed), TO_RUN);
}

/** If a program is offered, it is on the linked page, unless the email also mentions an account or card. */
function isAboutSecrets(parsed: ParsedEmail): boolean {
  const { phrases, senseLanguage } = parsed;
  if (senseLanguage === null) return true;
  if (phrases.has('credential-request') || phrases.has('sign-in') || phrases.has('code-request')) return true;
  return hasAny(sensesSaid(parsed), SECRETS);
}

const OF_BLACKMAIL: readonly Concept[] = ['recording', 'hacked', 'shame', 'bitcoin', 'secrecy', 'threat'];

/** Blackmail says what it has or will do. Without phrase lists for the language, only the wording shows it. */
function mayBlackmail({ language, phrases, text }: ParsedEmail): boolean {
  return language === null || OF_BLACKMAIL.some((concept) => phrases.has(concept)) || walletsIn(text).length > 0;
}

/** Things in a file or picture are only visible there. */
function mayHaveToCall(parsed: ParsedEmail): boolean {
  const { email, html, fileTexts } = parsed;
  if ((email.attachments ?? []).length > 0 || (html?.images.length ?? 0) > 0) return true;
  if (parsed.phrases.has('call-us')) return true;
  return [parsed, ...fileTexts.map((file) => file.parsed)].some((one) => phonesIn(one).length > 0);
}
