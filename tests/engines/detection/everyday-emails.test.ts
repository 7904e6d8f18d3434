import { describe, expect } from 'vitest';
import { analyse, type Email } from '../../../src/engines/detection/index.ts';
import { testTable } from '../../support/test-table.ts';

const analysed = (body: string, email: Partial<Email> = {}) => analyse({ subject: 'News', body, ...email });
const idsOf = (body: string) => analysed(body).signals.map(({ id }) => id);

describe('a number to ring', () => {
  testTable([
    [
      'English',
      'Thank you for your order. Our invoice 2231 over £480.00 is due within 14 days; our bank details (account number 12345678) have not changed. If you have any questions please ring us on 0113 555 0142.',
    ],
    ['German', 'Vielen Dank für Ihre Bestellung über 480,00 €. Bei Fragen rufen Sie uns an unter 0761 555 0142.'],
    ['French', 'Votre commande de 480 € est confirmée. Pour toute question, appelez-nous au 04 50 55 01 42.'],
    ['Spanish', 'Pedido confirmado: 480 €. Si tiene alguna duda, llame al número 915 550 142.'],
    ['Italian', 'Ordine confermato: 480 €. Per domande chiami il numero 06 5550 1424.'],
    ['Portuguese', 'Pedido confirmado: 480 €. Em caso de dúvida ligue para o número 215 550 142.'],
    ['Dutch', 'Bestelling bevestigd: € 480. Bij vragen kunt u ons bellen op 030 555 0142.'],
  ])('on a bill, for questions, is no call about a false charge: %s', (_, body) => {
    expect(idsOf(body)).not.toContain('callback-lure');
    expect(analysed(body).severity).toBe('None');
  });

  testTable([
    [
      'English',
      'Your order of $399.00 was charged to your card. If you did not place it, call us at +1 (202) 555-0143.',
    ],
    ['German', 'Ihr Abo wurde für 399,00 € verlängert. Zum Stornieren rufen Sie uns an unter 0761 555 0142.'],
    ['French', 'Votre abonnement a été renouvelé, 399 €. Pour annuler, appelez le numéro 04 50 55 01 42.'],
    ['Spanish', 'Su suscripción será renovada: compra realizada, 399 €. Para cancelar llame al número 915 550 142.'],
    ['Italian', 'Abbonamento rinnovato, addebito sul conto di 399 €. Per annullare chiami il numero 06 5550 1424.'],
    ['Portuguese', 'Compra aprovada: 399 €. Se não reconhece, ligue para o número 215 550 142 e peça o cancelamento.'],
    ['Dutch', 'Uw abonnement wordt automatisch verlengd voor € 399. Annuleren? Bel ons op nummer 030 555 0142.'],
    ['Polish', 'Subskrypcja odnowiona, pobrano 399 EUR z konta. Aby anulować, zadzwoń pod numer 22 555 01 42.'],
  ])('to undo a charge is one: %s', (_, body) => {
    expect(idsOf(body)).toContain('callback-lure');
  });
});

describe('a greeting', () => {
  testTable([
    'Bonjour Monsieur Marchand,\nvoici la facture.',
    'Bonjour Madame de La Tour, voici la facture.',
    'Beste heer De Wit, uw fiets is klaar.',
    'Geachte mevrouw Bakker, uw fiets is klaar.',
    'Guten Tag Frau Vogel, Ihr Rad ist fertig.',
    'Szanowna Pani Nowak, rower jest gotowy.',
    'Szanowny Panie Kowalski, rower jest gotowy.',
    'Estimado Señor García, su bicicleta está lista.',
    'Prezado Senhor Almeida, a sua bicicleta está pronta.',
    'Gentile Signore Rossi, la bici è pronta.',
    'Dear Sir Robert, the bicycle is ready.',
  ])('with a surname is to somebody: %s', (body) => {
    expect(idsOf(body)).not.toContain('generic-greeting');
  });

  testTable([
    'Bonjour Madame, Monsieur, votre dossier est complet.',
    'Geachte heer of mevrouw, uw fiets is klaar.',
    'Sehr geehrte Damen und Herren, Ihr Rad ist fertig.',
    'Szanowni Państwo, rower jest gotowy.',
    'Dear Sir or Madam, the bicycle is ready.',
  ])('in a formal email is to somebody: %s', (body) => {
    expect(idsOf(body)).not.toContain('generic-greeting');
  });

  testTable([
    'Cher client, votre compte est bloqué.',
    'Beste klant, uw account is geblokkeerd.',
    'Sehr geehrter Kunde, Ihr Konto ist gesperrt.',
    'Szanowny Kliencie, konto jest zablokowane.',
    'Dear customer, your account is blocked.',
    'Estimado Señor Cliente, su cuenta está bloqueada.',
  ])('to a customer is to anybody: %s', (body) => {
    expect(idsOf(body)).toContain('generic-greeting');
  });
});

