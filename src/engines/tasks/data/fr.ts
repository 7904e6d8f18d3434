import type { Phrasebook } from './phrasebook.ts';

export const FRENCH: Phrasebook = {
  small: new Set(
    'a y le la les des vous nous est et pour votre vos du de une un au aux je tu il ne pas que qui dans avec sur ce avant merci bonjour se par en vers mon ma ton me si te peux ai est-ce'.split(
      ' ',
    ),
  ),
  verbLast: false,
  until:
    /\b(?:avant|d'ici|pour|au plus tard|jusqu'(?:au|a)|jusqu'a)\s(?:le |la fin de (?:la )?journee (?:du )?|au |a )?(?:plus tard )?(?:le )?(?:(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) )?$/,
  deadline: /\b(?:au plus tard|dernier delai)(?: le| avant le)?\s(?:\w{1,9} )?$/,
  reader: /\b(?:vous|votre|vos|tu|te|toi|ton|ta|tes)\b/,
  holding: /(?<!vous avez |tu as |delai )\b(?:jusqu'(?:au|a la fin du|a)|apres)\s(?:le )?$/,
  telling:
    /\b(?:sais-tu|tu sais|savez-vous|je|j'\w{1,20}|il|elle|ils|elles|sans|nous(?! (?:le|la|les|en|faire)\b)|on|si|sera|seront|compten?t?|prevoi\w{1,4})(?:\b|$)/,
  latest: /^[\s,]{0,3}(?:au plus tard|dernier delai)/,
  asking:
    /\b(?:(?:je dois|nous devons) (?:savoir|avoir|recevoir)|veuillez|merci (?:de|d')(?! ?(?:avoir|etre|votre|vos|ta|ton)\b)|(?:pouvez|pourriez|voudriez|voulez|devez)-vous|(?:peux|pourrais|veux|dois)-tu|tu (?:peux|pourrais|dois|devras)|vous (?:devez|devrez|pourriez|pouvez|etes (?:prie|tenu)\w{0,3})|(?:prions|prie|demandons|demande|remercions|remercie) de|(?:vous|te) (?:prions|prie|demandons|demande|remercions|remercie|invitons|invite) (?:de|d'|a)|priere de|je (?:voudrais|souhaite|souhaiterais|aimerais) (?:le|la|les|ton|ta|tes|votre|vos|avoir|recevoir)|nous (?:souhaitons|souhaiterions|voudrions|aimerions) (?:avoir|recevoir)|j'(?:aurais|ai) besoin|j'aimerais (?:avoir |recevoir )?(?:ton|ta|tes|votre|vos)|je (?:recueille|collecte|rassemble)|(?:puis-je|peut-on|je peux|on peut) avoir|(?:arrives?|arrivez|arriverais|arriveriez)(?:-tu|-vous)? a (?:me|nous|le|la|les)|(?:merci|vous remerciant) (?:d'avance|par avance)|(?:reponse|retour|confirmation|signature|paiement|reglement) (?:est )?(?:souhaite|attendu|demande|requis|necessaire)\w{0,2}|(?:ce )?serait (?:gentil|super|bien|ideal|parfait|sympa|bon|top) (?:de|d'|que|si)|vous disposez d'un delai|il (?:faudrait|faut|nous faut|me faut|manque|manque encore|reste a|nous faudrait|me faudrait)|accepteriez-vous|(?:est|sont) a (?:fournir|presenter|communiquer|transmettre|completer|signer|rendre|remettre|regler|payer|retourner|envoyer|deposer|restituer)|saurai\w{0,2} gre de|serai\w{0,2} reconnaissant\w{0,2}|dans l'attente de|nous attendons (?:votre|vos)|j'attends (?:votre|vos|ton|tes)|besoin de|dites-moi|dis-moi|dites-nous|(?!\w{0,10}ons-nous)[a-z]{2,12}-(?:(?:le|la|les)-)?(?:moi|nous)|envoie-moi|envoyez-(?:moi|nous)|faites-moi|fais-moi|pensez a|pense a|n'oubli(?:ez|e) pas (?:de|d')|s'il (?:vous|te) plait|svp|stp|nous (?:vous )?remercions de|tu (?:me|m'|nous) ?(?!as\b|avais|avait|a\b)\w{2,20}|vous (?:me|m'|nous) ?(?!avez|aviez)\w{2,20}ez|(?:comptons|compte) sur (?:votre|vos|ton|ta|tes)|(?:est|sont) (?:attendu|demande|souhaite|requis|exige)\w{0,3}|(?:il (?:nous |me )?manque|(?:doit|doivent) (?:nous |me )?(?:arriver|parvenir|revenir|rentrer))|(?:doit|doivent) (?:nous |me )?(?:etre|parvenir)(?: (?:rendu|envoye|paye|regle|signe|retourne|depose|remis|transmis)\w{0,3})?)(?:\b|(?<='))/,
  offer:
    /\b(?:(?:veux-tu|voulez-vous|tu veux|vous voulez|souhaitez-vous) que (?:je|j'\w{1,12}|nous)|(?:sais-tu|savez-vous|tu sais|vous savez) (?:si|quand)|(?:j'espere|nous esperons) que|(?:j'ai|nous avons) demande a (?!tous|chacun))\b/,
  imperative:
    /^(?:(?!(?:cette|entre|notre|votre|une|comme|contre|chaque|autre|quelque|encore|elle|reste|arrive|toute|meme|quatre|apres|malgre|quelle|puisque|lorsque|parce|presque|ensuite|date|heure|facture|aucune|cree|apres|toutefois|sous|dans|mais|chez|vers|sans|plus|tres|nous|vous|dehors|depuis|jamais|alors|ailleurs|jusque|bonne|belle)\b)(?:[a-z]{3,12}[^e]e|fais|mets|prends|dis|viens|sois|rends|remplis|choisis|finis|ecris|lis) (?:le|la|les|l'\w{1,20}|ton|ta|tes|mon|ma|mes|un|une|moi|bien|tout|ca|ce|cette|ces|deux)\b|envoy(?:ez|e)|renvoy(?:ez|e)|retourn(?:ez|e)|transm(?:ettez|ets)|verifi(?:ez|e)|reli(?:sez|s)|pay(?:ez|e)|regl(?:ez|e)|sign(?:ez|e)|confirm(?:ez|e)|repond(?:ez|s)|complet(?:ez|e)|rempliss(?:ez)|prepar(?:ez|e)|rend(?:ez|s)|appel(?:ez|le)|rappel(?:ez|le)|dis-moi|dites-moi|(?!(?:avez|savez|allez|chez|assez|venez|profitez|decouvrez|retrouvez|rendez-vous|pouvez|devez|voulez)\b)[a-z]{2,14}ez(?! vous\b)(?:-(?:le|la|les|moi|nous|y|en))?|(?:depose|apporte|laisse|donne|passe|prepare|inscris|choisis|remplis|paie|regle|note|reserve|ecris|relis|signale|mets|fais|prends|prevois|termine|finis|valide|indique)(?:-(?:le|la|les|moi|nous))?)\b/,
  aside: /\b(?:si|car|parce|dont|qui (?:est|sont|sera))\b/,
  dueLabel:
    /\b(?:date d'echeance|(?<!\ba )echeance|(?:facture|cotisation|loyer|paiement|reglement|mensualite)[^.:]{0,40} a echeance|date butoir|dernier jour (?:pour|de)\b[^.:]{1,40}|(?:inscriptions?|sondage|questionnaire|enquete|formulaire|vote|scrutin|candidatures?|reponses?)(?: \w{1,12}){0,5} (?:jusqu'au|jusqu'a|avant|clo\w{1,6}|ferm\w{1,5}|se termin\w{1,4})|a (?:payer|regler) (?:avant|au plus tard)|payable (?:avant|au plus tard)|date limite[^.:]{0,60}?|delai[^.:]{0,40}? (?:expire|fixe)\w{0,2}|cloture des inscriptions)\s?(?:est fixee?|est|expire|fixee?)?\s?(?:le|au|avant le)?\s?:?\s{0,8}$/,
  meeting:
    /\b(?:manger|demonstration|presentation|controle|soin|operation|remise des cles|technicien|plombier|electricien|chauffagiste|demenageurs|infirmier|infirmiere|ramoneur|rendez-vous|rdv|reunion|entretien|appel|s'appeler|visite|consultation|seance|dejeuner|diner|petit-dejeuner|cafe|fete|mariage|atelier|formation|examen|audience|inspection|assemblee|reception|repetition|cours|visioconference|anniversaire|comparaitre|vous presenter|etre presente?s?|passer (?:vous|te|chez|a la maison|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|passe(?:rai|rons)? (?:vous|te|chez)|on se (?:retrouve|rejoint)|retrouvons-nous|retrouver|te recuperer|viens? (?:vous|te)|(?:vous|te|ca|cela) (?:convient|va|irait)|bapteme|obseques|enterrement|pique-nique|barbecue|apero|match|entrainement|conference|webinaire|creneau|point (?:d'etape|telephonique)|zoom|se voir|on se voit|nous nous voyons|depart|on part|nous partons|on y va|(?:vous|te) (?:recoi[ts]|recevra|recevrons|recevrai|attend|attendra|attendons)|(?:bloque|reserve|garde|note)(?:z|s)? (?:bien )?(?:le|la|votre|ton)|ca marche|(?:se presente|passe|viend|intervien(?:t|d))\w{0,3} (?:a|chez) (?:votre|vous|ton|toi)|convoque\w{0,3}|convocation)\b|^(?:quand|heure|date(?: et heure)?|debut|horaire)\s?:/,
  together:
    /\b(?:vous|votre|vos|te|ton|tes|toi|on (?:se|peut|pourrait|va|vous|t')|venez|viens|aura lieu|auront lieu|se tiendra|se tiendront|se deroulera|debutera|commence a)\b/,
  others: /\b(?:je|j'\w{1,20}|il|elle|ils|elles|lui|leur)\b|\b\w{3,12}e (?:la|le|les) (?:prendre|chercher|voir)\b/,
  joint: /\b(?:nous|on|notre|nos|passe(?:rai|rais)?)\b/,
  ownMeeting:
    /\b(?:votre|ton|vos) (?:[\w'-]{1,20} ){0,3}?(?:rendez-vous|rdv|entretien|reservation|visite|consultation|examen|vaccination)\b/,
  happening:
    /\b(?:(?:sera|seront|est|sont) (?:\w{1,20} )?(?:livre|remis|renouvele|preleve|debite|collecte|distribue|expedie|desactive|cloture|bloque|coupe|interrompu|transfere|reconduit|facture|retire|suspendu|supprime|resilie|ferme|releve|remplace|installe|ramasse|vide)\w{0,3}|livraison|arriver?a?|expirer?a?|se renouvelle\w{0,2}|prend(?:ra)? fin|arriver?a? a echeance|echoit|perd(?:ra)? sa validite|(?:sera|seront) (?:chez (?:vous|toi)|a (?:votre|ton))|(?:se termine|s'acheve|finit|cesse|touche a sa fin|se reconduit|est reconduite?|arrive a (?:son )?terme)\w{0,3}|cesser?a? d'etre valable|ne sera plus valable)\b/,
  your: /\b(?:votre|vos|ton|ta|tes)(?! (?:information|info)\b)\b/,
  debit: /\b(?:prelev|debit)\w{1,6}\b.{0,80}\b(?:votre|ton) (?:compte|carte)\b/,
  outage:
    /(?:\beau|\belectricite|\bcourant|\bgaz|\bchauffage|\bascenseur|\binternet)\b.{0,60}\b(?:coupee?|interrompue?|arretee?|indisponible|hors service)\b|\b(?:coupure|interruption) (?:d'|de |du |de l')(?:eau|electricite|courant|gaz|chauffage|ascenseur|internet)\b/,
  dismissed:
    /\b(?:s'en (?:charge|occupe|chargera|occupera)|(?<!\b(?:pas|si|quand|n'a|n'ont) .{0,30})(?:deja|desormais) (?:ete )?(?:regle|paye|recu|fait|signe|envoye|rendu)\w{0,2}|annule\w{0,3}|reportee?s?|n'(?:avez|as) (?:rien|pas) (?:a|besoin)|rien a faire|(?:pas|plus) besoin de|n'(?:est|sera) (?:plus|pas) (?:necessaire|obligatoire|utile|la peine)|plus la peine|(?:oublie|oubliez|ignorez|laisse tomber|laissez tomber) (?:mon|notre|le|la|cet?|mes)|merci de (?:noter|ne pas)|veuillez (?:noter|ne pas|agreer|trouver|croire|recevoir)|valable|echange possible|a consommer)\b/,
  past: /\b(?:lors d\w{1,2}|avons (?!bien|note|fixe|programme|prevu|confirme|reserve|enregistre|le plaisir|hate)|avez eu|etait|etaient|avais|avait|avions|aviez|avaient|a eu lieu|hier|dernier|derniere|(?:mois|an|semaine|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) passee?|merci d'(?:avoir|etre)|compte rendu|fut)\b/,
  since:
    /\b(?:chaque|tous les|depuis|des|au lieu d(?:u|e)|a la place d(?:u|e)|a partir|a compter|apres|valable jusqu'au|a consommer avant|periode|semaine)\s(?:le |du |de )?$/,
  hours: /\b(?:horaires?|ouvert|ferme|heures d'ouverture|permanence)\b/,
};
