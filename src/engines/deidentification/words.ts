/** Words that follow a greeting, a closing or a header's name without being anybody's. */
const NOBODY = new Set(
  `account admin administrator again all alle allemaal amigo applicant banco bank bonjour both cardholder cher
  chers cliente clientes client clients colega colegas colleague colleagues collègues community company customer
  customers day department desk everybody everyone field folks friend friends good gracias grüße gruß guest guys
  hello help helpdesk herren damen holder hiring host hr info invoice invoicing investor it klant klanten kollegen
  kolleginnen kunde kunden kundin ladies gentlemen login lord madam mail manager member members merci morning mitglied
  mitglieder news newsletter nutzer office online our owner parent parents partner partners passenger payments people
  reader readers resident sales secure security señor señores service services sir sirs staff student students
  subscriber support system tag taxpayer team teams thanks thank the there traveller tutti todos tous usuario user
  users utilisateur valued website webmaster welcome world you your zusammen`.split(/\s+/),
);

/** Says whether words such as `Valued Customer` or `Security Team` name nobody. */
export function nameNobody(words: string): boolean {
  return words.split(/[\s_+,]+/).some((word) => NOBODY.has(word.toLowerCase().replace(/[^\p{L}]/gu, '')));
}

/** Words behind what looks like a name that make a group of it, such as in `Dear Northwind customer`. */
const FOLLOWERS = new Set(
  `account cliente clients clientes colleague colleagues client customer customers employee employees family friend
  friends guest guests holder kunde kunden kundin member members mitglied owner partner partners reader readers staff
  student students subscriber subscribers support team teams traveller travellers user users`.split(/\s+/),
);

/** Says whether the word behind a name tells that it names nobody. */
export function followsNobody(word: string): boolean {
  return FOLLOWERS.has(word.trim().toLowerCase());
}
