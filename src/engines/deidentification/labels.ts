/** Words before a number, a plate or a date, by language; parts of regular expressions. */

/** Things with a number, before `number`, `no.`, `id` or `#`. */
export const NUMBERED_THINGS = [
  'account|acct|booking|case|claim|client|confirmation|contract|customer|delivery|employee|file|insurance|invoice|licen[cs]e|loan|matter|member|membership|national insurance|order|parcel|passport|patient|policy|reference|registration|reservation|serial|shipment|social security|student|subscription|support|tax|ticket|tracking|transaction|user|vat|waybill',
].join('|');

/** `number` itself. */
export const NUMBER_WORDS =
  'number|numbers|nummer|numéro|número|numero|numer|numerze|numerem|numeru|číslo|čísla|numarası|numaranız|номер|номером|kod|code|código|codice';

/** Compounds of Germanic languages that end in a word for a number. */
export const COMPOUNDS = '\\p{L}{2,30}(?:nummer|nummern|-?[Nn][Rr]\\.?|zeichen|kennung|code|-[Ii][Dd])';

/** Labels that need no such word: documents, authorities, files. */
export const PAPERS = [
  'DNI|NIE|NIF|NUSS|CPF|CNPJ|PESEL|NIP|REGON|BSN|SSN|NHS|NINO|EIN|ITIN|IČO|DIČ|SIREN|SIRET|SVNR|AHV|TCKN|CURP|CUIT',
  'Steuer-ID|Steuernummer|USt-ID|USt-IdNr\\.?|VAT ID|Tax ID|Az\\.|Aktenzeichen|Geschäftszeichen|[Cc]odice fiscale|[Pp]artita IVA|P\\. ?IVA|[Rr]odné číslo|[Pp]ersonnummer|CPR-nr\\.?',
  '[Ee]xpediente|[Dd]ossier|[Pp]ratica|[Pp]rotocollo|[Rr]eferentie|[Rr]eference|[Rr]éférence|[Rr]eferencia|[Rr]iferimento|[Rr]eferência|[Rr]eferenz|[Rr]ef\\.?|[Vv]organg|[Tt]icket|[Bb]ooking|PNR|VIN|IMEI|S/N',
  '[Tt]racking|[Tt]rack ?& ?trace|[Tt]rackingcode|[Ss]endung|[Ss]uivi|[Ss]eguimiento|[Rr]astreio|[Ss]pedizione|[Pp]rzesyłka|[Zz]ásilka|[Pp]aket|[Kk]argo|[Ss]hipment|[Ww]aybill|AWB',
].join('|');

/** Verbs and signs between a label and its number. */
export const BETWEEN = '(?:is|was|ist|lautet|est|es|é|è|jest|je|är|:|#|=|\\()';

export const PLATES =
  'plates?|number plate|licen[cs]e plate|registration|reg\\.?|kennzeichen|nummernschild|immatricul(?:ation|ée?)|plaque|matr[íi]culas?|placa|patente|targ(?:a|ata|ato)|kenteken|numer rejestracyjny|numerze rejestracyjnym|nr rej\\.?|rejestracj[aięą]|registreringsnummer|regnr\\.?|nummerplade|spz|rz|rendszám|plaka(?:sı)?|номер машины';

export const BIRTHS =
  'd\\.?o\\.?b\\.?|date of birth|birth ?date|birthday|born(?: on| in)?|geburtsdatum|geburtstag|geboren(?: am)?|geb\\.|née? le|date de naissance|naissance|fecha de nacimiento|nacid[oa](?: el)?|data de nascimento|nascid[oa](?: em| a)?|data di nascita|nat[oa] il|geboortedatum|geboren op|data urodzenia|urodzon[ya]|ur\\.|född|födelsedatum|født|fødselsdato|datum narození|narozen[aá]?|doğum tarihi|születési dátum|дата рождения';

/** Services where people have user names. */
export const CHATS =
  'telegram|skype|discord|signal|threema|wechat|weixin|line|viber|icq|kik|snapchat|whatsapp|session|wickr|wire|matrix|qq|kakaotalk|zalo|instagram|insta|twitter|tiktok|mastodon|bluesky';
