import { expect, test } from 'vitest';
import { readSources } from '../architecture/imports.ts';

const sources = readSources();
const onServer = sources.filter(
  ({ path }) => path.startsWith('src/server/') || path.startsWith('src/pages/') || path.endsWith('.server.ts'),
);

/** Where a pattern occurs in these files, comments left out. */
function found(pattern: RegExp, files = sources): string[] {
  return files.flatMap(({ path, text }) =>
    text
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .split('\n')
      .filter((line) => pattern.test(line.replace(/(?:^|\s)\/\/.*/, '')))
      .map((line) => `${path}: ${line.trim()}`),
  );
}

test('no text is run as a program', () => {
  // The name of V8's collector, and nothing that comes from outside.
  const collector = "src/workers/pictures/memory.ts: import { runInNewContext } from 'node:vm';";
  expect(found(/\beval\(|\bnew Function\b|\bsetTimeout\(['"`]|node:vm\b|vm\.run/)).toEqual([collector]);
});

test('no page is written as HTML by a script', () => {
  const scripts = sources.filter(({ path }) => /\.tsx?$/.test(path));
  expect(
    found(/dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=[^=]|insertAdjacentHTML|document\.write/, scripts),
  ).toEqual([]);
  // Only what the build itself makes, among it the docs, from Markdown of our own.
  const written = found(/set:html/).map((line) => line.split(':')[0] ?? '');
  expect(written.sort()).toEqual([
    'src/features/dashboard/EarlyScript.astro',
    'src/features/landing/StructuredData.astro',
    'src/features/legal/LegalDocument.astro',
    'src/features/legal/LegalDocument.astro',
    'src/pages/docs/[page].astro',
    'src/pages/docs/api.astro',
    'src/ui/Page.astro',
    'src/ui/ThemeScript.astro',
  ]);
});

test('no page listens to messages of other windows', () => {
  // A worker and the page that started it hear only each other.
  const withWorker = /^src\/features\/outlook-add-in\/(?:engine|check-email\.worker)\.ts$/;
  const inPages = sources.filter(({ path }) => !path.startsWith('src/extension/') && !withWorker.test(path));
  expect(found(/addEventListener\(\s*['"]message['"]|\bonmessage\b|window\.postMessage/, inPages)).toEqual([]);
});

test('no shell is started', () => {
  expect(
    found(/\bexec(?:Sync)?\(|shell: true|execFile|spawnSync/, onServer).filter((line) => !/\.exec\(/.test(line)),
  ).toEqual([]);
  const starters = onServer.filter(({ text }) => text.includes('node:child_process')).map(({ path }) => path);
  expect(starters).toEqual(['src/features/compare/child.server.ts']);
});

/** Which put names of our own tables, or numbers, into a query: no visitor's text reaches them. */
const RAW_QUERIES = [
  'src/server/limits.ts',
  'src/server/db/sqlite.ts',
  'src/server/db/overwrite.ts',
  'src/server/backup/write-backup.ts',
  'src/server/backup/restore-backup.ts',
  'src/features/scans/days.server.ts',
];

test('no query is put together from text', () => {
  const raw = found(/sql\.raw|CompiledQuery\.raw|sql\.lit\(/, onServer).map((line) => line.split(':')[0] ?? '');
  expect([...new Set(raw)].filter((path) => !RAW_QUERIES.includes(path))).toEqual([]);
});

test('no regular expression is made of what a visitor sends', () => {
  const made = found(/new RegExp\(/, onServer).map((line) => line.split(':')[0]);
  expect(made.filter((path) => path !== 'src/features/demo-provider/gmail/emails.server.ts')).toEqual([]);
  // A name of an email is looked up, and never made a pattern of: each is put together when the program is loaded.
  const inEngine = found(
    /new RegExp\(/,
    sources.filter(({ path }) => path.startsWith('src/engines/deidentification/')),
  );
  expect(inEngine.length).toBeGreaterThan(15);
  expect(inEngine.filter((line) => !/: (?:export )?const [A-Z\d_]+ = new RegExp|: \]\.map\(/.test(line))).toEqual([]);
});

test('nothing secret comes from a random number that can be guessed', () => {
  const guessed = found(/Math\.random/, onServer);
  expect(guessed.map((line) => line.split(':')[0])).toEqual(['src/server/mailbox/mailbox-api.ts']);
  const named = found(/(?:token|secret|device|code|otp|password|nonce)\w*\s*[:=]\s*randomUUID\(/i, onServer);
  expect(named).toEqual([]);
});

test('no weak cipher and no weak hash is called', () => {
  // UUIDs of names are defined with SHA-1, and protect nothing (RFC 9562, section 5.5).
  const others = onServer.filter(({ path }) => path !== 'src/features/scans/stix/uuid-v5.server.ts');
  const hashes = found(/create(?:Hash|Hmac)\(/, others).filter((line) => !/create(?:Hash|Hmac)\('sha256'/.test(line));
  // Lists of breached passwords name them by it.
  expect(hashes.map((line) => line.split(':')[0])).toEqual(['src/features/password/breached-list.server.ts']);
  const ciphers = found(/create(?:Cipher|Decipher)/, onServer).filter(
    (line) => !/aes-256-gcm|ALGORITHM|import/.test(line),
  );
  expect(ciphers).toEqual([]);
  // RFC 6238 has no other that all authenticator apps know.
  const weak = found(/['"](?:md5|sha1|des|rc4|aes-\d+-(?:ecb|cbc))['"]/i, others).map((line) => line.split(':')[0]);
  expect(weak.filter((path) => !/breached-list|totp/.test(path ?? ''))).toEqual([]);
});

test('what is fetched follows no redirect', () => {
  const fetching = onServer
    .filter(({ text }) => /(?<![.\w])fetch\(|network\.fetch\(/.test(text))
    .map(({ path }) => path);
  // The library of OpenID Connect refuses them by itself.
  expect(fetching).toEqual(['src/server/mailbox/mailbox-api.ts', 'src/server/oidc/provider.ts']);
  expect(onServer.find(({ path }) => path === fetching[0])?.text).toContain("redirect: 'error'");
});
