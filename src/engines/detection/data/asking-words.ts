import { skeleton } from '../parse/words.ts';

/**
 * Words that change who is asking, in English, German, French, Spanish, Portuguese, Italian, Dutch and Polish: the
 * writer denies asking, somebody was asked, or somebody else asks. Own selection, 2026-11.
 */
const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).map(skeleton));

/** Deny a request wherever they come before it in its clause. */
export const NEVER = words(
  'never nobody noone nie niemals niemand jamais personne nunca jamás nadie ninguém mai nessuno nooit niemand nigdy nikt',
);
/** Also deny it after the verb: “vragen u nooit om”. */
export const NEVER_AFTER = words('nie niemals jamais nunca mai nooit nigdy');
/** Deny only the verb that follows closely. */
export const NOT = words(
  'no not don doesn won wouldn didn nicht kein keine keiner keinem keinen weder ne aucun aucune no ningún ninguna ni não nem nenhum nenhuma non nessuna niet geen nie ani żaden żadna',
);
/** Deny the verb right before them: “fragen nicht”. */
export const NOT_AFTER = words('nicht pas niet');

/** Deny the noun after them: “pay no fees”. */
export const NONE = words(
  'no kein keine keinen keinerlei aucun aucune ningún ninguna sin nenhum nenhuma sem nessun nessuna senza geen żadnych żadnej bez',
);

/** Verbs that only carry the next word: “no haga clic”. */
export const LIGHT = words('haga hagas haz hacer dar dé des faça fazer dê fare');

/** The beginnings of verbs for asking. */
export const ASK: readonly string[] =
  `ask request demand solicit frag gefrag bitten bittet gebeten aufforder aufgeforder forder verlang abfrag
  réclam exig sollicit pedir pedim pide pidam pede chied chiest richied richiest vraag vrag gevraag verzoek
  prosim poprosi pyta zapyta żąda wymaga`
    .split(/\s+/)
    .map(skeleton);

/** A new clause, with a request of its own: “but”, “please”. */
export const TURN = words(
  `but however although yet instead unless except please kindly aber jedoch doch sondern außer bitte
  mais cependant toutefois pourtant sauf veuillez pero sino embargo salvo favor mas porém contudo ma però tuttavia prego
  maar echter behalve gelieve graag ale jednak lecz proszę`,
);
/** “If you did not ask for this”. */
export const IF = words('if wenn falls sofern si se als indien jeśli jeżeli');

/** Emails in general, not this one. */
export const EMAILS = words(
  `emails mails messages texts calls sms emailing mailings nachrichten anrufe courriels messages appels correos mensajes
  llamadas mensagens chamadas ligações messaggi chiamate berichten mailtjes telefoontjes wiadomości maile smsy`,
);
/** Somebody who is not the writer. */
export const ANYONE = words(
  `anyone anybody someone somebody caller scammer scammers fraudster fraudsters criminal criminals attacker attackers thieves
  jemand betrüger kriminelle unbekannte quelqu escrocs fraudeurs alguien estafadores alguém golpistas burlões qualcuno
  truffatori iemand oplichters criminelen ktoś oszust oszuści`,
);

/** The reader asked something: “you asked where to send it”. */
export const YOU_ASKED =
  /(?<!\p{L})(?:you (?:asked|wanted to know|were asking)|(?:sie|du) (?:fragten?|fragtest|wollten? wissen)|vous (?:avez demandé|demandiez)|(?:preguntó|preguntaste|perguntou|hai chiesto|ha chiesto)|(?:u|je) vroeg|(?:pytał[ae]ś|pytał[a]? pan[i]?))(?!\p{L})/iu;