describe('everyday words', () => {
  const link = 'https://www.alder.example/x';
  testTable([
    ['credential-request', 'Confirmation de votre réservation : chambre double, deux nuits. Merci de votre visite.'],
    ['credential-request', 'La mise à jour de vos horaires est en ligne.'],
    ['hard-sell', 'Chambre double, deux nuits. Annulation gratuite jusqu’au 1er juin.'],
    ['account-problem', 'Om veiligheidsredenen sturen wij u geen link. U kunt ons bellen.'],
    ['account-problem', 'Aus Sicherheitsgründen bleibt der Hof am Freitag zu.'],
    ['sign-in-request', `Die Lesung beginnt um 19 Uhr. Bitte melden Sie sich bis Mittwoch an: ${link}`],
    ['sign-in-request', `De wandeling begint om tien uur. Meld u aan via ${link}`],
    ['urgency', 'Die neuen Öffnungszeiten gelten ab sofort.'],
    ['urgency', 'Votre commande est disponible dès maintenant en magasin.'],
    ['deadline', 'Please pay within 14 days of the date above.'],
    ['deadline', 'Zahlbar innerhalb von 30 Tagen ohne Abzug.'],
    ['deadline', 'Facture à régler sous 30 jours.'],
    ['deadline', 'Pagamento entro 30 giorni dalla data della fattura.'],
    ['deadline', 'Gelieve te betalen binnen 14 dagen.'],
    ['deadline', 'Devoluciones en los próximos 15 días.'],
    ['deadline', 'You can send it back within 4 weeks.'],
    ['secrecy', 'A sua reserva para dois está confirmada para sexta.'],
    ['secrecy', 'Su reserva de hotel: dos noches.'],
    ['small-fee', 'Veuillez régler sous 30 jours.'],
    ['bank-details', 'The dues are payable to the usual bank account by the end of the month.'],
    ['bank-details', 'Unsere Bankverbindung ist unverändert.'],
    ['bank-details', 'Czynsz prosimy wpłacić na dotychczasowy numer konta do 10 listopada.'],
    ['bank-details', 'El pago se hace en el número de cuenta de siempre.'],
    ['bank-details', 'Le loyer se verse sur le même numéro de compte.'],
    ['bank-details', 'U betaalt op hetzelfde rekeningnummer.'],
    ['bank-change', 'Si han cambiado de banco, pasen por secretaría con el nuevo número.'],
    ['bank-change', 'If you have changed bank this year, please tell the office.'],
    ['bank-change', 'Falls Sie eine neue Bankverbindung haben, kommen Sie bitte ins Sekretariat.'],
    ['bank-change', 'Si vous avez changé de banque, merci de passer au secrétariat.'],
    ['bank-change', 'Se avete cambiato banca, passate in segreteria.'],
    ['bank-change', 'Als u een nieuw rekeningnummer hebt, geef het dan door bij de balie.'],
    ['bank-change', 'Jeżeli zmienił się numer konta, prosimy przyjść do sekretariatu.'],
  ] as const)('are no %s: %s', (id, body) => {
    expect(idsOf(body)).not.toContain(id);
  });

  testTable([
    ['credential-request', 'Confirmation de votre identité requise : confirmez vos coordonnées.'],
    ['credential-request', 'Confirmation de vos informations de compte.'],
    ['hard-sell', 'Offre limitée, valable jusqu’à ce soir.'],
    ['account-problem', 'Om veiligheidsredenen is uw account geblokkeerd.'],
    ['account-problem', 'Aus Sicherheitsgründen haben wir Ihren Zugang eingeschränkt.'],
    ['sign-in-request', `Ihr Konto ist gesperrt. Bitte melden Sie sich hier an: ${link}`],
    ['sign-in-request', `Uw account is geblokkeerd. Meld u aan via ${link}`],
    ['urgency', 'Antworten Sie sofort.'],
    ['urgency', 'Confirmez dès maintenant.'],
    ['deadline', 'Please pay within 48 hours.'],
    ['deadline', 'Bitte zahlen Sie innerhalb von 3 Tagen.'],
    ['deadline', 'Réglez sous 7 jours.'],
    ['deadline', 'Please pay within 2 working days.'],
    ['secrecy', 'Trate esto con absoluta reserva.'],
    ['small-fee', 'Payez la somme de 2,99 € pour votre colis.'],
    ['bank-details', 'Please pay to the bank account number 12345678.'],
    [
      'bank-details',
      'Bitte nicht mehr auf das bisherige Konto: Unsere IBAN hat sich geändert, hier die neue Kontonummer.',
    ],
    ['bank-change', 'If you pay by transfer, use our new bank details.'],
    ['bank-change', 'Falls Sie überweisen, nehmen Sie bitte unsere neue Bankverbindung.'],
    ['bank-change', 'If you pay by transfer, use the new bank account.'],
    ['bank-change', 'Let me know when you have entered the new bank details.'],
    ['bank-change', 'It would be kind if you could use the new bank details from now on.'],
    ['bank-change', 'Nuestra empresa ha cambiado de banco.'],
  ] as const)('are %s all the same: %s', (id, body) => {
    expect(idsOf(body)).toContain(id);
  });
});
