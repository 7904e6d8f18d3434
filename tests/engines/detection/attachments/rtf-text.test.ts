import { expect, test } from 'vitest';
import { textOfRtf } from '../../../../src/engines/detection/attachments/rtf-text.ts';
import { testTable } from '../../../support/test-table.ts';

testTable([
  ['paragraphs', '{\\rtf1\\ansi Pay now\\par to the new account\\par}', 'Pay now\nto the new account'],
  ['tables of fonts and colours', '{\\rtf1{\\fonttbl{\\f0 Arial;}}{\\colortbl;\\red0;}\\f0 Hello}', 'Hello'],
  ['destinations of other programs', '{\\rtf1{\\*\\generator Riched20;}Hello{\\info{\\title Secret}}}', 'Hello'],
  ['characters of a code page', "{\\rtf1\\ansi\\ansicpg1251 \\'cf\\'f0\\'e8\\'e2\\'e5\\'f2}", 'Привет'],
  ['characters of two bytes', "{\\rtf1\\ansi\\ansicpg932 \\'93\\'fa\\'96\\'7b}", '日本'],
  ['Unicode and what stands in for it', '{\\rtf1\\uc1 \\u8364? 40, \\u-10179?\\u-8704? now}', '€ 40, 😀 now'],
  ['escaped signs', '{\\rtf1 \\{a\\} \\\\ b\\~c}', '{a} \\ b c'],
  ['hidden text', '{\\rtf1 Hello{\\v filler}\\v0  Ben}', 'Hello Ben'],
  ['words broken by line ends of the file', '{\\rtf1 pass\r\nword}', 'password'],
  ['braces that are not closed', '{\\rtf1 {{{Hello', 'Hello'],
])('the text of rich text: %s', (_, source, text) => {
  expect(textOfRtf(source).trim()).toBe(text);
});

test('a group ends what began in it', () => {
  expect(textOfRtf('{\\rtf1{\\pict 0102}seen{\\stylesheet x{y}z}, too}').trim()).toBe('seen, too');
});
