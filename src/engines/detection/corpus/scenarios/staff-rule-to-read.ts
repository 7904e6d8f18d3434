import type { Scenario } from '../seed.ts';

export const staffRuleToRead: Scenario = {
  id: 'staff-rule-to-read',
  corporate: true,
  sender: 'colleague',
  isToldByLink: true,
  seeds: [
    {
      language: 'en',
      register: 'careful',
      short: true,
      subject: 'Travel policy ({own})',
      opening: ['The new travel policy [takes effect|applies] on {date}.'],
      benign: { ask: ['Please read it here and confirm by tonight.'], link: 'Travel policy' },
      malicious: { ask: ['It is on the intranet below, under {own} Policies.'], link: 'Travel policy' },
      closing: [],
    },
    {
      language: 'de',
      register: 'careless',
      short: true,
      subject: '[{own}] neue regelung homeoffice',
      opening: ['ab {date} gilt die [neue|geänderte] homeoffice-regelung'],
      benign: {
        ask: ['bitte durchlesen, hängt am brett und steht im portal unter regelungen'],
        link: 'regelung lesen',
      },
      malicious: {
        ask: ['bitte durchlesen, steht bis morgen im portal, da auch gelesen anklicken'],
        link: 'regelung lesen',
      },
      closing: [],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Règlement intérieur : lecture à confirmer',
      opening: [
        'Le règlement intérieur de {own} a été mis à jour [à la suite de|après] la consultation des représentants du personnel. Il entre en vigueur le {date}.',
      ],
      benign: {
        ask: [
          'Le texte est affiché près de la pointeuse et publié sur l’intranet, rubrique Vie au travail. La confirmation de lecture se fait dans cette même rubrique, avant la fin du mois ; les équipes de nuit peuvent signer la feuille tenue par {other}. Le bouton mène à la rubrique.',
        ],
        link: 'Lire le règlement',
      },
      malicious: {
        ask: [
          'Le texte figure derrière le bouton ci-dessous, avec la liste des salariés n’ayant pas encore répondu. La confirmation de lecture se fait à la dernière page, avant demain soir ; à défaut, votre responsable en sera informé. Quelques minutes suffisent, depuis n’importe quel appareil.',
        ],
        link: 'Lire le règlement',
      },
      closing: ['Nous vous remercions de votre attention.'],
    },
    {
      language: 'es',
      register: 'careless',
      subject: 'normas vestuario leer!!',
      opening: [
        'a todos: hay normas nuevas para el vestuario y las taquillas, [las pidio el comite|lo pidio el comite]',
      ],
      benign: {
        ask: [
          'estan pegadas en la puerta y colgadas en la intranet de {own}, apartado avisos, el enlace va ahi. leedlas antes del {date} que ese dia cambiamos los candados. la firma la recoge {other} en la hoja de turno',
        ],
        link: 'normas',
      },
      malicious: {
        ask: [
          'estan en la intranet nueva de {own} con vuestro nombre en la lista, enlace abajo, hay que darle a leido. hacedlo antes del {date} que ese dia pasan la lista. no hace falta ir a {other} ni firmar ninguna hoja',
        ],
        link: 'normas',
      },
      closing: ['gracias a todos'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Política de equipamentos: tomada de conhecimento',
      opening: [
        'A política de utilização de equipamentos da {own} foi revista. [As alterações são poucas.|Mudaram poucas coisas.]',
      ],
      benign: {
        ask: [
          'Passa a ser obrigatório devolver telemóveis avariados ao armazém. O texto completo está na biblioteca de documentos, com o código {ref}, e o botão abre essa biblioteca. Quem já tomou conhecimento na reunião de {past} não precisa de o fazer outra vez.',
        ],
        link: 'Consultar a política',
      },
      malicious: {
        ask: [
          'Passa a ser obrigatório registar cada telemóvel em uso. O texto completo está na página que o botão abre, onde no fim se regista a tomada de conhecimento. Quem já o fez na reunião de {past} deve fazê-lo outra vez, porque a lista se perdeu.',
        ],
        link: 'Consultar a política',
      },
      closing: ['Fico à disposição para esclarecimentos.'],
    },
    {
      language: 'it',
      register: 'careless',
      subject: '[{own}] regolamento parcheggio',
      opening: [
        'ciao a tutti, dal {date} cambia il regolamento del parcheggio interno, [si entra solo col bollino|serve il bollino]',
      ],
      benign: {
        ask: [
          "il testo l'ho messo in bacheca e sulla pagina del personale, il bollino lo dà la portineria quando passate, basta dire la targa. chi viene in bici può ignorare tutto. confermatemi a voce che l'avete letto",
        ],
        link: 'leggi il regolamento',
      },
      malicious: {
        ask: [
          "il testo è nel link, alla fine c'è conferma e da lì vi arriva il bollino da stampare, in portineria non ne hanno. chi non conferma entro stasera resta fuori. confermate anche se venite in bici",
        ],
        link: 'leggi il regolamento',
      },
      closing: ['buona giornata'],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: 'Gedragscode {own}, versie van {date}',
      opening: [
        'De ondernemingsraad heeft ingestemd met de nieuwe gedragscode. [Iedere medewerker wordt gevraagd die te lezen.|Alle medewerkers worden gevraagd haar te lezen.]',
      ],
      benign: {
        ask: [
          'De tekst staat in het personeelshandboek op intranet, hoofdstuk 3; de knop opent dat hoofdstuk. Bevestigen dat u haar gelezen hebt, doet u onderaan, op uw gemak, in elk geval voor uw volgende functioneringsgesprek. Een gedrukt exemplaar ligt in de kantine.',
        ],
        link: 'Naar de gedragscode',
      },
      malicious: {
        ask: [
          'De tekst staat op de pagina achter de knop en is alleen daar beschikbaar. Bevestigen dat u haar gelezen hebt, doet u onderaan, uiterlijk aan het einde van deze werkdag; uw naam blijft zichtbaar op de lijst van openstaande bevestigingen totdat u hebt gereageerd.',
        ],
        link: 'Naar de gedragscode',
      },
      closing: ['Dank voor uw medewerking.'],
    },
    {
      language: 'pl',
      register: 'careless',
      short: true,
      subject: 'nowy regulamin ({own})',
      opening: ['od {date} [nowy|zmieniony] regulamin urlopow, prosze przeczytac'],
      benign: { ask: ['otworz go w systemie kadrowym i zatwierdz'], link: 'regulamin' },
      malicious: { ask: ['jest w systemie kadrowym, zatwierdz przed noca'], link: 'regulamin' },
      closing: [],
    },
  ],
};
