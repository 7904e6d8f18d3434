import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { documentHtml } from '../../src/features/legal/document-html.ts';
import { testTable } from '../support/test-table.ts';

const folder = new URL('../../src/content/legal/', import.meta.url);
const documents = readdirSync(folder).map((file) => {
  const text = readFileSync(new URL(file, folder), 'utf8');
  const [, frontmatter = '', body = ''] = text.split(/^---$/m);
  const words = text.replace(/^effective: .*$/m, '').replace(/\s+/g, ' ');
  return { id: file.replace('.md', ''), frontmatter, body, words };
});
const PRIVACY = 'privacy-policy';
const TERMS = 'terms-of-service';
const COOKIES = 'cookie-policy';

const idsWith = (statement: RegExp) => documents.filter(({ words }) => statement.test(words)).map(({ id }) => id);
const bodyOf = (id: string) => documents.find((document) => document.id === id)?.body ?? '';

test('there are three documents, each effective January 13, 2025', () => {
  expect(documents.map(({ id }) => id).sort()).toEqual([COOKIES, PRIVACY, TERMS]);
  for (const { frontmatter } of documents) expect(frontmatter).toMatch(/^effective: 2025-01-13$/m);
});

test('a document is not published without its text', () => {
  expect(documentHtml({ id: TERMS, rendered: { html: '<p>Terms</p>' } })).toBe('<p>Terms</p>');
  for (const rendered of [undefined, { html: '' }, { html: '\n' }]) {
    expect(() => documentHtml({ id: TERMS, rendered })).toThrow('terms-of-service.md has no text');
  }
});

describe('each statement is in its own documents and in no other', () => {
  testTable([
    ['the extension reads locally', /browser extension reads email content locally/, [PRIVACY]],
    ['de-identified, 90 days', /False-positive reports.* de-identified and kept at most 90 days/, [PRIVACY]],
    ['what de-identification misses', /Names that only a sentence mentions can remain/, [PRIVACY]],
    [
      'encrypted, for training only, deleted',
      /Reported email data is encrypted, used only to train the detection system, and deleted after 90 days/,
      [PRIVACY],
    ],
    ['nothing deleted or moved', /No emails are deleted or moved without your confirmation/, [PRIVACY, TERMS]],
    ['from 13 years', /must be at least 13/, [TERMS]],
    ['not under 16', /not intended for anyone under 16/, [PRIVACY]],
    ['the way to the privacy policy', /\]\(\/privacy-policy\)/, [TERMS]],
    ['Limited Use', /Google API Services User Data Policy.*Limited Use requirements/, [PRIVACY]],
    ['no analytics provider yet', /analytics provider.*None is active at present/, [COOKIES]],
  ])('%s', (_, statement, ids) => {
    expect(idsWith(statement)).toEqual(ids.toSorted());
  });

  test('the two ages never meet', () => {
    expect(idsWith(/\b13\b/)).toEqual([TERMS]);
    expect(idsWith(/\b16\b/)).toEqual([PRIVACY]);
  });
});

test("the cookie policy's sections come in order, before the contact that every document ends with", () => {
  const sections = [...bodyOf(COOKIES).matchAll(/^## (.+)$/gm)].map((match) => match[1]);
  expect(sections).toEqual([
    'What cookies are',
    'Types of cookies',
    'Managing cookies',
    'Third-party cookies',
    'Updates',
  ]);
  const types = [...bodyOf(COOKIES).matchAll(/^### (.+)$/gm)].map((match) => match[1]);
  expect(types).toEqual(['Essential cookies', 'Performance cookies', 'Analytics cookies']);
});

test('links within the documents lead to a section that exists', () => {
  const anchors = (id: string) =>
    [...bodyOf(id).matchAll(/^#{2,3} (.+)$/gm)].map(([, text = '']) => text.toLowerCase().replaceAll(' ', '-'));
  const broken = documents.flatMap(({ id, body }) =>
    [...body.matchAll(/\]\(\/?([\w-]*)#([\w-]+)\)/g)].filter(
      ([, page, anchor = '']) => anchor !== 'contact' && !anchors(page || id).includes(anchor),
    ),
  );
  expect(broken).toEqual([]);
});
