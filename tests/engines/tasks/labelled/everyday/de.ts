import type { LabelledMessage } from '../message.ts';

export const GERMAN: readonly LabelledMessage[] = [
  {
    id: 'de-e-handwerker',
    sent: 'Thu, 12 Feb 2026 18:44:09 +0100',
    subject: 'Heizung',
    body: `Hallo Herr Vogt, Ersatzteil ist da. Ich komme am Montag gegen 9 Uhr vorbei, wenn's passt. Sonst kurz melden.
Gruß Schorsch`,
    expected: ['appointment 2026-02-16T09:00'],
  },
  {
    id: 'de-e-uni',
    sent: 'Tue, 22 Sep 2026 09:03:00 +0200',
    subject: 'Rückmeldung zum Wintersemester',
    body: `Liebe Studierende,

das neue Semester rückt näher. Für die Rückmeldung überweisen Sie bitte den Semesterbeitrag in Höhe von 312,50 € so, dass er
spätestens am 5. Oktober 2026 auf unserem Konto eingeht. Bei verspätetem Eingang fällt eine Gebühr an.

Die Vorlesungen beginnen in der dritten Oktoberwoche. Informationen zum Hochschulsport finden Sie wie immer im Netz.

Mit freundlichen Grüßen
Ihr Studierendensekretariat
Öffnungszeiten: Di und Do 9-12 Uhr`,
    expected: ['task 2026-10-05'],
  },
  {
    id: 'de-e-personalausweis',
    sent: 'Mon, 2 Mar 2026 06:15:30 +0100',
    subject: 'Ihr Reisepass',
    body: `Sehr geehrte Frau Demir,

Ihr Reisepass verliert am 31. März 2026 seine Gültigkeit. Einen neuen können Sie online beantragen.`,
    expected: ['reminder 2026-03-31'],
  },
  {
    id: 'de-e-ladung',
    sent: 'Wed, 8 Apr 2026 07:00:00 +0200',
    subject: 'Ladung zur Verhandlung',
    body: `In der Sache Adam ./. Beispiel GmbH werden Sie als Zeuge zum Termin am 11.05.2026 um 09:15 Uhr, Saal 104, geladen. Bringen
Sie diese Ladung mit.`,
    expected: ['appointment 2026-05-11T09:15'],
  },
  {
    id: 'de-e-geburtstag',
    sent: 'Wed, 10 Jun 2026 21:17:00 +0200',
    subject: 'Theo wird 6!',
    body: `Hallo ihr Lieben,

Theo feiert am Samstag, den 27. Juni, von 14 bis 16:30 Uhr seinen Geburtstag im Kletterpark und würde sich freuen, wenn Max
kommt! Gebt mir bitte bis zum 20.6. Bescheid.

Liebe Grüße
Jessi`,
    expected: ['appointment 2026-06-27T14:00', 'task 2026-06-20'],
  },
  {
    id: 'de-e-anwalt',
    sent: 'Fri, 6 Nov 2026 16:59:00 +0100',
    subject: 'Vergleichsvorschlag',
    body: `Sehr geehrte Frau Kollegin,

anliegend übersenden wir unseren Vorschlag und sehen Ihrer Stellungnahme bis Donnerstag, den 12.11.2026, entgegen.

Mit kollegialen Grüßen
M. Esposito`,
    expected: ['task 2026-11-12'],
  },
  {
    id: 'de-e-chat',
    sent: 'Wed, 18 Nov 2026 10:31:00 +0100',
    subject: 'reisekosten',
    body: 'huhu, die buchhaltung macht am 25. dicht, also bitte alle belege bis freitag bei mir abgeben 🙏',
    expected: ['task 2026-11-20'],
  },
  {
    id: 'de-e-muell',
    sent: 'Mon, 10 Aug 2026 04:02:00 +0200',
    subject: 'Abfuhrtermin verschoben',
    body: `Sehr geehrte Damen und Herren,

wegen des Feiertags wird Ihre Papiertonne am Dienstag, 1. September 2026, geleert.

Ihre Abfallwirtschaft`,
    expected: ['reminder 2026-09-01'],
  },
  {
    id: 'de-e-versicherung',
    sent: 'Mon, 5 Jan 2026 08:10:00 +0100',
    subject: 'Ihr Vertrag',
    body: `Vertrag: HX-2281
Sparte: Hausrat
Ihr Vertrag endet am: 03.02.2026
Beitrag: 212,40 €`,
    expected: ['reminder 2026-02-03'],
  },
  {
    id: 'de-e-video',
    sent: 'Mon, 16 Nov 2026 15:00:00 +0100',
    subject: 'Videotermin',
    body: `Sara Quinn lädt Sie zu einer Videokonferenz ein.

Thema: Abstimmung
Videokonferenz: 20.11.2026, 11:00 Uhr

Teilnehmen: https://video.example.com/j/8812`,
    expected: ['appointment 2026-11-20T11:00'],
  },
  {
    id: 'de-e-no-wahl',
    sent: 'Tue, 13 Oct 2026 13:00:00 +0200',
    subject: 'Jetzt kommt es auf Sie an',
    bulk: true,
    body: 'Spenden Sie bis Donnerstag um Mitternacht und Ihre Spende wird verdoppelt. Bitte helfen Sie uns bis zum 31. Oktober!',
    expected: [],
  },
  {
    id: 'de-e-no-wetter',
    sent: 'Wed, 18 Nov 2026 06:00:00 +0100',
    subject: 'Wetter am Wochenende',
    body: `Bis Freitagmorgen erreicht der Regen den Westen, bis Samstag, 15 Uhr, klingt er ab. Bis zum 24. November soll es wieder
milder werden. Bitte fahren Sie vorsichtig.`,
    expected: [],
  },
  {
    id: 'de-e-no-bewerbung',
    sent: 'Mon, 16 Nov 2026 09:45:00 +0100',
    subject: 'Ihre Bewerbung',
    body: `Vielen Dank für Ihre Bewerbung als Gärtner. Die Gespräche führen wir in der Woche vom 30. November und wollen bis zum
11. Dezember entschieden haben. Bitte haben Sie etwas Geduld.`,
    expected: [],
  },
  {
    id: 'de-e-no-zugestellt',
    sent: 'Mon, 16 Nov 2026 17:31:00 +0100',
    subject: 'Zugestellt',
    body: `Ihr Paket wurde heute, am 16. November um 17:28 Uhr, beim Nachbarn abgegeben. Rückgaben sind bis 16.12.2026 möglich.`,
    expected: [],
  },
  {
    id: 'de-e-no-protokoll',
    sent: 'Fri, 13 Nov 2026 17:31:00 +0100',
    subject: 'Notizen von heute',
    body: `Anwesend: Kim, Leo, Ida

Kim aktualisiert bis Dienstag die Planung. Leo spricht vor dem 20. November mit der Druckerei. Ida berichtet, dass die
Gespräche am Donnerstag gut liefen.`,
    expected: [],
  },
  {
    id: 'de-e-no-ticket',
    sent: 'Mon, 16 Nov 2026 17:31:00 +0100',
    subject: '[#8812] Aktualisiert',
    body: `Bitte schreiben Sie Ihre Antwort über diese Zeile.

Mia, 16.11.2026, 17:30 Uhr:
Wir haben das weitergegeben und rechnen bis 30.11. mit einer Lösung. Von Ihrer Seite ist nichts weiter nötig.`,
    expected: [],
  },
  {
    id: 'de-e-no-trauer',
    sent: 'Mon, 16 Nov 2026 17:31:00 +0100',
    subject: 'Traurige Nachricht',
    body: `Liebe alle, Harald ist am Freitag gestorben, eine Woche vor seinem 80. Geburtstag am 20. November. Er sang seit September 1971
im Chor. Ich melde mich, sobald ich mehr weiß.`,
    expected: [],
  },
  {
    id: 'de-e-no-welcher-tag',
    sent: 'Mon, 16 Nov 2026 17:31:00 +0100',
    subject: 'Wann?',
    body: 'Passt dir Dienstag oder Donnerstag besser? Nächste Woche ginge auch. Vor Weihnachten wäre am besten. Guten Morgen übrigens!',
    expected: [],
  },
  {
    id: 'de-e-no-boerse',
    sent: 'Mon, 16 Nov 2026 17:31:00 +0100',
    subject: 'Marktbericht',
    body: 'Der Index muss bis zum 31. Dezember über 18.000 Punkte steigen, um die Prognosen zu erfüllen. Am Dienstag um 9 Uhr öffnet die Börse.',
    expected: [],
  },
  {
    id: 'de-e-no-impressum',
    sent: 'Mon, 16 Nov 2026 17:31:00 +0100',
    subject: 'Ihre Anmeldung',
    body: `Vielen Dank für Ihre Anmeldung zum Bürgerportal. Stand der Nutzungsbedingungen: 1. Dezember 2026. Unsere Rufnummer ist montags
bis freitags von 8 bis 16 Uhr besetzt. Bitte bewahren Sie diese Nachricht auf.`,
    expected: [],
  },
];
