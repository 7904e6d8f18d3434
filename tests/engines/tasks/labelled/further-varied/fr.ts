import type { LabelledMessage } from '../message.ts';

export const FRENCH: readonly LabelledMessage[] = [
  {
    id: 'fr-hv-irm',
    sent: 'Wed, 14 Jan 2026 16:22:00 +0100',
    subject: 'Imagerie du Marché',
    body: `Monsieur Thomas,

une IRM est prévue pour vous le vendredi 30 janvier 2026 à 7h45. Présentez-vous à jeun.`,
    expected: ['appointment 2026-01-30T07:45'],
  },
  {
    id: 'fr-hv-devis',
    sent: 'Tue, 6 Oct 2026 11:30:00 +0200',
    subject: 'Fenêtres',
    body: 'Bonjour Mme Ott, voici le devis promis. Pour garder ce prix, il me faudrait le retour signé avant le vendredi 16 octobre. Cdlt, P. Bec',
    expected: ['task 2026-10-16'],
  },
  {
    id: 'fr-hv-trajet',
    sent: 'Thu, 19 Nov 2026 21:02:00 +0100',
    subject: 'Re: match de samedi',
    body: "Je passe vous prendre, toi et les garçons, samedi à 9h15. N'oubliez pas les crampons !!",
    expected: ['appointment 2026-11-21T09:15'],
  },
  {
    id: 'fr-hv-domaine',
    sent: 'Mon, 3 Aug 2026 02:00:00 +0200',
    subject: 'Nom de domaine',
    body: 'Votre nom de domaine bouilloire.example sera supprimé le 2 septembre 2026 sauf renouvellement.',
    expected: ['reminder 2026-09-02'],
  },
  {
    id: 'fr-hv-subvention',
    sent: 'Mon, 13 Apr 2026 09:31:00 +0200',
    subject: 'Rapport intermédiaire',
    body: `Madame, Monsieur,

conformément à l'article 6 de votre convention, le rapport intermédiaire est à transmettre à nos services au plus tard le
29 mai 2026.`,
    expected: ['task 2026-05-29'],
  },
  {
    id: 'fr-hv-releve',
    sent: 'Mon, 7 Sep 2026 10:10:00 +0200',
    subject: 'Entretien de la chaudière',
    body: `Notre technicien interviendra chez vous le jeudi 17 septembre entre 10h et 12h pour l'entretien de la chaudière. Merci de vous
assurer que quelqu'un sera présent.`,
    expected: ['appointment 2026-09-17T10:00'],
  },
  {
    id: 'fr-hv-no-echecs',
    sent: 'Mon, 16 Nov 2026 10:10:00 +0100',
    subject: 'Résultats',
    body: 'La ronde 4 est revenue à Angers, 3 à 1. Ronde 5 le 24 novembre, ronde 6 le 8 décembre, toutes deux à l’extérieur. Classement joint.',
    expected: [],
  },
  {
    id: 'fr-hv-no-garantie',
    sent: 'Mon, 16 Nov 2026 10:10:00 +0100',
    subject: 'Enregistrement',
    body: "Merci d'avoir enregistré votre bouilloire. Date d'achat : 14/11/2026. Modèle K-12. Merci de conserver votre preuve d'achat.",
    expected: [],
  },
  {
    id: 'fr-hv-no-menu',
    sent: 'Mon, 16 Nov 2026 10:10:00 +0100',
    subject: 'Menu de la cantine',
    body: `Lundi : soupe de poireaux
Mardi : gratin
Mercredi 18 novembre : journée curry
Vendredi : pizza, service jusqu'à 14h30`,
    expected: [],
  },
  {
    id: 'fr-hv-no-presse',
    sent: 'Mon, 16 Nov 2026 10:10:00 +0100',
    subject: 'Sous embargo jusqu’au 18 novembre à 10h',
    body: "L'entreprise compte conclure l'achat avant le 31 mars 2027, a-t-elle annoncé. Sa directrice Ida Holm quittera son poste le 1er janvier.",
    expected: [],
  },
];
