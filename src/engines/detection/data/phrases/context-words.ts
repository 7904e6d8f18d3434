/**
 * Words that change the meaning of a phrase, in English, German, French, Spanish, Portuguese, Italian, Dutch and
 * Polish. Own selection, 2026-11.
 */

/** How to unsubscribe, choose what to receive, or see the email in a browser. */
export const HOUSEKEEPING =
  /unsub?scri|opt[ -]?(?:out|ing out)|preferen|préféren|voorkeur|remove(?:d)? (?:yourself|from|your (?:e-?mail|address))|(?:be|get) removed|removal|mailing list|(?:manage|change|update|edit) (?:your|my|these|e-?mail) (?:e-?mail |notification )?(?:settings|subscriptions?)|no longer (?:wish|want|like|receive)|(?:stop|not (?:wish|want) to) (?:receiv|get)|abmeld|abzumelden|abbestell|abzubestellen|austragen|auszutragen|désabonn|désinscri|ne (?:plus|souhaitez) (?:plus )?recevoir|darse de baja|darte de baja|dar de baja|cancelar (?:la|su|tu|a|sua)? ?(?:suscrip|inscri|assinat|subscri)|dejar de recibir|deixar de receber|descadastr|disiscri|cancell(?:arti|arsi|ati|azione)|annulla\p{L}{0,3} l.iscrizione|uitschrij[vf]|uit te schrijven|afmeld|af te melden|wypis|zrezygn|rezygnacj|(?:view|see|read|display|voir|afficher|visualis|visualiz|lire|ver|leer|leggi|ved[ie]|anzeig|anseh|lesbar|lesen|bekijk|lees|zobacz|wyświetl)[^\n]{0,60}(?:browser|navigateur|navegador|przegląd|imagen|image|bilder|online|en ligne|en línea)|(?:browser|navigateur|navegador|przegląd\p{L}{1,6}|image|imagen|bilder|online)[^\n]{0,40}(?:anzeig|anseh|lesbar|lesen|bekijk|lees|wyświetl)|web ?version|online[ -]?version|versi[oó]n (?:web|online)|versão (?:web|online)|versione (?:web|online)/iu;

/** A notice of confidentiality, which addresses people who got the email by mistake. */
export const DISCLAIMER =
  /intended (?:solely|only|recipient|for)|addressee|unauthori[sz]ed|disclaimer|adressat|irrtümlich|nicht der richtige|bestimmungsgemäß|destinataire|par erreur|destinatari[oa]|por error|per errore|por engano|por erro|geadresseerde|abusievelijk|bestemd voor|adresat|omyłk|secreto profesional|segreto professionale|secret professionnel/iu;

/** Things that everybody is advised not to share. */
export const SECURITY_DETAIL =
  /(?<!\p{L})(?:codes?|pin|pnr|otp|tan|passwor\p{L}{1,2}|passcode|kennwort|passwort|mot de passe|contraseña|claves?|código|senha|codice|wachtwoord|has(?:ło|ła|łem)|kod|kodu|login|log-?in|credentials?|card|karte|carte|tarjeta|cartão|links?|tickets?|keys?)(?!\p{L})/iu;

/** Not to share “it”, as opposed to not mentioning something. */
export const NOT_SHARED =
  /(?<!\p{L})(?:shar|disclos|forward|giv(?:e|ing)|weiterg|partag|communiqu|transmett|compart|revel|condivid|comunic|divulg|delen|deel|doorgev|udostępn|przekaz|podawa)\p{L}*/iu;

