import type { LabelledMessage } from '../message.ts';

export const FRENCH: readonly LabelledMessage[] = [
  {
    id: 'fr-h-passeport',
    sent: 'Mon, 1 Jun 2026 08:20:00 +0200',
    subject: 'Votre visa',
    body: `Monsieur,

il nous manque une copie de votre passeport. Nous vous remercions de nous la faire parvenir avant le 12 juin 2026.

Veuillez agréer nos salutations distinguées.`,
    expected: ['task 2026-06-12'],
  },
  {
    id: 'fr-h-veto',
    sent: 'Mon, 7 Sep 2026 11:11:00 +0200',
    subject: 'Rendez-vous confirmé',
    body: 'Votre rendez-vous pour Biscuit est confirmé : mardi 15 septembre 2026 à 16h15. Merci de venir dix minutes plus tôt.',
    expected: ['appointment 2026-09-15T16:15'],
  },
  {
    id: 'fr-h-loyer',
    sent: 'Wed, 18 Nov 2026 07:30:00 +0100',
    subject: 'Avis de charges',
    body: `Chers copropriétaires,

le solde est de 112,40 €. Veuillez régler ce montant au plus tard le 1er décembre 2026.

Syndic Érable`,
    expected: ['task 2026-12-01'],
  },
  {
    id: 'fr-h-diapos',
    sent: 'Thu, 19 Nov 2026 20:05:00 +0100',
    subject: 'diapos',
    body: 'coucou, tu pourrais regarder les diapos avant lundi ? il me les faut pour le client. merci',
    expected: ['task 2026-11-23'],
  },
  {
    id: 'fr-h-planif',
    sent: 'Mon, 16 Nov 2026 08:58:00 +0100',
    subject: 'Planification',
    body: 'Bonjour, la réunion de planification aura lieu demain à 14h, comme toujours dans la cuisine. Inès',
    expected: ['appointment 2026-11-17T14:00'],
  },
  {
    id: 'fr-h-hotel',
    sent: 'Mon, 4 May 2026 22:13:00 +0200',
    subject: 'Votre séjour',
    body: 'Votre séjour est confirmé.',
    html: `<div itemscope itemtype="http://schema.org/LodgingReservation"><meta itemprop="reservationNumber" content="H8"/>
<link itemprop="reservationStatus" href="http://schema.org/Confirmed"/>
<div itemprop="reservationFor" itemscope itemtype="http://schema.org/LodgingBusiness"><meta itemprop="name" content="Vue du Port"/></div>
<meta itemprop="checkinDate" content="2026-07-03T15:00:00+02:00"/><meta itemprop="checkoutDate" content="2026-07-06T10:00:00+02:00"/>
</div><p>Votre séjour est confirmé.</p>`,
    expected: ['appointment 2026-07-03T15:00+02:00'],
  },
  {
    id: 'fr-h-abonnement',
    sent: 'Mon, 16 Nov 2026 10:00:00 +0100',
    subject: 'Abonnement',
    body: "Bonjour, votre abonnement sera renouvelé le 15 décembre 2026 pour un an. L'équipe du journal",
    expected: ['reminder 2026-12-15'],
  },
  {
    id: 'fr-h-no-merci',
    sent: 'Mon, 16 Nov 2026 10:00:00 +0100',
    subject: 'Merci !',
    body: "Merci d'être venu samedi et d'avoir fait la vaisselle. Nous sommes rentrés à 11h. Embrasse ta mère !",
    expected: [],
  },
  {
    id: 'fr-h-no-rapport',
    sent: 'Mon, 16 Nov 2026 10:00:00 +0100',
    subject: 'Rapport hebdomadaire au 22 novembre 2026',
    body: `Visites : 12 004 (+3,1 %)
Période : du 16 novembre 2026 au 22 novembre 2026
Détails sur le portail.`,
    expected: [],
  },
  {
    id: 'fr-h-no-webinaire',
    sent: 'Mon, 16 Nov 2026 10:00:00 +0100',
    subject: 'En direct',
    bulk: true,
    body: `Rejoignez notre webinaire gratuit le jeudi 26 novembre à 16h et apprenez à cultiver des tomates chez vous. Inscrivez-vous
vite, les places sont limitées ! Se désabonner`,
    expected: [],
  },
  {
    id: 'fr-h-no-outlook',
    sent: 'Mon, 16 Nov 2026 10:00:00 +0100',
    subject: 'RE: Clés',
    body: `Entendu, merci.

De : Petra Holm <petra@example.com>
Envoyé : dimanche 15 novembre 2026 19:02
À : Ravi Dean <ravi@example.com>
Objet : Clés

Ravi, merci de rendre vos clés avant le jeudi 19 novembre et de signer le formulaire.`,
    expected: [],
  },
  {
    id: 'fr-h-no-fete',
    sent: 'Mon, 13 Apr 2026 10:00:00 +0200',
    subject: 'Anniversaire du club',
    body: 'Notre club est né le 3 mai 1976. Depuis mai 2001 nous jouons dans la nouvelle salle. Racontez-nous vos souvenirs !',
    expected: [],
  },
  {
    id: 'fr-h-no-mdp',
    sent: 'Mon, 16 Nov 2026 10:00:00 +0100',
    subject: 'Votre mot de passe a été modifié',
    body: "Votre mot de passe a été modifié le 16 novembre 2026 à 09:58. Si c'est bien vous, vous n'avez rien à faire.",
    expected: [],
  },
  {
    id: 'fr-h-no-recette',
    sent: 'Mon, 16 Nov 2026 10:00:00 +0100',
    subject: 'Recette',
    body: "Mélangez 1/2 tasse de farine et 3/4 de lait, cuisez 25 minutes et laissez reposer jusqu'au lendemain. À consommer avant le 12 décembre.",
    expected: [],
  },
  {
    id: 'fr-h-no-tim',
    sent: 'Mon, 16 Nov 2026 10:00:00 +0100',
    subject: 'Tim',
    body: 'Tim doit rendre son mémoire avant le 30 novembre et passe son oral le 9 décembre. Croise les doigts pour lui !',
    expected: [],
  },
];
