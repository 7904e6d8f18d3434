import type { Language } from '../prose/languages.ts';

/** How people say half and quarter hours, over folded text. */
export interface SpokenTimes {
  /** From one to twelve. */
  hours: readonly string[];
  /** With `H` for the hour, and the minutes to add to it: “halb elf” is half an hour before eleven. */
  forms: readonly (readonly [string, number])[];
}

const list = (words: string) => words.split(' ');

export const SPOKEN_TIMES: Readonly<Record<Language, SpokenTimes>> = {
  en: {
    hours: list('one two three four five six seven eight nine ten eleven twelve'),
    forms: [
      ['half past H', 30],
      ['(?:a )?quarter past H', 15],
      ['(?:a )?quarter to H', -15],
    ],
  },
  de: {
    hours: list('eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf'),
    forms: [
      ['halb H', -30],
      ['viertel nach H', 15],
      ['viertel vor H', -15],
    ],
  },
  fr: {
    hours: list('une deux trois quatre cinq six sept huit neuf dix onze douze'),
    forms: [
      ['H ?h(?:eures?)? et demie', 30],
      ['H ?h(?:eures?)? et quart', 15],
      ['H ?h(?:eures?)? moins le quart', -15],
    ],
  },
  es: {
    hours: list('una dos tres cuatro cinco seis siete ocho nueve diez once doce'),
    forms: [
      ['a las? H y media', 30],
      ['a las? H y cuarto', 15],
      ['a las? H menos cuarto', -15],
    ],
  },
  it: {
    hours: list('una due tre quattro cinque sei sette otto nove dieci undici dodici'),
    forms: [
      ["al(?:le |l')H e mezz[ao]", 30],
      ["al(?:le |l')H e un quarto", 15],
      ["al(?:le |l')H meno un quarto", -15],
    ],
  },
  pt: {
    hours: list('uma duas tres quatro cinco seis sete oito nove dez onze doze'),
    forms: [
      ['as? H e meia', 30],
      ['as? H e um quarto', 15],
    ],
  },
  nl: {
    hours: list('een twee drie vier vijf zes zeven acht negen tien elf twaalf'),
    forms: [
      ['half H', -30],
      ['kwart over H', 15],
      ['kwart voor H', -15],
    ],
  },
  pl: {
    hours: list(
      'pierwszej drugiej trzeciej czwartej piatej szostej siodmej osmej dziewiatej dziesiatej jedenastej dwunastej',
    ),
    forms: [['wpol do H', -30]],
  },
};