/** The sender says what they will do themselves, right before the words and in the same clause, without a request. */
export const OWN_PROMISE =
  /(?:(?<!\p{L})(?:we|i|they)(?:['’]ll|\s(?:will|shall|can|aim|try|usually))|(?<!\p{L})damit (?:wir|ich)|(?<!\p{L})(?:afin|pour) que (?:nous|je)|(?<!\p{L})(?:para que|così che|per) \p{L}{0,12}(?:amos|emos|iamo|oter\p{L}{0,3})|(?<!\p{L})zodat (?:wij|we|ik)|(?<!\p{L})(?:aby|żeby)ś?my|(?<!\p{L})(?:werden|melden|kümmern|bearbeiten|prüfen|antworten) wir|(?<!\p{L})wir (?:werden|melden|kümmern|bearbeiten|prüfen|antworten)|(?<!\p{L})nous (?:vous )?\p{L}{2,20}rons|(?<!\p{L})\p{L}{2,20}(?:aremos|eremos|iremos|eremo|iremo)|(?<!\p{L})(?:wij|we) (?:nemen|zullen|sturen|gaan|komen|verwerken|laten)|(?:nemen|zullen|sturen|komen) (?:wij|we)|skontaktujemy|odpowiemy|prześlemy|wyślemy)(?!\p{L})(?:(?!(?<!\p{L})(?:please|kindly|bitte|veuillez|merci|por favor|per favore|prego|alstublieft|graag|proszę)(?!\p{L}))[^.!?\n,;:–—(]){0,50}$/iu;

/** Says, right before or after a time, that the reader will get something by then. */
export const RECEIVES =
  /(?<!\p{L})(?:(?:you(?:['’]ll| will)? )?receive|arriv|deliver|be credited|erhalten sie|geliefert|lieferung|zustellung|gutgeschrieben|vous recevrez|livr(?:é|aison)|crédité|recibirá|entrega|llegará|receberá|creditado|riceverà|consegna|accreditat|ontvangt|bezorg|geleverd|otrzyma|dostaw|dostarcz|zaksięg)/iu;

/** Right after: says when something happens or is available. */
export const HAPPENS =
  /^\s{1,3}(?:after|upon|before|following|available|verfügbar|lieferbar|nach|wenn|après|avant|disponible|después|tras|disponibile|dopo|depois|após|beschikbaar|na|nadat|dostępn|po)(?!\p{L})/iu;

/** Whether it is a statement, unless a question mark follows: “está disponible”, “masz czas”. */
export const NEEDS_QUESTION =
  /^(?:está|tiene|è|ha|tem|masz|hai|(?:puedes?|podrías?) hacer|(?:può|puoi|potresti|potrebbe) fare|(?:podes?|poderia|podias) fazer)(?!\p{L})/iu;

/** Says, right before, that somebody asked for it, as warnings of fraud do. */
export const REPORTED =
  /(?<!\p{L})(?:tells?|told|asks?|asked|says?|said|dit|dice|zegt|sagt)(?: you| us)?(?: to| de| que| dat| dass)?[\s"'“‘«„]{0,3}$/iu;

/**
 * A company, a party or a club writes, not a person: “we need your help”. If only the verb shows that, it is in the
 * words themselves.
 */
export const SAID_BY_MANY =
  /(?<!\p{L})(?:we|they|wir|nous|nosotr[oa]s|nós|noi|wij|my|who)\s(?:\p{L}{2,15}\s){0,2}(?:need|require|want|brauchen|benötigen|avons|hebben|abbiamo|necesitamos|precisamos|potrzebujemy|could|would)(?!\p{L})|(?<!\p{L})(?:brauchen wir|benötigen wir|hebben we|necesitamos|precisamos|abbiamo bisogno|potrzebujemy)(?!\p{L})/iu;

/** Asks for care in case the reader did not do something: “if you don't recognize this change”, right before the words. */
export const IF_NOT_YOURS =
  /(?<!\p{L})(?:if|wenn|falls|sollten|si|se|caso|als|indien|herken|jeśli|jeżeli)(?!\p{L})[^.!\n]{0,60}?(?:recogni|(?:didn|wasn|don|haven)['’]t|did not|was not you|unknown|erkennen|angefordert|nicht (?:selbst|sie|du)|reconn|à l['’]origine|demandé|reconoc|solicit|no (?:ha sido|fue|fuiste)|reconhec|não foi você|riconosc|richiest|non sei stat|aangevraagd|niet door|rozpozna|prosił|nie ty)[^.!\n]{0,100}$/iu;

/** A condition, such as the one under which an email may be ignored. */
export const CONDITION_BEGINS =
  /(?<!\p{L})(?:if|in case|wenn|falls|sollten?|si|s['’]il|en cas|en caso|se|caso|in caso|als|indien|mocht|jeśli|jeżeli|gdyby)(?!\p{L})/iu;

/** Says that the reader didn't request the email's subject, or got the email by mistake. */
export const NOT_REQUESTED =
  /(?<!\p{L})(?:(?:(?:did|have|has|do|was|were|are|is)(?: not|n['’]?t)|never) [^.!?\n]{0,30}?(?:request|ask|initiat|creat|regist|sign|mak|made|order|plac|subscri|expect|recogni|authori|chang|perform|try|attempt|submit)|(?:was|is)(?: not|n['’]?t) (?:by |for )?you(?!r)|by mistake|in error|nicht [^.!?\n]{0,40}?(?:angeforder|beantrag|veranlass|registrier|angemeld|erstell|angelegt|bestell|erwart|getätigt|durchgeführt|selbst)|(?:waren|warst) (?:sie|du) (?:das |es |dies )?nicht[,.?]|nicht (?:sie|du|von ihnen|von dir)(?!\p{L})|irrtümlich|versehentlich|(?:n['’]|ne )[^.!?\n]{0,20}?pas [^.!?\n]{0,20}?(?:demand|effectu|initi|reconn|cré|inscri|origine|command|sollicit)|ne reconnaissez pas|par erreur|no [^.!?\n]{0,20}?(?:solicit|pedi|pidi|realiz|hecho|hizo|hiciste|esper|recono|cread|creó|registr|fuiste|fue usted|sido usted|sido tú|inici)|por error|não [^.!?\n]{0,20}?(?:solicit|pedi|realiz|fez|esper|reconhe|criou|registr|foi você|inici)|por engano|por erro|non [^.!?\n]{0,20}?(?:richiest|richied|effettuat|fatto|riconosc|creat|registrat|stat[oa] (?:tu|lei)|sei stat|aspett)|per errore|niet [^.!?\n]{0,30}?(?:gevraagd|gedaan|aangemaakt|verzocht|verwacht|besteld|geregistreerd|ingeschreven|herken)|(?:herken\p{L}{0,2}|was (?:u|jij|je)) [^.!?\n]{0,20}?niet|niet (?:zelf|door)|per ongeluk|abusievelijk|nie [^.!?\n]{0,30}?(?:prosił|zamawia|zamówi|zakłada|założy|rejestr|składa|rozpozna|oczekiwa|inicjowa|zleca)|to nie (?:ty|pan|pani|państwo)(?!\p{L})|omyłk|pomyłk)/iu;

/** A link or code in the email expires, not something that the reader owns. */
export const LINK_OR_CODE =
  /(?<!\p{L})(?:links?|urls?|lien|enlace|vínculo|collegamento|koppeling|odnośnik|codes?|código|codice|kod|reset|zurücksetz\p{L}{0,5}|réinitialisation|restablec\p{L}{0,8}|redefini\p{L}{0,6}|reimposta\p{L}{0,6}|einmalpasswort|one-time|einmal\p{L}{0,10})(?!\p{L})/iu;

/** Addresses the reader, or mentions something that readers have. */
export const OF_READER =
  /(?<!\p{L})(?:you|yours?|ihre?[mnrs]?|sie|ihnen|deine?[mnrs]?|du|dich|vous|votre|vos|tu|ton|tes|usted|sus?|tus?|ti|te|você|vc|seus?|suas?|tua|teu|tuo|suo|tuoi|suoi|sua|vostr[oae]|lei|uw?|jouw|jij|je|pan[ai]?|państw\p{L}{0,3}|twoj\p{L}{0,4}|twój|twoich|account\p{L}{0,2}|konto\p{L}{0,2}|conta|cuenta|compte|mailbox|postfach|casella|postvak|buzón|subscription|parcel|package|paket|colis|paquete|encomenda|pacco|pakket|paczk\p{L}{0,3}|przesyłk\p{L}{0,3})(?!\p{L})/iu;

/** Says, in or right before the words, that it will not happen. */
export const NOT_LOST =
  /(?<!\p{L})(?:not|never|nicht|niemals|pas|jamais|niet|nooit|(?:wo|do|is|are|was|were|should|ca|could|would)n['’]t)(?!\p{L})/iu;
