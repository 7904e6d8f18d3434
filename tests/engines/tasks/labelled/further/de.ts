import type { LabelledMessage } from '../message.ts';

export const GERMAN: readonly LabelledMessage[] = [
  {
    id: 'de-h-pass',
    sent: 'Mon, 1 Jun 2026 08:20:00 +0200',
    subject: 'Ihr Visum',
    body: `Sehr geehrter Herr Adeyemi,

wir benötigen noch eine Kopie Ihres Passes. Reichen Sie diese bitte bis spätestens 12. Juni 2026 ein.

Mit freundlichen Grüßen
Das Visateam`,
    expected: ['task 2026-06-12'],
  },
  {
    id: 'de-h-tierarzt',
    sent: 'Mon, 7 Sep 2026 11:11:00 +0200',
    subject: 'Terminbestätigung',
    body: 'Ihr Termin für Keks: Dienstag, 15.09.2026 um 16:15 Uhr. Bitte kommen Sie zehn Minuten früher.',
    expected: ['appointment 2026-09-15T16:15'],
  },
  {
    id: 'de-h-miete',
    sent: 'Wed, 18 Nov 2026 07:30:00 +0100',
    subject: 'Nebenkostenabrechnung',
    body: `Sehr geehrte Mieter,

aus der Abrechnung ergibt sich eine Nachzahlung von 112,40 EUR. Bitte überweisen Sie den Betrag bis zum 1.12.2026 auf das
bekannte Konto.

Hausverwaltung Ahorn`,
    expected: ['task 2026-12-01'],
  },
  {
    id: 'de-h-folien',
    sent: 'Thu, 19 Nov 2026 20:05:00 +0100',
    subject: 'folien',
    body: 'hey, magst du bis montag über die folien schauen? brauch die für den kunden. danke!',
    expected: ['task 2026-11-23'],
  },
  {
    id: 'de-h-planung',
    sent: 'Mon, 16 Nov 2026 08:58:00 +0100',
    subject: 'Planung',
    body: 'Guten Morgen, die Besprechung findet morgen um 14 Uhr statt, wie immer in der Küche. Bringt eure Schätzungen mit. Ines',
    expected: ['appointment 2026-11-17T14:00'],
  },
  {
    id: 'de-h-konzert',
    sent: 'Mon, 4 May 2026 22:13:00 +0200',
    subject: 'Ihre Karten',
    body: 'Ihre Karten.',
    html: `<html><head><script type="application/ld+json">{"@context":"http://schema.org","@type":"EventReservation",
"reservationNumber":"E-77","reservationStatus":"http://schema.org/Confirmed","reservationFor":{"@type":"Event",
"name":"Sommerkonzert","startDate":"2026-07-03T20:00:00+02:00","location":{"@type":"Place","name":"Stadtpark"}}}</script></head>
<body><p>Ihre Karten.</p></body></html>`,
    expected: ['appointment 2026-07-03T20:00+02:00'],
  },
  {
    id: 'de-h-kuendigung',
    sent: 'Mon, 16 Nov 2026 10:00:00 +0100',
    subject: 'Abo',
    body: 'Guten Tag, Ihr Abonnement verlängert sich am 15. Dezember 2026 um ein Jahr. Ihr Zeitungsteam',
    expected: ['reminder 2026-12-15'],
  },
  {
    id: 'de-h-no-danke',
    sent: 'Mon, 16 Nov 2026 10:00:00 +0100',
    subject: 'Danke!',
    body: 'Danke, dass du am Samstag da warst und beim Abwasch geholfen hast. Um 11 waren wir zu Hause. Grüß bitte deine Mutter!',
    expected: [],
  },
  {
    id: 'de-h-no-bericht',
    sent: 'Mon, 16 Nov 2026 10:00:00 +0100',
    subject: 'Wochenbericht bis 22.11.2026',
    body: `Besuche: 12.004 (+3,1 %)
Zeitraum: 16.11.2026 bis 22.11.2026
Einzelheiten finden Sie im Portal.`,
    expected: [],
  },
  {
    id: 'de-h-no-webinar',
    sent: 'Mon, 16 Nov 2026 10:00:00 +0100',
    subject: 'Live dabei sein',
    bulk: true,
    body: `Am Donnerstag, 26. November, um 16 Uhr zeigen wir in unserem kostenlosen Webinar, wie Tomaten im Zimmer wachsen. Jetzt
anmelden, Plätze sind begrenzt! Vom Newsletter abmelden`,
    expected: [],
  },
  {
    id: 'de-h-no-outlook-zitat',
    sent: 'Mon, 16 Nov 2026 10:00:00 +0100',
    subject: 'AW: Schlüssel',
    body: `Mache ich, danke.

Von: Petra Holm <petra@example.com>
Gesendet: Sonntag, 15. November 2026 19:02
An: Ravi Dean <ravi@example.com>
Betreff: Schlüssel

Ravi, bitte geben Sie Ihren Schlüssel bis Donnerstag, 19. November, ab und unterschreiben Sie das Formular.`,
    expected: [],
  },
  {
    id: 'de-h-no-jubilaeum',
    sent: 'Mon, 13 Apr 2026 10:00:00 +0200',
    subject: 'Jubiläum',
    body: 'Am 3. Mai 1976 wurde unser Verein gegründet. Seit Mai 2001 spielen wir in der neuen Halle. Bitte erzählen Sie uns Ihre Geschichte!',
    expected: [],
  },
  {
    id: 'de-h-no-passwort',
    sent: 'Mon, 16 Nov 2026 10:00:00 +0100',
    subject: 'Ihr Passwort wurde geändert',
    body: 'Ihr Passwort wurde am 16. November 2026 um 09:58 Uhr geändert. Wenn Sie das waren, müssen Sie nichts weiter tun.',
    expected: [],
  },
  {
    id: 'de-h-no-mhd',
    sent: 'Mon, 16 Nov 2026 10:00:00 +0100',
    subject: 'Rezept',
    body: '1/2 Tasse Mehl und 3/4 Tasse Milch mischen, 25 Minuten backen und bis zum nächsten Tag ruhen lassen. Haltbar bis 12. Dezember.',
    expected: [],
  },
  {
    id: 'de-h-no-er-soll',
    sent: 'Mon, 16 Nov 2026 10:00:00 +0100',
    subject: 'Tims Abschluss',
    body: 'Tim muss seine Arbeit bis zum 30. November abgeben und hat am 9. Dezember seine Prüfung. Drück ihm die Daumen!',
    expected: [],
  },
];
