import type { LabelledMessage } from '../message.ts';

export const GERMAN: readonly LabelledMessage[] = [
  {
    id: 'de-n-bescheid',
    sent: 'Mon, 5 Oct 2026 17:30:00 +0200',
    subject: 'Hütte',
    body: `Hallo Jana,

gib mir doch bis Mittwoch Bescheid, ob du mitfährst. Es sind noch zwei Betten frei.

Lukas`,
    expected: ['task 2026-10-07'],
  },
  {
    id: 'de-n-ruecksendung',
    sent: 'Tue, 6 Oct 2026 09:15:00 +0200',
    subject: 'Ihr Antrag 2026/118',
    body: `Sehr geehrte Frau Brandt,

der unterschriebene Bogen muss bis zum 19. Oktober 2026 bei uns sein. Später können wir ihn nicht mehr berücksichtigen.

Stadtwerke`,
    expected: ['task 2026-10-19'],
  },
  {
    id: 'de-n-zahnreinigung',
    sent: 'Wed, 7 Oct 2026 11:00:00 +0200',
    subject: 'Praxis am Markt',
    body: `Guten Tag Herr Yilmaz, die Zahnreinigung haben wir für Sie auf Dienstag, 13. Oktober, 16:15 Uhr gelegt. Bis dahin alles Gute.`,
    expected: ['appointment 2026-10-13T16:15'],
  },
  {
    id: 'de-n-wandern',
    sent: 'Thu, 8 Oct 2026 20:10:00 +0200',
    subject: 'Wandern',
    body: `Also: los geht's am Samstag um 9:30 Uhr am Bahnhof. Wer Brötchen mitbringt, ist ein Held.`,
    expected: ['appointment 2026-10-10T09:30'],
  },
  {
    id: 'de-n-handy',
    sent: 'Fri, 9 Oct 2026 06:00:00 +0200',
    subject: 'Ihr Tarif',
    body: `Guten Tag, die Mindestlaufzeit Ihres Tarifs ist am 31.12.2026 vorbei. Danach können Sie monatlich kündigen.`,
    expected: ['reminder 2026-12-31'],
  },
  {
    id: 'de-n-no-kuemmern',
    sent: 'Tue, 6 Oct 2026 13:00:00 +0200',
    subject: 'Re: Drucker',
    body: `Ich kümmere mich darum, bis Freitag läuft das Ding wieder. Du musst dir keine Gedanken machen.`,
    expected: [],
  },
  {
    id: 'de-n-no-museum',
    sent: 'Mon, 12 Oct 2026 13:00:00 +0200',
    subject: 'Grüße aus Bremen',
    body: `Am 3. Oktober standen wir um 10 Uhr vor dem Museum, und es gab keinen Einlass mehr. Am 4. Oktober hat es dann geklappt. Eure Bilder sind schön!`,
    expected: [],
  },
  {
    id: 'de-n-no-filiale',
    sent: 'Wed, 7 Oct 2026 13:00:00 +0200',
    subject: 'Unsere Filiale zieht um',
    body: `Unsere Filiale in der Langen Straße zieht um: am 2. November 2026 öffnen wir um 9 Uhr am Bahnhofsplatz die Türen.`,
    expected: [],
  },
  {
    id: 'de-n-no-raus',
    sent: 'Mon, 5 Oct 2026 13:00:00 +0200',
    subject: 'Re: Zahlen',
    body: `Ist gerade raus!

Am 02.10.2026 um 16:40 schrieb Tom Berger:
> Schick mir die Zahlen bitte bis Montag, 5. Oktober.`,
    expected: [],
  },
  {
    id: 'de-n-no-statistik',
    sent: 'Thu, 8 Oct 2026 13:00:00 +0200',
    subject: 'Auswertung',
    body: `Bis zum 1. Oktober 2026 gingen 312 Anträge ein, 40 mehr als im Vorjahr. Die Tabelle hängt an.`,
    expected: [],
  },
  {
    id: 'de-n-m-unterlagen',
    sent: 'Mon, 9 Nov 2026 10:00:00 +0100',
    subject: 'Ihre Bewerbung',
    body: `Guten Tag Herr Nowak,

uns fehlt noch Ihr letztes Zeugnis. Es sollte bis 20.11.2026 bei uns vorliegen, damit wir Sie berücksichtigen können.

Personalabteilung`,
    expected: ['task 2026-11-20'],
  },
  {
    id: 'de-n-m-kuchen',
    sent: 'Mon, 9 Nov 2026 18:00:00 +0100',
    subject: 'Basar',
    body: `Liebe Eltern, die Kuchenliste liegt in der Gruppe aus. Tragt euch bis Donnerstag ein, damit wir wissen, was fehlt.`,
    expected: ['task 2026-11-12'],
  },
  {
    id: 'de-n-m-schornstein',
    sent: 'Fri, 6 Nov 2026 07:30:00 +0100',
    subject: 'Kehrtermin',
    body: `Der Schornsteinfeger kommt am Montag, 16. November, zwischen 8 und 10 Uhr zu Ihnen. Der Zugang zum Keller muss frei sein.`,
    expected: ['appointment 2026-11-16T08:00'],
  },
  {
    id: 'de-n-m-opa',
    sent: 'Tue, 10 Nov 2026 21:00:00 +0100',
    subject: 'Opa wird 80',
    body: `Haltet euch den 28. November ab 19 Uhr frei, Opa wird 80 und weiß von nichts! Kinder sind willkommen.`,
    expected: ['appointment 2026-11-28T19:00'],
  },
  {
    id: 'de-n-m-abo',
    sent: 'Wed, 11 Nov 2026 06:00:00 +0100',
    subject: 'Ihr Abo',
    body: `Ihr Jahresabo geht am 1. Dezember 2026 in ein weiteres Jahr, sofern Sie nicht kündigen.`,
    expected: ['reminder 2026-12-01'],
  },
  {
    id: 'de-n-m-beitrag',
    sent: 'Thu, 12 Nov 2026 12:00:00 +0100',
    subject: 'Vereinsbeitrag',
    body: `Liebe Mitglieder, der Beitrag von 45 Euro ist bis zum 30. November auf unser Konto zu überweisen.

Der Kassenwart`,
    expected: ['task 2026-11-30'],
  },
  {
    id: 'de-n-m-no-tarif',
    sent: 'Mon, 9 Nov 2026 12:00:00 +0100',
    subject: 'Neue Preise',
    body: `Die neuen Preise gelten ab dem 1. Dezember 2026. Bis dahin bleibt alles, wie es ist.`,
    expected: [],
  },
  {
    id: 'de-n-m-no-anna',
    sent: 'Tue, 10 Nov 2026 12:00:00 +0100',
    subject: 'Stand der Dinge',
    body: `Anna hat versprochen, den Bericht bis Dienstag fertig zu haben, und Piet prüft ihn am 19. November. Ich wollte nur, dass du es weißt.`,
    expected: [],
  },
  {
    id: 'de-n-m-no-markt',
    sent: 'Wed, 11 Nov 2026 12:00:00 +0100',
    subject: 'Advent auf dem Hof',
    body: `Adventsmarkt am 29. November ab 11 Uhr. Wer bis zum 20. November bestellt, spart zehn Prozent!

Newsletter abbestellen`,
    bulk: true,
    expected: [],
  },
  {
    id: 'de-n-m-no-kino',
    sent: 'Thu, 12 Nov 2026 12:00:00 +0100',
    subject: 'Kino',
    body: `Der neue Film läuft am 3. Dezember an, steht in der Zeitung. Der alte war ja nichts.`,
    expected: [],
  },
  {
    id: 'de-n-m-no-dank',
    sent: 'Fri, 13 Nov 2026 12:00:00 +0100',
    subject: 'Zahlung erhalten',
    body: `Ihre Überweisung vom 12.11.2026 ist eingetroffen. Die nächste Abrechnung erstellen wir am 1. Januar 2027.`,
    expected: [],
  },
  {
    id: 'de-n-m-no-spiel',
    sent: 'Sun, 15 Nov 2026 12:00:00 +0100',
    subject: '0:4',
    body: `Am Samstag um 15 Uhr ging es los, um 15:10 Uhr stand es 0:2, und dann wurde es schlimm. Nächstes Jahr vielleicht.`,
    expected: [],
  },
  {
    id: 'de-n-w-chor',
    sent: 'Mon, 18 Jan 2027 19:00:00 +0100',
    subject: 'Frühjahrskonzert',
    body: `Ihr Lieben, für die Bestellung brauche ich eure Größen, und zwar bis Sonntag. Sonst singt ihr im Müllsack.

Gerda`,
    expected: ['task 2027-01-24'],
  },
  {
    id: 'de-n-w-amt',
    sent: 'Tue, 19 Jan 2027 10:00:00 +0100',
    subject: 'Aktenzeichen 77/31',
    body: `Sehr geehrter Herr Sato,

Ihr Kontoauszug für Dezember liegt uns nicht vor. Sie haben Gelegenheit, ihn bis zum 5. Februar 2027 nachzureichen.

Im Auftrag`,
    expected: ['task 2027-02-05'],
  },
  {
    id: 'de-n-w-tierarzt',
    sent: 'Wed, 20 Jan 2027 16:00:00 +0100',
    subject: 'Keks',
    body: `Hallo Frau Lenz, am Freitag, 29. Januar, um 15.30 Uhr ziehen wir bei Keks die Fäden. Bis dahin bleibt der Kragen dran.

Tierarztpraxis`,
    expected: ['appointment 2027-01-29T15:30'],
  },
  {
    id: 'de-n-w-hu',
    sent: 'Thu, 21 Jan 2027 08:00:00 +0100',
    subject: 'Hauptuntersuchung',
    body: `Die Plakette an Ihrem Wagen gilt nur noch bis zum 28. Februar 2027. Rufen Sie an, wann es Ihnen recht ist.`,
    expected: ['reminder 2027-02-28'],
  },
  {
    id: 'de-n-w-architekt',
    sent: 'Fri, 22 Jan 2027 14:30:00 +0100',
    subject: 'Anbau',
    body: `Liebe Frau Rao, am Mittwoch, 27. Januar, um 10 Uhr hätte ich Luft, um mit Ihnen die Pläne durchzugehen. Mein Büro, Kaffee steht bereit.`,
    expected: ['appointment 2027-01-27T10:00'],
  },
  {
    id: 'de-n-w-no-trauer',
    sent: 'Mon, 18 Jan 2027 19:00:00 +0100',
    subject: 'Tante Vera',
    body: `Vera ist am 14. Januar um 6 Uhr früh eingeschlafen. Bis Weihnachten saß sie noch am Klavier.`,
    expected: [],
  },
  {
    id: 'de-n-w-no-fahrplan',
    sent: 'Tue, 19 Jan 2027 10:00:00 +0100',
    subject: 'Fahrplan',
    body: `Ab Montag, 1. Februar, fährt der Zug um 7:15 Uhr schon um 7:12 Uhr ab und hält nicht mehr in Aschbach.`,
    expected: [],
  },
  {
    id: 'de-n-w-no-vertretung',
    sent: 'Wed, 20 Jan 2027 10:00:00 +0100',
    subject: 'Vertretung',
    body: `Piotr ist bis Dienstag, 2. Februar, weg. Was er dir schuldet, macht er bis Freitag, 5. Februar, fertig, sagt er.`,
    expected: [],
  },
  {
    id: 'de-n-w-no-ticket',
    sent: 'Thu, 21 Jan 2027 10:00:00 +0100',
    subject: 'Vorgang 5521 erledigt',
    body: `Ihr Vorgang wurde am 18.01.2027 um 09:14 Uhr eröffnet und am 21.01.2027 um 10:00 Uhr geschlossen.`,
    expected: [],
  },
  {
    id: 'de-n-w-no-buch',
    sent: 'Fri, 22 Jan 2027 10:00:00 +0100',
    subject: 'Lesen',
    body: `Der zweite Band erscheint am 4. März, und ich werde vor dem Laden zelten. Bist du mit dem ersten durch?`,
    expected: [],
  },
  {
    id: 'de-n-x-masterarbeit',
    sent: 'Mon, 8 Mar 2027 09:40:00 +0100',
    subject: 'Kapitel drei',
    body: `Liebe Lena,

die Gutachter tagen bald. Kapitel drei muss deshalb bis Donnerstag, 18. März, in meinem Postfach liegen; Fußnoten dürfen fehlen.

A. Mertens`,
    expected: ['task 2027-03-18'],
  },
  {
    id: 'de-n-x-zaehler',
    sent: 'Tue, 9 Mar 2027 07:00:00 +0100',
    subject: 'Zählerstand',
    body: `Fotografieren Sie Ihren Zähler und laden Sie das Bild bis zum 22. März 2027 hoch, sonst müssen wir schätzen.`,
    expected: ['task 2027-03-22'],
  },
  {
    id: 'de-n-x-blut',
    sent: 'Wed, 10 Mar 2027 12:00:00 +0100',
    subject: 'Blutspende',
    body: `Hallo Tom, du stehst für Dienstag, 16. März, 17:20 Uhr auf unserer Liste, Gemeindesaal St. Markus. Trink vorher viel.`,
    expected: ['appointment 2027-03-16T17:20'],
  },
  {
    id: 'de-n-x-kuehlschrank',
    sent: 'Thu, 11 Mar 2027 18:00:00 +0100',
    subject: 'Bestellung 66120',
    body: `Gute Nachricht: Ihr Kühlschrank ist unterwegs und wird am 15. März 2027 bei Ihnen angeliefert. Der Fahrer klingelt vorher durch.`,
    expected: ['reminder 2027-03-15'],
  },
  {
    id: 'de-n-x-parken',
    sent: 'Fri, 12 Mar 2027 09:00:00 +0100',
    subject: 'Ausweis R-204',
    body: `Mit Ihrem Bewohnerausweis dürfen Sie noch bis zum 31. März 2027 parken.`,
    expected: ['reminder 2027-03-31'],
  },
  {
    id: 'de-n-x-no-ausstellung',
    sent: 'Mon, 8 Mar 2027 09:00:00 +0100',
    subject: 'Turner',
    body: `Wir sahen die Turner-Schau am Samstag um 11 Uhr, kaum jemand da. Am 2. April zieht sie nach Kassel weiter. Lohnt die Fahrt.`,
    expected: [],
  },
  {
    id: 'de-n-x-no-bau',
    sent: 'Tue, 9 Mar 2027 09:00:00 +0100',
    subject: 'Baubericht KW 10',
    body: `Die Dachdecker möchten bis Freitag, 19. März, vom Gerüst sein. Fenster sind bestellt, der Hersteller nennt sechs Wochen.`,
    expected: [],
  },
  {
    id: 'de-n-x-no-wartung',
    sent: 'Wed, 10 Mar 2027 09:00:00 +0100',
    subject: 'Erledigt',
    body: `Die Arbeiten an den Servern endeten gestern um 04:30 Uhr. Das nächste Fenster: 7. April, 02:00 bis 04:00 Uhr, merken dürfte es keiner.`,
    expected: [],
  },
  {
    id: 'de-n-x-no-bruecke',
    sent: 'Thu, 11 Mar 2027 09:00:00 +0100',
    subject: 'Die Brücke',
    body: `Wusstest du, dass die Brücke am 19. März 1932 um 10 Uhr eröffnet hat und ein Reiter das Band zuerst durchschnitt?`,
    expected: [],
  },
  {
    id: 'de-n-x-no-selbst',
    sent: 'Fri, 12 Mar 2027 09:00:00 +0100',
    subject: 'Re: Steuer',
    body: `Lass das meine Sorge sein. Ich gebe am 31. März ab und schicke dir in derselben Woche eine Kopie. Dein Teil ist getan.`,
    expected: [],
  },
];
