/** A language's words for days and times, as parts of regular expressions over folded text. */
export interface CalendarWords {
  /** From January. Empty where chrono reads the dates. */
  months: readonly string[];
  /** From Sunday. Empty where chrono reads the dates. */
  weekdays: readonly string[];
  /** Days after the day of sending. */
  relative: readonly (readonly [string, number])[];
  /** Before a time, and enough to make a bare hour one. */
  at: string;
  /** After a time, and enough to make a bare hour one. */
  hours: string;
  /** “the 17th”, with the day as a group. */
  dayOfMonth: string;
  /** “next”, which means this week to some. */
  next: string;
  noon: string;
  monthEnd: string;
  weekEnd: string;
  /** “within 14 days”, with the number as the first group and the word for weeks as the second. */
  within: string;
}

const READ_BY_CHRONO = { months: [], weekdays: [], relative: [], at: '', hours: '', dayOfMonth: '', next: '' } as const;

export const CALENDAR_WORDS = {
  en: {
    ...READ_BY_CHRONO,
    noon: '(?:12 )?noon|midday',
    monthEnd: '(?:the )?end of (?:the|this) month|month[- ]end',
    weekEnd: '(?:the )?end of (?:the|this) week',
    within: 'within (?:the next )?(\\d{1,2}) (?:days|(weeks))(?: of (?:receipt|receiving|today|this email)\\b)?',
  },
  de: {
    ...READ_BY_CHRONO,
    noon: '(?:zwolf uhr )?mittags?',
    monthEnd: 'monatsende|ende (?:des|dieses) monats',
    weekEnd: '(?:ende (?:der|dieser) woche|wochenende\\b(?= (?:bescheid|fertig)))',
    within: '(?:innerhalb (?:von |der nachsten )|binnen |in den nachsten )(\\d{1,2}) (?:tagen|(wochen))',
  },
  fr: {
    ...READ_BY_CHRONO,
    noon: 'midi',
    monthEnd: '(?:la )?fin (?:du|de ce) mois',
    weekEnd: '(?:la )?fin de (?:la|cette) semaine',
    within: '(?:sous|dans (?:un delai de|les)) (\\d{1,2}) (?:jours|(semaines))',
  },
  es: {
    ...READ_BY_CHRONO,
    noon: 'mediodia',
    monthEnd: '(?:fin|final|finales) de(?:l| este)? mes',
    weekEnd: '(?:fin|final|finales) de (?:la|esta) semana',
    within:
      '(?:en (?:un|el) plazo (?:maximo )?de|dentro de los proximos) (\\d{1,2}) (?:dias|(semanas))(?! (?:habiles|laborables))',
  },
  it: {
    months: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' '),
    weekdays: 'domenica lunedi martedi mercoledi giovedi venerdi sabato'.split(' '),
    relative: [
      ['oggi|stasera|stamattina', 0],
      ['(?<!dopo)domani(?: mattina| pomeriggio| sera)?', 1],
      ['dopodomani', 2],
    ],
    at: 'alle (?:ore )?|dalle (?:ore )?|le |ore ',
    hours: '',
    dayOfMonth: '(?<=\\b(?:entro|prima del|per) il |\\bgiorno |prima del )([0-3]?\\d)(?=\\s{0,2}(?:$|[,;.!?)]))',
    next: 'prossim[oa]',
    noon: 'mezzogiorno',
    monthEnd: '(?:la )?fine (?:del )?mese',
    weekEnd: '(?:la )?fine (?:della )?settimana(?! prossima)',
    within: 'entro (?:i prossimi )?(\\d{1,2}) (?:giorni|(settimane))(?! lavorativi)',
  },
  pt: {
    months: 'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(' '),
    weekdays: [
      'domingo',
      ...['segunda', 'terca', 'quarta', 'quinta', 'sexta'].map(
        // Alone, it is also an ordinal.
        (day) =>
          `${day}-feira|(?<=\\b(?:na|nesta|ate|ate a|a|para|de|antes de) )${day}(?= (?:as|de manha|a tarde|a noite|sem falta|para)|\\s{0,2}(?:$|[,;.!?)]))`,
      ),
      'sabado',
    ],
    relative: [
      ['hoje', 0],
      ['(?<!depois de )amanha(?! de manha)(?: cedo| a tarde| a noite| de manha)?', 1],
      ['depois de amanha', 2],
    ],
    at: '(?:ate )?as |das |pelas ',
    hours: '\\s?h(?:oras?)?',
    dayOfMonth: '\\bdia ([0-3]?\\d)(?! (?:de [a-z])|[/\\d])',
    next: 'proxim[oa]|que vem',
    noon: 'meio-dia',
    monthEnd: '(?:o |ao )?(?:fim|final) d[oe](?:ste)? mes',
    weekEnd: '(?:o |ao )?(?:fim|final) d(?:a|esta) semana',
    within: '(?:no prazo(?: maximo)? de|dentro de|em ate) (\\d{1,2}) (?:dias|(semanas))(?! uteis)',
  },
  nl: {
    months: 'januari februari maart april mei juni juli augustus september oktober november december'.split(' '),
    weekdays: 'zondag maandag dinsdag woensdag donderdag vrijdag zaterdag'.split(' '),
    relative: [
      ['vandaag|vanmiddag|vanavond', 0],
      ['(?<!over|goede)morgen(?:ochtend|middag|avond| vroeg)?(?!s)', 1],
      ['overmorgen', 2],
    ],
    at: 'om |tussen |vanaf ',
    hours: '\\s?uur',
    dayOfMonth: '\\bde ([0-3]?\\d)(?:e|ste|de)\\b(?! (?:verdieping|eeuw|klas|editie|keer|verjaardag))',
    next: 'volgende|aanstaande week',
    noon: "(?:het )?middaguur|12 uur 's middags",
    monthEnd: '(?:het )?einde? van (?:de|deze) maand',
    weekEnd: '(?:het )?einde? van (?:de|deze) week',
    within: 'binnen (\\d{1,2}) (?:dagen|(weken))',
  },
  pl: {
    months: 'stycznia lutego marca kwietnia maja czerwca lipca sierpnia wrzesnia pazdziernika listopada grudnia'.split(
      ' ',
    ),
    weekdays: [
      'niedziel[aeio]',
      'poniedzial(?:ek|ku|kiem)',
      'wtor(?:ek|ku|kiem)',
      'srod(?:a|e|zie)|(?<!\\bwe? )srody',
      'czwart(?:ek|ku|kiem)',
      'piat(?:ek|ku|kiem)',
      'sobot[aeo]|(?<!\\bwe? )soboty',
    ],
    relative: [
      ['(?:dzis|dzisiaj)(?: wieczorem| rano)?', 0],
      ['(?<!po)jutr(?:o|a)(?: rano| wieczorem)?', 1],
      ['pojutrz(?:e|a)', 2],
    ],
    at: 'o (?:godz(?:\\.|inie) )?|od (?:godz(?:\\.|iny) )?|godz(?:\\.|iny|ina) ',
    hours: '',
    dayOfMonth: '(?<=\\b(?:do|przed) )([0-3]?\\d)\\.(?=\\s{0,2}(?:$|[,;!?)]))',
    next: 'przyszl\\w{1,3}|nastepn\\w{1,3}',
    noon: 'poludni[ea]m?',
    monthEnd: '(?:konca|koncem) (?:tego )?miesiaca',
    weekEnd: '(?:konca|koncem) (?:tego )?tygodnia',
    within: '(?:w ciagu|w terminie) (\\d{1,2}) (?:dni|(tygodni))(?! roboczych)',
  },
} as const satisfies Record<string, CalendarWords>;
