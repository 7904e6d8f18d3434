import type { Random } from './random.ts';
import type { CorpusLanguage, Slot } from './schema.ts';

const words = (text: string) => text.split(/[\n,]/).flatMap((word) => word.trim() || []);

const FIRST: Readonly<Record<CorpusLanguage, readonly string[]>> = {
  en: words('Maren, Tom, Priya, Owen, Alice, Samuel, Grace, Malik, Hannah, Peter, Ruth, Colin, Zara, Henry'),
  de: words('Maren, Jonas, Katrin, Lukas, Sabine, Emre, Annika, Torsten, Ulrike, Felix, Birgit, Matthias'),
  fr: words('Camille, Julien, Amélie, Karim, Sophie, Étienne, Manon, Bruno, Claire, Youssef, Odile, Mathieu'),
  es: words('Lucía, Javier, Marta, Andrés, Carmen, Iván, Elena, Pablo, Rocío, Hugo, Nuria, Ramón'),
  pt: words('Inês, João, Beatriz, Tiago, Helena, Rui, Mariana, Caio, Larissa, Nuno, Teresa, Diogo'),
  it: words('Giulia, Marco, Chiara, Luca, Elisa, Paolo, Francesca, Davide, Silvia, Matteo, Ornella, Andrea'),
  nl: words('Sanne, Daan, Femke, Jeroen, Lotte, Bram, Marieke, Ruben, Anouk, Thijs, Ingrid, Koen'),
  pl: words('Agnieszka, Tomasz, Katarzyna, Michał, Ewa, Paweł, Joanna, Marek, Zofia, Krzysztof, Alicja, Jan'),
};
const LAST: Readonly<Record<CorpusLanguage, readonly string[]>> = {
  en: words('Okafor, Whitcombe, Larkin, Brandt, Holloway, Desai, Fenwick, Marsh, Ainsley, Tanner'),
  de: words('Vogel, Reinhardt, Aydin, Kessler, Brandes, Hofmann, Lindner, Seidel, Wagenknecht, Krämer'),
  fr: words('Lefèvre, Marchand, Benali, Rousselot, Garnier, Delmas, Perrin, Chevalier, Noël, Fabre'),
  es: words('Ortega, Salinas, Medina, Carrasco, Ibáñez, Robledo, Vidal, Herrero, Pardo, Luque'),
  pt: words('Carvalho, Teixeira, Moreira, Pinheiro, Barros, Azevedo, Lemos, Vasconcelos, Freitas, Neves'),
  it: words('Ferrante, Marchetti, Rinaldi, Colombo, Serra, Bellini, Moretti, Caruso, Gatti, Pellegrini'),
  nl: words('de Wit, Verhoeven, Bakker, van Dijk, Hendriks, Kuipers, Mulder, Postma, Willems, Smeets'),
  pl: words('Kowalczyk, Nowicka, Zieliński, Wrona, Dąbrowska, Mazur, Sikora, Pawlak, Górska, Baran'),
};
const CITIES: Readonly<Record<CorpusLanguage, readonly string[]>> = {
  en: words('Leeds, Bristol, Denver, Portland, Cork, Halifax, Adelaide'),
  de: words('Bremen, Graz, Kassel, Leipzig, Basel, Freiburg, Linz'),
  fr: words('Nantes, Lille, Namur, Lausanne, Dijon, Rennes, Québec'),
  es: words('Sevilla, Bilbao, Rosario, Puebla, Murcia, Cali, Valencia'),
  pt: words('Braga, Coimbra, Curitiba, Recife, Faro, Campinas, Aveiro'),
  it: words('Torino, Bari, Verona, Trieste, Perugia, Cagliari, Lugano'),
  nl: words('Utrecht, Gent, Zwolle, Breda, Leuven, Arnhem, Leiden'),
  pl: words('Gdańsk, Łódź, Lublin, Kraków, Poznań, Toruń, Opole'),
};
/** Invented; each has the `.example` domain of its words. */
const COMPANIES = words(`Northwind, Alder Supplies, Brightwater, Quillon Paper Works, Harborline, Fernhill, Castellan,
  Meridian Freight, Oakstead, Pinecrest, Silverbrook, Lumenta, Tessel, Vireo, Korrin, Astelle, Novaro, Palisade, Ravel,
  Solvane, Trident Works, Umbra Media, Wexford Tools, Yarrow, Zephyrine, Cobalt Lane, Dovetail, Emberly, Foxglove,
  Granary`);
