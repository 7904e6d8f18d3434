import { describe, expect, test } from 'vitest';
import { analyse } from '../../../../src/engines/detection/index.ts';
import { testTable } from '../../../support/test-table.ts';

const tasksOf = (body: string, subject = '') =>
  analyse({ subject, body }).signals.find(({ id }) => id === 'task-with-date')?.evidence ?? [];

describe('a task and its day are quoted in the writer’s words', () => {
  testTable([
    ['English', 'Please send me the report by 12 December.', 'Please send me the report by 12 December'],
    [
      'a weekday and a year',
      'Could you review it before Friday, 4 December 2026?',
      'Could you review it before Friday, 4 December 2026',
    ],
    ['a bare verb', 'Pay the invoice by 2026-12-04 at the latest', 'Pay the invoice by 2026-12-04'],
    [
      'German',
      'Bitte senden Sie die Unterlagen bis zum 12. Dezember.',
      'Bitte senden Sie die Unterlagen bis zum 12. Dezember',
    ],
    ['German numbers', 'Bitte überweisen Sie es bis 04.12.2026.', 'Bitte überweisen Sie es bis 04.12.2026'],
    ['French', 'Merci de signer le contrat avant le 3 décembre.', 'Merci de signer le contrat avant le 3 décembre'],
    [
      'Spanish',
      'Por favor, envíe el informe antes del 4 de diciembre.',
      'Por favor, envíe el informe antes del 4 de diciembre',
    ],
    ['Portuguese', 'Por favor envie o relatório até sexta-feira', 'Por favor envie o relatório até sexta-feira'],
    ['Italian', 'Si prega di confermare entro il 5 dicembre', 'Si prega di confermare entro il 5 dicembre'],
    ['an order with its pronoun', 'Envíame el informe antes del 4 de mayo', 'Envíame el informe antes del 4 de mayo'],
    ['a participle that is asked for', 'It must be signed by Friday', 'must be signed by Friday'],
    ['Dutch', 'Stuur het rapport uiterlijk vrijdag', 'Stuur het rapport uiterlijk vrijdag'],
  ])('%s', (_, body, quote) => {
    const [task] = tasksOf(`Hello Tom.\n\n${body}`);
    expect(task?.quote).toBe(quote);
    expect(`Hello Tom.\n\n${body}`.slice(task?.start, task?.end)).toBe(quote);
  });

  test('in the subject, and several in one email', () => {
    expect(tasksOf('Hello', 'Please reply by Friday')).toMatchObject([{ where: 'subject', start: 0, end: 22 }]);
    expect(tasksOf('Please sign it by Monday.\n\nPlease pay it by Tuesday.')).toHaveLength(2);
  });
});

describe('no task', () => {
  testTable([
    ['what was done', 'I sent it on Monday.'],
    ['no day', 'Please send a photo of May.'],
    ['a share', 'Please confirm by 12 %.'],
    ['a day in another sentence', 'Please send it. We meet by Friday.'],
    ['what the reader can do', 'You can read it on Friday.'],
    ['what could not be done', 'The delivery could not be completed on 4 May.'],
    ['a link and the news below it', 'Read the full story\nBakers met on Monday'],
    ['a forward line', '---------- Forwarded by Lorna Bell/ET&S on 09/18/2000 ----------'],
    ['what was reviewed', 'Reviewed and approved by Ada Bell on 4 May 2026.'],
    ['eine Lieferung', 'Lieferung am 4. Mai.'],
    ['ce qui a été payé', 'Payé le 3 mai.'],
    ['ce qui a été confirmé', 'Confirmé par Ada le 3 mai.'],
    ['lo enviado', 'Enviado el 4 de mayo.'],
    ['una entrega', 'Entrega el 4 de mayo.'],
    ['o que foi enviado', 'Enviado em 4 de maio.'],
    ['una consegna', 'Consegna il 4 maggio.'],
    ['quello che è stato pagato', 'Pagato il 4 maggio.'],
    ['een levering', 'Levering op 4 mei.'],
    ['wat betaald is', 'Betaald op 4 mei.'],
    ['what somebody else wrote', 'Yes.\n\n> Please send it by Friday.'],
  ])('%s', (_, body) => {
    expect(tasksOf(body)).toEqual([]);
  });

  test('counts for nothing', () => {
    expect(analyse({ subject: '', body: 'Please send me the report by 12 December.' })).toMatchObject({
      severity: 'None',
    });
  });
});
