import type { LabelledMessage } from '../message.ts';

export const GERMAN: readonly LabelledMessage[] = [
  {
    id: 'de-d-keller',
    sent: 'Mon, 12 Apr 2027 19:10:00 +0200',
    subject: 'Wasser im Keller',
    body: `Hallo Frau Demir,

das klingt nicht gut. Der Installateur und ich kommen am Donnerstag, den 15. April, um halb elf bei Ihnen vorbei. Räumen Sie bitte
vorher die Regale frei.

Grüße
Wolfgang Petri`,
    expected: ['appointment 2027-04-15T10:30'],
  },
  {
    id: 'de-d-stunden',
    sent: 'Mon, 12 Apr 2027 10:40:00 +0200',
    subject: 'Stundenzettel März',
    body: `Moin, könntest du mir deinen Stundenzettel noch vor Mittwochabend rüberschicken? Donnerstag früh mache ich die Löhne.

Birte`,
    expected: ['task 2027-04-14'],
  },
  {
    id: 'de-d-kicken',
    sent: 'Tue, 13 Apr 2027 21:30:00 +0200',
    subject: 'Altherren',
    body: `Männer, merkt euch Samstag, den 24. April, vor. Anstoß ist um 14 Uhr auf dem Nebenplatz, danach wird gegrillt.

Holger`,
    expected: ['appointment 2027-04-24T14:00'],
  },
  {
    id: 'de-d-foto',
    sent: 'Wed, 14 Apr 2027 08:05:00 +0200',
    subject: 'Ihr Ausweisantrag',
    body: `Sehr geehrter Herr Okafor,

das eingereichte Lichtbild entspricht nicht den Vorgaben. Ein neues benötigen wir bis spätestens 3. Mai 2027, andernfalls wird der
Antrag zurückgenommen.

Bürgeramt Beispielstadt`,
    expected: ['task 2027-05-03'],
  },
  {
    id: 'de-d-anmeldung',
    sent: 'Thu, 15 Apr 2027 09:20:00 +0200',
    subject: 'Sommerfreizeit',
    body: `Liebe Familie Brandl,

Emil steht bei uns auf der Vormerkliste. Anmeldeschluss ist Freitag, der 30. April; das Formular finden Sie im Anhang. Wir freuen uns
auf ihn!

Das Freizeitteam`,
    expected: ['task 2027-04-30'],
  },
  {
    id: 'de-d-friseur',
    sent: 'Thu, 15 Apr 2027 12:30:00 +0200',
    subject: 'Salon Lockenkopf',
    body: `Hallo Carla! Du bist bei uns eingetragen: Sa., 17.04., 11:15 Uhr, Schneiden und Färben bei Mel. Verspätung? Ruf kurz durch.`,
    expected: ['appointment 2027-04-17T11:15'],
  },
  {
    id: 'de-d-schwimmen',
    sent: 'Fri, 16 Apr 2027 08:15:00 +0200',
    subject: 'Schwimmkurs verlegt',
    body: `Guten Morgen, am Montag ist das Bad zu. Die Stunde findet dafür am Dienstag, 20. April, um 16.45 Uhr statt, gleiche Bahn.`,
    expected: ['appointment 2027-04-20T16:45'],
  },
  {
    id: 'de-d-ausweis',
    sent: 'Fri, 16 Apr 2027 04:00:00 +0000',
    subject: 'Ihr Bibliotheksausweis',
    body: `Guten Tag,

Ihr Bibliotheksausweis verliert am 9. Mai 2027 seine Gültigkeit.

Stadtbücherei`,
    expected: ['reminder 2027-05-09'],
  },
  {
    id: 'de-d-techniker',
    sent: 'Mon, 19 Apr 2027 10:00:00 +0200',
    subject: 'Auftrag 5520981',
    body: `Guten Tag Herr Lang,

alles ist vorbereitet. Unser Techniker ist am Mittwoch, 21.04.2027, zwischen 8 und 13 Uhr bei Ihnen. Bitte sorgen Sie dafür, dass
jemand zu Hause ist.`,
    expected: ['appointment 2027-04-21T08:00'],
  },
  {
    id: 'de-d-vorstellung',
    sent: 'Wed, 14 Apr 2027 15:00:00 +0200',
    subject: 'Ihre Bewerbung als Gärtnerin',
    body: `Liebe Frau Hollmann,

wir möchten Sie kennenlernen, und zwar am Donnerstag, 22. April 2027, um 14:30 Uhr in der Orangerie. Schreiben Sie mir bis Montag,
19. April, ob Ihnen das passt?

Mit freundlichen Grüßen
Judith Maurer`,
    expected: ['appointment 2027-04-22T14:30', 'task 2027-04-19'],
  },
  {
    id: 'de-d-bahn',
    sent: 'Mon, 12 Apr 2027 06:10:00 +0000',
    subject: 'Ihre Buchung 4X7Q',
    body: 'Vielen Dank für Ihre Buchung. Abfahrt in Kassel: 23.04.2027, 08:19 Uhr, Gleis 2.',
    html: `<html><head><script type="application/ld+json">{"@context":"http://schema.org","@type":"TrainReservation",
"reservationNumber":"4X7Q","reservationFor":{"@type":"TrainTrip","trainNumber":"72",
"departureStation":{"@type":"TrainStation","name":"Kassel"},"departureTime":"2027-04-23T08:19:00+02:00",
"arrivalStation":{"@type":"TrainStation","name":"Bremen"},"arrivalTime":"2027-04-23T11:02:00+02:00"}}</script></head>
<body><p>Vielen Dank für Ihre Buchung. Abfahrt in Kassel: 23.04.2027, 08:19 Uhr, Gleis 2.</p></body></html>`,
    expected: ['appointment 2027-04-23T08:19+02:00'],
  },
  {
    id: 'de-d-folien',
    sent: 'Tue, 13 Apr 2027 16:45:00 +0200',
    subject: 'AW: AW: Vortrag',
    body: `Deine Folien fehlen mir immer noch. Allerspätestens Freitag, bitte, die Druckerei wartet nicht.

Svenja`,
    expected: ['task 2027-04-16'],
  },
  {
    id: 'de-d-abwasser',
    sent: 'Thu, 1 Apr 2027 05:00:00 +0200',
    subject: 'Gebührenbescheid',
    body: 'Ihr Bescheid liegt bereit.',
    html: `<html><body><h1>Gebührenbescheid</h1><p>Sehr geehrter Herr Adeyemi,</p><table><tr><td>Zeitraum</td>
<td>01.01.2027 bis 31.03.2027</td></tr><tr><td>Betrag</td><td>96,10 EUR</td></tr><tr><td>Zu zahlen bis</td><td>22.04.2027</td></tr>
</table><p>Ihre Stadtentwässerung</p></body></html>`,
    expected: ['task 2027-04-22'],
  },
  {
    id: 'de-d-widerspruch',
    sent: 'Wed, 21 Apr 2027 09:00:00 +0200',
    subject: 'Ihr Schreiben vom 2. April',
    body: `Sehr geehrte Frau Roth,

wir geben Ihnen hiermit Gelegenheit zur Stellungnahme. Ihre Antwort erwarten wir bis 12.05.2027.

Mit freundlichen Grüßen
Hausverwaltung Giebel`,
    expected: ['task 2027-05-12'],
  },
  {
    id: 'de-d-verschieben',
    sent: 'Wed, 14 Apr 2027 10:20:00 +0200',
    subject: 'Re: Telefonat',
    body: `Morgen klappt bei mir leider doch nicht. Wollen wir auf Freitag, 9 Uhr, ausweichen? Ich rufe dich an.

Hannes`,
    expected: ['appointment 2027-04-16T09:00'],
  },
  {
    id: 'de-d-no-gern',
    sent: 'Mon, 12 Apr 2027 09:00:00 +0200',
    subject: 'Zelt',
    body: `Du kannst das Zelt gern vorher lüften, musst du aber nicht. Vielleicht leihe ich es mir im Mai noch mal aus. Bitte mach dir wegen
des Risses keinen Kopf.`,
    expected: [],
  },
  {
    id: 'de-d-no-danke',
    sent: 'Mon, 12 Apr 2027 14:00:00 +0200',
    subject: 'AW: Formulare',
    body: `Ist alles da, danke. Sie waren sogar drei Tage zu früh, gebraucht hätten wir es erst am 15. April. Mehr ist nicht zu tun.`,
    expected: [],
  },
  {
    id: 'de-d-no-zitat',
    sent: 'Tue, 13 Apr 2027 14:00:00 +0200',
    subject: 'Re: Schlüssel',
    body: `Hab ich dir gestern Abend in den Kasten geworfen.

Am 11.04.2027 um 19:12 schrieb Monika Kern <monika@example.com>:

> Bringst du mir den Schlüssel bis Mittwoch zurück? Und komm doch am Sonntag um 16 Uhr zum Kaffee!
> M`,
    expected: [],
  },
  {
    id: 'de-d-no-gaertnerei',
    sent: 'Wed, 14 Apr 2027 06:00:00 +0200',
    subject: 'Der Frühling ist da (und 20 % Rabatt auch)',
    bulk: true,
    body: `Frische Töpfe, frische Erde. Bestellen Sie bis Sonntag, 18. April, und wir schenken Ihnen den Versand. Schnittabend mit Rosi am
22. April um 18 Uhr, Karten ab 8 Euro.

Abmelden`,
    expected: [],
  },
  {
    id: 'de-d-no-abwesend',
    sent: 'Wed, 14 Apr 2027 06:00:01 +0200',
    subject: 'Automatische Antwort: Angebot',
    body: `Ich bin bis einschließlich 26. April nicht im Haus und lese keine Mails. Was vor dem 20. April geschehen muss, übernimmt Frau Lorenz
am Empfang.`,
    expected: [],
  },
  {
    id: 'de-d-no-oeffnung',
    sent: 'Thu, 15 Apr 2027 16:00:00 +0200',
    subject: 'Rund um den Feiertag',
    body: `Am Samstag, 1. Mai, bleibt der Hofladen zu, am Montag, 3. Mai, sind wir ab 9 Uhr wieder für Sie da. Das Café öffnet sonntags nicht.`,
    expected: [],
  },
  {
    id: 'de-d-no-kenntnis',
    sent: 'Thu, 15 Apr 2027 17:00:00 +0200',
    subject: 'z. K.: Messestand',
    body: `Nur damit du auf dem Stand bist: Kwame besorgt die Banner bis Dienstag, und Lou muss die Anzahlung bis 23. April leisten. Die beiden
haben das im Griff.`,
    expected: [],
  },
  {
    id: 'de-d-no-bezahlt',
    sent: 'Fri, 16 Apr 2027 07:00:00 +0200',
    subject: 'Zahlungseingang',
    body: `Ihre Zahlung über 96,10 EUR haben wir am 15.04.2027 verbucht. Wäre sie nicht bis 22.04.2027 eingegangen, hätten wir mahnen müssen. Ihr
Konto ist ausgeglichen.`,
    expected: [],
  },
  {
    id: 'de-d-no-versprechen',
    sent: 'Fri, 16 Apr 2027 15:00:00 +0200',
    subject: 'Re: Wackeltisch',
    body: `Ich leime ihn am Wochenende und stelle ihn dir bis Mittwoch wieder hin. Dienstagabend sage ich Bescheid, ob er hält. Du brauchst nicht
da zu sein.`,
    expected: [],
  },
  {
    id: 'de-d-no-rueckfrage',
    sent: 'Mon, 19 Apr 2027 12:00:00 +0200',
    subject: 'Und?',
    body: `Hast du die Hausarbeit am Freitag noch bis 12 Uhr abgegeben? Ich habe an dich gedacht. Erzähl, wenn du wieder wach bist.`,
    expected: [],
  },
  {
    id: 'de-d-no-leiter',
    sent: 'Mon, 19 Apr 2027 19:00:00 +0200',
    subject: 'Leiter',
    body: `Behalt die Leiter ruhig, vor Juli steige ich nicht aufs Dach. Die Rinne haben wir schon am 2. März sauber gemacht.`,
    expected: [],
  },
  {
    id: 'de-d-no-lauf',
    sent: 'Tue, 20 Apr 2027 02:11:00 +0000',
    subject: '[garten] Nachtlauf beendet',
    body: `Lauf 4411 beendet.
Beginn: 20.04.2027 02:00
Ende: 20.04.2027 02:11
Nächster Lauf: 21.04.2027 02:00
Protokolle werden bis 20.05.2027 aufbewahrt.`,
    expected: [],
  },
  {
    id: 'de-d-no-faellt-aus',
    sent: 'Tue, 20 Apr 2027 09:30:00 +0200',
    subject: 'Lesekreis',
    body: `Am Donnerstag wird's nichts mit dem Lesekreis, Jennys Heizung ist hin. Du musst das Buch also nicht bis 22. April fertig haben.`,
    expected: [],
  },
  {
    id: 'de-d-no-agb',
    sent: 'Wed, 21 Apr 2027 05:00:00 +0200',
    subject: 'Neue Nutzungsbedingungen',
    body: `Unsere neuen Nutzungsbedingungen treten am 1. Juni 2027 in Kraft. Sie erklären genauer, wie wir mit Erstattungen umgehen. Sie müssen
nichts weiter tun.`,
    expected: [],
  },
  {
    id: 'de-d-no-zeitung',
    sent: 'Wed, 21 Apr 2027 22:00:00 +0200',
    subject: 'Die Umgehungsstraße schon wieder',
    body: `In der Zeitung steht, der Rat muss bis 12. Mai entscheiden, und der Minister soll am Freitag um 11 Uhr kommen. Ich glaub's erst, wenn
ich's sehe.`,
    expected: [],
  },
];
