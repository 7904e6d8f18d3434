import type { Scenario } from '../seed.ts';

export const paperToSign: Scenario = {
  id: 'paper-to-sign',
  corporate: true,
  sender: 'company',
  isToldByLink: true,
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Contract amendment {ref} awaiting signature',
      opening: [
        'The amendment to your contract of employment, effective {date}, [is ready for signature|can now be signed].',
      ],
      benign: {
        ask: [
          'It concerns your working hours only, as agreed with {other}. You will find it among the open tasks in the staff portal; the button is a short cut to that list. Two paper copies are also at the HR counter on the first floor, should you prefer ink.',
        ],
        link: 'Review and sign',
      },
      malicious: {
        ask: [
          'It concerns your working hours and your remuneration. The document has been prepared electronically and is waiting for you behind the button below; please review and sign it before the end of the day. Copies that remain unsigned are returned to the sender automatically.',
        ],
        link: 'Review and sign',
      },
      closing: ['Thank you for dealing with this promptly.'],
    },
    {
      language: 'de',
      register: 'careless',
      subject: 'übergabeprotokoll laptop',
      opening: [
        'guten tag, für den laptop den sie am {past} bekommen haben [fehlt noch|brauchen wir noch] die unterschrift',
      ],
      benign: {
        ask: [
          'das protokoll hängt in der geräteverwaltung an ihrem laptop, inventarnr {ref}, da auf unterschreiben gehen. oder beim nächsten mal am schalter in der it vorbeikommen, dauert eine minute',
        ],
        link: 'Protokoll öffnen',
      },
      malicious: {
        ask: [
          'das protokoll liegt zur unterschrift bereit, einfach unten öffnen, einmal durchlesen und auf unterschreiben gehen. bitte noch bis {time} uhr erledigen, sonst müssen wir das gerät zurückbuchen',
        ],
        link: 'Protokoll öffnen',
      },
      closing: ['danke'],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Signature attendue : convention {ref}',
      opening: [
        'La convention de mise à disposition entre {company} et ses partenaires [attend votre signature|n’a pas encore été signée de votre part].',
      ],
      benign: {
        ask: [
          'Comme pour les précédentes, elle figure dans le parapheur électronique de la maison, sous votre nom, entre celle de {other} et celle de la direction. Rien ne presse : la séance de signature est fixée au {date}, et le service juridique répond à toute question d’ici là.',
        ],
        link: 'Accéder au document',
      },
      malicious: {
        ask: [
          'Pour la première fois, elle vous parvient par un service de signature en ligne qui vous présente directement les pages à parapher. Deux minutes suffisent : ouvrez le document, faites-le défiler et validez. La demande reste active jusqu’au {date}, après quoi elle est annulée.',
        ],
        link: 'Accéder au document',
      },
      closing: ['{company}, secrétariat général'],
    },
    {
      language: 'es',
      register: 'careful',
      short: true,
      subject: 'Documento para firmar',
      opening: ['Tiene un documento [pendiente de firma|por firmar]: vacaciones {ref}.'],
      benign: { ask: ['Ábralo aquí o en el portal, bandeja Firmas.'], link: 'Ver documento' },
      malicious: { ask: ['Está en la intranet de {company} y caduca pronto.'], link: 'Ver documento' },
      closing: [],
    },
    {
      language: 'pt',
      register: 'careless',
      short: true,
      subject: 'assinatura em falta',
      opening: ['{name} falta a tua [assinatura|rubrica] no contrato {ref}'],
      benign: { ask: ['esta na aplicação de RH, ou passa na secretaria'], link: 'assinar' },
      malicious: { ask: ['abre o documento e assina ainda esta tarde por favor'], link: 'assinar' },
      closing: [],
    },
    {
      language: 'it',
      register: 'careful',
      short: true,
      subject: 'Richiesta di firma',
      opening: ['{other} Le ha inviato un documento [da firmare|in attesa di firma].'],
      benign: { ask: ['Lo esamini e lo firmi qui nel libro firma, entro {date}.'], link: 'Esamina' },
      malicious: { ask: ['Lo trova nel nuovo libro firma, scadenza {date}, premendo il pulsante.'], link: 'Esamina' },
      closing: [],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'even tekenen graag',
      opening: [
        'hoi {name}, de verlenging van de leaseauto ligt klaar, [alleen jouw krabbel nog|mis alleen jouw handtekening nog]',
      ],
      benign: {
        ask: [
          'staat in het wagenparksysteem onder documenten, of loop even langs bij {other} van facilitair want die heeft m uitgeprint. voor {date} is prima, de auto rijdt gewoon door',
        ],
        link: 'document bekijken',
      },
      malicious: {
        ask: [
          'klik op de link, scroll naar onderen en zet je handtekening in het vakje, meer is het niet. wel voor {date} doen graag anders moet de auto terug en dat gedoe willen we niet',
        ],
        link: 'document bekijken',
      },
      closing: ['groetjes'],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Aneks nr {ref} do podpisu',
      opening: [
        'Informujemy, że przygotowano dla Państwa aneks nr {ref}, [obowiązujący od {date}|który obowiązuje od {date}].',
      ],
      benign: {
        ask: [
          'Dokument czeka w elektronicznym obiegu {company}, w zakładce Do podpisu. Skrót prowadzi do tej samej zakładki. Po otwarciu prosimy przewinąć do końca i zatwierdzić. Wersję papierową wydaje pokój 14 do godziny {time}.',
        ],
        link: 'Otwórz dokument',
      },
      malicious: {
        ask: [
          'Dokument czeka na Państwa pod przyciskiem i można go podpisać z dowolnego urządzenia. Po otwarciu wystarczy przewinąć do końca i zatwierdzić. Zajmuje to chwilę, dokument znika z obiegu {company} o godzinie {time}.',
        ],
        link: 'Otwórz dokument',
      },
      closing: ['Z góry dziękujemy.'],
    },
  ],
};
