import type { Scheme } from './scheme.ts';

export const FAVOUR_FROM_NEW_NUMBER: Scheme = {
  fraud: [
    [
      'Lily <lily.home88@gmail.com>',
      'me',
      'Hi dad, I dropped my phone and have a new number, delete the old one. Text me on 07700 900461, I need help paying a bill today.',
    ],
    [
      'Jonas <jonas.neu77@gmx.de>',
      'ich',
      'Hallo Mama, mein Handy ist kaputt, das ist meine neue Nummer 0152 5550 1426. Schreib mir auf WhatsApp, ich muss dringend eine Rechnung bezahlen.',
    ],
    [
      'Camille <camille.nouveau@gmail.com>',
      'moi',
      'Maman, mon téléphone est cassé, voici mon nouveau numéro 06 39 98 01 42. Écris-moi sur WhatsApp, je dois payer une facture en urgence.',
    ],
    [
      'Lucía <lucia.nuevo@outlook.es>',
      'yo',
      'Mamá, se me ha roto el móvil, este es mi número nuevo 655 501 428. Escríbeme por WhatsApp, tengo que pagar una factura urgente.',
    ],
    [
      'Inês <ines.novo@sapo.pt>',
      'eu',
      'Oi pai, troquei de número, apaga o antigo e me chama no WhatsApp 11 95550-1420. Preciso pagar uma conta urgente e o app do banco não abre.',
    ],
    [
      'Giulia <giulia.nuovo@libero.it>',
      'io',
      'Mamma sono io, mi si è rotto il cellulare. Questo è il mio nuovo numero 347 555 0142. Mi puoi pagare una bolletta? Te li ridò domani.',
    ],
    [
      'Sanne <sanne.nieuw@gmail.com>',
      'ik',
      'Hoi pap, mijn telefoon is kapot, dit is mijn nieuwe nummer 06 5550 1428. Stuur me een appje, ik moet met spoed een rekening betalen.',
    ],
    [
      'Kasia <kasia.nowy@wp.pl>',
      'ja',
      'Mamo, telefon mi się zepsuł, to mój nowy numer: 600 550 142. Możesz mi pożyczyć 2400 zł? Oddam jutro.',
    ],
  ],
  honest: [
    [
      'Ruth Kemble <ruth.kemble@gmail.com>',
      'phone',
      'Hi all, my phone broke on the boat, so I have a new number: 07700 900377. The tickets for Saturday are paid, see you at the gate.',
    ],
    [
      'Ute Brandl <ute.brandl@gmx.de>',
      'Telefon',
      'Ihr Lieben, mein altes Handy ist kaputt, ich habe jetzt eine neue Nummer: 0152 5550 1999. Die Karten für Samstag sind bezahlt, bis dann am Tor.',
    ],
    [
      'Hélène Vasseur <helene.vasseur@orange.fr>',
      'téléphone',
      'Bonjour à tous, mon téléphone est cassé, voici mon nouveau numéro : 06 39 98 01 77. Les billets de samedi sont payés, à samedi devant l’entrée.',
    ],
    [
      'Pilar Montes <pilar.montes@gmail.com>',
      'móvil',
      'Hola a todos, se me rompió el móvil y tengo número nuevo: 655 501 777. Las entradas del sábado ya están pagadas, nos vemos en la puerta.',
    ],
    [
      'Rita Falcão <rita.falcao@sapo.pt>',
      'telemóvel',
      'Olá a todos, o meu telemóvel avariou e tenho um número novo: 915 550 777. Os bilhetes de sábado já estão pagos, até sábado à porta.',
    ],
    [
      'Paola Serra <paola.serra@libero.it>',
      'telefono',
      'Ciao a tutti, mi si è rotto il cellulare e ho un nuovo numero: 347 555 0777. I biglietti di sabato sono già pagati, ci vediamo all’ingresso.',
    ],
    [
      'Anneke Smit <anneke.smit@ziggo.nl>',
      'telefoon',
      'Hallo allemaal, mijn telefoon is stuk en ik heb een nieuw nummer: 06 5550 1777. De kaartjes voor zaterdag zijn betaald, tot dan bij de poort.',
    ],
    [
      'Ewa Lis <ewa.lis@wp.pl>',
      'telefon',
      'Cześć wszystkim, telefon mi się zepsuł i mam nowy numer: 600 550 777. Bilety na sobotę są już zapłacone, do zobaczenia przy wejściu.',
    ],
  ],
};
