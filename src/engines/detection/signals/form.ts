import { sameOrganisation } from '../parse/domains.ts';
import type { Reading } from '../parse/parse.ts';
import { plainEvidence, SILENT, type SignalRule } from './signal.ts';

/** Fields to fill in inside the letter. */
export const FORM_SIGNALS: readonly SignalRule[] = [
  {
    id: 'form-in-letter',
    group: 'link',
    tier: 'soft',
    title: 'A form inside the letter',
    sentence: 'The letter holds a form; what is typed into it goes straight to the sender.',
    check(reading) {
      const form = reading.html?.forms.find(({ action }) => action !== '' && !isSenders(action, reading));
      return form ? [plainEvidence('link', form.action)] : SILENT;
    },
  },
  {
    id: 'password-field-in-letter',
    group: 'link',
    tier: 'hard',
    title: 'A password field inside the letter',
    sentence: 'The letter itself asks for a password. No honest one does.',
    check(reading) {
      const form = reading.html?.forms.find(({ passwordField }) => passwordField);
      if (!form) return SILENT;
      return [form.action === '' ? plainEvidence('remark', 'a password field') : plainEvidence('link', form.action)];
    },
  },
];

/** A search box or a poll of the sender's own site. */
function isSenders(action: string, { letter: { from } }: Reading): boolean {
  return from !== undefined && URL.canParse(action) && sameOrganisation(from.address, new URL(action).hostname);
}
