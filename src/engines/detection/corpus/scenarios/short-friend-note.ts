import type { Scenario } from '../seed.ts';

export const shortFriendNote: Scenario = {
  id: 'short-friend-note',
  corporate: false,
  sender: 'person',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      subject: 'pics',
      opening: ['photos from [saturday|the barbecue] are up'],
      benign: {
        ask: ['same album as last year, add yours too before i order the book'],
        link: 'album',
      },
      malicious: {
        ask: ['it asks your email password first, then you see the ones youre in'],
        link: 'album',
      },
      closing: [],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Straßenfest',
      opening: ['wir suchen noch einen Tag für das [Straßenfest|Nachbarschaftsfest].'],
      benign: {
        ask: ['Tragen Sie hier bitte bis {date} ein, wann Sie können; {other} backt.'],
        link: 'Termine',
      },
      malicious: {
        ask: ['Stimmen Sie hier bitte mit Ihrer Handynummer ab, der Code geht an {other}.'],
        link: 'Termine',
      },
      closing: [],
    },
    {
      language: 'fr',
      register: 'careless',
      subject: 'concours de dessin',
      opening: ['ma nièce est [en finale|finaliste] !!'],
      benign: {
        ask: ["son dessin est la, viens samedi à {time} voir l'expo avec nous"],
        link: 'son dessin',
      },
      malicious: {
        ask: ['vote la en te connectant avec ta messagerie, ça ferme à {time}'],
        link: 'son dessin',
      },
      closing: [],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Un mensaje para mí',
      opening: ['Creo que [te ha llegado un mensaje|has recibido un mensaje] mío por error.'],
      benign: {
        ask: ['Es del taller, apuntaron mal el número. ¿Me dices a qué hora abren?'],
      },
      malicious: {
        ask: ['Son seis cifras, apunté mal el número. ¿Me las mandas antes de las {time}?'],
      },
      closing: [],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Receita prometida',
      opening: ['Aqui vai a receita [do pão de ló|da sopa de peixe].'],
      benign: {
        ask: ['O ficheiro é uma fotografia do caderno da minha avó. Diga-me como correu.'],
        link: 'Receita',
      },
      malicious: {
        ask: ['O ficheiro abre-se com a senha do seu correio. Diga-me como correu.'],
        link: 'Receita',
      },
      closing: [],
    },
    {
      language: 'it',
      register: 'careless',
      subject: 'video',
      opening: ['guarda il video [della partita|di domenica]'],
      benign: {
        ask: ['al minuto 12 ci sei tu che cadi, ridiamo da ieri'],
        link: 'video',
      },
      malicious: {
        ask: ['ci sei tu, entra con la password del profilo, ridiamo da ieri'],
        link: 'video',
      },
      closing: [],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'vraagje',
      opening: ['hee, kun je [iets voor me doen|me ergens mee helpen]?'],
      benign: {
        ask: ['mijn pakje ligt bij jullie, haal jij het op? {small} voor porto krijg je morgen'],
      },
      malicious: {
        ask: ['mijn bank ligt eruit, schiet jij {small} voor op {account}? krijg je morgen'],
      },
      closing: [],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Prośba sąsiedzka',
      opening: ['Wyjeżdżamy [na tydzień|do niedzieli] i mam prośbę.'],
      benign: {
        ask: ['Czy może Pani podlewać pomidory? Klucz i {small} na wodę ma {other}.'],
      },
      malicious: {
        ask: ['Czy może Pani kupić kartę podarunkową za {small} i przesłać mi kod?'],
      },
      closing: [],
    },
  ],
};
