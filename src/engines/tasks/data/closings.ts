/** Lines that end what a letter says: what follows is who says it, and when they work. Folded, as `fold` makes it. */
export const CLOSING =
  /^(?:(?:with )?(?:best|kind|kindest|warm|warmest|many)(?: (?:wishes|regards|thanks))?|regards|sincerely|yours (?:sincerely|faithfully|truly)|cheers|all the best|see you soon|love|(?:mit )?(?:freundliche[nm]?|herzliche[nm]?|beste[nm]?|liebe[nm]?|viele[nm]?|schone[nm]?) grus(?:e|en|s)?|mfg|lg|vg|(?:bien )?cordialement|(?:bien )?a vous|salutations|bises|a bientot|(?:bien |tres )?amicalement|(?:un )?(?:cordial )?saludos?(?: cordial(?:es)?)?|(?:un )?abrazo|atentamente|hasta pronto|bis bald)[,.!\s]{0,4}$/;

/** After a closing, speaks again. */
export const POSTSCRIPT = /^p\.?\s?s\b/;

/** From here on it is what somebody else wrote before, and their “tomorrow” was another day. */
export const FORWARDED =
  /^(?:[-_ ]{0,12}(?:forwarded message|weitergeleitete nachricht|message transfere|mensaje reenviado)|begin forwarded message|anfang der weitergeleiteten|debut du message|inicio del mensaje|[\s>*]{0,6}(?:from|von|de|expediteur)\s?\*?:\s.{0,80}@)/;

/** Says that a letter goes to many. */
export const UNSUBSCRIBE =
  /\b(?:unsubscribe|newsletter abbestellen|abmelden|se desabonner|se desinscrire|darse de baja|cancelar (?:la )?suscripcion)\b/;
