import type { LabelledMessage } from '../message.ts';

export const GERMAN: readonly LabelledMessage[] = [
  {
    id: 'de-v-werkstatt',
    sent: 'Tue, 17 Mar 2026 12:05:00 +0100',
    subject: 'Werkstatt',
    body: `Guten Tag Frau Roth,

gern bestätigen wir Ihnen den Werkstatttermin für Ihren Wagen am Mittwoch, 25. März, um 8:30 Uhr. Bitte denken Sie an den
Felgenschlüssel.

Autohaus Hartmann`,
    expected: ['appointment 2026-03-25T08:30'],
  },
  {
    id: 'de-v-stunden',
    sent: 'Thu, 21 May 2026 15:41:00 +0200',
    subject: 'Stundenzettel!!',
    body: 'Leute, Montag ist Feiertag, die Lohnabrechnung läuft deshalb früher. Die Stundenzettel müssen bis morgen 12 Uhr vorliegen. Ohne Ausnahme!',
    expected: ['task 2026-05-22T12:00'],
  },
  {
    id: 'de-v-bibliothek',
    sent: 'Mon, 12 Oct 2026 05:00:00 +0200',
    subject: 'Leihfrist',
    body: `Hallo Mira Thal,

die Leihfrist für das folgende Medium endet am 15.10.2026:

Der Salzpfad`,
    expected: ['task 2026-10-15'],
  },
  {
    id: 'de-v-grillen',
    sent: 'Wed, 2 Sep 2026 19:20:00 +0200',
    subject: 'Re: Wochenende',
    body: 'Super! Dann kommt doch am Samstag so gegen 19 Uhr zu uns, wir grillen. Mitbringen müsst ihr nichts.',
    expected: ['appointment 2026-09-05T19:00'],
  },
  {
    id: 'de-v-gutachten',
    sent: 'Mon, 19 Jan 2026 10:00:00 +0100',
    subject: 'Gutachten 2026-118',
    body: `Sehr geehrter Herr Haas,

wir würden uns freuen, wenn Sie das Manuskript begutachten könnten. Ihr Gutachten bräuchten wir bis zum 9. Februar 2026.

Mit besten Grüßen
Die Redaktion`,
    expected: ['task 2026-02-09'],
  },
  {
    id: 'de-v-strom',
    sent: 'Mon, 9 Nov 2026 08:00:00 +0100',
    subject: 'Arbeiten am Netz',
    body: `Wir arbeiten am Netz in Ihrer Straße. Am Donnerstag, 26. November, von 9 bis 13 Uhr ist deshalb der Strom unterbrochen. Sie
müssen uns nicht anrufen.`,
    expected: ['reminder 2026-11-26T09:00'],
  },
  {
    id: 'de-v-krippenspiel',
    sent: 'Fri, 4 Dec 2026 14:12:00 +0100',
    subject: 'Krippenspiel',
    body: `Liebe Familien, die Kleinen sind schon ganz aufgeregt! Das Krippenspiel findet am Dienstag, dem 15. Dezember, um 10 Uhr in der
Aula statt. Die Kostüme gebt ihr bitte bis Donnerstag, 10.12., bei den Erzieherinnen ab.`,
    expected: ['appointment 2026-12-15T10:00', 'task 2026-12-10'],
  },
  {
    id: 'de-v-no-museum',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'Nur für Mitglieder',
    bulk: true,
    body: 'Wir laden Sie herzlich zur Eröffnung unserer Winterschau am Donnerstag, 3. Dezember, um 18.30 Uhr ein. Eintritt frei. Newsletter abbestellen',
    expected: [],
  },
  {
    id: 'de-v-no-zahlung',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'Zahlung erhalten',
    body: 'Vielen Dank, Ihre Zahlung über 40,00 EUR ist am 14.11.2026 eingegangen. Bitte senden Sie kein Bargeld per Post.',
    expected: [],
  },
  {
    id: 'de-v-no-lebenslauf',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'Kurzvita',
    body: `Lena Fuchs leitet das Labor seit dem 1. September 2019. Sie wurde am 12. Dezember 1980 geboren und tritt am 1. Januar 2027 ihre
Professur an. Bitte übernehmen Sie den Text unverändert.`,
    expected: [],
  },
  {
    id: 'de-v-no-unterwegs',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'AW: Fahnen',
    body: 'Danke, Mo. Ich bin Mittwoch und Donnerstag unterwegs und sollte bis Freitag alles gelesen haben. Heute um 18 Uhr muss ich zum Zug, mehr also morgen.',
    expected: [],
  },
  {
    id: 'de-v-no-code',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'Ihr Code',
    body: 'Ihr Code lautet 201126 und läuft in 10 Minuten ab. Angefordert am 16.11.2026 um 09:00 Uhr. Geben Sie ihn bitte niemandem weiter.',
    expected: [],
  },
  {
    id: 'de-v-no-stoerung',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'Störung behoben',
    body: 'Die Störung von 07:40 Uhr war um 08:15 Uhr behoben. Einen Bericht veröffentlichen wir bis zum 20. November.',
    expected: [],
  },
  {
    id: 'de-v-no-geruecht',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'schon gehört?',
    body: 'angeblich sollen die vom vertrieb bis freitag ihre autos abgeben, haha. mittwoch haben sie deswegen eine sitzung',
    expected: [],
  },
  {
    id: 'de-v-no-bestellung',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'Ihre Bestellung 4410',
    body: `Danke für Ihre Bestellung. Rückgaben sind 30 Tage lang möglich. Was bis Freitag, 15 Uhr, bestellt wird, verlässt noch am selben
Tag das Lager. Letzter Versand vor Weihnachten: 21. Dezember.`,
    expected: [],
  },
];
