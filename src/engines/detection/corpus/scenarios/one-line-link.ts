import type { Scenario } from '../seed.ts';

export const oneLineLink: Scenario = {
  id: 'one-line-link',
  corporate: true,
  sender: 'colleague',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      short: true,
      opening: ['{name}, [have a look|look at this]'],
      benign: {
        ask: ['its the parking plan from this morning'],
        link: 'here',
      },
      malicious: {
        ask: ['i cant open it, does your login work?'],
        link: 'here',
      },
      closing: ['ta'],
      subject: 'this',
    },
    {
      language: 'de',
      register: 'careful',
      short: true,
      opening: ['Hier [das Protokoll|der Entwurf] von {past}.'],
      benign: {
        ask: ['Steht im Projektordner, einfach mit Firmenmail anmelden.'],
        link: 'Protokoll',
      },
      malicious: {
        ask: ['Bitte zum Öffnen mit der Firmenmail anmelden.'],
        link: 'Protokoll',
      },
      closing: ['Viele Grüße'],
      subject: 'Protokoll',
    },
    {
      language: 'fr',
      register: 'careless',
      short: true,
      opening: ['{name} tu peux [regarder ca|jeter un oeil] ?'],
      benign: {
        ask: ['ce sont les photos du pot de depart de {other}'],
        link: 'clique ici',
      },
      malicious: {
        ask: ['faut te connecter avec ta boite mail pour voir'],
        link: 'clique ici',
      },
      closing: ['merci'],
      subject: 'pour toi',
    },
    {
      language: 'es',
      register: 'careful',
      short: true,
      opening: ['Te paso [el presupuesto|la oferta] que comentamos.'],
      benign: {
        ask: ['Es la versión que aprobó ayer {other}, sin cambios.'],
        link: 'Ver presupuesto',
      },
      malicious: {
        ask: ['Entra con tu correo para aprobar el pago hoy.'],
        link: 'Ver presupuesto',
      },
      closing: ['Gracias.'],
      subject: 'Presupuesto {ref}',
    },
    {
      language: 'pt',
      register: 'careless',
      short: true,
      opening: ['[ve isto|olha isto] por favor'],
      benign: {
        ask: ['a reuniao das {time} passou pra sala 3, planta no link'],
        link: 'link',
      },
      malicious: {
        ask: ['preciso que entres com a tua senha agora, link em baixo'],
        link: 'link',
      },
      closing: ['obg'],
      subject: 'urgente {name}',
    },
    {
      language: 'it',
      register: 'careful',
      short: true,
      opening: ['[Ecco i turni|Sono usciti i turni] da lunedì.'],
      benign: {
        ask: ['Li trovate anche appesi in magazzino, i cambi con {other}.'],
        link: 'Vedi i turni',
      },
      malicious: {
        ask: ['Per vederli inserite le credenziali della posta aziendale.'],
        link: 'Vedi i turni',
      },
      closing: ['Buon lavoro.'],
      subject: 'Turni della settimana',
    },
    {
      language: 'nl',
      register: 'careless',
      short: true,
      opening: ['{name} kun je [hier even naar kijken|dit ff checken]?'],
      benign: {
        ask: ['is de bon van de lunch, {small}, al betaald hoor'],
        link: 'bekijk',
      },
      malicious: {
        ask: ['moet vandaag over, {small}, inloggen en goedkeuren svp'],
        link: 'bekijk',
      },
      closing: ['thx'],
      subject: 'betaling',
    },
    {
      language: 'pl',
      register: 'careful',
      short: true,
      opening: ['Przesyłam [listę|odnośnik do listy] z wczorajszego szkolenia.'],
      benign: {
        ask: ['Prosimy zalogować się hasłem domenowym i sprawdzić nazwisko.'],
        link: 'Lista',
      },
      malicious: {
        ask: ['Proszę potwierdzić udział, logując się hasłem do poczty.'],
        link: 'Lista',
      },
      closing: ['Pozdrawiam'],
      subject: 'Lista obecności',
    },
  ],
};
