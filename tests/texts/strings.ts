import ts from 'typescript';
import { readSources } from '../architecture/imports.ts';

/** A piece of text in the sources, with where it is. */
export interface Piece {
  path: string;
  line: number;
  text: string;
}

/** Developers' tools and the tests, but for those of this folder, which list the words. */
const DEVELOPMENT = [...readSources('src/tools'), ...readSources('tests')].filter(
  ({ path }) => !path.startsWith('tests/texts/'),
);

const SOURCES = readSources().filter(
  ({ path }) => !/^src\/(?:tools|server\/db\/migrations)\/|\/data\/|^src\/engines\/deidentification\//.test(path),
);

/** Sentences and labels that people may see: literals with a space in them or a capital first, and text in markup. */
export function visibleStrings(): Piece[] {
  return SOURCES.flatMap(({ path, text }) =>
    path.endsWith('.astro') ? stringsOfMarkup(path, text) : stringsOfCode(path, text),
  );
}

/** All comments of our own code. */
export const comments = (): Piece[] => commentsIn(SOURCES);

/** The comments of tools and tests, and the titles of tests. */
export function developmentTexts(): Piece[] {
  const titles = DEVELOPMENT.flatMap(({ path, text }) =>
    [...text.matchAll(/(?:\b(?:test|describe)|\])\(\s*(['"`])([^\n]*?)\1/g)].map((match) => ({
      path,
      line: lineAt(text, match.index),
      text: match[2] ?? '',
    })),
  );
  return [...commentsIn(DEVELOPMENT), ...titles];
}

function commentsIn(sources: readonly { path: string; text: string }[]): Piece[] {
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(/(?<![:'"`\w])\/\/[^\n]*|\/\*[\s\S]*?\*\//g)].map((match) => ({
      path,
      line: lineAt(text, match.index),
      text: match[0].replace(/\n\s*\* ?/g, ' '),
    })),
  );
}

/** Names that our own code declares. */
export function declaredNames(): Piece[] {
  return SOURCES.filter(({ path }) => !path.endsWith('.astro')).flatMap(({ path, text }) => {
    const found: Piece[] = [];
    const visit = (node: ts.Node) => {
      const { name } = node as { name?: ts.Node };
      if (name && ts.isIdentifier(name)) found.push({ path, line: lineAt(text, name.getStart()), text: name.text });
      ts.forEachChild(node, visit);
    };
    visit(parse(path, text));
    return found;
  });
}

function stringsOfCode(path: string, text: string): Piece[] {
  const found: Piece[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    const isText = ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isJsxText(node);
    const shown = ts.isTemplateExpression(node)
      ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…')
      : isText
        ? node.text
        : '';
    if (isVisible(shown)) found.push({ path, line: lineAt(text, node.getStart()), text: shown.trim() });
    ts.forEachChild(node, visit);
  };
  visit(parse(path, text));
  return found;
}

function stringsOfMarkup(path: string, text: string): Piece[] {
  const frontmatter = /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '';
  const markup = text
    .slice(frontmatter.length)
    .replace(/<(?:style|script)[\s\S]*?<\/(?:style|script)>|<!--[\s\S]*?-->/g, '');
  const pieces = [...markup.matchAll(/>([^<>{}]+)<|\s(?:title|alt|label|lead|aria-label|description)="([^"]+)"/g)];
  return [
    ...stringsOfCode(path, frontmatter),
    ...pieces
      .map(([, inner = '', attribute = '']) => (inner + attribute).replace(/\s+/g, ' ').trim())
      .filter(isVisible)
      .map((shown) => ({ path, line: lineAt(text, Math.max(0, text.indexOf(shown.slice(0, 20)))), text: shown })),
  ];
}

const isVisible = (text: string) => /\p{L}/u.test(text) && (/\S\s\S/.test(text.trim()) || /^\p{Lu}\p{Ll}/u.test(text));

const parse = (path: string, text: string) =>
  ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;
