import type { Scenario } from '../seed.ts';

export const bookOnHold: Scenario = {
  id: 'book-on-hold',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Reserved item ready',
      opening: ['The title you reserved is on the shelf [by the desk|behind the desk].'],
      benign: {
        ask: ['Pick it up by {date}, or renew and cancel on your borrower page.'],
        link: 'Borrower page',
      },
      malicious: {
        ask: ['Settle {small} by {date}, or log in with your email password to appeal.'],
        link: 'Borrower page',
      },
      closing: [],
    },
    {
      language: 'de',
      register: 'careless',
      subject: 'fernleihe da',
      opening: ['hallo {name}, [der fernleihband ist da|dein fernleihbuch ist da], darf aber nicht aus dem lesesaal'],
      benign: {
        ask: [
          'liegt bis {date} an der theke, ausweis vorzeigen und {small} in die kaffeekasse, nein scherz, die gebühr wird vom bibliothekskonto abgebucht. kopieren geht am automaten mit der campuskarte. wir machen um {time} zu, bitte nicht anrufen, ich bin allein an der theke',
        ],
      },
      malicious: {
        ask: [
          'wir schicken dir dafür den scan, du brauchst nur den hochschulnamen und dein passwort hier in der antwort, dann richten wir das lesekonto ein. {small} gebühr als gutscheincode bitte gleich mit, bis {time}, danach geht der band zurück und es kostet {amount}',
        ],
      },
      closing: ['team ausleihe'],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Vos emprunts arrivent à échéance',
      opening: [
        "Trois documents empruntés à votre nom sont à rendre le {date} ; [deux d'entre eux sont réservés par d'autres lecteurs|deux sont attendus par d'autres lecteurs].",
      ],
      benign: {
        ask: [
          "Le troisième peut être prolongé de trois semaines en un clic. La boîte de retour, rue du Moulin, est accessible jour et nuit. Si l'un d'eux a souffert d'un biberon ou d'un chien, dites-le à l'accueil : nous réparons beaucoup de choses, et ne facturons que les livres perdus, {small} en moyenne. Pensez à la lecture de contes, mercredi à {time}.",
        ],
        link: 'Prolonger',
      },
      malicious: {
        ask: [
          "Le troisième est déclaré perdu et vous coûtera {small}, à régler en un clic par carte, avec son code et celui de votre banque. Si la somme manque à {time}, elle passe au Trésor public, majorée à {amount}. Inutile de rapporter le livre à l'accueil : il est déjà remplacé, et le dossier {ref} se traite uniquement en ligne jusqu'au {date}.",
        ],
        link: 'Prolonger',
      },
      closing: ['Votre bibliothèque de quartier'],
    },
    {
      language: 'es',
      register: 'careless',
      subject: 'club de lectura',
      opening: ['el club [se pasa al jueves|cambia al jueves] a las {time}, sala pequeña'],
      benign: {
        ask: ['leed hasta la pagina 90, los ejemplares estan en el mostrador con vuestro nombre'],
      },
      malicious: {
        ask: ['pagad {small} de fianza a {account}, los ejemplares se mandan a casa con mensajero'],
      },
      closing: ['la biblio'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Renovação do cartão de leitor',
      opening: ['O seu cartão de leitor, número {ref}, [perde a validade a {date}|é válido até {date}].'],
      benign: {
        ask: [
          'Para o renovar, basta confirmar a morada e o telefone na área de leitor ou apresentar o cartão de cidadão ao balcão, até às {time}. A renovação é gratuita e mantém os pedidos em espera. Tem uma multa de {small} por um disco devolvido fora de prazo; pode pagá-la na próxima visita ou trocá-la por um livro em bom estado para a nossa feira.',
        ],
        link: 'Área de leitor',
      },
      malicious: {
        ask: [
          'Para o renovar, inicie sessão na área de leitor com a chave móvel digital, escreva o PIN e a seguir o código da mensagem, e associe-lhe uma conta bancária em seu nome. A renovação custa {small}, debitada no cartão que registar. Depois das {time} o número é apagado e os pedidos em espera passam a dívida, cobrada pelas Finanças.',
        ],
        link: 'Área de leitor',
      },
      closing: ['A biblioteca municipal'],
    },
    {
      language: 'it',
      register: 'careless',
      subject: 'dvd in ritardo',
      opening: ['ciao {name}, manca [un dvd|solo un dvd] del {past}'],
      benign: {
        ask: ['se non puoi entro {date} rinnova con tessera e codice, zero multe'],
        link: 'rinnova',
      },
      malicious: {
        ask: ['multa {small} entro {date}, accedi con la tua mail'],
        link: 'rinnova',
      },
      closing: [],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: 'Laptop te leen',
      opening: [
        'U stond op de lijst voor een leenlaptop en [u bent aan de beurt|er is er nu een vrij]. Hij ligt klaar bij de balie in {city}.',
      ],
      benign: {
        ask: [
          'Neem uw lenerspas en een geldig identiteitsbewijs mee; u tekent een leenovereenkomst voor vier weken. De borg van {small} betaalt u met uw bankpas en krijgt u bij inleveren terug. U logt in met het gastaccount op de sticker. Zet er niets persoonlijks op, want na inlevering wissen wij de schijf. Afhalen kan tot {time}.',
        ],
      },
      malicious: {
        ask: [
          'Stuur een foto van uw lenerspas en van uw identiteitsbewijs, met burgerservicenummer, en maak de borg van {small} over op {account}. Een bezorger brengt hem dan thuis; hij neemt uw bankpas mee om de pin te controleren. U logt in met uw eigen mailwachtwoord, dat u ons vooraf doorgeeft. Antwoorden kan tot {time}.',
        ],
      },
      closing: ['De bibliotheek'],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Książka czeka',
      opening: ['Zamówiona książka [jest do odbioru|czeka na odbiór] w wypożyczalni.'],
      benign: {
        ask: ['Odkładamy ją do {date}. Wystarczy numer karty i kod; konto ma {small} zaległości.'],
      },
      malicious: {
        ask: ['Wyślemy ją po wpłacie. Proszę podać kod BLIK na {small} i hasło konta.'],
      },
      closing: [],
    },
  ],
};