/** The writer was asked something. */
export const WAS_ASKED =
  /(?<!\p{L})(?:(?:asked|told|wanted|forced|tricked) me(?!\p{L})|i was (?:asked|told|supposed)|ich (?:sollte|solle|musste|wurde)|soll(?:te)? ich|m['’](?:a|ont) (?:demandé|dit)|me (?:pidi[óe]\p{L}{0,4}|dij[oe]\p{L}{0,3}|pediu|pediram|disse)|mi (?:ha|hanno) chiesto|(?:vroeg|vroegen) (?:me|mij)|ik moest|kaza(?:ł|ła|li) mi|popros(?:ił|iła|ili) mnie)(?!\p{L})/iu;
/** Says that a request was a fraud, or asks whether it was. */
export const AS_FRAUD =
  /phish|scam|fraud|alleged|supposed|swindl|cheated|victim|fake|betrug|betrüg|angeblich|vermeintlich|gefälscht|anzeige|escroc|arnaqu|prétendu|estaf|supuest|presunt|golpe|burla|suposto|truff|sedicente|oplicht|zogenaamd|oszu[sk]|rzekom|podszyw|police|polizei|policía|polícia|polizia|politie|policj/iu;
/** People who are asked instead of the reader. */
export const ASKS_OTHERS =
  /(?<!\p{L})(?:ask|tell|instruct|prompt|trick|urge|get|direct|convinc|lur)\p{L}{0,4} (?:(?:the|their|its|unsuspecting|potential|many|some) ){0,2}(?:users?|victims?|visitors?|people|recipients?|targets?|readers?|them|him|her|someone|customers?|employees?)(?!\p{L})|(?<!\p{L})(?:nutzer\p{L}{0,4}|opfer|besucher|betroffene|victimes?|utilisateurs?|internautes?|visiteurs?|víctimas?|usuarios?|vítimas?|usuári[oa]s?|utilizador\p{L}{0,2}|vittim[ae]|utent[ei]|visitatori|slachtoffers?|gebruikers?|bezoekers?|ofiar\p{L}{0,2}|użytkownik\p{L}{0,3})(?!\p{L})/iu;

/** One person reports an email that they received: “I got an email that asked …”. Companies write “we received”. */
export const TOLD_OF_EMAIL =
  /(?<!\p{L})(?:i(?:['’]ve| have)?(?: just| also| recently| today| only){0,2} (?:got|received|had|saw|keep getting) (?:an?|this|these|some|another|one|two|several)[^.!?\n]{0,40}?(?:e-?mails?|messages?|texts?|calls?|sms)[^.!?\n]{0,40}? (?:that|which|asking|saying|telling|claiming|where)|ich (?:habe|bekam|erhielt)[^.!?\n]{0,40}? (?:eine?n?|diese|so eine)[^.!?\n]{0,30}?(?:e-?mail|mail|nachricht|sms|anruf)[^.!?\n]{0,40}?,? (?:in (?:der|dem)|die|der|dass|wonach|worin)|j['’]ai (?:reçu|eu)[^.!?\n]{0,30}?(?:mail|courriel|message|sms|appel)[^.!?\n]{0,40}? (?:qui|où|disant|demandant|me)|(?:he recibido|recibí|me (?:llegó|ha llegado))[^.!?\n]{0,30}?(?:correo|mensaje|e-?mail|sms|llamada)[^.!?\n]{0,40}? (?:que|donde|diciendo|pidiendo)|(?:recebi|chegou-me)[^.!?\n]{0,30}?(?:e-?mail|mensagem|sms|chamada)[^.!?\n]{0,40}? (?:que|onde|dizendo|pedindo|a dizer|a pedir)|(?:ho ricevuto|mi è arrivat[ao])[^.!?\n]{0,30}?(?:e-?mail|messaggio|sms|chiamata)[^.!?\n]{0,40}? (?:che|dove|in cui)|ik (?:heb|kreeg|ontving)[^.!?\n]{0,30}?(?:e-?mail|mailtje|bericht|sms|telefoontje)[^.!?\n]{0,40}? (?:dat|waarin|die)|(?:otrzymał[ea]m|dostał[ea]m)[^.!?\n]{0,30}?(?:mail\p{L}{0,2}|wiadomość|sms\p{L}{0,2}|telefon)[^.!?\n]{0,40}? (?:że|w któr\p{L}{1,2}|z prośbą|któr\p{L}{1,2}))(?!\p{L})/iu;

/** Says right before an act that the writer will do it: “we will verify your account”. */
export const WRITER_WILL =
  /(?<!\p{L})(?:we(?: will|['’]ll| shall| are(?: now| currently)?(?: going to)?)(?: \p{L}{3,12}ly| then| now| first)?|(?:our|the) \p{L}{3,12}(?: team| department)? will|wir werden|nous allons|vamos a|iremos|vamos|andremo a|stiamo per|wij? (?:zullen|gaan)|będziemy) $/iu;

/** Right before a payment: the writer makes it, or offers to. “We need to” and “so we can” ask for somebody else's. */
export const WRITER_PAYS = new RegExp(
  [
    /(?<!(?:if|so|when|whether|once|until|that|how) )(?:i(?:['’]d| would)(?: much)? (?:rather|prefer to)|i prefer to|i(?: can| could| will|['’]ll| shall)(?: also| just| gladly| happily| easily| then| now)?|(?:can|could|may|should|shall) i(?: also| just)?)(?: pay(?: it| you| this| that)?)?/u,
    /(?<!(?:können|könnten|sollen|sollten|müssen|dürfen|wollen|wenn|dass|damit|bevor|sobald|ob) )(?:wir|ich)|ich (?:kann|könnte|werde|würde lieber|zahle|überweise)(?: (?:dir|euch|ihnen|das|den|die|eine|es|auch|dann|gleich|gerne?|heute)){0,3}|wir (?:werden|überweisen|zahlen|erstatten)(?: (?:dir|euch|ihnen|das|den|die|eine)){1,2}/u,
    /je (?:peux|pourrais|préfère|préférerais|vais)(?: aussi| te| vous){0,2}|nous (?:vous|allons vous)/u,
    /(?:puedo|prefiero|preferiría|voy a|pud(?:e|imos))(?: también)?/u,
    /(?:posso|prefiro|vou|preferisco|consegui(?:mos)?|provved(?:o|iamo) a)(?: também| te| lhe| anche)?/u,
    /(?:ik (?:kan|zal|ga)|(?:we|wij) (?:zullen|gaan)|(?:zal|ga) ik|gaan (?:we|wij))(?: (?:het|een|dit|dat|de|je|u|jullie|ook|dan|gewoon|graag)){0,3}/u,
    /(?:mogę|wolę|wolał[ae]?bym|udało (?:mi|nam) się)(?: też| od razu)?/u,
  ]
    .map(({ source }) => `(?<!\\p{L})(?:${source}) $`)
    .join('|'),
  'iu',
);
/**
 * Right before a payment: it was made, whoever made it. After a form of “to have” the French word is a participle, however
 * it is spelt, and after “acabar de” and “venir de” the infinitive tells the past. German, Italian and Polish have forms
 * of their own for that, which no phrase has. Thanks in advance are no past: “merci d’effectuer”.
 */
export const WAS_PAID = new RegExp(
  [
    /(?:j['’]ai|tu as|(?:il|elle|on) a|avons|avez|ont|avoir)(?: bien| déjà| donc| toutefois){0,2}|(?:viens|vient|venons|venez|viennent) (?:juste )?(?:de |d['’])/u,
    /acab(?:o|as|a|amos|áis|an) de/u,
    /acab(?:ei|aste|ou|[aá]mos|aram) de|(?:fiz|fez|fizemos|fizeram|(?:efetu|realiz|envi)(?:ei|ou|[aá]mos|aram))(?: já| hoje| ontem)? (?:os?|as?|uma?)/u,
    /bedankt voor het/u,
  ]
    .map(({ source }) => `(?<!\\p{L})(?:${source}) ?$`)
    .join('|'),
  'iu',
);
/** Up to the verb that begins the words for a transfer: the reader sent it, so nothing waits for them. */
export const YOU_SENT =
  /(?<!\p{L})you(?:['’]ve| have)?(?: just| already| recently| successfully)? (?:sent|transmitted)$/iu;
/** Right after the verb of a payment, in German and Dutch: the writer makes it. */
export const PAY_WE = /^ (?:wir|ich|we|wij|ik)(?!\p{L})/iu;
/** In the words for a payment: the writer asks what to pay. */
export const PAY_I = /(?<!\p{L})(?:do|should|must|can) i(?!\p{L})/iu;

/** People mentioned in the previous sentence: “They want you to …”. “Sie” and “Lei” can also be the reader. */
export const THEY = words(
  'they these such diese solche darin dabei ils elles ceux ellos ellas estos eles elas estes essi loro questi zij ze deze oni one tacy',
);
