/**
 * Words around a request to sign in or to call, in English, German, French, Spanish, Portuguese, Italian, Dutch and
 * Polish. Own selection, 2026-11.
 */

/** Names a phone or a chat app. */
export const PHONE_WORD =
  /phone|cell|mobile|whatsapp|telegram|text me|app mij|app me|handy|nummer|telefon|portable|numéro|móvil|celular|número|cellulare|numero|mobiele|your number|sw[oó]j numer|komórk/i;

/** Says, right before, that somebody tried to. */
export const ATTEMPT_AT_END =
  /(?:attempt|tried|trying|versuch|intent|tentat|tentou|essay|tentativ|poging|geprobeerd|probeerde|prób)\p{L}{0,5}(?:\s{1,3}\p{L}{1,12}){0,3}\s{0,3}$/iu;

/** Words that can mean both to enrol and to sign in. */
export const ENROLS = /^(?:meld|aanmeld|jetzt anmelden|hier anmelden|hier aanmelden|direct aanmelden|zur anmeldung)/i;

/** Things that people sign in to. */
export const SIGNED_IN_TO =
  /kont[oe]|account|passwor|kennwort|wachtwoord|portal|zugang|zugriff|toegang|login|log-?in|einlog|inlog|benutzer|gebruiker|postfach|mailbox|nachricht|bericht|dokument|document|sicherheit|veilig|profil|app\b/i;
