import { sameOrganisation } from '../parse/domains.ts';
import type { ParsedEmail } from '../parse/parsed-email.ts';
import { NO_EVIDENCE, plainEvidence, type SignalRule } from './signal.ts';

export const FORM_SIGNALS: readonly SignalRule[] = [
  {
    id: 'form-in-email',
    group: 'link',
    tier: 'soft',
    // Orders, polls and searches are forms, too.
    kinds: ['credential-phishing'],
    title: 'Form inside the email',
    sentence: ([form]) =>
      /^mailto:/i.test(form?.quote ?? '')
        ? `The email contains a form that sends what you enter to ${mailboxIn(form?.quote ?? '')} by email.`
        : 'The email contains a form, so you don’t see which site gets what you enter.',
    check(parsed) {
      const form = parsed.html?.forms.find(({ action }) => action !== '' && !isSenders(action, parsed));
      return form ? [plainEvidence('link', form.action.trim())] : NO_EVIDENCE;
    },
  },
  {
    id: 'password-field-in-email',
    group: 'link',
    tier: 'soft',
    kinds: ['credential-phishing'],
    namesKind: true,
    floor: { severity: 'High', reason: 'No sign-in takes place inside an email.' },
    title: 'Password field inside the email',
    sentence: 'The email itself asks for a password. No legitimate email does.',
    check(parsed) {
      const form = parsed.html?.forms.find(({ passwordField }) => passwordField);
      if (!form) return NO_EVIDENCE;
      return [form.action === '' ? plainEvidence('remark', 'a password field') : plainEvidence('link', form.action)];
    },
  },
];

/** The address of a `mailto:` link, without parameters such as the subject. */
function mailboxIn(action: string): string {
  return action.slice('mailto:'.length).split('?', 1)[0] || 'an address';
}

/** A search box or poll on the sender's own site. */
function isSenders(action: string, { email: { from } }: ParsedEmail): boolean {
  return from !== undefined && URL.canParse(action) && sameOrganisation(from.address, new URL(action).hostname);
}
