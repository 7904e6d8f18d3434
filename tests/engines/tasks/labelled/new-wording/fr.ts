import type { LabelledMessage } from '../message.ts';

export const FRENCH: readonly LabelledMessage[] = [
  {
    id: 'fr-n-maquette',
    sent: 'Mon, 5 Oct 2026 10:00:00 +0200',
    subject: 'Maquette',
    body: `Salut Inès,

j'aurais besoin de ton avis sur la maquette avant jeudi, deux lignes suffisent.

Paul`,
    expected: ['task 2026-10-08'],
  },
  {
    id: 'fr-n-dossier',
    sent: 'Tue, 6 Oct 2026 09:00:00 +0200',
    subject: 'Dossier incomplet',
    body: `Madame, Monsieur,

il manque une pièce à votre dossier. Elle doit nous être parvenue le 20 octobre 2026 au plus tard.

Le service des inscriptions`,
    expected: ['task 2026-10-20'],
  },
  {
    id: 'fr-n-lambert',
    sent: 'Wed, 7 Oct 2026 08:00:00 +0200',
    subject: 'Cabinet Lambert',
    body: `Bonjour Monsieur Petit, le docteur Lambert vous recevra le mardi 13 octobre à 9 h 20. Apportez vos radios.`,
    expected: ['appointment 2026-10-13T09:20'],
  },
  {
    id: 'fr-n-gare',
    sent: 'Thu, 8 Oct 2026 19:30:00 +0200',
    subject: 'Samedi',
    body: `Départ samedi à 14 h devant la gare, ne sois pas en retard cette fois !`,
    expected: ['appointment 2026-10-10T14:00'],
  },
  {
    id: 'fr-n-bail',
    sent: 'Fri, 9 Oct 2026 10:00:00 +0200',
    subject: 'Votre logement',
    body: `Bonjour, votre bail se termine le 30 novembre 2026. Nous vous écrirons au sujet de l'état des lieux.`,
    expected: ['reminder 2026-11-30'],
  },
  {
    id: 'fr-n-no-occupe',
    sent: 'Tue, 6 Oct 2026 10:00:00 +0200',
    subject: 'Re: imprimante',
    body: `Je m'en occupe, elle remarchera d'ici vendredi. Rien à faire de ton côté.`,
    expected: [],
  },
  {
    id: 'fr-n-no-voyage',
    sent: 'Mon, 12 Oct 2026 10:00:00 +0200',
    subject: 'De retour',
    body: `Le 3 octobre à 10 h, nous attendions devant le musée sous la pluie ; le 4, plein soleil. Les enfants vous embrassent.`,
    expected: [],
  },
  {
    id: 'fr-n-no-magasin',
    sent: 'Wed, 7 Oct 2026 10:00:00 +0200',
    subject: 'Notre boutique déménage',
    body: `Notre boutique déménage : le 2 novembre 2026 à 9 h, nous lèverons le rideau au 12, place de la Gare.`,
    expected: [],
  },
  {
    id: 'fr-n-no-parti',
    sent: 'Mon, 5 Oct 2026 10:00:00 +0200',
    subject: 'Re: chiffres',
    body: `C'est parti à l'instant !

Le 2 octobre 2026 à 16:40, Luc Martin a écrit :
> Envoie-moi les chiffres avant lundi 5 octobre, s'il te plaît.`,
    expected: [],
  },
  {
    id: 'fr-n-no-bilan',
    sent: 'Thu, 8 Oct 2026 10:00:00 +0200',
    subject: 'Bilan',
    body: `Au 1er octobre 2026, 312 demandes avaient été déposées. Le tableau est en pièce jointe, bonne lecture.`,
    expected: [],
  },
  {
    id: 'fr-n-m-signe',
    sent: 'Mon, 9 Nov 2026 18:00:00 +0100',
    subject: 'Raclette',
    body: `Tu me fais signe avant vendredi si tu viens ? Il faut que je sache combien de fromage prendre.

Manon`,
    expected: ['task 2026-11-13'],
  },
  {
    id: 'fr-n-m-reglement',
    sent: 'Tue, 10 Nov 2026 09:00:00 +0100',
    subject: 'Facture 2026-311',
    body: `Monsieur,

sauf erreur, cette facture reste ouverte. Nous comptons sur votre règlement au plus tard le 25 novembre 2026.

La comptabilité`,
    expected: ['task 2026-11-25'],
  },
  {
    id: 'fr-n-m-technicien',
    sent: 'Wed, 11 Nov 2026 09:00:00 +0100',
    subject: 'Installation de la fibre',
    body: `Notre technicien se présentera à votre domicile le lundi 16 novembre entre 8 h et 10 h. Prévoyez un accès au compteur.`,
    expected: ['appointment 2026-11-16T08:00'],
  },
  {
    id: 'fr-n-m-cafe',
    sent: 'Thu, 12 Nov 2026 22:00:00 +0100',
    subject: 'Re: on se voit quand ?',
    body: `Jeudi 19 novembre, 18 h 30, au café de la place, ça marche pour moi. J'apporte les plans.`,
    expected: ['appointment 2026-11-19T18:30'],
  },
  {
    id: 'fr-n-m-assurance',
    sent: 'Mon, 2 Nov 2026 09:00:00 +0100',
    subject: 'Contrat 77-A',
    body: `L'assurance de votre véhicule touche à sa fin le 30 novembre 2026.`,
    expected: ['reminder 2026-11-30'],
  },
  {
    id: 'fr-n-m-cantine',
    sent: 'Tue, 3 Nov 2026 09:00:00 +0100',
    subject: 'Cantine',
    body: `Chers parents, les fiches de cantine sont attendues au secrétariat pour le 27 novembre 2026. Un stylo noir suffit.`,
    expected: ['task 2026-11-27'],
  },
  {
    id: 'fr-n-m-no-tarifs',
    sent: 'Mon, 9 Nov 2026 09:00:00 +0100',
    subject: 'Nouveaux tarifs',
    body: `Les nouveaux tarifs s'appliquent à compter du 1er décembre 2026. D'ici là, rien ne change pour vous.`,
    expected: [],
  },
  {
    id: 'fr-n-m-no-marc',
    sent: 'Tue, 10 Nov 2026 09:00:00 +0100',
    subject: 'Où on en est',
    body: `Marc a juré de rendre sa copie avant mardi et Léa la relira le 19 novembre. C'est juste pour ton information.`,
    expected: [],
  },
  {
    id: 'fr-n-m-no-marche',
    sent: 'Wed, 11 Nov 2026 09:00:00 +0100',
    subject: 'Noël à la ferme',
    body: `Marché de Noël le 29 novembre dès 11 h. Commandez avant le 20 novembre et gagnez dix pour cent !

Se désabonner`,
    bulk: true,
    expected: [],
  },
  {
    id: 'fr-n-m-no-film',
    sent: 'Thu, 12 Nov 2026 09:00:00 +0100',
    subject: 'Cinéma',
    body: `Le nouveau film sort le 3 décembre, d'après le journal. L'ancien m'avait endormi.`,
    expected: [],
  },
  {
    id: 'fr-n-m-no-virement',
    sent: 'Fri, 13 Nov 2026 09:00:00 +0100',
    subject: 'Paiement reçu',
    body: `Votre virement du 12 novembre 2026 nous est bien parvenu. Le prochain relevé paraîtra le 1er janvier 2027.`,
    expected: [],
  },
  {
    id: 'fr-n-m-no-mairie',
    sent: 'Sun, 15 Nov 2026 09:00:00 +0100',
    subject: 'Les voisins',
    body: `Figure-toi que la mairie leur a donné jusqu'au 15 décembre pour refaire la clôture. Et toi, le jardin ?`,
    expected: [],
  },
  {
    id: 'fr-n-w-chorale',
    sent: 'Mon, 18 Jan 2027 19:00:00 +0100',
    subject: 'Concert de printemps',
    body: `Bonjour à tous, indiquez vos tailles dans le tableau avant dimanche, je passe la commande dans la foulée.

Gaëlle`,
    expected: ['task 2027-01-24'],
  },
  {
    id: 'fr-n-w-prefecture',
    sent: 'Tue, 19 Jan 2027 10:00:00 +0100',
    subject: 'Dossier 77-31',
    body: `Madame,

votre relevé de décembre ne figure pas au dossier. Vous avez jusqu'au 5 février 2027 pour nous le faire parvenir.

Le bureau des titres`,
    expected: ['task 2027-02-05'],
  },
  {
    id: 'fr-n-w-veterinaire',
    sent: 'Wed, 20 Jan 2027 16:00:00 +0100',
    subject: 'Biscotte',
    body: `Nous retirons les points de Biscotte le vendredi 29 janvier à 15h30. D'ici là, elle garde sa collerette.

Clinique vétérinaire`,
    expected: ['appointment 2027-01-29T15:30'],
  },
  {
    id: 'fr-n-w-controle',
    sent: 'Thu, 21 Jan 2027 08:00:00 +0100',
    subject: 'Contrôle technique',
    body: `Le contrôle technique de votre voiture n'est plus valide après le 14 février 2027. Appelez-nous quand vous voulez.`,
    expected: ['reminder 2027-02-14'],
  },
  {
    id: 'fr-n-w-architecte',
    sent: 'Fri, 22 Jan 2027 14:30:00 +0100',
    subject: 'Extension',
    body: `Chère Madame, j'ai un trou le mercredi 27 janvier à 10h si vous souhaitez parcourir les plans avec moi. Le café sera chaud.`,
    expected: ['appointment 2027-01-27T10:00'],
  },
  {
    id: 'fr-n-w-no-deuil',
    sent: 'Mon, 18 Jan 2027 19:00:00 +0100',
    subject: 'Tante Véra',
    body: `Véra s'est éteinte le 14 janvier à 6 heures du matin. Elle jouait encore du piano à Noël.`,
    expected: [],
  },
  {
    id: 'fr-n-w-no-horaires',
    sent: 'Tue, 19 Jan 2027 10:00:00 +0100',
    subject: 'Ligne B',
    body: `Dès le lundi 1er février, le train de 7h15 partira à 7h12 et ne s'arrêtera plus à Aubry.`,
    expected: [],
  },
  {
    id: 'fr-n-w-no-conge',
    sent: 'Wed, 20 Jan 2027 10:00:00 +0100',
    subject: 'Remplacement',
    body: `Piotr est en congé jusqu'au mardi 2 février. Ce qu'il te doit sera prêt avant le vendredi 5 février, dit-il.`,
    expected: [],
  },
  {
    id: 'fr-n-w-no-ticket',
    sent: 'Thu, 21 Jan 2027 10:00:00 +0100',
    subject: 'Demande 5521 close',
    body: `Votre demande a été ouverte le 18/01/2027 à 09:14 et close le 21/01/2027 à 10:00. Qu'en avez-vous pensé ?`,
    expected: [],
  },
  {
    id: 'fr-n-w-no-livre',
    sent: 'Fri, 22 Jan 2027 10:00:00 +0100',
    subject: 'Lecture',
    body: `La suite arrive en librairie le 4 mars, je camperai devant la porte. Tu as fini le premier ?`,
    expected: [],
  },
  {
    id: 'fr-n-x-memoire',
    sent: 'Mon, 8 Mar 2027 09:40:00 +0100',
    subject: 'Chapitre trois',
    body: `Chère Léna,

le jury se réunit bientôt : il me faut le chapitre trois dans ma boîte avant le jeudi 18 mars, les notes peuvent attendre.

A. Morel`,
    expected: ['task 2027-03-18'],
  },
  {
    id: 'fr-n-x-compteur',
    sent: 'Tue, 9 Mar 2027 07:00:00 +0100',
    subject: 'Relevé',
    body: `Prenez une photo de votre compteur et déposez-la avant le 22 mars 2027, faute de quoi nous estimerons.`,
    expected: ['task 2027-03-22'],
  },
  {
    id: 'fr-n-x-sang',
    sent: 'Wed, 10 Mar 2027 12:00:00 +0100',
    subject: 'Don du sang',
    body: `Bonjour Tom, vous êtes inscrit pour le mardi 16 mars à 17h20, salle Saint-Marc. Buvez bien avant.`,
    expected: ['appointment 2027-03-16T17:20'],
  },
  {
    id: 'fr-n-x-frigo',
    sent: 'Thu, 11 Mar 2027 18:00:00 +0100',
    subject: 'Commande 66120',
    body: `Bonne nouvelle : votre réfrigérateur est dans le camion et sera chez vous le 15 mars 2027. Le chauffeur appelle une heure avant.`,
    expected: ['reminder 2027-03-15'],
  },
  {
    id: 'fr-n-x-stationnement',
    sent: 'Fri, 12 Mar 2027 09:00:00 +0100',
    subject: 'Vignette R-204',
    body: `Votre vignette de résident court jusqu'au 31 mars 2027.`,
    expected: ['reminder 2027-03-31'],
  },
  {
    id: 'fr-n-x-no-expo',
    sent: 'Mon, 8 Mar 2027 09:00:00 +0100',
    subject: 'Turner',
    body: `Nous avons vu l'expo Turner samedi à 11h, presque personne. Elle part à Lille le 2 avril. Vaut le voyage.`,
    expected: [],
  },
  {
    id: 'fr-n-x-no-chantier',
    sent: 'Tue, 9 Mar 2027 09:00:00 +0100',
    subject: 'Chantier, semaine 10',
    body: `Les couvreurs pensent quitter l'échafaudage avant le vendredi 19 mars. Fenêtres commandées, six semaines chez le fabricant.`,
    expected: [],
  },
  {
    id: 'fr-n-x-no-maintenance',
    sent: 'Wed, 10 Mar 2027 09:00:00 +0100',
    subject: 'Terminé',
    body: `Les travaux sur les serveurs ont pris fin à 04:30. Prochaine fenêtre le 7 avril de 02:00 à 04:00, personne ne devrait le remarquer.`,
    expected: [],
  },
  {
    id: 'fr-n-x-no-pont',
    sent: 'Thu, 11 Mar 2027 09:00:00 +0100',
    subject: 'Le pont',
    body: `Savais-tu que le pont a ouvert le 19 mars 1932 à 10h et qu'un cavalier a coupé le ruban le premier ?`,
    expected: [],
  },
  {
    id: 'fr-n-x-no-moi',
    sent: 'Fri, 12 Mar 2027 09:00:00 +0100',
    subject: 'Re: impôts',
    body: `Laisse-moi faire. Je dépose tout le 31 mars et t'adresse une copie dans la semaine. Ta part est faite.`,
    expected: [],
  },
];
