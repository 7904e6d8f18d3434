import type { LabelledMessage } from '../message.ts';

export const FRENCH: readonly LabelledMessage[] = [
  {
    id: 'fr-e-plombier',
    sent: 'Thu, 12 Feb 2026 18:44:09 +0100',
    subject: 'Chaudière',
    body: `Bonjour M. Vidal, j'ai reçu la pièce. Je peux passer lundi à 9h si ça vous va, sinon dites-moi.
Gégé`,
    expected: ['appointment 2026-02-16T09:00'],
  },
  {
    id: 'fr-e-fac',
    sent: 'Tue, 22 Sep 2026 09:03:00 +0200',
    subject: 'Inscriptions pédagogiques',
    body: `Chères étudiantes, chers étudiants,

la rentrée approche. Nous vous rappelons que les inscriptions pédagogiques doivent être effectuées en ligne au plus tard le
lundi 5 octobre 2026 à 12h. Passé ce délai, aucune demande ne sera acceptée.

Les cours commencent la troisième semaine d'octobre.

Bien à vous,
La scolarité (ouverte du mardi au jeudi de 9h à 12h)`,
    expected: ['task 2026-10-05T12:00'],
  },
  {
    id: 'fr-e-passeport',
    sent: 'Mon, 2 Mar 2026 06:15:30 +0100',
    subject: 'Votre passeport',
    body: `Madame,

votre passeport arrive à expiration le 31 mars 2026. Vous pouvez prendre rendez-vous en ligne pour le renouveler.`,
    expected: ['reminder 2026-03-31'],
  },
  {
    id: 'fr-e-tribunal',
    sent: 'Wed, 8 Apr 2026 07:00:00 +0200',
    subject: 'Convocation',
    body: `Vous êtes cité à comparaître en qualité de témoin à l'audience du 11/05/2026 à 9h15, salle 104. Veuillez vous munir de la
présente convocation.`,
    expected: ['appointment 2026-05-11T09:15'],
  },
  {
    id: 'fr-e-anniversaire',
    sent: 'Wed, 10 Jun 2026 21:17:00 +0200',
    subject: 'Théo a 6 ans !',
    body: `Coucou,

Théo fête son anniversaire le samedi 27 juin de 14h à 16h30 au parc et serait ravi que Max vienne ! Dites-moi avant le 20 juin
s'il peut venir.

Bises
Jess`,
    expected: ['appointment 2026-06-27T14:00', 'task 2026-06-20'],
  },
  {
    id: 'fr-e-avocat',
    sent: 'Fri, 6 Nov 2026 16:59:00 +0100',
    subject: 'Projet de protocole',
    body: `Chère Consœur,

vous trouverez ci-joint notre projet. Je vous saurais gré de bien vouloir me faire part de vos observations au plus tard le
jeudi 12 novembre.

Votre bien dévoué`,
    expected: ['task 2026-11-12'],
  },
  {
    id: 'fr-e-chat',
    sent: 'Wed, 18 Nov 2026 10:31:00 +0100',
    subject: 'notes de frais',
    body: 'hello, la compta clôture le 25, donc envoyez-moi vos justificatifs avant vendredi svp 🙏',
    expected: ['task 2026-11-20'],
  },
  {
    id: 'fr-e-poubelles',
    sent: 'Mon, 10 Aug 2026 04:02:00 +0200',
    subject: 'Collecte décalée',
    body: `Madame, Monsieur,

en raison du jour férié, vos poubelles jaunes seront collectées le mardi 1er septembre 2026.

La métropole`,
    expected: ['reminder 2026-09-01'],
  },
  {
    id: 'fr-e-assurance',
    sent: 'Mon, 5 Jan 2026 08:10:00 +0100',
    subject: 'Votre contrat',
    body: `Contrat : HX-2281
Type : habitation
Votre contrat prend fin le : 03/02/2026
Cotisation : 212,40 €`,
    expected: ['reminder 2026-02-03'],
  },
  {
    id: 'fr-e-visio',
    sent: 'Mon, 16 Nov 2026 15:00:00 +0100',
    subject: 'Visioconférence',
    body: `Sara Quinn vous invite à une visioconférence.

Sujet : point d'étape
Réunion : 20/11/2026 à 11:00

Participer : https://video.example.com/j/8812`,
    expected: ['appointment 2026-11-20T11:00'],
  },
  {
    id: 'fr-e-no-dons',
    sent: 'Tue, 13 Oct 2026 13:00:00 +0200',
    subject: 'Plus que deux jours',
    bulk: true,
    body: 'Donnez avant jeudi minuit et votre don sera doublé. Aidez-nous avant le 31 octobre, merci de répondre présent !',
    expected: [],
  },
  {
    id: 'fr-e-no-meteo',
    sent: 'Wed, 18 Nov 2026 06:00:00 +0100',
    subject: 'Météo du week-end',
    body: `La pluie gagnera l'ouest avant vendredi matin et cessera d'ici samedi 15h. Les températures remonteront avant le 24 novembre.
Merci d'être prudents.`,
    expected: [],
  },
  {
    id: 'fr-e-no-candidature',
    sent: 'Mon, 16 Nov 2026 09:45:00 +0100',
    subject: 'Votre candidature',
    body: `Merci de votre candidature. Les entretiens auront lieu la semaine du 30 novembre et nous espérons décider avant le
11 décembre. Veuillez patienter jusque-là.`,
    expected: [],
  },
  {
    id: 'fr-e-no-livre',
    sent: 'Mon, 16 Nov 2026 17:31:00 +0100',
    subject: 'Colis livré',
    body: "Votre colis a été livré aujourd'hui, lundi 16 novembre à 17h28, chez le voisin. Retours possibles jusqu'au 16 décembre 2026.",
    expected: [],
  },
  {
    id: 'fr-e-no-compte-rendu',
    sent: 'Fri, 13 Nov 2026 17:31:00 +0100',
    subject: "Notes d'aujourd'hui",
    body: `Présents : Kim, Léo, Ida

Kim met à jour le planning avant mardi. Léo appelle l'imprimeur avant le 20 novembre. Ida indique que les entretiens de jeudi se
sont bien passés.`,
    expected: [],
  },
  {
    id: 'fr-e-no-ticket',
    sent: 'Mon, 16 Nov 2026 17:31:00 +0100',
    subject: '[#8812] Mise à jour',
    body: `Merci d'écrire votre réponse au-dessus de cette ligne.

Mia, 16/11/2026 17:30 :
Nous avons transmis et attendons une solution d'ici le 30 novembre. Aucune action n'est requise de votre part.`,
    expected: [],
  },
  {
    id: 'fr-e-no-deces',
    sent: 'Mon, 16 Nov 2026 17:31:00 +0100',
    subject: 'Triste nouvelle',
    body: `Chers tous, Harold est mort vendredi, une semaine avant ses 80 ans, le 20 novembre. Il chantait au chœur depuis septembre 1971.
Je vous écrirai quand j'en saurai plus.`,
    expected: [],
  },
  {
    id: 'fr-e-no-quel-jour',
    sent: 'Mon, 16 Nov 2026 17:31:00 +0100',
    subject: 'Quand ?',
    body: 'Plutôt mardi ou jeudi ? La semaine prochaine irait aussi. Avant Noël ce serait le mieux.',
    expected: [],
  },
  {
    id: 'fr-e-no-bourse',
    sent: 'Mon, 16 Nov 2026 17:31:00 +0100',
    subject: 'Point marché',
    body: "L'indice doit dépasser 8 000 points avant le 31 décembre pour tenir les prévisions. La Bourse ouvre mardi à 9h.",
    expected: [],
  },
  {
    id: 'fr-e-no-mentions',
    sent: 'Mon, 16 Nov 2026 17:31:00 +0100',
    subject: 'Votre inscription',
    body: `Merci de votre inscription au portail. Conditions en vigueur au 1er décembre 2026. Notre standard répond du lundi au vendredi
de 8h à 16h. Conservez ce message.`,
    expected: [],
  },
];
