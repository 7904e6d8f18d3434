import type { Language } from '../prose/languages.ts';

const NAME =
  "((?:(?:Mr|Mrs|Ms|Dr|Herr|Frau|M|Mme|[Ee]l señor|[Ll]a señora|[Ii]l dottor|[Ll]a dottoressa|[Ii]l signor|[Ll]a signora|[Oo] senhor|[Aa] senhora|Meneer|Mevrouw|Pan|Pani)\\.? )?\\p{Lu}[\\p{L}'’-]{1,20}(?: \\p{Lu}[\\p{L}'’-]{1,20})?)";

/** Capitalised because they start a sentence. */
const NOT_A_NAME =
  /^(?:I|We|He|She|They|It|You|Everyone|Who|Ich|Wir|Er|Sie|Es|Man|Wer|Je|Nous|Il|Elle|On|Yo|Usted|Io|Noi|Lei|Lui|Eu|Nós|Ele|Ela|Você|Ik|Wij|We|Hij|Zij|Ze|Wie|Ja|My|On|Ona|Kto)$/;

/** A third person wants something of the reader. Matched against the text as written. */
const ASKERS: Readonly<Record<Language, RegExp>> = {
  en: asker(
    '(?:would like|wants|needs|expects|has asked|is asking|asks|asked)(?: me to (?:ask|tell|remind)| for)? (?:you|both of you|all of you)\\b',
  ),
  de: asker(
    '(?:möchte|will|wünscht|erwartet|bittet|hätte|braucht)[^.!?]{0,30}\\b(?:du|dich|dir|Sie|Ihnen|ihr|euch)\\b',
  ),
  fr: asker(
    '(?:aimerait|souhaite|souhaiterait|voudrait|veut|demande|attend)[^.!?]{0,20}\\b(?:que (?:tu|vous)|de (?:ta|votre) part|(?:te|vous) )',
  ),
  es: asker('(?:quiere|querría|quisiera|pide|necesita|espera|ha pedido|(?:te|os|le) pide) que (?!\\p{Lu}|el |los )'),
  it: asker(
    '(?:vorrebbe|vuole|chiede|desidera|ha chiesto|(?:ti|vi|le|La) (?:chiede|prega))[^.!?]{0,12}\\b(?:che (?:tu|voi|lei|Lei|le|gli)\\b|di )',
  ),
  pt: asker('(?:quer|gostaria|gostava|pede|pediu|precisa|espera)(?: de)? que (?!\\p{Lu}|o |a )'),
  nl: asker('(?:wil|wilt|zou|vraagt|verwacht|wenst)[^.!?]{0,20}\\b(?:dat|of) (?:je|u|jullie|jij)\\b'),
  pl: asker(
    '(?:chce|chciał\\p{L}{0,4}|prosi|oczekuje),? (?:żebyś|abyś|żebyście|abyście|(?:że|a)by (?:Pan|Państwo)|Cię|cię|was|Pan)',
  ),
};

/** The person whose request the sender passes on, if the sentence names one. */
export function namedAsker(sentence: string, language: Language): string | null {
  const name = ASKERS[language].exec(sentence)?.[1] ?? null;
  return name === null || NOT_A_NAME.test(name) ? null : name;
}

function asker(request: string): RegExp {
  return new RegExp(`(?<!\\p{L})${NAME} ${request}`, 'u');
}
