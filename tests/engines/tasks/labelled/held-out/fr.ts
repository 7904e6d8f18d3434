import type { LabelledMessage } from '../message.ts';

export const FRENCH: readonly LabelledMessage[] = [
  {
    id: 'fr-d-chaudiere',
    sent: 'Mon, 12 Apr 2027 18:30:00 +0200',
    subject: 'Fuite sous l’évier',
    body: `Bonjour Madame Traoré,

merci de m’avoir prévenu. Je passerai avec le plombier jeudi 15 avril à 10 h 30. Pensez à vider le placard avant.

Gérard Monnier`,
    expected: ['appointment 2027-04-15T10:30'],
  },
  {
    id: 'fr-d-heures',
    sent: 'Mon, 12 Apr 2027 10:15:00 +0200',
    subject: 'Heures de mars',
    body: `Coucou, tu peux me faire passer ta feuille d’heures avant mercredi soir ? Je lance les paies jeudi matin.

Brigitte`,
    expected: ['task 2027-04-14'],
  },
  {
    id: 'fr-d-match',
    sent: 'Tue, 13 Apr 2027 21:40:00 +0200',
    subject: 'Match des vétérans',
    body: `Les gars, bloquez le samedi 24 avril dans vos agendas : coup d’envoi à 14h sur le terrain annexe, barbecue ensuite.

Didier`,
    expected: ['appointment 2027-04-24T14:00'],
  },
  {
    id: 'fr-d-photo',
    sent: 'Wed, 14 Apr 2027 08:00:00 +0200',
    subject: 'Votre demande 77-2041',
    body: `Madame, Monsieur,

la photographie jointe à votre dossier n’est pas conforme. Une nouvelle photographie doit nous parvenir avant le 3 mai 2027, faute de
quoi votre demande sera classée sans suite.

Le service des titres`,
    expected: ['task 2027-05-03'],
  },
  {
    id: 'fr-d-colonie',
    sent: 'Thu, 15 Apr 2027 09:10:00 +0200',
    subject: 'Colonie d’été',
    body: `Chers parents,

Émile a bien une place réservée à son nom. Il nous manque la fiche sanitaire ; date limite de retour : vendredi 30 avril.

L’équipe d’animation`,
    expected: ['task 2027-04-30'],
  },
  {
    id: 'fr-d-coiffeur',
    sent: 'Thu, 15 Apr 2027 12:20:00 +0200',
    subject: 'À très vite !',
    body: `Bonjour Carla, c’est noté : samedi 17 avril, 11h15, coupe et couleur avec Mélanie. En retard ? Un petit SMS suffit.`,
    expected: ['appointment 2027-04-17T11:15'],
  },
  {
    id: 'fr-d-piscine',
    sent: 'Fri, 16 Apr 2027 08:30:00 +0200',
    subject: 'Cours déplacé',
    body: `Bonjour, la piscine est fermée lundi. Le cours d’Inès aura donc lieu mardi 20 avril à 16h45, même bassin.`,
    expected: ['appointment 2027-04-20T16:45'],
  },
  {
    id: 'fr-d-carte',
    sent: 'Fri, 16 Apr 2027 04:00:00 +0000',
    subject: 'Votre abonnement de bus',
    body: `Bonjour,

votre abonnement arrive à échéance le 9 mai 2027. Il ne sera pas reconduit automatiquement.

Transports de Valbourg`,
    expected: ['reminder 2027-05-09'],
  },
  {
    id: 'fr-d-technicien',
    sent: 'Mon, 19 Apr 2027 10:00:00 +0200',
    subject: 'Commande 5520981',
    body: `Bonjour Monsieur Lenoir,

tout est prêt. Notre technicien interviendra chez vous le mercredi 21 avril entre 8h et 13h. La présence d’un adulte est obligatoire.`,
    expected: ['appointment 2027-04-21T08:00'],
  },
  {
    id: 'fr-d-entretien',
    sent: 'Wed, 14 Apr 2027 15:00:00 +0200',
    subject: 'Votre candidature',
    body: `Chère Madame,

nous aimerions vous rencontrer le jeudi 22 avril à 14h30, à l’orangerie. Pourriez-vous me dire d’ici lundi 19 avril si cela vous
convient ?

Bien à vous
Judith Morel`,
    expected: ['appointment 2027-04-22T14:30', 'task 2027-04-19'],
  },
  {
    id: 'fr-d-comite-ics',
    sent: 'Mon, 12 Apr 2027 06:10:00 +0000',
    subject: 'Comité de lecture',
    body: `Vous êtes invité au comité de lecture du mercredi 21 avril à 10h00. Ordre du jour : les trois manuscrits.`,
    calendar: `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Exemple//FR
METHOD:REQUEST
BEGIN:VEVENT
UID:comite-21@example.com
DTSTAMP:20270412T061000Z
DTSTART;TZID=Europe/Paris:20270421T100000
DTEND;TZID=Europe/Paris:20270421T113000
SUMMARY:Comité de lecture
END:VEVENT
END:VCALENDAR`,
    expected: ['appointment 2027-04-21T10:00+02:00'],
  },
  {
    id: 'fr-d-diapos',
    sent: 'Tue, 13 Apr 2027 16:50:00 +0200',
    subject: 'Re: Re: présentation',
    body: `Je n’ai toujours pas tes diapos. Vendredi dernier délai, s’il te plaît, l’imprimeur n’attendra pas.

Solène`,
    expected: ['task 2027-04-16'],
  },
  {
    id: 'fr-d-facture-eau',
    sent: 'Thu, 1 Apr 2027 05:00:00 +0200',
    subject: 'Votre facture est disponible',
    body: 'Votre facture est disponible.',
    html: `<html><body><h1>Votre facture</h1><p>Bonjour Monsieur Adeyemi,</p><table><tr><td>Période</td>
<td>du 1er janvier au 31 mars 2027</td></tr><tr><td>Montant</td><td>96,10 €</td></tr><tr><td>À régler avant le</td>
<td>22 avril 2027</td></tr></table><p>Les eaux de Valbourg</p></body></html>`,
    expected: ['task 2027-04-22'],
  },
  {
    id: 'fr-d-mediatheque',
    sent: 'Wed, 21 Apr 2027 07:00:00 +0200',
    subject: 'Vos emprunts',
    body: `Chère lectrice,

ces deux livres sont à rendre le 28 avril 2027 au plus tard :

Le pain chez soi
Guide des lichens

La médiathèque`,
    expected: ['task 2027-04-28'],
  },
  {
    id: 'fr-d-decaler',
    sent: 'Wed, 14 Apr 2027 10:30:00 +0200',
    subject: 'Re: notre point',
    body: `Demain je suis finalement coincé. On décale à vendredi 9h ? C’est moi qui t’appelle.

Hugo`,
    expected: ['appointment 2027-04-16T09:00'],
  },
  {
    id: 'fr-d-no-peut-etre',
    sent: 'Mon, 12 Apr 2027 09:00:00 +0200',
    subject: 'La tente',
    body: `Tu peux aérer la tente avant de la ranger, si tu en as envie. Je te l’emprunterai peut-être en mai. Ne t’inquiète pas pour l’accroc.`,
    expected: [],
  },
  {
    id: 'fr-d-no-merci',
    sent: 'Mon, 12 Apr 2027 14:00:00 +0200',
    subject: 'Re: formulaires',
    body: `Bien reçus, merci. Vous aviez jusqu’au 15 avril, vous êtes en avance. Il n’y a plus rien à faire de votre côté.`,
    expected: [],
  },
  {
    id: 'fr-d-no-cite',
    sent: 'Tue, 13 Apr 2027 14:00:00 +0200',
    subject: 'Re: Clés',
    body: `Je les ai glissées dans ta boîte hier soir.

Le 11 avr. 2027 à 19:12, Monique Carel <monique@example.com> a écrit :

> Tu me rapportes les clés avant mercredi ? Et viens goûter dimanche à 16h !
> M`,
    expected: [],
  },
  {
    id: 'fr-d-no-jardinerie',
    sent: 'Wed, 14 Apr 2027 06:00:00 +0200',
    subject: 'Le printemps est là, les prix aussi',
    bulk: true,
    body: `De beaux pots, de la belle terre. Commandez avant le dimanche 18 avril, le port est offert. Soirée taille avec Rose le 22 avril à
18h, places à 8 €.

Se désinscrire`,
    expected: [],
  },
  {
    id: 'fr-d-no-absence',
    sent: 'Wed, 14 Apr 2027 06:00:01 +0200',
    subject: 'Réponse automatique : Devis',
    body: `Je suis absente jusqu’au 26 avril inclus et ne lis pas mes messages. Pour tout ce qui doit être fait avant le 20 avril, adressez-vous
à l’accueil.`,
    expected: [],
  },
  {
    id: 'fr-d-no-horaires',
    sent: 'Thu, 15 Apr 2027 16:00:00 +0200',
    subject: 'Jours fériés',
    body: `La boutique sera fermée le samedi 1er mai et rouvrira le lundi 3 mai à 9h. Le salon de thé ne sert pas le dimanche.`,
    expected: [],
  },
  {
    id: 'fr-d-no-info',
    sent: 'Thu, 15 Apr 2027 17:00:00 +0200',
    subject: 'Pour info : le stand',
    body: `Juste pour que tu sois au courant : Kwame s’occupe des bannières d’ici mardi et Lou doit verser l’acompte avant le 23 avril. Ils
gèrent.`,
    expected: [],
  },
  {
    id: 'fr-d-no-regle',
    sent: 'Fri, 16 Apr 2027 07:00:00 +0200',
    subject: 'Paiement reçu',
    body: `Nous avons bien reçu votre règlement de 96,10 € le 15 avril 2027. Sans paiement avant le 22 avril, des frais auraient été ajoutés.
Votre compte est à jour.`,
    expected: [],
  },
  {
    id: 'fr-d-no-promesse',
    sent: 'Fri, 16 Apr 2027 15:00:00 +0200',
    subject: 'Re: la table bancale',
    body: `Je la recolle ce week-end et je te la dépose avant mercredi. Je te préviendrai mardi soir quand ce sera sec. Pas besoin d’être là.`,
    expected: [],
  },
  {
    id: 'fr-d-no-alors',
    sent: 'Mon, 19 Apr 2027 12:00:00 +0200',
    subject: 'Alors ?',
    body: `Tu as pu rendre ton mémoire vendredi avant midi ? J’ai pensé à toi. Raconte quand tu auras dormi.`,
    expected: [],
  },
  {
    id: 'fr-d-no-echelle',
    sent: 'Mon, 19 Apr 2027 19:00:00 +0200',
    subject: 'Échelle',
    body: `Garde l’échelle, je ne monterai pas sur le toit avant juillet. La gouttière, on l’avait nettoyée le 2 mars.`,
    expected: [],
  },
  {
    id: 'fr-d-no-tache',
    sent: 'Tue, 20 Apr 2027 02:11:00 +0000',
    subject: '[jardin] Sauvegarde terminée',
    body: `Sauvegarde 4411 terminée.
Début : 20/04/2027 02:00
Fin : 20/04/2027 02:11
Prochaine sauvegarde : 21/04/2027 02:00
Fichiers conservés jusqu’au 20/05/2027.`,
    expected: [],
  },
  {
    id: 'fr-d-no-annule',
    sent: 'Tue, 20 Apr 2027 09:30:00 +0200',
    subject: 'Club de lecture',
    body: `Jeudi, pas de club : la chaudière de Jeanne a lâché. Inutile donc de finir le livre pour le 22 avril.`,
    expected: [],
  },
  {
    id: 'fr-d-no-conditions',
    sent: 'Wed, 21 Apr 2027 05:00:00 +0200',
    subject: 'Nos conditions évoluent',
    body: `Nos nouvelles conditions entrent en vigueur le 1er juin 2027. Elles précisent le traitement des remboursements. Vous n’avez aucune
démarche à effectuer.`,
    expected: [],
  },
  {
    id: 'fr-d-no-journal',
    sent: 'Wed, 21 Apr 2027 22:00:00 +0200',
    subject: 'La rocade, encore',
    body: `D’après le journal, le conseil doit trancher avant le 12 mai et la ministre viendrait vendredi à 11h. J’y croirai quand je le verrai.`,
    expected: [],
  },
];
