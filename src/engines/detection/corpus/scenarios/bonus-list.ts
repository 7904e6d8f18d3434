import type { Scenario } from '../seed.ts';

export const bonusList: Scenario = {
  id: 'bonus-list',
  corporate: true,
  sender: 'colleague',
  isToldByLink: true,
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Year-end bonus: allocation list',
      opening: [
        'The management of {own} has approved the bonus for the past year. [The list was completed on {past}.|The list was closed on {past}.]',
      ],
      benign: {
        ask: [
          'The list itself is not circulated. Your own figure appears in the payroll portal from {date}, under Statements, and your team leader will go through it with you. The button opens the portal. If you have no access yet, the payroll counter prints the statement for you on request.',
        ],
        link: 'Bonus statement',
      },
      malicious: {
        ask: [
          'The list is available for a limited group, and your name is on it. Open it with the button to see the figure foreseen for you and that of your team, and check that the spelling of your name is right. Please do so by {date}; entries nobody has checked are paid out next quarter.',
        ],
        link: 'Bonus statement',
      },
      closing: ['Congratulations on a good year.'],
    },
    {
      language: 'de',
      register: 'careless',
      subject: 'prämie - endlich - {own}',
      opening: ['hallo zusammen, die prämien sind durch, [im schnitt {amount}|so um die {amount} im schnitt]'],
      benign: {
        ask: [
          'jeder sieht seine eigene ab {date} in der lohnapp bei den abrechnungen, vorher bringts nix zu gucken. die verteilung insgesamt hat der betriebsrat ins intranet gestellt, das ist der link. fragen bitte an {other}, ich rechne das nicht aus',
        ],
        link: 'prämien ansehen',
      },
      malicious: {
        ask: [
          'wer wieviel kriegt steht in der liste, die ist bis {date} online, also besser gleich gucken. einfach draufklicken, namen suchen, und wenn was nicht passt ins feld daneben schreiben. das ist der link. fragen bitte nicht an {other}, der weiß nix davon',
        ],
        link: 'prämien ansehen',
      },
      closing: ['schönes wochenende'],
    },
    {
      language: 'fr',
      register: 'careless',
      short: true,
      subject: 'prime {city} - {own}',
      opening: ['la prime est [votée|validée], {amount} environ'],
      benign: { ask: ['détail sur ta fiche de paie, espace salarié habituel'], link: 'voir' },
      malicious: { ask: ['ton nom est sur la liste, regarde vite ici'], link: 'voir' },
      closing: [],
    },
    {
      language: 'es',
      register: 'careful',
      short: true,
      subject: 'Lista de incentivos',
      opening: ['Se ha publicado la [lista|relación] de incentivos del semestre.'],
      benign: { ask: ['Cada uno verá su importe en la nómina de este mes.'], link: 'Consultar' },
      malicious: { ask: ['Compruebe aquí su importe antes de que se cierre.'], link: 'Consultar' },
      closing: [],
    },
    {
      language: 'pt',
      register: 'careful',
      short: true,
      subject: 'Prémio anual ({own})',
      opening: ['O prémio anual foi aprovado, [no valor de|num total de] {amount}.'],
      benign: { ask: ['Abra o portal e veja quanto lhe cabe.'], link: 'Ver prémio' },
      malicious: { ask: ['A lista está na intranet da {own}.'], link: 'Ver prémio' },
      closing: [],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Premio di risultato: prospetto individuale',
      opening: [
        'È stato firmato l’accordo sul premio di risultato di {own}. [L’importo medio è di {amount}.|In media spettano {amount}.]',
      ],
      benign: {
        ask: [
          'Il prospetto individuale viene inserito nel fascicolo del dipendente insieme al cedolino; fino ad allora non è disponibile in altre forme. Chi preferisce convertirlo in servizi può indicarlo nella stessa sezione entro il {date}. Il pulsante porta al testo dell’accordo, pubblicato sulla intranet.',
        ],
        link: 'Apri',
      },
      malicious: {
        ask: [
          'Il prospetto individuale è già stato predisposto e può essere aperto con il pulsante qui sotto. Chi preferisce convertirlo in servizi deve indicarlo nella stessa pagina entro il {date}; in assenza di una scelta, la quota torna al fondo comune. Il pulsante porta al prospetto, riservato a chi riceve questo messaggio.',
        ],
        link: 'Apri',
      },
      closing: ['Grazie per l’impegno di quest’anno.'],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'bonus!!',
      opening: ['jaaa de bonus is rond, [{own} betaalt gewoon|directie is akkoord], dit jaar iets meer dan vorig jaar'],
      benign: {
        ask: [
          'hoeveel je krijgt zie je bij je loonstrook in het personeelsportaal, de 24e net als altijd. de regeling zelf hangt in de kantine en zit achter de link, voor als je wilt weten hoe ze eraan komen',
        ],
        link: 'overzicht',
      },
      malicious: {
        ask: [
          'hoeveel je krijgt staat in het overzicht achter de link, zoek je naam op en klik op akkoord want anders gaat ie niet mee met de 24e. niet doorsturen graag, voor als je wilt weten hoe het zit bel me',
        ],
        link: 'overzicht',
      },
      closing: ['tot bij de borrel'],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Nagroda roczna – zestawienie',
      opening: [
        'Zarząd {own} przyznał nagrody roczne. [Ich wysokość zależy od wyników działu.|Wysokość zależy od wyniku działu.]',
      ],
      benign: {
        ask: [
          'Kwotę przekaże Państwu bezpośredni przełożony podczas rozmowy, a później znajdą ją Państwo na pasku wynagrodzenia w systemie kadrowym. Zestawienia imiennego nie publikujemy. Pod odnośnikiem w intranecie opisano zasady podziału.',
        ],
        link: 'Zobacz',
      },
      malicious: {
        ask: [
          'Kwotę przyznaną Państwu oraz kwoty w dziale przedstawia zestawienie imienne, dostępne pod odnośnikiem do godziny {time}. Przy nazwisku trzeba zaznaczyć, że dane są poprawne; pozycje niezaznaczone nie zostaną wypłacone.',
        ],
        link: 'Zobacz',
      },
      closing: ['Dziękujemy za cały rok pracy.'],
    },
  ],
};
