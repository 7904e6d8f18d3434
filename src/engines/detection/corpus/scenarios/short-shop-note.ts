import type { Scenario } from '../seed.ts';

export const shortShopNote: Scenario = {
  id: 'short-shop-note',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Order {ref}',
      opening: ['Your order left us [today|this morning].'],
      benign: {
        ask: ['Follow the van here; it should be with you within two working days.'],
        link: 'Order {ref}',
      },
      malicious: {
        ask: ['Delivery is paused here; update your card within two working days.'],
        link: 'Order {ref}',
      },
      closing: [],
    },
    {
      language: 'de',
      register: 'careless',
      subject: 'dankeschön',
      opening: ['weil die pizza letztes mal [so lang gedauert hat|kalt war]: {small} aufs nächste mal'],
      benign: {
        ask: ['code {ref} an der theke sagen oder hier mitbestellen'],
        link: 'einlösen',
      },
      malicious: {
        ask: ['hier mit mailadresse und passwort einlösen, nur heute'],
        link: 'einlösen',
      },
      closing: [],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Pressing, ticket {ref}',
      opening: ['Vos vêtements sont [prêts|repassés].'],
      benign: {
        ask: ["Retrait jusqu'à {time}, {small} à régler par carte sur place."],
        link: 'Horaires',
      },
      malicious: {
        ask: ['Retrait suspendu, {small} à régler par carte en ligne avant {time}.'],
        link: 'Horaires',
      },
      closing: [],
    },
    {
      language: 'es',
      register: 'careless',
      subject: 'tu bono',
      opening: ['[te queda un corte|tienes un corte pendiente] en el bono de la pelu'],
      benign: {
        ask: ['entra y pide hora, hoy hay hueco a las {time} con {other}'],
        link: 'mi bono',
      },
      malicious: {
        ask: ['entra y reactivalo con la tarjeta y su clave, caduca a las {time}'],
        link: 'mi bono',
      },
      closing: [],
    },
    {
      language: 'pt',
      register: 'careless',
      subject: 'consulta do bigodes',
      opening: ['o bigodes [tem consulta|vai à vacina] dia {date} as {time}'],
      benign: {
        ask: ['confirme aqui, venha com a caixa e o boletim, {small} ao balcao'],
        link: 'consulta',
      },
      malicious: {
        ask: ['confirme aqui com o seu banco, {small} ja, senao perde a vaga'],
        link: 'consulta',
      },
      closing: [],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Intervento {ref}',
      opening: ['Il tecnico della lavatrice [verrà|passerà] il {date} alle {time}.'],
      benign: {
        ask: ['Può spostare la visita da questa pagina, senza spese, fino alla sera prima.'],
        link: 'Gestisci',
      },
      malicious: {
        ask: ['Deve convalidare la visita da questa pagina con la carta entro questa sera.'],
        link: 'Gestisci',
      },
      closing: [],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: 'Werkplaats',
      opening: ['Uw fiets kan [op {date} terecht|op {date} komen] voor de beurt.'],
      benign: {
        ask: ['Verzetten of afzeggen doet u hier, gratis tot {time} de dag ervoor.'],
        link: 'Afspraak {ref}',
      },
      malicious: {
        ask: ['Vastleggen doet u hier met uw bankpas, gratis tot {time} vandaag.'],
        link: 'Afspraak {ref}',
      },
      closing: [],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Kwiaciarnia',
      opening: ['Bukiet zamówiony u nas [jest gotowy|już czeka].'],
      benign: {
        ask: ['Odbiór dzisiaj do {time}, płatność {small} kartą lub gotówką. Adres tutaj.'],
        link: 'Bukiet {ref}',
      },
      malicious: {
        ask: ['Odbiór po dopłacie {small} do {time}. Logowanie do banku tutaj.'],
        link: 'Bukiet {ref}',
      },
      closing: [],
    },
  ],
};