const PRODUCTS: Readonly<Record<CorpusLanguage, readonly string[]>> = {
  en: words('desk lamp, walking boots, annual plan, office chair, coffee grinder, backpack, water filter, keyboard'),
  de: words('Schreibtischlampe, Wanderschuhe, Jahresabo, Bürostuhl, Kaffeemühle, Rucksack, Wasserfilter, Tastatur'),
  fr: words('lampe de bureau, chaussures de marche, abonnement annuel, chaise, moulin à café, sac à dos, clavier'),
  es: words('lámpara de mesa, botas de montaña, plan anual, silla de oficina, molinillo de café, mochila, teclado'),
  pt: words('candeeiro de mesa, botas de caminhada, plano anual, cadeira, moinho de café, mochila, teclado'),
  it: words('lampada da tavolo, scarponi, abbonamento annuale, sedia, macinacaffè, zaino, tastiera'),
  nl: words('bureaulamp, wandelschoenen, jaarabonnement, bureaustoel, koffiemolen, rugzak, toetsenbord'),
  pl: words('lampka biurkowa, buty trekkingowe, plan roczny, krzesło biurowe, młynek do kawy, plecak, klawiatura'),
};
/** The names that slots are filled with: drawn by lot, so that they say nothing about an email. */
export const INVENTED_NAMES: readonly string[] = [
  ...[FIRST, LAST, CITIES].flatMap((lists) => Object.values(lists).flat()),
  ...COMPANIES,
];
const LOCALES: Readonly<Record<CorpusLanguage, string>> = {
  en: 'en-GB',
  de: 'de-DE',
  fr: 'fr-FR',
  es: 'es-ES',
  pt: 'pt-PT',
  it: 'it-IT',
  nl: 'nl-NL',
  pl: 'pl-PL',
};
const IBAN: Readonly<Record<CorpusLanguage, readonly [country: string, digits: number]>> = {
  en: ['IE', 18],
  de: ['DE', 18],
  fr: ['BE', 12],
  es: ['ES', 20],
  pt: ['PT', 21],
  it: ['SM', 23],
  nl: ['EE', 16],
  pl: ['PL', 24],
};
/** The emails were all written in this year. */
const YEAR_START = Date.UTC(2026, 0, 5);
const DAY = 86_400_000;

/** What the slots of a pair are filled with, as they are written in its language. */
export type Fillings = Readonly<Record<Slot, string>>;

export function fillingsOf(language: CorpusLanguage, random: Random): Fillings {
  const person = () => `${random.pick(FIRST[language])} ${random.pick(LAST[language])}`;
  const today = YEAR_START + random.below(340) * DAY;
  const day = (offset: number) =>
    new Intl.DateTimeFormat(LOCALES[language], { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
      today + offset * DAY,
    );
  const company = random.pick(COMPANIES);
  return {
    name: random.pick(FIRST[language]),
    sender: person(),
    other: person(),
    company,
    own: random.pick(COMPANIES.filter((one) => one !== company)),
    city: random.pick(CITIES[language]),
    amount: money(language, 120 + random.below(9_000), random.below(100)),
    small: money(language, 1 + random.below(60), random.below(100)),
    date: day(2 + random.below(20)),
    past: day(-2 - random.below(20)),
    time: `${8 + random.below(10)}:${random.pick(['00', '15', '30', '45'])}`,
    ref: `${random.pick(['A', 'R', 'K', 'T', ''])}${10_000 + random.below(89_999)}${random.pick(['', `-${1 + random.below(9)}`])}`,
    product: random.pick(PRODUCTS[language]),
    phone: `+${random.pick([44, 49, 33, 34])} ${random.below(90) + 10} 555 ${String(random.below(10_000)).padStart(4, '0')}`,
    account: accountOf(language, random),
  };
}

function money(language: CorpusLanguage, whole: number, cents: number): string {
  const currency = language === 'en' ? 'GBP' : language === 'pl' ? 'PLN' : 'EUR';
  return new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency }).format(whole + cents / 100);
}

/** An IBAN with right check digits (ISO 13616) that belongs to no bank: its digits are all drawn. */
function accountOf(language: CorpusLanguage, random: Random): string {
  const [country, length] = IBAN[language];
  const digits = Array.from({ length }, () => random.below(10)).join('');
  const emails = [...country].map((email) => email.charCodeAt(0) - 55).join('');
  const check = 98n - (BigInt(`${digits}${emails}00`) % 97n);
  return `${country}${String(check).padStart(2, '0')}${digits}`.replace(/(.{4})(?=.)/g, '$1 ');
}
