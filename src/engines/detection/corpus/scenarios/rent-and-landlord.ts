import type { Scenario } from '../seed.ts';

export const rentAndLandlord: Scenario = {
  id: 'rent-and-landlord',
  corporate: false,
  sender: 'person',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'The flat in {city}',
      opening: [
        'Thank you for your interest in the flat. [It is still free|It is still available] from {date}: two rooms, second floor, {amount} a month with heating.',
      ],
      benign: {
        ask: [
          'I show it on Saturday at {time}, and you are welcome to bring a friend. Please pay nothing and send no papers before you have seen it. If you like it, we sign in the flat, you get the keys there and then, and the deposit goes to a protected account in your name. Reply to confirm that you are coming.',
        ],
      },
      malicious: {
        ask: [
          'I am working abroad and cannot show it, so a courier will bring you the keys. Please pay the deposit and one month into {account} first, and send a copy of your passport for the lease. If you do not like it, you return the keys and get it all back. Reply today to confirm, as others are waiting.',
        ],
      },
      closing: ['It is a quiet house, and the neighbours are kind.'],
    },
    {
      language: 'de',
      register: 'careless',
      subject: 'miete {date}',
      opening: ['hallo, wegen der miete [für nächsten monat|ab nächstem monat], bitte unbedingt lesen!!'],
      benign: {
        ask: [
          'es wird {small} teurer wegen der heizung, die abrechnung mit allen belegen hängt im treppenhaus. überweisen wie gehabt, gleiches konto {account}, einfach dauerauftrag anpassen. wenn was nicht stimmt klingelt bei mir, ich wohn ja drunter',
        ],
      },
      malicious: {
        ask: [
          'das alte konto ist dicht wegen der erbengemeinschaft. überweist ab sofort auf {account}, am besten gleich zwei monate, sonst verlier ich das haus. nicht klingeln, ich bin in kur, und {other} von der verwaltung sagt bitte auch nichts',
        ],
      },
      closing: ['danke euch'],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Votre dossier de location',
      opening: [
        'J’ai bien reçu votre candidature pour le studio à {city}, et elle [a retenu toute mon attention|me paraît solide]. Le loyer est de {amount} charges comprises, le bail de trois ans.',
        'L’immeuble date des années trente et le parquet vient d’être refait. La cave n’est pas comprise, mais le local à vélos est à la disposition de tous. Le tramway passe au bout de la rue ; la boulangerie ferme malheureusement le lundi. Le précédent locataire, {other}, y est resté six ans et ne part que pour des raisons professionnelles.',
      ],
      benign: {
        ask: [
          'Je vous propose de visiter le {date} à {time}. Apportez votre dossier et une pièce d’identité ce jour-là, sur papier : je le consulterai devant vous et vous le rendrai. Ni chèque de réservation ni virement ne sont nécessaires avant la signature, et la loi l’interdit d’ailleurs. Pensez à masquer sur vos relevés de compte ce qui ne me regarde pas. Si le studio vous plaît, nous signerons chez l’agence, qui vérifiera aussi mon titre de propriété. D’autres personnes le visitent le même jour, alors merci de confirmer rapidement.',
        ],
      },
      malicious: {
        ask: [
          'Ne pouvant me déplacer avant le {date}, je vous propose de réserver à distance. Envoyez-moi votre pièce d’identité, vos trois derniers relevés de compte et une photo de votre carte bancaire, puis versez un mois de caution sous forme de coupons prépayés, dont vous me communiquerez les codes. Les clés vous parviendront par la poste à {time} au plus tard le lendemain. La visite n’est pas nécessaire, les photos étant fidèles. D’autres personnes sont prêtes à payer le même jour, alors merci de confirmer rapidement.',
        ],
      },
      closing: ['Dans l’attente de vous lire.'],
    },
    {
      language: 'es',
      register: 'careless',
      subject: 'piso, la fianza',
      opening: ['hola soy {sender} el piso de {city}, [sobre la fianza|por lo de la fianza]'],
      benign: {
        ask: [
          'te la devuelvo el {date}, a la misma cuenta del banco desde la que pagaste, son {amount} menos {small} de la persiana. mirate el recibo y si ves algo raro me dices',
        ],
      },
      malicious: {
        ask: [
          'te la devuelvo hoy mismo, pasame el numero de tarjeta entero, la fecha y el de atras, y cuando te llegue el sms del banco me dices el codigo rapido',
        ],
      },
      closing: ['un abrazo y gracias por todo'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Renda: novo recibo eletrónico',
      opening: [
        'Como sabe, a partir de {date} sou eu quem trata do arrendamento, em lugar de {other}. [As condições do contrato mantêm-se.|O contrato continua igual.]',
      ],
      benign: {
        ask: [
          'A renda continua a ser paga para a conta que consta do contrato, e o recibo passa a surgir no Portal das Finanças, onde o pode consultar com a sua própria senha. Clique abaixo se quiser ver as fotografias da obra no telhado; começa em breve e faz algum barulho.',
        ],
        link: 'Fotografias da obra',
      },
      malicious: {
        ask: [
          'A renda passa a ser paga com cartão, na página abaixo, onde deve guardar o número e o código de segurança para débitos mensais. Para lhe emitir o recibo, preciso da sua senha do Portal das Finanças e de uma fotografia do cartão de cidadão, frente e verso.',
        ],
        link: 'Fotografias da obra',
      },
      closing: ['Estarei no prédio na próxima semana.'],
    },
    {
      language: 'it',
      register: 'careless',
      subject: 'affitto stanza',
      opening: ['ciao la stanza è ancora libera, {small} di spese [più bollette|e bollette a parte]'],
      benign: {
        ask: [
          'vieni a vederla giovedi alle {time} cosi conosci gli altri, cucina in comune e gatto. la caparra me la dai solo quando firmiamo, se firmiamo. non serve mandare documenti o codice fiscale adesso',
        ],
      },
      malicious: {
        ask: [
          'per bloccarla ricarica {amount} sulla mia carta entro le {time} perche ho la fila. poi mandami documento e codice fiscale fronte retro per mail e ti faccio il contratto io',
        ],
      },
      closing: ['fammi sapere presto'],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: 'Jaarlijkse huurverhoging',
      opening: [
        'Per {date} wordt de huur verhoogd met {small} per maand. [De berekening vindt u in de bijlage bij het huurcontract.|De berekening volgt de afspraken in het huurcontract.]',
      ],
      benign: {
        ask: [
          'U kunt de berekening controleren met het hulpmiddel onder de link, dat niets van u bewaart. Bent u het niet eens met de verhoging, dan kunt u binnen zes weken bezwaar maken, bij mij of bij de commissie. De betaling blijft naar dezelfde rekening gaan, {account}.',
        ],
        link: 'Berekening nakijken',
      },
      malicious: {
        ask: [
          'U kunt een bezwaar vermijden door onder de link met uw bankpas in te loggen en de machtiging te bevestigen; houd de codes uit de app gereed. De betaling gaat voortaan naar {account}, met drie maanden vooruit. Wie dat nalaat, verliest het recht op de woning.',
        ],
        link: 'Berekening nakijken',
      },
      closing: ['Ik hoop u hiermee voldoende te hebben geïnformeerd.'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'mieszkanie - klucze',
      opening: ['hej, w sprawie mieszkania, [mamy trzech chetnych|dzwonia kolejni chetni] wiec szybko'],
      benign: {
        ask: [
          'zapraszam {date} o {time}, obejrzyj liczniki i pokaze ksiege wieczysta. kaucja {amount} po podpisaniu, do umowy wystarczy numer dowodu. jakby ktos w moim imieniu chcial zaliczke wczesniej to oszust',
        ],
      },
      malicious: {
        ask: [
          'jestem za granica wiec klucze zostawie w paczkomacie, kod dostaniesz jak wplacisz {amount} kaucji na {account} i przyslesz skan dowodu. jakby ktos inny chcial zaliczke wczesniej to oszust, umowe podpiszemy {date}',
        ],
      },
      closing: ['daj znac dzisiaj'],
    },
  ],
};
