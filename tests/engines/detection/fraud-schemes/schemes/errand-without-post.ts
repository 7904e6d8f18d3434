import type { Scheme } from './scheme.ts';

export const ERRAND_WITHOUT_POST: Scheme = {
  fraud: [
    [
      'Martin Hale <m.hale.22@gmail.com>',
      'Quick',
      'Sarah, are you at your desk? I need a payment made to a new supplier this morning. I am in a meeting and cannot talk, so answer here when you are ready.',
    ],
    [
      'Matthias Kern <m.kern77@gmx.de>',
      'Kurz',
      'Hallo Frau Lorenz, sind Sie am Platz? Ich brauche schnell Ihre Hilfe bei einer Zahlung, bin aber in einer Sitzung und kann nicht telefonieren. Antworten Sie mir bitte hier.',
    ],
    [
      'Philippe Garnier <p.garnier88@gmail.com>',
      'Vite',
      'Bonjour Claire, êtes-vous disponible ? J’ai besoin que vous régliez un paiement urgent. Je suis en réunion, ne m’appelez pas, répondez par mail.',
    ],
    [
      'Javier Robles <j.robles88@gmail.com>',
      'Rápido',
      'Hola Marta, ¿estás en la oficina? Necesito que hagas un pago hoy mismo. Estoy en una reunión y no puedo hablar, contéstame por correo.',
    ],
    [
      'Miguel Castro <m.castro88@gmail.com>',
      'Rápido',
      'Bom dia Teresa, está no escritório? Preciso que faça um pagamento ainda hoje. Estou em reunião e não posso falar, responda por aqui.',
    ],
    [
      'Roberto Galli <r.galli88@gmail.com>',
      'Veloce',
      'Ciao Chiara, sei in ufficio? Mi serve che tu faccia un pagamento in giornata. Sono in riunione e non posso parlare, rispondimi qui.',
    ],
    [
      'Maarten de Boer <m.deboer88@gmail.com>',
      'Even snel',
      'Hoi Linda, ben je op kantoor? Ik heb je nodig voor een betaling die vandaag weg moet. Ik zit in een vergadering en kan niet bellen, mail me terug.',
    ],
    [
      'Tomasz Wilk <t.wilk88@wp.pl>',
      'Szybko',
      'Dzień dobry Pani Aniu, czy jest Pani w biurze? Potrzebuję pilnego przelewu jeszcze dziś. Jestem na spotkaniu i nie mogę rozmawiać, proszę odpisać.',
    ],
  ],
  honest: [
    [
      'Martin Hale <martin@haleparts.example>',
      'Quick',
      'Sarah, the chairs for the hall arrive at ten. I am in a meeting until noon, so please show the driver where they go and sign for them.',
    ],
    [
      'Matthias Kern <kern@kern-drehteile.example>',
      'Kurz',
      'Hallo Frau Lorenz, um zehn kommen die Stühle für den Saal. Ich bin bis Mittag in einer Sitzung, zeigen Sie dem Fahrer bitte, wohin sie sollen.',
    ],
    [
      'Philippe Garnier <p.garnier@garnier-usinage.example>',
      'Chaises',
      'Bonjour Claire, les chaises de la salle arrivent à dix heures. Je suis en réunion jusqu’à midi, montrez au livreur où les poser, merci.',
    ],
    [
      'Javier Robles <jrobles@robles-mecanizados.example>',
      'Sillas',
      'Hola Marta, a las diez llegan las sillas de la sala. Estoy en una reunión hasta mediodía, enséñale al conductor dónde van, por favor.',
    ],
    [
      'Miguel Castro <mcastro@castro-maquinas.example>',
      'Cadeiras',
      'Bom dia Teresa, as cadeiras da sala chegam às dez. Estou em reunião até ao meio-dia, mostre ao motorista onde ficam, por favor.',
    ],
    [
      'Roberto Galli <rgalli@galli-tornitura.example>',
      'Sedie',
      'Ciao Chiara, alle dieci arrivano le sedie della sala. Sono in riunione fino a mezzogiorno, mostra per favore all’autista dove vanno.',
    ],
    [
      'Maarten de Boer <maarten@deboer-draaiwerk.example>',
      'Stoelen',
      'Hoi Linda, om tien uur komen de stoelen voor de zaal. Ik zit tot twaalf uur in een vergadering, wijs je de chauffeur waar ze moeten staan?',
    ],
    [
      'Tomasz Wilk <t.wilk@wilk-obrobka.example>',
      'Krzesła',
      'Dzień dobry Pani Aniu, o dziesiątej przyjadą krzesła do sali. Jestem na spotkaniu do południa, proszę pokazać kierowcy, gdzie je postawić.',
    ],
  ],
};
