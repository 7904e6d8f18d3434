import type { Phrasebook } from './phrasebook.ts';

export const ITALIAN: Phrasebook = {
  small: new Set(
    'a il lo gli di che e per non un una con del della dei delle sono mi ti si ci vi ha ho da al alla entro anche come grazie ciao buongiorno nel nella se piu tuo sua le la i dal alle'.split(
      ' ',
    ),
  ),
  verbLast: false,
  until:
    /\b(?:entro|prima|non oltre|(?:al )?piu tardi)\s(?:(?:e non oltre|al piu tardi|il|lo|la|le|l'|di|del|della|dell'|ore|giorno|fine|fino a) ?){0,4}$/,
  latest: /^[\s,]{0,3}(?:al piu tardi|al massimo|e non oltre)/,
  deadline: /\b(?:entro e non oltre|non oltre|al piu tardi(?: entro)?)\s(?:(?:il|le|la|giorno) ){0,2}$/,
  reader: /\b(?:tu|te|ti|tuo|tua|tuoi|tue|voi|vi|vostr[oaie]|lei|suo|sua|suoi|sue)\b/,
  holding:
    /\b(?:fino (?:a|al|alla|alle|all')|valid[oaie]|vale|valgono|rimane|rimangono|resta|restano)\b.{0,60}(?:\b(?:fino (?:a|al|alla)|entro)(?: il)?|fino)\s(?:(?:il|a|al) )?$|\bfino (?:a|al|alla|alle|all')\s?(?:il )?$/,
  telling:
    /\b(?:sai se|sapete se|io|noi|lui|loro|egli|se|spero|prevede|prevedono|intende|intendono|conta di|contano di|vorrei|promette|promesso|penso|pensa di|\w{2,15}(?:ero|eremo|era(?! ore)|eranno|iranno|iremo)|(?:te|ve|glie)(?:l[oaie]|ne) \w{2,12}|(?:te|ve|ce|glie) (?:l[oaie]|ne) \w{2,12}|(?:ti|vi|le|gli|la|lo|li) (?!preg|chied|ricord|invit)\w{2,12}(?:o|iamo)\b)\b/,
  asking:
    /\b(?:(?:devo|dobbiamo) (?:sapere|avere|ricevere|vedere)|per (?:favore|cortesia|piacere)|cortesemente|gentilmente|(?:puoi|potresti|potete|potreste|riesci|riuscite|riusciresti|riuscireste|vuoi|volete|devi|dovete|dovresti|dovreste)(?! (?:contare|trovare|stare)\b)|(?:(?<![a-z],? )|(?<=\b(?:lei|e|ma|quindi|che) ))(?:puo|potrebbe|deve|dovrebbe|riesce|vuole)(?= .{1,160}\?)|(?:la|vi|ti|si) (?:preg[oah]\w{0,4}|chied[oiae]\w{0,4}|invit[oai]\w{0,4}|sollecit[oai]\w{0,4}|ricord[oai]\w{0,3} (?:di|che (?:deve|dovete|devi)))|(?:ho|abbiamo|avrei|avremmo|c'e) bisogno|manc(?:a|ano) (?:ancora|solo|sempre)|(?:mi|ci) (?:serv|occorr|manc|farebb|necessit)\w{1,7}|(?:attend|aspett)(?:o|iamo) (?:un |una |il |la |le |i )?(?:tu[oai]|su[oae]|vostr\w|riscontro|risposta|conferma|notizie)|e (?:necessario|obbligatorio|indispensabile)(?! piu)|(?:occorre|bisogna|occorrono)(?! piu)|(?:ricorda|ricordat[ie]|ricordatevi|si ricordi|ricordi) di|non (?:dimenticare|dimenticate|dimentichi)|(?:fa|da|di|fai)(?:mmi|cci)|\w{2,12}(?:ate|ete|ite)(?:mi|ci|me|ce)(?:l[oaie])?|\w{3,12}(?:ar|er|ir)(?:mi|ci|me|ce)(?:l[oaie])?(?=.{0,160}\?)|(?:deve|devono|va|vanno|dovra|dovranno) (?:essere )?\w{2,15}(?:at|ut|it|s|t)[oaie]|(?:deve|devono|dovra|dovranno) (?:\w{2,15}(?:ci|mi)|(?:pervenire|arrivare|giungere|essere|tornare|rientrare))|(?:mi|ci|me l[oaie]|ce l[oaie]) \w{2,14}(?:i|ate|ete|ite)\b(?=.{0,160}\?)|sar(?:ei|emmo) grat[oaie]|sarebbe (?:possibile|gentile|utile|bene|bello|l'ideale)|(?:vorrei|vorremmo) (?:avere|ricevere|sapere)|(?:posso|possiamo|potrei) avere|(?:da|e da|sono da) (?:pagare|versare|consegnare|restituire|inviare|firmare|compilare|saldare)|(?:mi|ci) (?:facci|dic|mand|invi|conferm|avvis)\w{0,5}(?:a|i)(?= (?:sapere|se|entro|il|la|le|i|per))|ti va di mandar\w{2})\b/,
  offer:
    /\b(?:(?:vuoi|volete) che|(?:sai|sapete|sa) (?:se|quando)|(?:spero|speriamo) che|(?:ho|abbiamo) chiesto (?:a|al|alla|ai) (?!tutti|voi|te))\b/,
  imperative:
    /^(?:(?:la|lo|li|le|me l[oaie]|ce l[oaie]|mi|ci) (?!ho|abbiamo|hai)[a-z]{3,12}(?:hi|i|a|ate|ete|ite) (?:su|sul|sulla|in|nel|nella|al|alla|a|entro|con|per)\b|(?!(?:estate|siete|avete|sapete|volete|rete|date:|invece|grazie|arrivate)\b)[a-z]{2,12}(?:ate|ete|ite)(?:mi|ci|lo|la|li|le|vi|ne|velo)?|(?!(?:arriva|viene|torna|parte|inizia|passa|resta|manca|cambia|chiusa|oggi|ogni|cara|prima|ora|sera|data|quanti|tanti|domani|lunedi|martedi|mercoledi|giovedi|venerdi|dopo|ieri)\b)[a-z]{2,12}(?:a|i)(?:mi|ci|lo|la|li|le|ne|ti|gli|melo|celo)?(?= (?:il|lo|la|i|gli|le|l'|un|una|questo|questa|tutt[aie]|pure|subito|anche|entro|di|a|almeno|per favore|su|in|con|per)\b)|[a-z]{2,10}(?:a|i)(?:mi|ci)(?:l[oaie])?\b)/,
  aside: /\b(?:se|perche|poiche|dato che|che (?:e|era|sara|ho|abbiamo)|quando)\b/,
  dueLabel:
    /\b(?:(?:data di )?scadenza(?: (?:del|della|di|per)\b[^.:]{0,40})?|da pagare entro|pagabile entro|termine (?:ultimo|di|per)[^.:]{0,60}?|ultimo giorno (?:per|utile)[^.:]{0,40}?|(?:iscrizioni|candidature|votazioni|sondaggio|questionario)(?: \w{1,12}){0,4} (?:entro|fino al?|chiud\w{1,4}|scad\w{1,4})|(?:fattura|rata|quota|bolletta|pagamento|canone)[^.:]{0,40} scade)\s?(?:e|sono|fissat[oa]|scade)?\s?(?:il|al|entro il|per il)?\s?:?\s{0,8}(?:il )?$/,
  meeting:
    /\b(?:dimostrazione|presentazione|appuntamento|riunione|incontro|incontriamo|incontrarci|colloquio|chiamata|telefonata|sentiamo|sentirci|videochiamata|visita|consulto|consulenza|seduta|sessione|lezione|corso|esame|udienza|assemblea|sopralluogo|controllo|intervento|operazione|consegna delle chiavi|tecnico|idraulico|elettricista|pranzo|pranziamo|cena|ceniamo|colazione|caffe|aperitivo|festa|compleanno|matrimonio|funerale|battesimo|prova|partita|allenamento|workshop|webinar|conferenza|seminario|vediamo|vederci|ci si vede|troviamo|ritroviamo|partiamo|ritrovo|partenza|(?:le|ti|vi|ci) (?:va|vanno|andrebbe|andrebbero|viene|verrebbe|passa|passo) (?:bene|comodo)?|(?:passa|passo|passiamo|passera|passeranno|viene|verra|verranno|vengo|arriva|arrivera) .{0,60}\b(?:da (?:te|voi|lei)|a prender\w{2}|casa)|(?:la|ti|vi) (?:aspett|attend|ricev)\w{1,6}|(?:tieni|tenete|tenga|segna|segnat[ei])\w{0,2} (?:liber|in agenda|il))\b|^(?:quando|ora|data(?: e ora)?|orario|inizio)\s?:/,
  together:
    /\b(?:lei|le|la sua|il suo|ti|te|tu|tuo|tua|vi|voi|vostr[oaie]|ci|noi|nostr[oaie]|si (?:terra|svolgera|tiene)|avra luogo|e (?:fissat|previst|confermat)[oa]|invitat[oaie]|inizia|comincia)\b/,
  others:
    /\b(?:io|lui|loro|vedo|vado|incontro|chiamo|telefono|parlo|ho|sono|parto|sento|\w{3,12}(?:er|ar|ir)o|la (?:passa|viene|porta)|lo (?:passa|viene|porta))\b/,
  joint: /\b(?:noi|ci|nostr[oaie]|\w{3,12}iamo|passo|passero)\b/,
  ownMeeting:
    /\b(?:(?:tu[oa]|su[oa]|vostr[oa]) (?:[\w'-]{1,20} ){0,3}?(?:appuntamento|visita|colloquio|prenotazione|esame|consulto|lezione|vaccinazione)|(?:le|ti|vi) ricordiamo (?:la|il|l')\s?(?:[\w'-]{1,20} ){0,3}?(?:appuntamento|visita|colloquio|prenotazione|esame))\b/,
  happening:
    /\b(?:scad(?:e|ra|ranno|ono)|termina(?:no)?|terminera|finisce|finira|cessa|cessera|si rinnov\w{1,5}|sara (?:\w{1,20} )?(?:consegnat|rinnovat|addebitat|ritirat|spedit|disattivat|sospes|eliminat|cancellat|bloccat|sostituit|installat|chius|prelevat)[oa]|verra (?:consegnat|rinnovat|addebitat|ritirat|spedit|disattivat|sospes|eliminat|bloccat|sostituit)[oa]|arriva|arrivera|perde(?:ra)? (?:la )?validita|giunge a termine|e valid[oa] fino)\b/,
  your: /\b(?:il|la|i|le|al|alla|del|della|l')?\s?(?:tu[oaei]i?|su[oae]i?|vostr[oaie])(?! informazione\b)\b/,
  debit: /\b(?:addebit|prelev)\w{1,8}\b.{0,80}\b(?:su[oa]|tu[oa]|vostr[oa]) (?:conto|carta)\b/,
  outage:
    /\b(?:acqua|luce|elettricita|corrente|gas|riscaldamento|ascensore|internet|portale|servizio|sito)\b.{0,60}\b(?:sospes[oa]|interrott[oa]|fuori servizio|non (?:sara )?disponibile|manutenzione|staccat[oa])\b|\b(?:interruzione|sospensione)\b.{0,30}\b(?:acqua|luce|elettricita|corrente|gas|riscaldamento|ascensore|internet)\b/,
  dismissed:
    /\b(?:ci pens(?:a|o|iamo|era)|se ne occup\w{1,4}|(?<!\b(?:non|se|quando) .{0,30})gia (?:stat[oaie] )?(?:pagat|saldat|ricevut|firmat|inviat|fatt|consegnat|versat)[oaie]|annullat[oaie]|rinviat[oaie]|rimandat[oaie]|sospes[oa] l|non (?:e|sara) (?:piu )?(?:necessari|obbligatori|richiest)[oa]|non (?:serve|occorre|bisogna|c'e bisogno)|non (?:devi|dovete|deve) (?:fare|piu)|(?:lascia|lasci|lasciate) (?:stare|perdere)|(?:ignora|ignori|ignorate) (?:la|il|questa)|non (?:devi|dovete|deve) \w{3,12}(?:are|ere|ire)|non (?:si )?preoccup\w{1,6}|(?:si )?prega di (?:notare|non rispondere)|nessuna azione|a posto cosi)\b/,
  past: /\b(?:ieri|scors[oa]|(?:ho|abbiamo|hai|avete|ha|hanno) (?!(?:fissat|prenotat|programmat|riservat|bisogno|tempo)\w{0,2}\b)\w{2,15}(?:at|ut|it|s|t)o|(?:e|sono|siamo) (?:stat|andat|arrivat|passat|venut|partit|uscit)[oaie]|era|erano|aveva|avevamo|fosse|avremmo|fa\b|grazie (?:per|di) (?:aver|essere|la visita)|verbale|resoconto)\b/,
  since:
    /\b(?:ogni|tutti i|da|dal|dalla|dopo|a partire dal?|a decorrere dal?|invece (?:di|del)|al posto del?|periodo|settimana|del|al|in data)\s(?:il |di )?$/,
  hours: /\b(?:orari(?:o)? (?:di|d')|apert[oaie]|chius[oaie]|chiusura|riceviamo|siamo aperti|ore di ufficio)\b/,
};
