/** The words around names, by language: lists separated by `|`, as parts of regular expressions. */

/** Each in lower case, capitalised and in capitals. */
export const anyCase = (words: string) =>
  words
    .split('|')
    .flatMap((word) => [`[${word[0]?.toUpperCase()}${word[0]?.toLowerCase()}]${word.slice(1)}`, word.toUpperCase()])
    .join('|');

export const GREETINGS = anyCase(
  [
    'dear|hi|hi there|hello|hey|greetings|good day|good morning|good afternoon|good evening|welcome',
    'sehr geehrte|sehr geehrter|sehr geehrtes|geehrte|geehrter|werte|werter|liebe|lieber|hallo|moin|servus|guten tag|guten morgen|guten abend|grüß gott',
    'bonjour|bonsoir|salut|cher|chère',
    'hola|buen día|buenos días|buenas tardes|buenas noches|estimado|estimada|apreciado|apreciada|querido|querida',
    'olá|oi|bom dia|boa tarde|boa noite|caro|cara|prezado|prezada|estimado|estimada|exmo\\.|exma\\.',
    'gentile|gentilissimo|gentilissima|egregio|egregia|carissimo|carissima|ciao|salve|buongiorno|buonasera|buona sera',
    'beste|lieve|geachte|hoi|goedemorgen|goedemiddag|goedenavond|dag',
    'drogi|droga|szanowny|szanowna|szanowni|cześć|witaj|dzień dobry|dobry wieczór',
    'kära|käre|bästa|hej|hejsan|god morgon|kære|kjære|hei|hyvä|moi',
    'milý|milá|vážený|vážená|dobrý den|dobrý deň|ahoj|stimate|stimată|dragă|bună ziua|bună|kedves|tisztelt|szia',
    'sayın|sevgili|merhaba|selam|уважаемый|уважаемая|дорогой|дорогая|здравствуйте|привет|шановний|шановна|αγαπητέ|αγαπητή',
  ].join('|'),
);

/** Forms of address that are always followed by a name. */
export const TITLES = [
  'Mr|Mrs|Ms|Mx|Miss|Dr|Prof|Professor|Herrn|Herr|Frau|Mme|Mlle|Monsieur|Madame|Mademoiselle',
  'Sra|Sr|Señora|Señor|Senhora|Senhor|Signora|Signorina|Signor|Sig|Dott|Doña|Dona|Dhr|Mevr|Mevrouw|Meneer|Pani|Panią|Panie|Pana|Panem|Paní|Pane',
  'señora|señor|senhora|senhor|signora|signor|dott|mevrouw|meneer|de heer|panią|pani|pana|panem|paní|pane|monsieur|madame',
].join('|');

/** Forms of address that are words or names themselves: only after a greeting. */
export const GREETED_TITLES = `${TITLES}|Sig\\.ra|Dott\\.ssa|dott\\.ssa|Avv|Ing|Pan|Don|Herra|Fru|heer|herr|frau|pan|dona|doña`;

/** The last words before a signature. */
export const CLOSINGS = anyCase(
  [
    'regards|best wishes|warm wishes|kind wishes|sincerely|sincerely yours|yours faithfully|yours truly|respectfully yours',
    'grüße|grüßen|gruß|grüsse|grüssen|gruss|gruesse|gruessen|hochachtungsvoll',
    'cordialement|salutations|bien à vous|bien à toi|amicalement|amitiés',
    'saludos|saludo|abrazo|atentamente|cordialmente|saludo cordial|saludos cordiales',
    'saluti|saluto|in fede|atenciosamente|cumprimentos|abraços',
    'groet|groeten|groetjes|hoogachtend',
    'pozdrawiam|pozdrowienia|pozdrowieniami|poważaniem|szacunkiem|wyrazami szacunku|wyrazy szacunku',
    'hälsning|hälsningar|hilsen|hilsner|terveisin|pozdravem|pozdravom|úctou|stimă|üdvözlettel|saygılarımla|sevgilerimle|iyi günler|İyi günler|iyi çalışmalar|İyi çalışmalar',
    'с уважением|з повагою|με εκτίμηση',
  ].join('|'),
);

/** Closings with other uses: only on their own line or before a comma. */
export const WEAK_CLOSINGS = anyCase(
  [
    'best|all the best|yours|cheers|thanks|many thanks|thank you|thanks again|thanks and regards|love|warmly|respectfully|take care|see you soon',
    'danke|vielen dank|bis bald|lg|vg|mfg|merci|à bientôt|bises|gracias|muchas gracias|un abrazo|abraço|obrigado|obrigada',
    'grazie|un abbraccio|a presto|bedankt|dank je|mvg|dziękuję|tack|mvh|vh|tak|takk|děkuji|teşekkürler|br|kr',
  ].join('|'),
);

/** Verbs after the name of the person quoted, and those before it. */
export const WROTE =
  'wrote|writes|schrieb|a écrit|escribió|ha scritto|escreveu|schreef|napisał|napisała|pisze|skrev|napsal|napsala|yazdı';
export const WROTE_BEFORE = 'schrieb|a écrit|écrit|escribió|scrisse|schreef|skrev|napsal|napsala';

/** Header names in quoted emails. */
export const QUOTED_HEADERS = anyCase(
  'from|to|cc|sent by|reply-to|von|an|kopie|de|à|a|para|da|per|van|aan|od|do|från|till|fra|til|komu|kimden|kime',
);

/** Labels for an account holder or recipient, with or without a colon. */
export const HOLDERS = anyCase(
  'account name|account holder|account owner|name of the account holder|cardholder|beneficiary name|payee|full name|recipient name|kontoinhaber|kontoinhaberin|karteninhaber|empfängername|titulaire du compte|titulaire|titular de la cuenta|titular da conta|titular|intestatario|rekeninghouder|ten name van|posiadacz rachunku|właściciel konta',
);
