import { expect, test } from 'vitest';
import { Styles } from '../../../../src/engines/detection/codes/styles.ts';
import { LIMITS } from '../../../../src/engines/detection/limits.ts';

test('a selector keeps only what drawings use, however often it is repeated', () => {
  const styles = new Styles();
  styles.add('td{width:4px;color:red}');
  const repeats = Array.from({ length: 20_000 }, (_, at) => `td{${at}:0}`).join('');
  styles.add(repeats.slice(0, LIMITS.styles / 2));
  styles.add('TD { Height: 6px; width: 5px }');
  const style = styles.of('td', { style: 'font: x; background: black' });
  expect(Object.fromEntries(style)).toEqual({ width: '5px', height: '6px', background: 'black' });
});

test('rules with the same selector or declarations do not change each other', () => {
  const styles = new Styles();
  styles.add('.a, .b { width: 4px } .a { width: 5px }');
  expect(styles.of('i', { class: 'a' }).get('width')).toBe('5px');
  expect(styles.of('i', { class: 'b' }).get('width')).toBe('4px');
  expect(styles.of('i', { style: 'width: 4px' }).get('width')).toBe('4px');
});
