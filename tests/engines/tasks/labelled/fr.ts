import type { LabelledMessage } from './message.ts';

export const FRENCH: readonly LabelledMessage[] = [
  {
    id: 'fr-dossier',
    sent: 'Mon, 16 Nov 2026 09:12:00 +0100',
    subject: 'Votre dossier',
    body: `Madame,

Nous avons bien reçu votre demande. Merci de nous envoyer les pièces manquantes avant le 4 décembre 2026.

Cordialement,
Le service des dossiers`,
    expected: ['task 2026-12-04'],
  },
  {
    id: 'fr-court-demain',
    sent: 'Tue, 3 Mar 2026 20:40:00 +0100',
    subject: 'voiture',
    body: "Tu peux me confirmer d'ici demain si tu prends la voiture ? Bises, Tom",
    expected: ['task 2026-03-04'],
  },
  {
    id: 'fr-facture',
    sent: 'Mon, 1 Jun 2026 08:00:00 +0200',
    subject: 'Votre facture n° 20417',
    body: `Bonjour,

Votre facture est disponible.

Date de facture : 01/06/2026
Montant : 84,20 €
Date d'échéance : 15/06/2026

Exemple Énergie`,
    expected: ['task 2026-06-15'],
  },
  {
    id: 'fr-dentiste',
    sent: 'Mon, 5 Oct 2026 10:15:00 +0200',
    subject: 'Rappel de rendez-vous',
    body: `Bonjour Monsieur Diallo,

Nous vous rappelons votre rendez-vous du jeudi 15 octobre à 10h40 avec le docteur Lind.

Horaires d'ouverture : du lundi au vendredi de 8h30 à 18h`,
    expected: ['appointment 2026-10-15T10:40'],
  },
  {
    id: 'fr-reunion',
    sent: 'Mon, 16 Nov 2026 13:02:00 +0100',
    subject: 'Budget',
    body: `Bonjour à tous,

je vous propose une réunion jeudi à 15h en salle 2.14 pour revoir le budget.

Maïa`,
    expected: ['appointment 2026-11-19T15:00'],
  },
  {
    id: 'fr-deux',
    sent: 'Mon, 7 Sep 2026 07:55:00 +0200',
    subject: 'Votre arrivée',
    body: `Bonjour Jonas,

bienvenue ! Deux choses avant votre arrivée :

- Veuillez signer le contrat et nous le retourner avant le 11 septembre.
- Veuillez remplir la fiche de renseignements au plus tard le 18 septembre 2026.

À bientôt
Hélène`,
    expected: ['task 2026-09-11', 'task 2026-09-18'],
  },
  {
    id: 'fr-sortie',
    sent: 'Mon, 13 Apr 2026 15:30:00 +0200',
    subject: 'Sortie scolaire',
    body: `Chers parents,

la classe de CM1 ira au musée en juin. Vous devez rendre l'autorisation signée au plus tard le mercredi 22 avril.

La directrice`,
    expected: ['task 2026-04-22'],
  },
  {
    id: 'fr-colis',
    sent: 'Wed, 18 Nov 2026 06:30:00 +0100',
    subject: 'Votre colis arrive',
    body: `Bonne nouvelle ! Votre colis sera livré le vendredi 20 novembre.

Numéro de suivi : EX123456789`,
    expected: ['reminder 2026-11-20'],
  },
  {
    id: 'fr-carte',
    sent: 'Mon, 2 Feb 2026 09:00:00 +0100',
    subject: 'Votre carte de bibliothèque',
    body: `Bonjour,

votre carte expire le 28 février 2026.

La bibliothèque`,
    expected: ['reminder 2026-02-28'],
  },
  {
    id: 'fr-objet',
    sent: 'Mon, 16 Nov 2026 11:00:00 +0100',
    subject: 'Merci de valider le déplacement avant mercredi',
    body: 'La demande de Léna Renard vous attend sur le portail.',
    expected: ['task 2026-11-18'],
  },
  {
    id: 'fr-heure',
    sent: 'Wed, 3 Jun 2026 08:45:00 +0200',
    subject: 'Chiffres',
    body: `Bonjour,

pourriez-vous déposer vos chiffres dans le dossier partagé avant vendredi 17h ? Je prépare les diapositives ce week-end.

D.`,
    expected: ['task 2026-06-05T17:00'],
  },
  {
    id: 'fr-ics',
    sent: 'Mon, 16 Nov 2026 10:00:00 +0100',
    subject: 'Invitation : entretien annuel',
    body: 'Vous êtes invité.',
    calendar: `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Exemple//FR
METHOD:REQUEST
BEGIN:VEVENT
UID:annuel@example.com
DTSTART;TZID=Europe/Paris:20261124T140000
DURATION:PT1H
SUMMARY:Entretien annuel
END:VEVENT
END:VCALENDAR`,
    expected: ['appointment 2026-11-24T14:00+01:00'],
  },
  {
    id: 'fr-jsonld-colis',
    sent: 'Mon, 16 Nov 2026 19:21:00 +0100',
    subject: 'Expédition de votre commande',
    body: 'Votre commande est expédiée.',
    html: `<html><head><script type="application/ld+json">{"@context":"http://schema.org","@type":"ParcelDelivery",
"expectedArrivalFrom":"2026-11-19","expectedArrivalUntil":"2026-11-20","carrier":{"@type":"Organization","name":"Exemple Colis"},
"itemShipped":{"@type":"Product","name":"Lampe"},"partOfOrder":{"@type":"Order","orderNumber":"176057"}}</script></head>
<body><p>Votre commande est expédiée.</p></body></html>`,
    expected: ['reminder 2026-11-20'],
  },
  {
    id: 'fr-appel',
    sent: 'Tue, 17 Nov 2026 16:20:00 +0100',
    subject: 'Appel',
    body: "Bonjour Ben, on peut s'appeler demain à 10h pour le toit ? Une demi-heure suffira. Ruth",
    expected: ['appointment 2026-11-18T10:00'],
  },
  {
    id: 'fr-compteur',
    sent: 'Mon, 6 Jul 2026 08:10:00 +0200',
    subject: 'Relevé de compteur',
    body: `Bonjour,

nous vous prions de nous transmettre votre relevé avant le 19/07/2026, sans quoi il sera estimé.

Exemple Énergie`,
    expected: ['task 2026-07-19'],
  },
  {
    id: 'fr-nouvel-an',
    sent: 'Mon, 28 Dec 2026 12:30:00 +0100',
    subject: 'Planning',
    body: 'Bonjour, merci de confirmer vos gardes de janvier pour le 4 janvier au plus tard. Bonne année ! Mo',
    expected: ['task 2027-01-04'],
  },
  {
    id: 'fr-reponse',
    sent: 'Mon, 16 Nov 2026 14:00:00 +0100',
    subject: 'RE: Contrat',
    body: `C'est parfait. Pouvez-vous renvoyer l'exemplaire signé avant le 27 novembre ?

Tara

Le lun. 9 nov. 2026 à 08:00, Nils Park <nils@example.com> a écrit :
> Merci de relire le contrat avant le 18 novembre.`,
    expected: ['task 2026-11-27'],
  },
  {
    id: 'fr-html',
    sent: 'Mon, 4 May 2026 09:00:00 +0200',
    subject: "Déclaration d'impôts",
    body: 'Voir HTML.',
    html: `<html><body><p>Chère Madame,</p><p>Il nous manque des justificatifs. Merci de les déposer <b>avant le 22 mai 2026</b>.</p>
<p>Bien cordialement,<br>Cabinet Mont &amp; Val</p></body></html>`,
    expected: ['task 2026-05-22'],
  },
  {
    id: 'fr-eau',
    sent: 'Mon, 16 Nov 2026 08:00:00 +0100',
    subject: "Coupure d'eau",
    body: `Chers locataires,

en raison de travaux, l'eau sera coupée le mercredi 25 novembre de 9h à 12h.

Le syndic`,
    expected: ['reminder 2026-11-25T09:00'],
  },
  {
    id: 'fr-diner',
    sent: 'Mon, 16 Nov 2026 18:00:00 +0100',
    subject: 'Dîner de Noël',
    body: `Bonjour,

le dîner de l'équipe aura lieu le 11 décembre à 19h30 au Cerf d'Or. Merci de vous inscrire avant le 30 novembre pour que je
puisse réserver.

Femi`,
    expected: ['appointment 2026-12-11T19:30', 'task 2026-11-30'],
  },
  {
    id: 'fr-convocation',
    sent: 'Mon, 16 Nov 2026 18:00:00 +0100',
    subject: 'Convocation',
    body: `Madame, Monsieur,

Vous êtes convoqués à l'assemblée générale qui se tiendra le mardi 24 novembre 2026 à 19 h dans la salle des fêtes.

Le conseil syndical`,
    expected: ['appointment 2026-11-24T19:00'],
  },
  {
    id: 'fr-date-limite',
    sent: 'Mon, 16 Nov 2026 18:00:00 +0100',
    subject: 'Votre candidature',
    body: `Bonjour,

votre dossier est presque complet. La date limite de dépôt est fixée au 7 décembre 2026.

Université d'Exemple`,
    expected: ['task 2026-12-07'],
  },
  {
    id: 'fr-apres-demain',
    sent: 'Tue, 17 Nov 2026 09:00:00 +0100',
    subject: 'Devis',
    body: "Salut Léa, peux-tu relire le devis et me répondre d'ici après-demain ? Merci !",
    expected: ['task 2026-11-19'],
  },
  {
    id: 'fr-no-mars',
    sent: 'Mon, 2 Feb 2026 09:00:00 +0100',
    subject: 'Question',
    body: "La planète Mars est belle. Merci de m'envoyer les photos quand tu veux. En mai, fais ce qu'il te plaît.",
    expected: [],
  },
  {
    id: 'fr-no-passe',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'Compte rendu',
    body: `Bonjour à tous,

lors de notre réunion du 12 novembre à 10h, le budget a été adopté. Je vous avais demandé d'envoyer vos remarques avant le
9 novembre, merci à tous.

Kim`,
    expected: [],
  },
  {
    id: 'fr-no-citation',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'RE: Contrat',
    body: `C'est fait.

Le ven. 13 nov. 2026 à 08:00, Nils Park <nils@example.com> a écrit :
> Merci de signer le contrat avant le 20 novembre et de m'appeler jeudi à 10h.`,
    expected: [],
  },
  {
    id: 'fr-no-horaires',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'Votre commande',
    body: `Merci pour votre commande. Nous vous écrirons dès qu'elle sera prête.

Horaires : lundi au vendredi de 9h à 18h, samedi de 10h à 14h
Fermé le 25 décembre
© 2026 Boulangerie Exemple`,
    expected: [],
  },
  {
    id: 'fr-no-lettre',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'Au programme',
    bulk: true,
    body: `Vendredi 20 novembre, 20h : jazz au moulin
Samedi 21 novembre, 15h : marionnettes
Jeudi 26 novembre, 19h : conférence sur les abeilles. Réservez vos places avant le 24 novembre !

Se désabonner`,
    expected: [],
  },
  {
    id: 'fr-no-depuis',
    sent: 'Mon, 2 Mar 2026 09:00:00 +0100',
    subject: 'Accès',
    body: 'Bonjour Dan, vous avez accès aux archives depuis le 3 mars 2025 et votre contrat court depuis le 1er janvier. Rien ne change.',
    expected: [],
  },
  {
    id: 'fr-no-promesse',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'RE: Offre',
    body: `Madame,

merci de votre demande. Je vous enverrai notre offre avant vendredi, et mon collègue finira les plans pour le 4 décembre.

Cordialement
P. Moor`,
    expected: [],
  },
  {
    id: 'fr-no-soldes',
    sent: 'Mon, 23 Nov 2026 09:00:00 +0100',
    subject: "-30 % jusqu'à vendredi",
    bulk: true,
    body: "Profitez de -30 % jusqu'au 27 novembre. Commandez avant jeudi pour être livré à temps. Se désinscrire",
    expected: [],
  },
  {
    id: 'fr-no-annule',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'Jeudi',
    body: 'Bonjour, la réunion de jeudi à 10h est annulée, Léo est malade. Nous fixerons une autre date.',
    expected: [],
  },
  {
    id: 'fr-no-absence',
    sent: 'Mon, 16 Nov 2026 09:00:01 +0100',
    subject: 'Réponse automatique : Plans',
    body: "Je suis absente jusqu'au vendredi 27 novembre et répondrai à mon retour le lundi 30 novembre. En cas d'urgence, merci d'appeler l'accueil.",
    expected: [],
  },
  {
    id: 'fr-no-recu',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'Votre ticket de caisse',
    body: `Ticket 993 du 16/11/2026 à 12:44
Total 12,00 €, payé par carte
Échange possible jusqu'au 30/11/2026`,
    expected: [],
  },
  {
    id: 'fr-no-signature',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'Photos',
    body: `Voici les photos.

--
Nora Bell
Je travaille du mardi au jeudi. Merci d'envoyer les urgences avant mercredi 12h.
Prochain concert : 12 décembre 2026 à 19h`,
    expected: [],
  },
  {
    id: 'fr-no-histoire',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'Chapitre 3',
    body: "Chère Véra, l'armistice fut signé le 11 novembre 1918 et le bâtiment achevé avant le 12 décembre 1931. Merci de vérifier l'orthographe.",
    expected: [],
  },
  {
    id: 'fr-no-rien-a-faire',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'Nos conditions changent',
    body: `Nos conditions changent à compter du 1er janvier 2027. Vous n'avez rien à faire avant cette date. Sans opposition de votre
part avant le 31 décembre 2026, elles s'appliqueront.`,
    expected: [],
  },
  {
    id: 'fr-no-si',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'RE: Canapé',
    body: "Super ! Si je n'ai pas de nouvelles d'ici vendredi, je le donne à ma sœur. Rien ne presse.",
    expected: [],
  },
  {
    id: 'fr-no-sauvegarde',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0100',
    subject: 'Sauvegarde 2026-12-01 terminée',
    body: 'Sauvegarde terminée à 04:12. Prochaine exécution : demain à 02:00. Merci de ne pas répondre à ce message.',
    expected: [],
  },
  {
    id: 'fr-no-ics-passe',
    sent: 'Mon, 16 Nov 2026 10:00:00 +0100',
    subject: 'Notes de la séance',
    body: 'Vous trouverez ci-joint la séance passée.',
    calendar: `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Exemple//FR
METHOD:PUBLISH
BEGIN:VEVENT
UID:passee@example.com
DTSTART:20261110T090000Z
DTEND:20261110T100000Z
SUMMARY:Séance
END:VEVENT
END:VCALENDAR`,
    expected: [],
  },
  {
    id: 'fr-no-recit',
    sent: 'Mon, 16 Nov 2026 21:00:00 +0100',
    subject: 'Des nouvelles',
    body: `Chère tante Molly,

nous allons bien. Vendredi, Tim joue son premier match, et le 12 décembre la chorale chante à l'église. Je dois rendre mon
mémoire avant le 15 décembre et je dors peu. Écris-nous !

Anna`,
    expected: [],
  },
  {
    id: 'fr-no-vague',
    sent: 'Mon, 16 Nov 2026 21:00:00 +0100',
    subject: 'Garage',
    body: 'Pourrais-tu vider le garage le mois prochain, au plus tard au printemps ? En mars nous serons nombreux.',
    expected: [],
  },
  {
    id: 'fr-no-valable',
    sent: 'Mon, 16 Nov 2026 21:00:00 +0100',
    subject: 'Votre billet',
    body: 'Votre carte mensuelle est valable du 1er décembre au 31 décembre 2026. Merci de la présenter lors des contrôles.',
    expected: [],
  },
  {
    id: 'fr-no-autres',
    sent: 'Mon, 16 Nov 2026 21:00:00 +0100',
    subject: 'Pour information',
    body: 'Pour information : le fournisseur livre les portes le 1er décembre, les électriciens doivent finir avant le 4 décembre.',
    expected: [],
  },
  {
    id: 'fr-no-chiffres',
    sent: 'Mon, 16 Nov 2026 21:00:00 +0100',
    subject: 'Dossiers',
    body: 'Merci de regarder les dossiers 11/12 et 1-5. Les 3/4 sont faits, la version 3.4.20 est la bonne.',
    expected: [],
  },
];
