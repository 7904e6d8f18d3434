const LOCAL = /[\p{L}\p{N}\p{M}\p{Cf}.!#$%&'*+/=?^_`{|}~-]/u;
const DOMAIN = /[\p{L}\p{N}\p{M}\p{Cf}.[-]/u;
/** The `@` in any width, and what replaces it to avoid harvesters. */
const AT =
  /[@＠﹫]|[ \t]?[([{][ \t]?(?:at|@)[ \t]?[)\]}][ \t]?(?=[\p{L}\p{N}-]{1,63}(?:\.|[ \t]?[([{][ \t]?(?:dot|\.)|[ \t]dot[ \t]))|[ \t]at[ \t](?=[\p{L}\p{N}-]{1,63}[ \t]dot[ \t])/giu;

/** Hides the local part of every email address and keeps its domain. */
export function hideAddresses(text: string): string {
  const parts: string[] = [];
  let done = 0;
  // Goes from one `@` to the next and outwards: a regular expression for the local part would try every start in vain.
  for (const { 0: sign, index: at } of text.matchAll(AT)) {
    if (at < done || !DOMAIN.test(text[at + sign.length] ?? ' ')) continue;
    const start = text[at - 1] === '"' ? startOfQuoted(text, done, at) : startOfLocal(text, done, at);
    if (start === at) continue;
    parts.push(text.slice(done, start), '[address]');
    done = at;
  }
  return parts.join('') + text.slice(done);
}

function startOfLocal(text: string, from: number, at: number): number {
  let start = at;
  while (start > from && LOCAL.test(text[start - 1] ?? '')) start -= 1;
  return start;
}

/** `"maren vogel"@northwind.example` (RFC 5322, section 3.2.4); at most 64 characters. */
function startOfQuoted(text: string, from: number, at: number): number {
  const opening = text.lastIndexOf('"', at - 2);
  return opening >= from && at - opening <= 66 ? opening : at;
}
