import type { Scheme } from './scheme.ts';

export const NEW_NUMBER: Scheme = {
  fraud: [
    [
      'Lily <lily.home88@gmail.com>',
      'its me',
      'Hi mum, my phone fell in the sink and this is my temporary number: 07700 900461. Save it and text me there, the old one is dead. I need to sort something out with a payment today and cannot get into my banking.',
    ],
    [
      'Jonas <jonas.neu77@gmx.de>',
      'ich bins',
      'Hallo Papa, mein altes Handy ist in die Waschmaschine geraten. Speicher bitte meine neue Nummer ein: 0152 5550 1426, und schreib mir dort auf WhatsApp. Ich müsste heute dringend etwas überweisen und komme nicht ins Onlinebanking.',
    ],
    [
      'Camille <camille.nouveau@gmail.com>',
      'c’est moi',
      'Coucou maman, j’ai fait tomber mon portable et j’ai un nouveau numéro : 06 39 98 01 42. Écris-moi dessus par WhatsApp, l’ancien ne marche plus. Il faut que je règle une facture aujourd’hui et mon appli bancaire est bloquée.',
    ],
    [
      'Lucía <lucia.nuevo@outlook.es>',
      'soy yo',
      'Hola mamá, se me ha caído el móvil al agua y este es mi número nuevo: 655 501 428. Guárdalo y escríbeme por WhatsApp, el antiguo ya no funciona. Tengo que hacer un pago hoy y no puedo entrar en la aplicación del banco.',
    ],
    [
      'Inês <ines.novo@sapo.pt>',
      'sou eu',
      'Olá mãe, deixei cair o telemóvel e este é o meu número novo: 915 550 142. Guarda e manda-me mensagem por WhatsApp, o antigo já não funciona. Preciso de fazer um pagamento hoje e não consigo entrar no banco.',
    ],
    [
      'Giulia <giulia.nuovo@libero.it>',
      'sono io',
      'Ciao mamma, mi è caduto il telefono in acqua e questo è il mio nuovo numero: 347 555 0142. Salvalo e scrivimi su WhatsApp, quello vecchio non va più. Devo fare un pagamento oggi e non riesco a entrare nell’app della banca.',
    ],
    [
      'Sanne <sanne.nieuw@gmail.com>',
      'ik ben het',
      'Hoi mam, mijn telefoon is in het water gevallen en dit is mijn nieuwe nummer: 06 5550 1428. Sla het op en app me daar, het oude werkt niet meer. Ik moet vandaag een rekening betalen en kan niet in mijn bankapp.',
    ],
    [
      'Kasia <kasia.nowy@wp.pl>',
      'to ja',
      'Cześć mamo, telefon wpadł mi do wody i to jest mój nowy numer: 600 550 142. Zapisz go i napisz do mnie na WhatsApp, stary już nie działa. Muszę dziś zapłacić rachunek i nie mogę wejść do banku.',
    ],
  ],
  honest: [
    [
      'Ruth Kemble <ruth.kemble@gmail.com>',
      'new number',
      'Hello everyone, I have changed provider and my new number is 07700 900377. The old one works until the end of the month. Sunday lunch is at one as usual, bring boots if it is dry.',
    ],
    [
      'Ute Brandl <ute.brandl@gmx.de>',
      'Neue Nummer',
      'Ihr Lieben, ich habe ein neues Handy und damit auch eine neue Nummer: 0152 5550 1999. Die alte gilt noch bis Ende des Monats. Am Sonntag sehen wir uns um eins bei Oma, ich bringe den Kuchen mit.',
    ],
    [
      'Hélène Vasseur <helene.vasseur@orange.fr>',
      'nouveau numéro',
      'Bonjour à tous, j’ai changé de téléphone et mon nouveau numéro est le 06 39 98 01 77. L’ancien marche encore jusqu’à la fin du mois. On se voit dimanche chez mamie, j’apporte le dessert.',
    ],
    [
      'Pilar Montes <pilar.montes@gmail.com>',
      'número nuevo',
      'Hola a todos, he cambiado de compañía y mi número nuevo es el 655 501 777. El antiguo funciona hasta fin de mes. El domingo comemos en casa de la abuela, yo llevo el postre.',
    ],
    [
      'Rita Falcão <rita.falcao@sapo.pt>',
      'número novo',
      'Olá a todos, mudei de operadora e o meu número novo é 915 550 777. O antigo funciona até ao fim do mês. No domingo almoçamos em casa da avó, eu levo a sobremesa.',
    ],
    [
      'Paola Serra <paola.serra@libero.it>',
      'numero nuovo',
      'Ciao a tutti, ho cambiato operatore e il mio nuovo numero è 347 555 0777. Quello vecchio funziona fino a fine mese. Domenica pranziamo dalla nonna, io porto il dolce.',
    ],
    [
      'Anneke Smit <anneke.smit@ziggo.nl>',
      'nieuw nummer',
      'Hallo allemaal, ik heb een nieuwe telefoon en een nieuw nummer: 06 5550 1777. Het oude werkt nog tot het eind van de maand. Zondag eten we bij oma, ik neem de taart mee.',
    ],
    [
      'Ewa Lis <ewa.lis@wp.pl>',
      'nowy numer',
      'Cześć wszystkim, zmieniłam operatora i mam nowy numer: 600 550 777. Stary działa do końca miesiąca. W niedzielę obiad u babci, ja przyniosę ciasto.',
    ],
  ],
};
