import { describe, expect } from 'vitest';
import { analyse } from '../../../../src/engines/detection/index.ts';
import { testTable } from '../../../support/test-table.ts';

const idsOf = (body: string) =>
  analyse(
    {
      subject: 'Note',
      body,
      from: { name: 'Willow', address: 'info@willow.example' },
      headers: [{ name: 'Authentication-Results', value: 'mx.example.net; dmarc=pass header.from=willow.example' }],
    },
    { authservId: 'mx.example.net' },
  ).signals.map(({ id }) => id);

describe('that an email can be ignored', () => {
  testTable([
    ['If you did not request this, please ignore this email.', 'If you have already paid, please ignore this message.'],
    ['Didn’t ask for this? You can safely ignore this email.', 'Already paid? You can safely ignore this email.'],
    ['If this reached you by mistake, please ignore it.', 'If you do not want to come, please ignore this email.'],
    [
      'Wenn Sie das nicht angefordert haben, ignorieren Sie diese E-Mail.',
      'Wenn Sie bereits gezahlt haben, ignorieren Sie diese E-Mail.',
    ],
    ['Si vous n’avez pas demandé ce code, ignorez ce message.', 'Si vous avez déjà réglé, ignorez ce message.'],
    ['Si no ha solicitado este código, ignore este mensaje.', 'Si ya ha pagado, ignore este mensaje.'],
    ['Se você não solicitou, ignore este email.', 'Se você já pagou, desconsidere este email.'],
    ['Se non hai richiesto questo codice, ignora questo messaggio.', 'Se hai già pagato, ignora questo messaggio.'],
    ['Als u dit niet heeft aangevraagd, negeer deze mail.', 'Als u al betaald heeft, negeer deze mail.'],
    ['Jeśli to nie Pani zakładała konto, prosimy o telefon.', 'Jeśli nie może Pani przyjść, prosimy o telefon.'],
  ])('depends on who asked for it: %s / %s', (unrequested, other) => {
    expect(idsOf(unrequested)).toContain('can-be-ignored');
    expect(idsOf(other)).not.toContain('can-be-ignored');
  });
});
