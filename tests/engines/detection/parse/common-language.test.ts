import { describe, expect, test } from 'vitest';
import { analyse } from '../../../../src/engines/detection/index.ts';
import { languageByCommonWords } from '../../../../src/engines/detection/parse/common-language.ts';
import { wordsOf } from '../../../../src/engines/detection/parse/words.ts';
import { testTable } from '../../../support/test-table.ts';

const languageOf = (text: string, alphabets: Record<string, string> = {}) =>
  languageByCommonWords([{ text, words: wordsOf(text, false) }], (language) => alphabets[language]);

describe('a language is told from its neighbours by its commonest words', () => {
  testTable([
    ['ru', 'Здравствуйте, ваша посылка уже в пункте выдачи, для получения нужен паспорт.'],
    ['bg', 'Здравейте, вашата пратка вече е в офиса, за да я вземете, ви трябва лична карта.'],
    ['mk', 'Здраво, вашата пратка веќе е тука, за да ја земете ви треба лична карта.'],
    ['sr', 'Здраво, ваш пакет је већ овде, треба да понесете личну карту када дођете.'],
    ['hr', 'Dobar dan, vaš paket je već ovdje, treba vam osobna iskaznica kada dođete.'],
    ['cs', 'Dobrý den, váš balík už je tady, když přijdete, budete potřebovat průkaz.'],
    ['sk', 'Dobrý deň, váš balík je už tu, keď prídete, budete potrebovať preukaz, ale nie dnes.'],
    ['ca', 'Bon dia, el vostre paquet ja és aquí, només us cal el carnet quan vingueu amb ell.'],
    ['es', 'Buenos días, su paquete ya está aquí, solo tiene que traer el carné cuando venga.'],
    ['fa', 'سلام، بسته شما رسیده است و برای گرفتن آن باید کارت ملی همراه داشته باشید.'],
    ['mr', 'नमस्कार, तुमचे पार्सल आले आहे, ते घेण्यासाठी तुम्ही उद्या या आणि कार्ड आणा.'],
  ])('%s: %s', (language, text) => {
    expect(languageOf(text)).toBe(language);
  });
});

test('names, repeated words and a few words say nothing', () => {
  expect(languageOf('Boris Petrov, Ivana Marković, Marek Novák, Bratislava')).toBeNull();
  expect(languageOf('Bon Bon Bon Bon')).toBeNull();
  expect(languageOf('Invoice 4471 за')).toBeNull();
  expect(languageOf('')).toBeNull();
});

test('a word with a character that a language lacks is not its word', () => {
  const text = 'là và của để không có một được những người là và';
  expect(languageOf(text, { it: 'abcdefghilmnopqrstuvzèéìòù' })).toBe('vi');
});

describe('an email in a neighbour of a learned language is not called safe', () => {
  testTable([
    ['Bulgarian', 'Здравей, утре няма да съм в офиса, но Мария ще ти даде ключа. Ще се видим в сряда.'],
    ['Macedonian', 'Здраво, утре не сум во канцеларија, но Марија ќе ти го даде клучот.'],
    ['Croatian', 'Bok, sutra nisam u uredu, ali Marija će ti dati ključ. Vidimo se u srijedu.'],
    ['Slovene', 'Živjo, jutri me ne bo v pisarni, ampak ti bo Marija dala ključ. Se vidimo v sredo.'],
    ['Catalan', 'Hola, demà no seré al despatx, però la Maria et donarà la clau. Ens veiem dimecres.'],
    ['Galician', 'Ola, mañá non estou na oficina, pero María dáche a chave. Vémonos o mércores, moitas grazas.'],
    ['Malay', 'Hai, esok saya tak ada di pejabat, tapi Maria boleh bagi kunci tu. Jumpa hari Rabu nanti ya.'],
    ['Afrikaans', 'Hallo, ek is môre nie by die kantoor nie, maar Maria sal vir jou die sleutel gee.'],
    ['Marathi', 'नमस्कार, उद्या मी कार्यालयात नाही, पण मारिया तुम्हाला किल्ली देईल. बुधवारी भेटू या.'],
  ])('%s', (_, body) => {
    expect(analyse({ subject: '', body }).verdict).toBe('unknown');
  });

  testTable([
    ['Russian', 'Привет, завтра меня не будет в офисе, но Мария даст тебе ключ. Увидимся в среду.'],
    ['Czech', 'Ahoj, zítra nebudu v kanceláři, ale Marie ti dá klíč. Uvidíme se ve středu.'],
    ['Spanish', 'Hola, mañana no estoy en la oficina, pero María te da la llave. Nos vemos el miércoles.'],
    ['Indonesian', 'Halo, besok saya tidak ada di kantor, tapi Maria bisa memberi kuncinya. Sampai jumpa hari Rabu.'],
    ['Hindi', 'नमस्ते, कल मैं कार्यालय में नहीं हूँ, लेकिन मारिया आपको चाबी दे देंगी। बुधवार को मिलते हैं।'],
  ])('but one in %s is read', (_, body) => {
    expect(analyse({ subject: '', body }).coverage.wordsRead).toBe(true);
  });
});
