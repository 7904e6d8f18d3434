import type { LabelledMessage } from '../message.ts';

export const FRENCH: readonly LabelledMessage[] = [
  {
    id: 'fr-v-garage',
    sent: 'Tue, 17 Mar 2026 12:05:00 +0100',
    subject: 'Révision',
    body: `Bonjour Madame Roux,

nous avons bien noté votre rendez-vous pour la révision de votre véhicule le mercredi 25 mars à 8h30. Pensez à l'écrou antivol.

Garage Martin`,
    expected: ['appointment 2026-03-25T08:30'],
  },
  {
    id: 'fr-v-heures',
    sent: 'Thu, 21 May 2026 15:41:00 +0200',
    subject: 'Relevés d’heures !!',
    body: 'Bonjour à tous, lundi est férié et la paie part plus tôt. Les relevés d’heures doivent me parvenir avant demain 12h. Sans exception !',
    expected: ['task 2026-05-22T12:00'],
  },
  {
    id: 'fr-v-bibliotheque',
    sent: 'Mon, 12 Oct 2026 05:00:00 +0200',
    subject: 'Vos prêts',
    body: `Bonjour Mira,

le document suivant est à rendre avant le 15 octobre 2026 :

Le Chemin de sel`,
    expected: ['task 2026-10-15'],
  },
  {
    id: 'fr-v-grillades',
    sent: 'Wed, 2 Sep 2026 19:20:00 +0200',
    subject: 'Re: ce week-end',
    body: 'Super ! Venez donc à la maison samedi vers 19h, on fera des grillades. Pas besoin d’apporter quoi que ce soit.',
    expected: ['appointment 2026-09-05T19:00'],
  },
  {
    id: 'fr-v-expertise',
    sent: 'Mon, 19 Jan 2026 10:00:00 +0100',
    subject: 'Évaluation du manuscrit 2026-118',
    body: `Cher collègue,

accepteriez-vous d'évaluer ce manuscrit ? Il nous faudrait votre rapport pour le 9 février 2026.

Bien cordialement
La rédaction`,
    expected: ['task 2026-02-09'],
  },
  {
    id: 'fr-v-courant',
    sent: 'Mon, 9 Nov 2026 08:00:00 +0100',
    subject: 'Travaux sur le réseau',
    body: 'Des travaux sont prévus dans votre rue. Le courant sera coupé le jeudi 26 novembre de 9h à 13h. Inutile de nous appeler.',
    expected: ['reminder 2026-11-26T09:00'],
  },
  {
    id: 'fr-v-spectacle',
    sent: 'Fri, 4 Dec 2026 14:12:00 +0100',
    subject: 'Spectacle de Noël',
    body: `Chères familles, les petits sont impatients ! Le spectacle de Noël aura lieu le mardi 15 décembre à 10h dans le préau. Merci de
remettre les costumes aux enseignantes avant le jeudi 10 décembre.`,
    expected: ['appointment 2026-12-15T10:00', 'task 2026-12-10'],
  },
  {
    id: 'fr-v-no-musee',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'Réservé aux adhérents',
    bulk: true,
    body: "Nous vous invitons au vernissage de notre exposition d'hiver le jeudi 3 décembre à 18h30. Entrée libre. Se désabonner",
    expected: [],
  },
  {
    id: 'fr-v-no-paiement',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'Paiement reçu',
    body: "Merci, nous avons reçu votre paiement de 40,00 € le 14/11/2026. Merci de ne pas envoyer d'espèces par la poste.",
    expected: [],
  },
  {
    id: 'fr-v-no-biographie',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'Notice',
    body: `Léna Renard dirige le laboratoire depuis le 1er septembre 2019. Née le 12 décembre 1980, elle prendra sa chaire le 1er janvier
2027. Merci de reprendre ce texte tel quel.`,
    expected: [],
  },
  {
    id: 'fr-v-no-deplacement',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'RE: épreuves',
    body: "Merci Mo. Je suis en déplacement mercredi et jeudi et j'aurai tout lu avant vendredi. Ce soir j'ai un train à 18h, la suite demain.",
    expected: [],
  },
  {
    id: 'fr-v-no-code',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'Votre code',
    body: 'Votre code est 201126. Il expire dans 10 minutes. Demandé le 16/11/2026 à 09:00. Ne le communiquez à personne.',
    expected: [],
  },
  {
    id: 'fr-v-no-incident',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'Incident résolu',
    body: "L'incident de 7h40 est résolu depuis 8h15. Nous publierons un rapport avant le 20 novembre.",
    expected: [],
  },
  {
    id: 'fr-v-no-rumeur',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'tu savais ?',
    body: 'il paraît que les commerciaux doivent rendre leur voiture avant vendredi, mdr. ils ont une réunion là-dessus mercredi',
    expected: [],
  },
  {
    id: 'fr-v-no-commande',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'Votre commande 4410',
    body: `Merci de votre commande. Retours acceptés pendant 30 jours. Toute commande passée avant vendredi 15h part le jour même. Dernier
envoi avant Noël : 21 décembre.`,
    expected: [],
  },
];
