import type { LabelledMessage } from '../message.ts';

export const GERMAN: readonly LabelledMessage[] = [
  {
    id: 'de-hv-mrt',
    sent: 'Wed, 14 Jan 2026 16:22:00 +0100',
    subject: 'Radiologie am Markt',
    body: `Sehr geehrter Herr Thoma,

für Sie ist am Freitag, den 30.01.2026, um 7:45 Uhr eine MRT vorgesehen. Kommen Sie nüchtern.`,
    expected: ['appointment 2026-01-30T07:45'],
  },
  {
    id: 'de-hv-angebot',
    sent: 'Tue, 6 Oct 2026 11:30:00 +0200',
    subject: 'Fenster',
    body: 'Hallo Frau Ott, anbei wie versprochen das Angebot. Damit der Preis bleibt, müsste es unterschrieben bis zum 16.10. wieder bei mir sein. Gruß, P. Beck',
    expected: ['task 2026-10-16'],
  },
  {
    id: 'de-hv-fahrt',
    sent: 'Thu, 19 Nov 2026 21:02:00 +0100',
    subject: 'Re: Spiel am Samstag',
    body: 'Ich sammle dich und die Jungs am Samstag um 9:15 Uhr ein. Stollenschuhe nicht vergessen!!',
    expected: ['appointment 2026-11-21T09:15'],
  },
  {
    id: 'de-hv-domain',
    sent: 'Mon, 3 Aug 2026 02:00:00 +0200',
    subject: 'Domain',
    body: 'Ihre Domain kesselwerk.example wird zum 02.09.2026 gelöscht, sofern sie nicht verlängert wird.',
    expected: ['reminder 2026-09-02'],
  },
  {
    id: 'de-hv-foerderung',
    sent: 'Mon, 13 Apr 2026 09:31:00 +0200',
    subject: 'Zwischenbericht',
    body: `Sehr geehrte Damen und Herren,

gemäß Ziffer 6 Ihres Bescheids ist uns der Zwischenbericht nebst Verwendungsnachweis bis spätestens 29. Mai 2026 vorzulegen.`,
    expected: ['task 2026-05-29'],
  },
  {
    id: 'de-hv-ableser',
    sent: 'Mon, 7 Sep 2026 10:10:00 +0200',
    subject: 'Ablesung der Heizung',
    body: `Unser Mitarbeiter kommt am Donnerstag, 17. September, zwischen 10 und 12 Uhr zum Ablesen Ihrer Heizkörper. Bitte sorgen Sie
dafür, dass jemand zu Hause ist.`,
    expected: ['appointment 2026-09-17T10:00'],
  },
  {
    id: 'de-hv-no-schach',
    sent: 'Mon, 16 Nov 2026 10:10:00 +0100',
    subject: 'Ergebnisse',
    body: 'Runde 4 ging mit 3:1 an Ansbach. Runde 5 ist am 24. November, Runde 6 am 8. Dezember, beide auswärts. Tabelle anbei.',
    expected: [],
  },
  {
    id: 'de-hv-no-garantie',
    sent: 'Mon, 16 Nov 2026 10:10:00 +0100',
    subject: 'Registrierung',
    body: 'Danke für die Registrierung Ihres Wasserkochers. Kaufdatum: 14.11.2026. Modell K-12. Bitte heben Sie den Beleg gut auf.',
    expected: [],
  },
  {
    id: 'de-hv-no-speiseplan',
    sent: 'Mon, 16 Nov 2026 10:10:00 +0100',
    subject: 'Speiseplan',
    body: `Montag: Lauchsuppe
Dienstag: Nudelauflauf
Mittwoch, 18. November: Currytag
Freitag: Pizza, Ausgabe bis 14:30 Uhr`,
    expected: [],
  },
  {
    id: 'de-hv-no-presse',
    sent: 'Mon, 16 Nov 2026 10:10:00 +0100',
    subject: 'Sperrfrist: 18. November, 10 Uhr',
    body: `Das Unternehmen will den Kauf bis zum 31. März 2027 abschließen, teilte es heute mit. Vorstandschefin Ida Holm gibt ihr Amt am
1. Januar ab.`,
    expected: [],
  },
];
