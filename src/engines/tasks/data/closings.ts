/** Closing lines, after which the signature follows. Matched against folded text. */
export const CLOSING =
  /^(?:(?:with )?(?:best|kind|kindest|warm|warmest|many)(?: (?:wishes|regards|thanks))?|regards|sincerely|yours (?:sincerely|faithfully|truly)|cheers|all the best|see you soon|love|(?:mit )?(?:freundliche[nm]?|herzliche[nm]?|beste[nm]?|liebe[nm]?|viele[nm]?|schone[nm]?) grus(?:e|en|s)?|mfg|lg|vg|(?:bien )?cordialement|(?:bien )?a vous|salutations|bises|a bientot|(?:bien |tres )?amicalement|(?:un )?(?:cordial )?saludos?(?: cordial(?:es)?)?|(?:un )?abrazo|atentamente|hasta pronto|bis bald|(?:i miei )?(?:cordiali|distinti|cari) saluti|(?:un )?saluto|saluti|a presto|un abbraccio|baci|(?:com )?(?:os )?(?:melhores |atenciosos )?cumprimentos|atenciosamente|abracos?|ate breve|beijos|(?:met )?vriendelijke groet(?:en)?|(?:met )?hartelijke groet(?:en)?|groet(?:jes|en)?|hoogachtend|tot (?:snel|gauw)|pozdrawiam(?: serdecznie)?|z powazaniem|serdecznie pozdrawiam|pozdrowienia|z wyrazami szacunku|do zobaczenia)[,.!\s]{0,4}$/;

/** Continues the text after a closing. */
export const POSTSCRIPT = /^p\.?\s?s\b/;

/** A forwarded email follows, whose “tomorrow” was another day. */
export const FORWARDED =
  /^(?:[-_ ]{0,12}(?:forwarded message|weitergeleitete nachricht|message transfere|mensaje reenviado|messaggio inoltrato|mensagem (?:reencaminhada|encaminhada)|doorgestuurd bericht|wiadomosc przekazana)|begin forwarded message|anfang der weitergeleiteten|debut du message|inicio del mensaje|[\s>*]{0,6}(?:from|von|de|da|van|od|expediteur)\s?\*?:\s.{0,80}@)/;

/** Wishes have the form of requests. */
export const WISH =
  /^[^a-z]{0,6}(?:enjoy|have (?:a (?:great|nice|good|lovely|safe|happy)|fun)|get well|take care|geniess?\w{0,3}|genies\w{0,3}|hab(?:t|en sie)? (?:eine?n? )?(?:schon|gut)\w{0,3}|passez (?:un|une|de) bon|profitez?|disfrut\w{1,5}|pasad? (?:un )?buen|que (?:tengas|tengais|tenga)|goditi|godetevi|divert\w{2,6}|buon\w? |aproveit\w{1,3}|tenham? (?:um|uma) |bo[am] |geniet|fijne |prettige |udan\w{2,3} |milego |baw\w{1,4} sie)/;

/** In emails to many recipients. */
export const UNSUBSCRIBE =
  /\b(?:unsubscribe|newsletter abbestellen|abmelden|se desabonner|se desinscrire|darse de baja|cancelar (?:la )?suscripcion|(?:annulla (?:l')?iscrizione|disiscri\w{2,6})|cancelar (?:a )?(?:inscricao|subscricao)|(?:uitschrijven|afmelden)(?= (?:voor|van)|\s?$)|wypisz sie|anuluj subskrypcje)\b/;
