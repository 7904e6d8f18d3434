import { readFileSync } from 'node:fs';
import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { ICONS } from '../../../src/features/icons/icons.server.ts';
import { manifestOf } from '../../../src/features/outlook-add-in/manifest.server.ts';

const ORIGIN = 'https://letterlock.example.com';
const xml = manifestOf({ origin: ORIGIN, version: '0.1.0' });

interface Element {
  name: string;
  attribs: Record<string, string>;
  children: Element[];
  text: string;
}

const root = elementsOf(parseDocument(xml, { xmlMode: true }))[0] as Element;
const all = (element: Element): Element[] => [element, ...element.children.flatMap(all)];
const named = (name: string, within = root) => all(within).filter((element) => element.name === name);
const only = (name: string) => named(name)[0] as Element;

function elementsOf(node: object): Element[] {
  const { children = [] } = node as { children?: (Element & { type: string; data?: string })[] };
  return children
    .filter(({ type }) => type === 'tag')
    .map((child) => ({
      name: child.name,
      attribs: child.attribs,
      children: elementsOf(child),
      text: child.children.map((inner) => (inner as unknown as { data?: string }).data ?? '').join(''),
    }));
}

/** Of the schemas: their elements are sequences, so the order counts. */
const ORDER: Record<string, string[]> = {
  OfficeApp: [
    'Id',
    'Version',
    'ProviderName',
    'DefaultLocale',
    'DisplayName',
    'Description',
    'IconUrl',
    'HighResolutionIconUrl',
    'SupportUrl',
    'Hosts',
    'Requirements',
    'FormSettings',
    'Permissions',
    'Rule',
    'DisableEntityHighlighting',
    'VersionOverrides',
  ],
  VersionOverrides: ['Requirements', 'Hosts', 'Resources', 'VersionOverrides'],
  Group: ['Label', 'Control'],
  Control: ['Label', 'Supertip', 'Icon', 'Action'],
  Supertip: ['Title', 'Description'],
  Action: ['SourceLocation', 'SupportsPinning'],
  DesktopSettings: ['SourceLocation', 'RequestedHeight'],
  Resources: ['bt:Images', 'bt:Urls', 'bt:ShortStrings', 'bt:LongStrings'],
};

test('elements are in the order of the schema', () => {
  for (const element of all(root)) {
    const order = ORDER[element.name];
    if (!order) continue;
    const places = element.children.map(({ name }) => order.indexOf(name));
    expect(places, element.name).toEqual(places.toSorted((a, b) => a - b));
    expect(places, element.name).not.toContain(-1);
  }
});

test('it is a mail add-in for all programs that know add-in commands, with the pane that can be pinned', () => {
  expect(root.attribs['xsi:type']).toBe('MailApp');
  const [old, pinnable] = named('VersionOverrides');
  expect(old?.attribs).toEqual({
    xmlns: 'http://schemas.microsoft.com/office/mailappversionoverrides',
    'xsi:type': 'VersionOverridesV1_0',
  });
  expect(pinnable?.attribs).toEqual({
    xmlns: 'http://schemas.microsoft.com/office/mailappversionoverrides/1.1',
    'xsi:type': 'VersionOverridesV1_1',
  });
  expect(named('SupportsPinning').map(({ text }) => text)).toEqual(['true']);
  expect(named('SupportsPinning', pinnable)).toHaveLength(1);
  expect(named('ExtensionPoint').map(({ attribs }) => attribs['xsi:type'])).toEqual([
    'MessageReadCommandSurface',
    'MessageReadCommandSurface',
  ]);
});

test('it asks for the open email and nothing else', () => {
  expect(named('Permissions').map(({ text }) => text)).toEqual(['ReadItem']);
  expect(only('Rule').attribs).toEqual({ 'xsi:type': 'ItemIs', ItemType: 'Message', FormType: 'Read' });
});

test('every resource that is named exists once, in its version', () => {
  for (const overrides of named('VersionOverrides')) {
    const own = overrides.children.filter(({ name }) => name !== 'VersionOverrides').flatMap(all);
    const ids = own.flatMap(({ attribs, name }) => (/^bt:(?:Image|Url|String)$/.test(name) ? [attribs.id] : []));
    const used = own.flatMap(({ attribs }) => attribs.resid ?? []);
    expect(new Set(used)).toEqual(new Set(ids.filter((id) => id !== undefined)));
    for (const id of used) expect(id.length).toBeLessThanOrEqual(32);
  }
});

test('icons have the required sizes, and the site has them', () => {
  const path = (element: Element) => new URL(element.attribs.DefaultValue ?? '').pathname;
  const sizes = named('bt:Image').flatMap(({ attribs }) => (attribs.size ? [Number(attribs.size)] : []));
  expect(new Set(sizes)).toEqual(new Set([16, 32, 80]));
  const icons = [only('IconUrl'), only('HighResolutionIconUrl'), ...named('bt:Image').filter((one) => one.attribs.id)];
  for (const icon of icons) {
    const [, name = ''] = /^\/icons\/(\w+)\.png$/.exec(path(icon)) ?? [];
    expect(ICONS[name]?.size, name).toBe(Number(name));
  }
  expect([path(only('IconUrl')), path(only('HighResolutionIconUrl'))]).toEqual(['/icons/64.png', '/icons/128.png']);
});

test('texts are as long as Outlook shows them', () => {
  const limits: Record<string, number> = { 'bt:ShortStrings': 125, 'bt:LongStrings': 250 };
  for (const [list, limit] of Object.entries(limits)) {
    for (const { attribs } of named(list).flatMap(({ children }) => children))
      expect(attribs.DefaultValue?.length).toBeLessThanOrEqual(limit);
  }
  expect(only('DisplayName').attribs.DefaultValue?.length).toBeLessThanOrEqual(125);
  expect(only('Description').attribs.DefaultValue?.length).toBeLessThanOrEqual(250);
});

test('all its addresses are on the server it is made for', () => {
  const urls = all(root).flatMap(({ attribs }) =>
    attribs.DefaultValue?.startsWith('http') ? [attribs.DefaultValue] : [],
  );
  expect(urls.length).toBeGreaterThan(8);
  expect(urls.filter((url) => new URL(url).origin !== ORIGIN)).toEqual([]);
});

test('its id is a UUID, the same for one server and another for each', () => {
  const idOf = (origin: string) => /<Id>(.+)<\/Id>/.exec(manifestOf({ origin, version: '1.0.0' }))?.[1] ?? '';
  expect(idOf(ORIGIN)).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(idOf(ORIGIN)).toBe(only('Id').text);
  expect(idOf('https://other.example.com')).not.toBe(idOf(ORIGIN));
});

test('its version is the product’s, in four numbers', () => {
  const versionOf = (version: string) =>
    /<Version>(.+)<\/Version>/.exec(manifestOf({ origin: ORIGIN, version }))?.[1] ?? '';
  expect(versionOf('1.12.3')).toBe('1.12.3.0');
  expect(versionOf('2.0.0-beta.1')).toBe('2.0.0.0');
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(versionOf(version)).toMatch(/^\d+\.\d+\.\d+\.0$/);
});
