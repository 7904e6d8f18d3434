import { expect, test } from 'vitest';
import {
  textOf,
  withDefaults,
  withInlinedRuntime,
  withLateStyles,
  withModules,
  withoutStyles,
} from '../../../src/commands/build/page-modules.ts';

const MODULES = withDefaults(
  new Map([
    ['shared.js', 'var a=1,b=2;console.log(a);export{a as x,b as y};'],
    ['guard.js', 'export{x as Guard}from"./shared.js";'],
    ['theme.js', 'import"./shared.js";'],
    ['log-out.js', 'import"./shared.js";'],
    ['start.js', 'import{x as e}from"./shared.js";e();'],
    ['form.js', 'import{x as e}from"./shared.js";import{z as t}from"./more.js";function f(){e(t)}export{f as Form};'],
    ['more.js', 'let t=()=>import("./later.js");export{t as z};'],
    ['later.js', 'export{};'],
    ['react.js', 'import{y as t}from"./shared.js";let r$=1,q=t;export{q as c,r$ as t};'],
    ['client.js', 'export{t as default}from"./react.js";'],
  ]),
);

const page = (body: string) => withModules(`<html><head></head><body>${body}</body></html>`, MODULES);
const island = (file: string, name: string) =>
  `<astro-island component-url="/_astro/${file}" component-export="${name}" renderer-url="/_astro/client.js"></astro-island>`;
const preloaded = (html: string) =>
  [...html.matchAll(/rel="modulepreload" href="\/_astro\/([^"]+)"/g)].map(([, file]) => file);

test('a page asks at once for every module that its islands import, and not for what comes later', () => {
  expect(preloaded(page(island('form.js', 'Form')))).toEqual(['form.js', 'shared.js', 'more.js', 'react.js']);
});

test('an island whose file only passes on another file’s export is loaded from there', () => {
  const html = page(island('guard.js', 'Guard'));
  expect(html).toContain('component-url="/_astro/shared.js" component-export="x"');
  expect(preloaded(html)).not.toContain('guard.js');
});

test('the renderer is loaded from the file that has it', () => {
  expect(MODULES.get('react.js')).toMatch(/export\{r\$ as default\};$/);
  expect(page(island('form.js', 'Form'))).toContain('renderer-url="/_astro/react.js"');
});

test('scripts that only run the same file are one', () => {
  const script = (file: string) => `<script type="module" src="/_astro/${file}"></script>`;
  const html = page(script('theme.js') + script('log-out.js'));
  expect(html.match(/<script[^>]+>[^<]*/g)).toHaveLength(1);
});

test('a script of one line is in the page, and what it imports is asked for at once', () => {
  const html = page('<script type="module" src="/_astro/start.js"></script>');
  expect(html).toContain('<script type="module">import{x as e}from"/_astro/shared.js";e();</script>');
  expect(preloaded(html)).toEqual(['shared.js']);
});

test('the bundler’s helpers are in each file that uses them', async () => {
  const modules = withInlinedRuntime(
    new Map([
      ['rolldown-runtime.A_1.js', 'var e=1,t=()=>e+1;export{e as n,t as r};'],
      ['react.js', 'import{r as e}from"./rolldown-runtime.A_1.js";export let two=e();'],
      ['view.js', 'm.f=["_astro/one.js","_astro/rolldown-runtime.A_1.js","_astro/another.js"]'],
    ]),
  );
  const react = modules.get('react.js') ?? '';
  expect(react).not.toContain('import');
  expect(((await import(`data:text/javascript,${encodeURIComponent(react)}`)) as { two: number }).two).toBe(2);
  // Several later scripts share the list: what replaces it must be none of their files.
  expect(modules.get('view.js')).toBe('m.f=["_astro/one.js","_astro/view.js","_astro/another.js"]');
});

test('what can name a class of a page is in it, in its scripts and in those they load later', () => {
  const text = textOf(`<p class="a"></p><style>.b{}</style>${island('form.js', 'Form')}`, MODULES);
  expect(text).toContain('class="a"');
  expect(text).not.toContain('.b{}');
  expect(text).toContain('export{};');
});

test('what waits in a template costs nothing', () => {
  expect(preloaded(page('<template><script type="module" src="/_astro/form.js"></script></template>'))).toEqual([]);
});

test('styles that are in the page are not asked for, and what comes after them keeps its place', () => {
  const code = 'm.f=["_astro/a.js","_astro/a.css","_astro/b.css","_astro/c.js"]';
  expect(withoutStyles(new Map([['x.js', code]])).get('x.js')).toBe(
    'm.f=["_astro/a.js","_astro/a.js","_astro/a.js","_astro/c.js"]',
  );
});

test('the styles of a script that waits in a template wait with it', () => {
  const waiting =
    '<template data-x><script type="module" src="/_astro/form.js"></script></template><template></template>';
  expect(withLateStyles(waiting, 'styles.js')).toBe(
    '<template data-x><script type="module" src="/_astro/styles.js"></script>' +
      '<script type="module" src="/_astro/form.js"></script></template><template></template>',
  );
  expect(withLateStyles(waiting, undefined)).toBe(waiting);
});

const EARLY = `<script data-modules="{&quot;list&quot;:[&quot;/src/List.tsx&quot;],&quot;one&quot;:[]}">begin()</script>`;
const earlyPage = (body: string, files = new Map([['/src/List.tsx', 'list.js']])) =>
  withModules(
    `<html><head>${EARLY}<style></style></head><body>${body}</body></html>`,
    new Map([...MODULES, ['list.js', 'import{x as e}from"./shared.js";import"./row.js";'], ['row.js', 'export{};']]),
    files,
  );

test('a first script is told which files each part loads, beside those of the whole page', () => {
  const html = earlyPage(island('form.js', 'Form'));
  const [, parts = ''] = /data-modules="([^"]*)"/.exec(html) ?? [];
  expect(JSON.parse(parts.replaceAll('&quot;', '"'))).toEqual({
    list: ['/_astro/list.js', '/_astro/row.js'],
    one: [],
  });
});

test('a file’s name is written as it is', () => {
  const modules = new Map([['$$a.js', 'export{};']]);
  const written = (html: string) => withModules(html, modules, new Map([['/src/List.tsx', '$$a.js']]));
  expect(written(`<head>${EARLY}</head>`)).toContain('&quot;/_astro/$$a.js&quot;');
  expect(written(`<head></head>${island('$$a.js', 'A')}`)).toContain('href="/_astro/$$a.js"');
});

test('after a first script, modules are asked for at once, and before the styles are read', () => {
  const html = earlyPage(island('form.js', 'Form'));
  expect(html).toContain('begin()</script><link rel="modulepreload" href="/_astro/form.js">');
  expect(html.indexOf('modulepreload')).toBeLessThan(html.indexOf('<style>'));
});

test('a part whose source has no file stops the build', () => {
  expect(() => earlyPage('', new Map())).toThrow('/src/List.tsx');
});

test('an island within another is asked for with the page', () => {
  const nested = `<template data-astro-template>${island('form.js', 'Form')}</template>`;
  expect(preloaded(page(nested))).toContain('form.js');
  expect(preloaded(page(`<template>${island('form.js', 'Form')}</template>`))).toEqual([]);
});
