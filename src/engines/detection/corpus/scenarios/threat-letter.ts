import type { Scenario } from '../seed.ts';

export const threatLetter: Scenario = {
  id: 'threat-letter',
  corporate: false,
  sender: 'person',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      opening: ['{name}, i have been watching this for a while and [thought you should know|you need to know]'],
      benign: {
        ask: [
          'the note is stuck on your screen in the open office and it starts with the name of your cat. half the floor knows it. change it and pick something longer, the one for the wages too. not telling anyone, but the cleaner laughed',
        ],
      },
      malicious: {
        ask: [
          'i got into your device on {past} and recorded you through the camera. all your contacts get the clip unless {amount} in bitcoin arrives within 48 hours. changing it now wont help, i am in everything. dont tell anyone, dont answer',
        ],
      },
      closing: ['think about it'],
      subject: 'I know your password',
    },
    {
      language: 'de',
      register: 'careful',
      opening: ['Dies ist keine angenehme Nachricht, aber [Sie sollten sie lesen|lesen Sie sie zu Ende].'],
      benign: {
        ask: [
          'Auf dem Leihgerät, das Sie am {past} zurückgegeben haben, fanden wir ein Programm, das Tastatureingaben aufzeichnet. Wir haben es entfernt und Anzeige erstattet. Bitte ändern Sie von einem anderen Rechner aus Ihre Kennwörter und melden Sie sich bei der Polizei in {city}, falls Ihnen etwas auffällt. Geld verlangt niemand von Ihnen; wer es tut, ist ein Betrüger.',
        ],
      },
      malicious: {
        ask: [
          'Seit mehreren Monaten befindet sich mein Programm auf Ihrem Gerät, und ich kenne Ihre Kennwörter, Ihre Kontakte und Ihre Vorlieben. Mit der Kamera habe ich Sie gefilmt. Überweisen Sie {amount} in Bitcoin, dann lösche ich alles; Sie haben fünfzig Stunden. Wenn Sie zur Polizei gehen oder jemandem davon erzählen, geht das Video sofort an Ihre Familie.',
        ],
      },
      closing: ['Handeln Sie klug.'],
      subject: 'Ihr Gerät wurde überwacht',
    },
    {
      language: 'fr',
      register: 'careless',
      opening: ['{name} ca fait [trois fois|dix fois] que je te previens'],
      benign: {
        ask: [
          "si tu gares encore ta camionnette devant mon portail j'appelle la fourriere, c'est pas des menaces c'est le reglement. ma mere attend l'ambulance le {date} et faut que ca passe. viens boire un coup on en parle, merci",
        ],
      },
      malicious: {
        ask: [
          "si tu paies pas {amount} avant le {date} j'envoie les photos a ta femme et a ton patron, j'ai leurs adresses. c'est pas des menaces en l'air. tu achetes les bitcoins et tu envoies, et pas un mot a la police",
        ],
      },
      closing: ['a toi de voir'],
      subject: 'dernier avertissement',
    },
    {
      language: 'es',
      register: 'careful',
      opening: ['Lea esta carta con atención, porque [le concierne directamente|afecta a su vida].'],
      benign: {
        ask: [
          'Anoche alguien forzó dos trasteros del garaje y anotó matrículas. La policía ha pedido las grabaciones y recomienda no dejar papeles ni mandos en el coche. Si vio algo entre las doce y las {time}, hable con {other}, de la comunidad, o llame a comisaría. No hay motivo para alarmarse.',
        ],
      },
      malicious: {
        ask: [
          'Alguien que usted conoce me ha pagado para hacerle daño, y llevo una semana siguiéndole. Me ha parecido buena persona. Si me paga {amount} en criptomonedas antes del {date}, le diré quién es y me marcharé; si acude a la policía o comenta esto en casa, cumpliré el encargo.',
        ],
      },
      closing: ['Usted decide.'],
      subject: 'Se trata de su seguridad',
    },
    {
      language: 'pt',
      register: 'careless',
      opening: ['ola {name}, [gravei tudo|ficou tudo gravado] na sexta e acho que nao vais gostar de ver'],
      benign: {
        ask: [
          'cantaste duas horas desafinado e dançaste com o padre haha. nao ponho na net, descansa, fica no grupo da familia. se quiseres que apague diz, mas a tua mae ja viu e chorou a rir. traz o telemovel que passo-te',
        ],
      },
      malicious: {
        ask: [
          'o teu telemovel tem o meu virus e tenho videos teus sozinho. se nao mandares {amount} em bitcoin em 2 dias vai para a tua mae e para o teu chefe. nao apagues nada nem fales com a policia que eu vejo. aviso so uma vez',
        ],
      },
      closing: ['pensa bem'],
      subject: 'gravei tudo',
    },
    {
      language: 'it',
      register: 'careful',
      opening: [
        'Le scrivo in forma riservata. [Sono in possesso|Mi trovo in possesso] di documenti che La riguardano.',
      ],
      benign: {
        ask: [
          "Sono in una cartella rossa, dimenticata sul treno delle {time} per {city}: contratto, fotografie e una chiavetta che non ho aperto. L'ho consegnata agli oggetti smarriti, dove può ritirarla con un documento. Non voglio ricompense; mi risponda solo se le manca altro, così avviso la polizia ferroviaria.",
        ],
      },
      malicious: {
        ask: [
          'Li ho presi dal Suo computer, insieme alle fotografie e alla cronologia dei siti che visita di notte. Non lo saprà nessuno, se entro il {date} riceverò {amount} in criptovaluta. Non si rivolga alla polizia e non risponda: il conto alla rovescia è iniziato quando ha aperto questa lettera.',
        ],
      },
      closing: ['Rifletta.'],
      subject: 'Ho i Suoi dati',
    },
    {
      language: 'nl',
      register: 'careless',
      opening: ['{name} lees dit even goed, [geen grap|dit is geen grapje]'],
      benign: {
        ask: [
          'er ligt een oude bom in de bouwput aan de molenweg, de gemeente haalt hem {date} weg. iedereen moet voor {time} het huis uit en de politie belt overal aan. neem de kat mee en zet het gas dicht. sporthal is open, koffie ook',
        ],
      },
      malicious: {
        ask: [
          'er ligt een bom in jullie gebouw en hij gaat af om {time}. maak {amount} in bitcoin over dan vertel ik waar. bel je de politie of gaat er een het huis uit dan druk ik. dit sturen we naar meer bedrijven, dus wie het eerst betaalt',
        ],
      },
      closing: ['de tijd loopt'],
      subject: 'bom',
    },
    {
      language: 'pl',
      register: 'careful',
      opening: ['Mam dostęp do [nagrań|zapisu] z ostatniego miesiąca i widziałem, co się stało {past}.'],
      benign: {
        ask: [
          'Jestem administratorem budynku: kamera w garażu zarejestrowała, kto zarysował Pana/Pani auto. Zgodnie z prawem nagranie wyda policja, po zgłoszeniu na komisariacie w {city}. Przechowujemy je do {date}, potem kasuje się samo. Odpłatności nie ma, wystarczy numer sprawy.',
        ],
      },
      malicious: {
        ask: [
          'Zainstalowałem na Pana/Pani komputerze program, który włącza kamerę i kopiuje kontakty. Nagranie wyślę rodzinie i znajomym z pracy, jeżeli do {date} nie otrzymam {amount} w bitcoinach. Policja nic tu nie pomoże. Po wpłacie wszystko skasuję, daję słowo.',
        ],
      },
      closing: ['Czas biegnie.'],
      subject: 'Proszę to przeczytać do końca',
    },
  ],
};
