import type { Scenario } from '../seed.ts';

export const shortOfferLink: Scenario = {
  id: 'short-offer-link',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      short: true,
      opening: ['{name}, [its ready|its here]'],
      benign: {
        ask: ['your {product} is at the counter, bring the slip'],
        link: 'see',
      },
      malicious: {
        ask: ['your reward is waiting, claim before its gone'],
        link: 'see',
      },
      closing: ['{company}'],
      subject: 'confirmation #{ref}',
    },
    {
      language: 'de',
      register: 'careful',
      short: true,
      opening: ['Zu Ihrem Auftrag gibt es [Neuigkeiten|eine Nachricht].'],
      benign: {
        ask: ['Die Reparatur ist fertig; Abholung bis {time}.'],
        link: 'Details',
      },
      malicious: {
        ask: ['Ihre Überraschungsbox wartet; nur Versand bestätigen.'],
        link: 'Details',
      },
      closing: ['{company}'],
      subject: 'Auftrag {ref}',
    },
    {
      language: 'fr',
      register: 'careless',
      short: true,
      opening: ["{name}, c'est [pour vous|votre tour]"],
      benign: {
        ask: ['le panier legumes du {date} : poireaux et surprise'],
        link: 'voir',
      },
      malicious: {
        ask: ['un colis non reclamé a {small}, reservez vite'],
        link: 'voir',
      },
      closing: ['{company}'],
      subject: 're: votre colis mystere',
    },
    {
      language: 'es',
      register: 'careful',
      short: true,
      opening: ['Tenemos [una confirmación|algo] para usted.'],
      benign: {
        ask: ['Mesa para cuatro, {date}, {time}. ¿Sigue en pie?'],
        link: 'Confirmar',
      },
      malicious: {
        ask: ['Freidora de regalo, últimas unidades. ¿Se la enviamos?'],
        link: 'Confirmar',
      },
      closing: ['{company}'],
      subject: 'Confirmación pendiente',
    },
    {
      language: 'pt',
      register: 'careless',
      short: true,
      opening: ['{name} [olha isto|ve so]'],
      benign: {
        ask: ['o teu bolo ganhou o concurso da {company}! foto aqui'],
        link: 'abrir',
      },
      malicious: {
        ask: ['sao {amount} a tua espera, carrega antes das {time}'],
        link: 'abrir',
      },
      closing: ['bj'],
      subject: 'ganhaste',
    },
    {
      language: 'it',
      register: 'careful',
      short: true,
      opening: ['Gentile cliente, [un aggiornamento|una novità]:'],
      benign: {
        ask: ['gli occhiali sono pronti, passi quando vuole.'],
        link: 'Apri',
      },
      malicious: {
        ask: ['il set di pentole è Suo, confermi subito.'],
        link: 'Apri',
      },
      closing: ['{company}'],
      subject: 'Riferimento {ref}',
    },
    {
      language: 'nl',
      register: 'careless',
      short: true,
      opening: ['hoi {name}, [nog 1 stap|bijna klaar]'],
      benign: {
        ask: ['geef je maat door, dan leggen we de schoenen apart'],
        link: 'verder',
      },
      malicious: {
        ask: ['geef je adres door, dan is de airfryer gratis'],
        link: 'verder',
      },
      closing: ['{company}'],
      subject: 'nog 1 stap',
    },
    {
      language: 'pl',
      register: 'careful',
      short: true,
      opening: ['Mamy dla Państwa [wiadomość|informację].'],
      benign: {
        ask: ['Ekspres wrócił z serwisu, odbiór do {time}.'],
        link: 'Odbierz',
      },
      malicious: {
        ask: ['Ekspres czeka jako nagroda, odbiór do {time}.'],
        link: 'Odbierz',
      },
      closing: ['{company}'],
      subject: 'Potwierdzenie {ref}',
    },
  ],
};
