const LABELLED =
  /(?<![\p{L}\p{N}])((?:password|passcode|passphrase|pass|pin|otp|code|token|secret|api[ _-]?key|passwort|kennwort|tan|mot de passe|contraseña|senha|wachtwoord|hasło|heslo|lösenord|adgangskode|şifre|пароль)[ \t]{0,3}(?:(?:is|ist|est|es|é)[ \t]{1,3}|[:=][ \t]{0,3}))([^\s,;<>"'[\]]{4,200})/giu;
/** A code of digits needs no colon. */
const SHORT_CODE =
  /(?<![\p{L}\p{N}])((?:pin|tan|otp|passcode|(?:verification|security|access|login|confirmation) code|code|código|codice|kod|kód)[ \t]{1,3})\d{4,8}(?![\d\p{L}]|[.,/-]\d)/giu;
/** Keys with a known prefix. */
const KNOWN_KEY =
  /(?<![\w-])(?:A[KS]IA[0-9A-Z]{16}|AIza[\w-]{30,40}|(?:gh[oprsu]|github_pat|glpat|xox[abprs]|[prs]k)[_-][\w-]{10,200})/g;
/** File names that contain the owner of a document. */
const PERSONAL_FILE =
  /(?<![\p{L}\p{N}])((?:file)?name\*?=(?:"|utf-8''))(?=[^"\r\n]{0,80}(?:cv|r[eé]sum[eé]|lebenslauf|curriculum|passport|payslip))[^"\r\n]{1,80}(?=\.\w{2,5}(?:"|\s|;|$))/giu;
/** A run this long of digits, lower case and capitals is not a word. */
const TOKEN = /(?<![\w-])(?=[\w-]{0,200}\d)(?=[\w-]{0,200}[a-z])(?=[\w-]{0,200}[A-Z])[\w-]{24,}/g;
const HEX = /(?<![\w-])(?=[0-9a-f-]{0,40}\d)(?:[0-9a-f]{32,}|[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})(?![\w-])/gi;

/** Hides labelled passwords and codes, and recognisable keys. */
export function hideSecrets(text: string): string {
  return text
    .replace(LABELLED, (found, label: string, value: string) =>
      /[\d!#$%&*?@^_]/.test(value) ? `${label}[secret]` : found,
    )
    .replace(SHORT_CODE, '$1[secret]')
    .replace(PERSONAL_FILE, '$1[name]')
    .replace(KNOWN_KEY, '[token]')
    .replace(HEX, '[token]')
    .replace(TOKEN, (found) => (readsAsBase64(found) ? found : '[token]'));
}

/** Encoded text was already read, and stays readable. */
function readsAsBase64(run: string): boolean {
  try {
    const decoded = atob(run.replace(/-/g, '+').replace(/_/g, '/'));
    return /^[\t\n\r\x20-\x7e\x80-\xff]*$/.test(decoded) && /^[\t\n\r\x20-\x7e]{8}/.test(decoded);
  } catch {
    return false;
  }
}
