const LABELLED =
  /(?<![\p{L}\p{N}])((?:password|passcode|passphrase|pass|pin|otp|code|token|secret|api[ _-]?key|passwort|kennwort|tan|mot de passe|contraseña|senha|wachtwoord|(?:account|customer|member|client|policy|case|tax|passport|kunden|konto|vertrags)[ -]?(?:number|no\.?|id|nummer|nr\.?))[ \t]{0,3}(?:(?:is|ist|est|es|é)[ \t]{1,3}|[:=][ \t]{0,3}))([^\s,;<>"'[\]]{4,200})/giu;
/** Numbers of a person or an account that need no colon behind what names them. */
const NUMBERED =
  /(?<!\p{L})((?:(?:account|acct|passport|licen[cs]e|insurance|member(?:ship)?|policy|customer|reference)(?:[ -](?:number|no\.?|nr\.?|#))?|sort[ -]code|a\/c)[ \t]{0,3}[:#]?[ \t]{0,3}(?:is[ \t])?)((?=[A-Z-]{0,6}\d)[A-Z\d](?:[ -]?[A-Z\d]){4,19})(?![\p{L}\d])/giu;
const BIRTH =
  /(?<!\p{L})((?:d\.?o\.?b\.?|date of birth|birth ?date|birthday|born(?: on)?|geburtsdatum|geboren am|geb\.|née? le|date de naissance|fecha de nacimiento|data de nascimento|data di nascita|geboortedatum)[ \t]{0,3}:?[ \t]{0,3})(\d{1,4}[./ -]\d{1,2}[./ -]\d{1,4}|\d{1,2}\.?[ \t]\p{L}{3,12}\.?,?[ \t]\d{4}|\p{L}{3,12}\.?[ \t]\d{1,2},?[ \t]\d{4})/giu;
/** A British national insurance number. */
const NATIONAL_INSURANCE = /(?<![\p{L}\d])[A-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-D](?![\p{L}\d])/gu;
/** Keys that say by their beginning what they open. */
const KNOWN_KEY =
  /(?<![\w-])(?:A[KS]IA[0-9A-Z]{16}|AIza[\w-]{30,40}|(?:gh[oprsu]|github_pat|glpat|xox[abprs]|[prs]k)[_-][\w-]{10,200})/g;
/** Style sheets have rules of the same form, with words of their own. */
const HANDLE =
  /(?<![\p{L}\p{N}.@\]/])@(?!(?:media|import|font-face|charset|keyframes|supports|page|namespace|layer|container)\b)[a-z]\w{2,29}(?![\w-]*\.?\w)/giu;
/** Whose document it is stands in its name. */
const PERSONAL_FILE =
  /(?<![\p{L}\p{N}])((?:file)?name\*?=(?:"|utf-8''))(?=[^"\r\n]{0,80}(?:cv|r[eé]sum[eé]|lebenslauf|curriculum|passport|payslip))[^"\r\n]{1,80}(?=\.\w{2,5}(?:"|\s|;|$))/giu;
/** A run this long that mixes digits, small and capital letters is nobody's word. */
const TOKEN = /(?<![\w-])(?=[\w-]{0,200}\d)(?=[\w-]{0,200}[a-z])(?=[\w-]{0,200}[A-Z])[\w-]{24,}/g;
const HEX = /(?<![\w-])(?=[0-9a-f-]{0,40}\d)(?:[0-9a-f]{32,}|[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})(?![\w-])/gi;

/** Hides passwords and codes that are named as such, and keys that give themselves away. */
export function hideSecrets(text: string): string {
  return text
    .replace(LABELLED, (found, label: string, value: string) =>
      /[\d!#$%&*?@^_]/.test(value) ? `${label}[secret]` : found,
    )
    .replace(BIRTH, '$1[date]')
    .replace(NUMBERED, '$1[number]')
    .replace(NATIONAL_INSURANCE, '[number]')
    .replace(PERSONAL_FILE, '$1[name]')
    .replace(HANDLE, '@[name]')
    .replace(KNOWN_KEY, '[token]')
    .replace(HEX, '[token]')
    .replace(TOKEN, (found) => (readsAsBase64(found) ? found : '[token]'));
}

/** Encoded text has been read by then; it is left for those who decode it. */
function readsAsBase64(run: string): boolean {
  try {
    const decoded = atob(run.replace(/-/g, '+').replace(/_/g, '/'));
    return /^[\t\n\r\x20-\x7e\x80-\xff]*$/.test(decoded) && /^[\t\n\r\x20-\x7e]{8}/.test(decoded);
  } catch {
    return false;
  }
}
