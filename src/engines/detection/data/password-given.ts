/**
 * “Password: 4711”, in the languages whose words are read. Only letters are a password if they are in quotation marks
 * or between a colon and the end of the line: “password: will be sent by text message” and “password: follows” don't
 * give one. A short word needs a sign of what follows (“ask for pin 12a”), and after a mention of a phone nothing
 * counts. Own selection, 2026-11.
 */
export const PASSWORD_GIVEN =
  /(?:password|passwort|kennwort|mot de passe|contraseña|clave|senha|palavra-passe|wachtwoord|hasło|pass ?code|\b(?:pw|pin)(?=[^\n:=]{0,30}[:=]|\s(?:is|ist|est|es|lautet|è|é)\s))(?![\p{L}\d])(?![^\n:=]{0,20}(?:phone|call|t[eé]l[eé]f|handy|mobil|\bsms\b|whatsapp))(?:(?:[^\n:=]{0,30}[:=]|\s(?:is|ist|est|es|lautet|è|é))?\s{0,3}(?:["'“”„«][^\s"'“”„»]{3,40}["'“”„»]|(?=[^\s\d]{0,40}\d)[\w!#$%&*+@.-]{3,40})|[^\n:=]{0,30}[:=][ \t]{0,3}(?!follow|separat|later|folgt|suit\b)[\w!#$%&*+@.-]{3,40}[ \t]{0,3}(?:\n|$))/iu;
