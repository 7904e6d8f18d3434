import { expect, test } from 'vitest';
import { prune, withUsedStyles } from '../../../src/commands/build/page-styles.ts';
import { testTable } from '../../support/test-table.ts';

const keptOf = (css: string, ...used: string[]) => prune(css, (names) => names.every((name) => used.includes(name)));

testTable<[string, string]>([
  ['.used{color:red}.unused{color:red}', '.used{color:red}'],
  ['.unused,.used{color:red}', '.used{color:red}'],
  ['.used .unused{color:red}', ''],
  ['p,a:hover{color:red}', 'p,a:hover{color:red}'],
  ['.used:not(.unused),.used:is(.unused,p){color:red}', '.used:not(.unused),.used:is(.unused,p){color:red}'],
  ['[data-x=".unused"]{color:red}', '[data-x=".unused"]{color:red}'],
  ['.used{content:"}"}.unused{content:"{"}p{color:red}', '.used{content:"}"}p{color:red}'],
  ['.used{&.unused{color:red}}', '.used{&.unused{color:red}}'],
  ['@media (width>=1px){.unused{color:red}}', ''],
  ['@media (width>=1px){.unused{color:red}.used{color:red}}', '@media (width>=1px){.used{color:red}}'],
  ['@layer a,b;@layer b{.unused{color:red}}p{color:red}', '@layer a,b;p{color:red}'],
  ['@keyframes x{to{opacity:0}}@font-face{src:url(x)}', '@keyframes x{to{opacity:0}}@font-face{src:url(x)}'],
])('of %s stays %s', (css, kept) => {
  expect(keptOf(css, 'used')).toBe(kept);
});

testTable<[string, string]>([
  [String.raw`.sm\:p-1\.5{padding:0}`, 'sm:p-1.5'],
  [String.raw`.\32xl{padding:0}`, '2xl'],
  [String.raw`.min-h-\[calc\(1px\+2\%\)\]{padding:0}`, 'min-h-[calc(1px+2%)]'],
])('%s is for the class %s', (css, name) => {
  expect(keptOf(css, name)).toBe(css);
  expect(keptOf(css)).toBe('');
});

test('a class that a script puts together counts', () => {
  const page = '<style>.tone-a{color:red}.mark-a{color:red}</style><p class="x">';
  const script = `a=\`tone-\${b}\``;
  expect(withUsedStyles(page, script).html).toContain('<style>.tone-a{color:red}</style>');
});

test('what only a later script can match goes with it, if it is much', () => {
  const css = (later: string) =>
    `@layer a,b;@layer b{.now,.later{color:${later}}.never{color:red}}@keyframes x{to{opacity:0}}@media (width<1px){p{color:red}}`;
  const styles = (color: string) => withUsedStyles(`<style>${css(color)}</style>`, 'now', 'now later');
  const long = 'x'.repeat(2000);
  expect(styles(long).html).not.toContain('.later');
  expect(styles(long).later).toBe(`@layer a,b;@layer b{.later{color:${long}}}`);
  expect(styles('red')).toEqual({ html: `<style>${css('red').replace('.never{color:red}', '')}</style>`, later: '' });
});
