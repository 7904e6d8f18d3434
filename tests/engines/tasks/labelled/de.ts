import type { LabelledMessage } from './message.ts';

export const GERMAN: readonly LabelledMessage[] = [
  {
    id: 'de-unterlagen',
    sent: 'Mon, 16 Nov 2026 09:12:00 +0100',
    subject: 'Fehlende Unterlagen',
    body: `Sehr geehrte Frau Sommer,

vielen Dank für Ihren Antrag. Bitte senden Sie uns die fehlenden Unterlagen bis zum 4. Dezember 2026 zu.

Mit freundlichen Grüßen
Ihre Beispielkasse`,
    expected: ['task 2026-12-04'],
  },
  {
    id: 'de-kurz-morgen',
    sent: 'Tue, 3 Mar 2026 20:40:00 +0100',
    subject: 'Auto',
    body: 'Kannst du mir bis morgen Bescheid geben, ob du das Auto brauchst? LG Tim',
    expected: ['task 2026-03-04'],
  },
  {
    id: 'de-rechnung',
    sent: 'Mon, 1 Jun 2026 08:00:00 +0200',
    subject: 'Ihre Rechnung 2026-0417',
    body: `Guten Tag,

anbei erhalten Sie Ihre Rechnung.

Rechnungsdatum: 01.06.2026
Betrag: 84,20 EUR
Zahlbar bis: 15.06.2026

Freundliche Grüße
Stadtwerke Beispielstadt`,
    expected: ['task 2026-06-15'],
  },
  {
    id: 'de-arzttermin',
    sent: 'Mon, 5 Oct 2026 10:15:00 +0200',
    subject: 'Terminerinnerung',
    body: `Sehr geehrter Herr Yilmaz,

wir erinnern Sie an Ihren Termin am Donnerstag, dem 15. Oktober um 10:40 Uhr bei Dr. Lind.

Sprechzeiten: Mo-Fr 8-12 Uhr, Di und Do 14-18 Uhr`,
    expected: ['appointment 2026-10-15T10:40'],
  },
  {
    id: 'de-treffen',
    sent: 'Mon, 16 Nov 2026 13:02:00 +0100',
    subject: 'Budget',
    body: `Hallo zusammen,

lasst uns am Donnerstag um 15 Uhr in Raum 2.14 treffen und das Budget durchgehen.

Maja`,
    expected: ['appointment 2026-11-19T15:00'],
  },
  {
    id: 'de-zwei',
    sent: 'Mon, 7 Sep 2026 07:55:00 +0200',
    subject: 'Ihr erster Tag',
    body: `Lieber Jonas,

herzlich willkommen! Vorab zwei Bitten:

- Bitte unterschreiben Sie den Vertrag und schicken Sie ihn bis 11.9. zurück.
- Bitte füllen Sie den Personalbogen bis spätestens 18. September aus.

Bis bald
Helene Roth`,
    expected: ['task 2026-09-11', 'task 2026-09-18'],
  },
  {
    id: 'de-klassenfahrt',
    sent: 'Mon, 13 Apr 2026 15:30:00 +0200',
    subject: 'Klassenfahrt 5b',
    body: `Liebe Eltern,

die Klasse 5b fährt im Juni an die See. Ich bitte Sie, die Einverständniserklärung bis Mittwoch, den 22. April, im
Sekretariat abzugeben.

Viele Grüße
K. Brandt`,
    expected: ['task 2026-04-22'],
  },
  {
    id: 'de-paket',
    sent: 'Wed, 18 Nov 2026 06:30:00 +0100',
    subject: 'Ihr Paket kommt',
    body: `Ihr Paket von Beispielbuch wird am Freitag, 20.11., zugestellt.

Sendungsnummer: EX123456789`,
    expected: ['reminder 2026-11-20'],
  },
  {
    id: 'de-ausweis',
    sent: 'Mon, 2 Feb 2026 09:00:00 +0100',
    subject: 'Ihr Bibliotheksausweis',
    body: `Guten Tag,

Ihr Bibliotheksausweis läuft am 28. Februar 2026 ab.

Ihre Stadtbibliothek`,
    expected: ['reminder 2026-02-28'],
  },
  {
    id: 'de-betreff',
    sent: 'Mon, 16 Nov 2026 11:00:00 +0100',
    subject: 'Bitte bis Mittwoch freigeben: Dienstreise Fuchs',
    body: 'Der Antrag liegt im Portal bereit.',
    expected: ['task 2026-11-18'],
  },
  {
    id: 'de-uhrzeit',
    sent: 'Wed, 3 Jun 2026 08:45:00 +0200',
    subject: 'Zahlen',
    body: `Moin,

könntet ihr eure Zahlen bitte bis Freitag, 12 Uhr, in den Ordner hochladen? Ich baue am Wochenende die Folien.

D.`,
    expected: ['task 2026-06-05T12:00'],
  },
  {
    id: 'de-ics',
    sent: 'Mon, 16 Nov 2026 10:00:00 +0100',
    subject: 'Einladung: Jahresgespräch',
    body: 'Sie sind eingeladen.',
    calendar: `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Beispiel//DE
METHOD:REQUEST
BEGIN:VEVENT
UID:jahr@example.com
DTSTART;TZID=Europe/Berlin:20261124T140000
DTEND;TZID=Europe/Berlin:20261124T150000
SUMMARY:Jahresgespräch
LOCATION:Raum 3
END:VEVENT
END:VCALENDAR`,
    expected: ['appointment 2026-11-24T14:00+01:00'],
  },
  {
    id: 'de-jsonld-zug',
    sent: 'Mon, 16 Nov 2026 19:21:00 +0100',
    subject: 'Ihre Buchung',
    body: 'Vielen Dank für Ihre Buchung.',
    html: `<html><head><script type="application/ld+json">{"@context":"http://schema.org","@type":"TrainReservation",
"reservationNumber":"ABC123","reservationStatus":"http://schema.org/Confirmed","reservationFor":{"@type":"TrainTrip",
"trainNumber":"ICE 599","departureStation":{"@type":"TrainStation","name":"Kassel"},
"departureTime":"2026-12-21T08:14:00+01:00","arrivalStation":{"@type":"TrainStation","name":"Ulm"},
"arrivalTime":"2026-12-21T11:55:00+01:00"}}</script></head><body><p>Vielen Dank für Ihre Buchung.</p></body></html>`,
    expected: ['appointment 2026-12-21T08:14+01:00'],
  },
  {
    id: 'de-telefonat',
    sent: 'Tue, 17 Nov 2026 16:20:00 +0100',
    subject: 'Kurz telefonieren?',
    body: 'Hallo Ben, können wir morgen um 10 Uhr wegen des Dachs telefonieren? Eine halbe Stunde reicht. Ruth',
    expected: ['appointment 2026-11-18T10:00'],
  },
  {
    id: 'de-zaehler',
    sent: 'Mon, 6 Jul 2026 08:10:00 +0200',
    subject: 'Zählerstand',
    body: `Guten Tag,

es ist wieder so weit. Teilen Sie uns Ihren Zählerstand bitte bis zum 19.07.2026 mit, sonst schätzen wir ihn.

Beispiel Energie`,
    expected: ['task 2026-07-19'],
  },
  {
    id: 'de-jahreswechsel',
    sent: 'Mon, 28 Dec 2026 12:30:00 +0100',
    subject: 'Dienstplan',
    body: 'Hallo, bitte bestätigt eure Dienste für Januar spätestens am 4. Januar. Guten Rutsch! Mo',
    expected: ['task 2027-01-04'],
  },
  {
    id: 'de-antwort-oben',
    sent: 'Mon, 16 Nov 2026 14:00:00 +0100',
    subject: 'AW: Vertrag',
    body: `Passt so. Bitte schicken Sie das unterschriebene Exemplar bis 27. November an uns zurück.

Tara Wolf

Am 9. November 2026 um 08:00 schrieb Nils Park <nils@example.com>:
> Bitte prüfen Sie den Vertrag bis zum 18. November.`,
    expected: ['task 2026-11-27'],
  },
  {
    id: 'de-html',
    sent: 'Mon, 4 May 2026 09:00:00 +0200',
    subject: 'Steuererklärung',
    body: 'Siehe HTML.',
    html: `<html><body><p>Sehr geehrte Frau Nowak,</p><p>für Ihre Steuererklärung fehlen uns noch Belege. Bitte laden Sie diese
<b>bis zum 22. Mai 2026</b> hoch.</p><p>Mit freundlichen Grüßen<br>Kanzlei Berg &amp; Tal</p></body></html>`,
    expected: ['task 2026-05-22'],
  },
  {
    id: 'de-wasser',
    sent: 'Mon, 16 Nov 2026 08:00:00 +0100',
    subject: 'Aushang: Wasserabstellung',
    body: `Liebe Mieterinnen und Mieter,

wegen Reparaturen wird am Mittwoch, den 25. November, von 9 bis 12 Uhr das Wasser abgestellt.

Ihre Hausverwaltung`,
    expected: ['reminder 2026-11-25T09:00'],
  },
  {
    id: 'de-weihnachtsessen',
    sent: 'Mon, 16 Nov 2026 18:00:00 +0100',
    subject: 'Weihnachtsessen',
    body: `Hallo ihr Lieben,

unser Weihnachtsessen findet am 11. Dezember um 19:30 Uhr im Goldenen Hirsch statt. Bitte meldet euch bis zum 30. November
an, damit ich reservieren kann.

Femi`,
    expected: ['appointment 2026-12-11T19:30', 'task 2026-11-30'],
  },
  {
    id: 'de-elternabend',
    sent: 'Mon, 16 Nov 2026 18:00:00 +0100',
    subject: 'Einladung zum Elternabend',
    body: `Liebe Eltern,

hiermit lade ich Sie herzlich zum Elternabend am Dienstag, 24.11.2026, um 19.00 Uhr in den Klassenraum der 3a ein.

Mit freundlichem Gruß
S. Keller`,
    expected: ['appointment 2026-11-24T19:00'],
  },
  {
    id: 'de-frist',
    sent: 'Mon, 16 Nov 2026 18:00:00 +0100',
    subject: 'Anhörung',
    body: `Sehr geehrter Herr Adam,

Sie können sich zu dem Vorwurf äußern. Die Frist zur Stellungnahme endet am 7. Dezember 2026.

Ordnungsamt Beispielstadt`,
    expected: ['task 2026-12-07'],
  },
  {
    id: 'de-uebermorgen',
    sent: 'Tue, 17 Nov 2026 09:00:00 +0100',
    subject: 'Angebot',
    body: `Hi Lea, schau bitte mal über das Angebot drüber und antworte mir bis übermorgen. Danke dir!`,
    expected: ['task 2026-11-19'],
  },
  {
    id: 'de-no-mai',
    sent: 'Mon, 13 Apr 2026 09:00:00 +0200',
    subject: 'Frage',
    body: 'Der Mai wird schön. Bitte schick mir die Fotos, wann du magst. Im August sind wir weg.',
    expected: [],
  },
  {
    id: 'de-no-vergangen',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'Protokoll',
    body: `Hallo zusammen,

in unserer Sitzung am 12. November um 10 Uhr haben wir das Budget beschlossen. Ich hatte euch gebeten, eure Anmerkungen bis
zum 9. November zu schicken, das hat gut geklappt.

Kim`,
    expected: [],
  },
  {
    id: 'de-no-nur-zitat',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'AW: Vertrag',
    body: `Erledigt, danke.

Am Fr., 13. Nov. 2026 um 08:00 Uhr schrieb Nils Park <nils@example.com>:
> Bitte unterschreiben Sie den Vertrag bis zum 20. November und rufen Sie mich am Donnerstag um 10 Uhr an.`,
    expected: [],
  },
  {
    id: 'de-no-oeffnungszeiten',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'Ihre Bestellung',
    body: `Vielen Dank für Ihre Bestellung. Wir melden uns, sobald sie fertig ist.

Öffnungszeiten: Montag bis Freitag 9 bis 18 Uhr, Samstag 10 bis 14 Uhr
Am 24.12. bis 13 Uhr geöffnet.
© 2026 Bäckerei Beispiel`,
    expected: [],
  },
  {
    id: 'de-no-newsletter',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'Programm im November',
    bulk: true,
    body: `Fr, 20.11., 20 Uhr: Jazz in der Mühle
Sa, 21.11., 15 Uhr: Puppentheater
Do, 26.11., 19 Uhr: Vortrag über Bienen. Karten bis 24.11. sichern!

Newsletter abbestellen`,
    expected: [],
  },
  {
    id: 'de-no-seit',
    sent: 'Mon, 2 Mar 2026 09:00:00 +0100',
    subject: 'Zugang',
    body: 'Hallo Dan, seit dem 3. März 2025 haben Sie Zugang zum Archiv, der Vertrag läuft seit 1. Januar. Daran ändert sich nichts.',
    expected: [],
  },
  {
    id: 'de-no-versprechen',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'AW: Angebot',
    body: `Sehr geehrte Frau Grant,

danke für Ihre Anfrage. Ich schicke Ihnen bis Freitag unser Angebot, und mein Kollege stellt die Zeichnungen bis zum
4. Dezember fertig.

Mit freundlichen Grüßen
P. Moor`,
    expected: [],
  },
  {
    id: 'de-no-rabatt',
    sent: 'Mon, 23 Nov 2026 09:00:00 +0100',
    subject: 'Nur bis Freitag: 30 % auf alles',
    bulk: true,
    body: 'Jetzt bestellen und bis zum 27. November 30 % sparen. Bestellen Sie bis Donnerstag, damit es noch ankommt. Abmelden',
    expected: [],
  },
  {
    id: 'de-no-abgesagt',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'Donnerstag',
    body: 'Hi, das Treffen am Donnerstag um 10 Uhr fällt leider aus, Leo ist krank. Neuer Termin folgt.',
    expected: [],
  },
  {
    id: 'de-no-abwesend',
    sent: 'Mon, 16 Nov 2026 09:00:01 +0100',
    subject: 'Automatische Antwort: Pläne',
    body: `Ich bin bis einschließlich 27. November nicht im Büro und ab Montag, 30.11., wieder erreichbar. In dringenden Fällen
wenden Sie sich bitte an die Zentrale.`,
    expected: [],
  },
  {
    id: 'de-no-quittung',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'Ihr Kassenbon',
    body: `Bon 993 vom 16.11.2026, 12:44 Uhr
Summe 12,00 EUR, bezahlt mit Karte
Umtausch bis 30.11.2026 nur mit Bon`,
    expected: [],
  },
  {
    id: 'de-no-signatur',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'Fotos',
    body: `Hier sind die Fotos.

-- 
Nora Bell
Ich arbeite dienstags bis donnerstags. Bitte senden Sie Dringendes bis Mittwoch 12 Uhr.
Nächstes Konzert: 12. Dezember 2026, 19 Uhr`,
    expected: [],
  },
  {
    id: 'de-no-geschichte',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'Kapitel 3',
    body: `Liebe Vera, zu den Fakten: Der Vertrag wurde am 11. November 1918 unterzeichnet, das Haus war bis zum 12. Dezember 1931
fertig. Bitte prüfe noch die Schreibweise der Namen.`,
    expected: [],
  },
  {
    id: 'de-no-nichts-zu-tun',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'Änderung unserer Bedingungen',
    body: `Wir ändern zum 1. Januar 2027 unsere Nutzungsbedingungen. Sie müssen bis dahin nichts tun. Wenn Sie bis zum
31. Dezember 2026 nicht widersprechen, gelten die neuen Bedingungen.`,
    expected: [],
  },
  {
    id: 'de-no-wenn',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'AW: Sofa',
    body: 'Super! Wenn ich bis Freitag nichts von dir höre, bekommt es meine Schwester. Eilt aber nicht.',
    expected: [],
  },
  {
    id: 'de-no-build',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'Sicherung 2026-12-01 abgeschlossen',
    body: 'Sicherung abgeschlossen um 04:12 Uhr. Nächster Lauf: morgen 02:00 Uhr. Bitte antworten Sie nicht auf diese Nachricht.',
    expected: [],
  },
  {
    id: 'de-no-ics-reply',
    sent: 'Mon, 16 Nov 2026 10:00:00 +0100',
    subject: 'Zugesagt: Jahresgespräch',
    body: 'Lena Fuchs hat zugesagt.',
    calendar: `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Beispiel//DE
METHOD:REPLY
BEGIN:VEVENT
UID:jahr@example.com
DTSTART;TZID=Europe/Berlin:20261124T140000
ATTENDEE;PARTSTAT=ACCEPTED:mailto:lena@example.com
SUMMARY:Jahresgespräch
END:VEVENT
END:VCALENDAR`,
    expected: [],
  },
  {
    id: 'de-no-erzaehlung',
    sent: 'Mon, 16 Nov 2026 21:00:00 +0100',
    subject: 'Neues von uns',
    body: `Liebe Tante Molly,

uns geht es gut. Am Freitag hat Tim sein erstes Spiel, und am 12. Dezember singt der Chor in der Kirche. Ich muss bis zum
15. Dezember meine Arbeit abgeben und schlafe wenig. Schreib mal!

Deine Anna`,
    expected: [],
  },
  {
    id: 'de-no-vage',
    sent: 'Mon, 16 Nov 2026 21:00:00 +0100',
    subject: 'Garage',
    body: 'Könntest du irgendwann im nächsten Monat die Garage ausräumen, spätestens bis zum Frühjahr? Im März wird es hier voll.',
    expected: [],
  },
  {
    id: 'de-no-zahlen',
    sent: 'Mon, 16 Nov 2026 21:00:00 +0100',
    subject: 'Ordner',
    body: 'Bitte schau dir Ordner 11.12 und Kapitel 1.5. an, Version 3.4.2026 ist die richtige. Es sind etwa 3/4 fertig.',
    expected: [],
  },
  {
    id: 'de-no-gueltig',
    sent: 'Mon, 16 Nov 2026 21:00:00 +0100',
    subject: 'Ihr Ticket',
    body: 'Ihr Monatsticket ist gültig vom 1. Dezember bis 31. Dezember 2026. Bitte zeigen Sie es bei der Kontrolle vor.',
    expected: [],
  },
  {
    id: 'de-no-andere',
    sent: 'Mon, 16 Nov 2026 21:00:00 +0100',
    subject: 'Zur Info',
    body: 'Nur zur Info: Der Lieferant bringt die Türen am 1. Dezember, die Elektriker sollen bis 4. Dezember fertig sein.',
    expected: [],
  },
];
