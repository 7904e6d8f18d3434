const setOf = (words: string) => new Set(words.split(/\s+/));

/** Words after a greeting, a closing or a header's name that aren't names. */
const NOBODY = setOf(
  `account admin administrator again all alle allemaal amigo amigos amici amis applicant autores banco bank bonjour both
  buren buurtgenoten cardholder cher chers cliente clientes client clients colega colegas colleague colleagues collègues
  collega collega's community company compañeros customer customers day department desk drodzy eltern everybody everyone
  field folks freunde friend friends gäste good gracias grüße gruß guest guests guys hello help helpdesk herren damen
  holder hiring host hr info invoice invoicing investor it klant klanten kollegen kolleginnen koleżanki kunde kunden
  kundin ladies gentlemen leden lezers login lord madam mail manager member members merci mieter mieterinnen miembros
  mitarbeiter mitarbeiterinnen morning mitglied mitglieder nachbarn nachbarinnen neighbour neighbours neighbor neighbors
  news newsletter nutzer office online our owner państwo parent parents partner partners passenger payments people pracownicy
  reader readers resident residents sales secure security señor señores service services sir sirs socios sócios soci staff
  student students subscriber support sąsiedzi system tag taxpayer team teams thanks thank the there traveller tutti
  tutte todos todas tous toutes usuario user users utilisateur valued vecinos vizinhos voisins vrienden website webmaster
  welcome world you your zusammen`,
);

/** Capitalised words at the start of a sentence, where a name could also continue. */
const STARTERS = setOf(
  `a an and are as at before but by can could did do for from have has here how i if in is it just kindly my no not now of on
  or otherwise our please so thank thanks that the their these this to today unless until was we what when where which why
  with you your
  aber als am auf aus bei bitte da damit danke das dass den denn der des dich die dies diese dieser du ein eine einen er
  es für gern haben hast heute hier ich ihr ihre ihren ihrem ihnen ist ja mein meine mit nach nun oder seit sie sind so
  und uns unser unsere vielen von vor wann warum was wenn wer wie wir wo zu zum zur
  afin avec ce cette ces comme dans dès donc elle elles en est et il ils je leur mais mes mon nos notre nous ou où par
  pour que quand si son sur tu un une veuillez vos votre vous voici
  al con como cuando desde ella ellos en es esta este estas estos gracias hay hemos la las le les los mi más nos nuestro
  nuestra para pero por se si sin su sus tenemos tu tus un una usted ustedes ya
  abbiamo anche che chi come ci con dal della di ecco gli grazie ha ho il in io la lei lo mi non per questo questa se
  si siamo sono suo sua suoi ti tra tuo tua un una vi
  ao aqui com de em este esta eu foi já na nas no nos nossa nosso não o os para por porque que se sem seu sua temos
  um uma você
  aan als bij bent dank dat de deze die dit een en er graag heb heeft het hier hoe ik in is je jij jouw jullie kan met
  mijn na naar niet nu om onze op te uit uw van voor waar wat we wij wil zijn zou
  dla do jest jeśli już ma mamy na nasz nasza nie od oto po prosimy proszę przy się ten to twoja twój twoje w wasz wasze
  z za że
  att av den det din ditt du en ett för från har här i med och om på som till vi är`,
);

/** Last words in the names of companies and offices. */
const OFFICES = setOf(
  `abteilung accounts ag alerts apotheke association authority bank banca banco banque billing board booking bookings
  buchhaltung bv center centre club collections college confirmation council credit deliveries delivery department dept
  desk finance foundation gmbh group helpdesk hotel hr inc insurance international invoicing kundenservice limited llc llp
  ltd mailer market marketing museum newsletter newsroom notification notifications office online orders parcel
  payments payroll platform plc post rechnungen recruiting recruitment reminder reservations rewards sa sales sales
  school secretariat security service services servicedesk shipping shop sklep society solutions spa sparkasse srl stadtwerke
  store subscriptions support system systems team technologies tickets tienda union universität university updates
  verein versand versicherung verwaltung webshop`,
);

/** Whether words such as `Valued Customer` or `Security Team` name nobody. */
export function namesNobody(words: string): boolean {
  return words.split(/[\s_+,]+/).some((word) => NOBODY.has(plain(word)));
}

/** The length of the name at the beginning: `Maren Your` is a name and the start of a sentence. */
export function lengthOfName(words: string): number {
  for (const { 0: word, index } of words.matchAll(/[\p{L}\p{M}'’-]+/gu)) {
    if (/^\p{Lu}/u.test(word) && STARTERS.has(plain(word)) && !isParticle(words.slice(index))) return index;
  }
  return words.length;
}

/** Whether a display name is a company's or an office's: `PayPal`, `Northwind Billing`, but not `Maren Vogel`. */
export function namesOffice(display: string, domain: string): boolean {
  const words = display.match(/[\p{L}\p{M}\p{N}'’&-]+/gu) ?? [];
  const labels = domain.toLowerCase().split('.');
  const unknown = words.filter(
    (word) =>
      !OFFICES.has(plain(word)) && !NOBODY.has(plain(word)) && !labels.includes(word.toLowerCase()) && !isCamel(word),
  );
  if (words.length === 0 || /[,(]/.test(display)) return false;
  return unknown.length === 0 || (unknown.length === 1 && words.length > 1 && OFFICES.has(plain(words.at(-1) ?? '')));
}

/** Words after a name that make it a group, as in `Dear Northwind customer`. */
const FOLLOWERS = setOf(
  `account cliente clients clientes colleague colleagues client customer customers employee employees family friend
  friends guest guests holder kunde kunden kundin member members mitglied owner partner partners reader readers staff
  student students subscriber subscribers support team teams traveller travellers user users`,
);

/** Whether the word after a name makes it a group. */
export function isGroupWord(word: string): boolean {
  return FOLLOWERS.has(word.trim().toLowerCase());
}

const plain = (word: string) => word.toLowerCase().replace(/[^\p{L}]/gu, '');

/** `De Luca`, `La Rosa`: particles that also begin sentences. */
function isParticle(words: string): boolean {
  return /^(?:De|Di|La|Le|Da|Do|Van|Von|Den|Der|Des|Des|Al|Dal|Della|Los|Las|An)\s+\p{Lu}/u.test(words);
}

/** `PayPal`, but not `McDonald`. */
function isCamel(word: string): boolean {
  return /^\p{Lu}\p{Ll}{2,}\p{Lu}/u.test(word) && !/^(?:Mac|Van|Von|Del|Fitz)\p{Lu}/u.test(word);
}
