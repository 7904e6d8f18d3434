const CAPITALISED = "\\p{Lu}(?:\\p{L}{0,4}\\.(?=[ \\t])|[\\p{L}\\p{M}'’-]{0,30})";
const ORDINAL = '\\d{1,3}(?:st|nd|rd|th)';
const SEPARATOR = '(?:,[ \\t]{0,8}(?:\\r?\\n[ \\t]{0,8})?|[ \\t]{0,8}\\r?\\n[ \\t]{0,8}|[ \\t]{1,8})';
const HOUSE = '\\d{1,5}(?:[ \\t]?[A-Za-z](?!\\p{L}))?(?:[ \\t]?[-/][ \\t]?\\d{1,4})?';
const CITY = `${CAPITALISED}(?:[ \\t-]${CAPITALISED}){0,3}`;

/** Only after a street: elsewhere a number and a capitalised word can be anything. */
const TOWN = [
  `(?:\\p{Lu}{1,2}-)?\\d{4,5}(?:-\\d{3})?(?:[ \\t][A-Z]{2}(?!\\p{L}))?[ \\t]{1,8}${CITY}`,
  `${CITY},?[ \\t]{1,8}[A-Z]{2,3}[ \\t]{1,8}\\d{4,5}(?:-\\d{4})?`,
  `(?:${CITY},?[ \\t]{1,8})?[A-Z]{1,2}\\d[A-Z\\d]?[ \\t]\\d[A-Z]{2}(?!\\p{L})`,
].join('|');
const REST = `(?:[ \\t](?:N|S|E|W|NE|NW|SE|SW)(?!\\p{L})\\.?)?(?:${SEPARATOR}(?:Apt|Apartment|Suite|Unit|Flat|Floor|Ste)\\.?[ \\t]?#?\\w{1,6})?(?:${SEPARATOR}(?:${TOWN}))?`;

const STREETS = [
  // 14 Harbour View Road
  `(?:(?:Flat|Apartment|Apt|Unit|Suite)\\.?[ \\t]#?\\w{1,6},?[ \\t]{1,8})?${HOUSE},?[ \\t]{1,8}(?:(?:${CAPITALISED}|${ORDINAL})[ \\t]{1,8}){1,4}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Boulevard|Blvd|Way|Court|Ct|Square|Sq|Terrace|Close|Crescent|Parkway|Pkwy|Place|Pl|Highway|Hwy|Row|Walk|Grove|Gardens|Mews|Hill|Park|Green|Quay|Circle|Trail|Rise|Alley)(?!\\p{L})\\.?`,
  // Hafenstraße 14a, Am Alten Markt 3
  `(?:\\p{Lu}[\\p{L}-]{0,40}[ -])?(?:\\p{Lu}[\\p{L}-]{1,40}(?:straße|strasse|str\\.|weg|platz|allee|gasse|damm|ufer|straat|laan|plein|gracht|kade|gatan|vägen|gränd|gade|gata|vej|veien|vegen|plads|stræde|katu)|(?:Straße|Strasse|Str\\.|Weg|Platz|Allee|Gasse))[ \\t]{1,8}${HOUSE}`,
  `\\p{Lu}[\\p{L}-]{1,40}ring[ \\t]{1,8}\\d{1,4}[a-z]?(?=[ \\t]{0,8}(?:,|\\r?\\n)[ \\t]{0,8}\\d{4,5})`,
  `(?:Straße|Strasse|Weg|Platz|Allee|Am|Im|An der|Auf der|Unter den)[ \\t](?:${CAPITALISED}[ \\t]){1,3}\\d{1,4}[a-z]?(?=[ \\t]{0,8}(?:,|\\r?\\n)[ \\t]{0,8}\\d{4,5})`,
  // 12 bis, rue de la République
  `\\d{1,4}(?:[ \\t](?:bis|ter))?,?[ \\t]{1,8}(?:rue|avenue|boulevard|place|chemin|allée|impasse|quai|cours|route)[ \\t]{1,8}(?:(?:de|du|des|la|le|les|l['’]|d['’])[ \\t]{0,8}){0,3}${CITY}`,
  // Calle Mayor 5, Rua das Flores, 21, Via Roma 10
  `(?:[Cc]alle|C/|[Aa]venida|Avda\\.?|Av\\.|[Pp]laza|[Pp]aseo|[Rr]ua|Travessa|Praça|Largo|Via|Viale|Piazza|Corso)[ \\t]{1,8}(?:(?:de|del|da|das|do|dos|di|della|dei|la|las|los|el)[ \\t]{1,8}){0,2}${CITY},?[ \\t]{1,8}(?:n[.º°]{0,2}[ \\t]{0,8})?${HOUSE}`,
  // via Roma 10, 20121
  `(?:via|viale|piazza|corso|largo|travessa|praça)[ \\t]{1,8}(?:(?:del|dei|della|da|do|dos)[ \\t]{1,8})?${CITY},?[ \\t]{1,8}${HOUSE}(?=,?[ \\t]{1,8}\\d{4,5})`,
  // ul. Długa 5/7
  `(?:[Uu]l\\.|[Uu]lica|[Uu]licy|[Aa]l\\.|[Aa]leja|[Oo]s\\.|[Pp]l\\.)[ \\t]{1,8}${CITY}[ \\t]{1,8}${HOUSE}`,
  '(?:P\\.?[ \\t]?O\\.?[ \\t]?Box|Postfach|Boîte postale|Apartado)[ \\t]{1,8}\\d[\\d \\t]{0,8}',
].join('|');

const PLACE = new RegExp(`(?<![\\p{L}\\p{N}])(?:${STREETS})${REST}`, 'gu');

/** Hides postal addresses that contain a street. */
export function hidePlaces(text: string): string {
  return text.replace(PLACE, '[postal address]');
}
