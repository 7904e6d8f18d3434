/** Common names of zones, folded, in addition to IANA names. */
export const ZONE_NAMES: readonly (readonly [RegExp, string])[] = [
  [/^(?:ces?t|mes?z|(?:central|mittel)[- ]?europ[a-z]{3,8}|berlin(?:er)?|german|deutsche[rn]?)\b/, 'Europe/Berlin'],
  [/^(?:rom[ae]|italian[ao]|milano)\b/, 'Europe/Rome'],
  [/^(?:amsterdam(?:se)?|nederlandse|dutch)\b/, 'Europe/Amsterdam'],
  [/^(?:brussel(?:se|s)?|bruxelles|belgische?)\b/, 'Europe/Brussels'],
  [/^(?:warszaw\w{1,5}|warsaw|polski\w{0,3}|polish)\b/, 'Europe/Warsaw'],
  [/^(?:brasilia|sao paulo)\b/, 'America/Sao_Paulo'],
  [/^(?:paris|francaise|french)\b/, 'Europe/Paris'],
  [/^(?:madrid|espanola|spanish|peninsular)\b/, 'Europe/Madrid'],
  [/^(?:vienna|wien(?:er)?|viena)\b/, 'Europe/Vienna'],
  [/^(?:zurich|zuri?cher|swiss|schweizer)\b/, 'Europe/Zurich'],
  [/^(?:bst|london(?:er|res)?|uk|british|britische[rn]?)\b/, 'Europe/London'],
  [/^(?:dublin(?:er)?|irish)\b/, 'Europe/Dublin'],
  [/^(?:lisbon|lisboa|lissabon(?:ner)?|lisbonne)\b/, 'Europe/Lisbon'],
  [/^(?:e[sd]?t|(?:us )?eastern|new york(?:er)?|nueva york)\b/, 'America/New_York'],
  [/^(?:p[sd]?t|(?:us )?pacific)\b/, 'America/Los_Angeles'],
  [/^(?:utc|gmt|zulu)\b(?![+-])/, 'UTC'],
];

/** Abbreviations of zones, which count only in capitals: “est” and “ist” are words. */
export const ZONE_ABBREVIATIONS: Readonly<Record<string, string>> = {
  CET: 'Europe/Berlin',
  CEST: 'Europe/Berlin',
  MEZ: 'Europe/Berlin',
  MESZ: 'Europe/Berlin',
  HEC: 'Europe/Paris',
  EET: 'Europe/Athens',
  EEST: 'Europe/Athens',
  WET: 'Europe/Lisbon',
  WEST: 'Europe/Lisbon',
  BST: 'Europe/London',
  GMT: 'UTC',
  UTC: 'UTC',
  EST: 'America/New_York',
  EDT: 'America/New_York',
  ET: 'America/New_York',
  CST: 'America/Chicago',
  CDT: 'America/Chicago',
  MST: 'America/Denver',
  MDT: 'America/Denver',
  PST: 'America/Los_Angeles',
  PDT: 'America/Los_Angeles',
  PT: 'America/Los_Angeles',
  BRT: 'America/Sao_Paulo',
  JST: 'Asia/Tokyo',
};

/** Right after a time. */
export const ABBREVIATION_AFTER_TIME = /^\s{0,2}(?:Uhr|uur|h|hs|horas)?\s{0,2}\(?([A-Z]{2,4})\)?(?![\p{L}\d+-])/u;

/** Around a zone name next to a time. */
export const ZONE_AFTER_TIME =
  /^[\s,(]{0,3}(?:h\b|uhr\b)?[\s,(]{0,3}(?:(?:heure|horas?|horario|ora|czasu) (?:de |d'|di |da )?)?(?:([a-z]{2,20}(?:[- ][a-z]{2,10})?) (?:local |standard )?(?:time|zeit|tijd)\b|(?<=(?:heure|horas?|horario|ora|czasu) (?:de |d'|di |da )?)([a-z]{4,14}(?: york)?)\b|([a-z]{4,10}\/[a-z_]{3,20})\b)/;

/** Names the zone of all times in an email. */
export const ZONE_OF_ALL =
  /\b(?:time ?zone|zeitzone|fuseau horaire|(?:zona|huso) horari[oa]|all times(?: are)?(?: given| shown| in){0,2}|alle (?:zeiten|zeitangaben|uhrzeiten)(?: sind)?(?: in)?|toutes les heures sont (?:en|a l'heure de)|todas las horas (?:son |estan )?(?:en|de)?)\s?:?\s{0,3}([a-z][a-z_/ -]{1,30})/;
