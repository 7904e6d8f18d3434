import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import { BUILT } from './fixtures.ts';

const BROWSERS = ['chromium', 'firefox'];
const require = createRequire(import.meta.url);

for (const browser of BROWSERS) {
  test(`the package for ${browser} is 900 kB at most and contains the files it names`, () => {
    const path = join(BUILT, `${browser}.zip`);
    expect(statSync(path).size).toBeLessThanOrEqual(900_000);
    const files = unzipSync(readFileSync(path));
    const manifest = JSON.parse(new TextDecoder().decode(files['manifest.json'])) as Record<string, never>;
    const named = JSON.stringify(manifest).match(/[\w/]+\.(?:html|js|png)/g) ?? [];
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !(name in files))).toEqual([]);
    const scripts = Object.keys(files).filter((name) => name.endsWith('.js') && !name.includes('/'));
    expect(scripts.sort()).toEqual([
      'background.js',
      'feedback.js',
      'gmail.js',
      'options.js',
      'outlook.js',
      'panel.js',
    ]);
  });

  test(`the package for ${browser} asks for nothing but what is used, and has a key`, () => {
    const manifest = JSON.parse(readFileSync(join(BUILT, browser, 'manifest.json'), 'utf8')) as Record<string, unknown>;
    const own = browser === 'chromium' ? ['sidePanel'] : [];
    expect(manifest.permissions).toEqual(['activeTab', 'contextMenus', 'scripting', 'storage', ...own]);
    // By keyboard as well as by its button.
    const opening = browser === 'chromium' ? '_execute_action' : '_execute_sidebar_action';
    expect(manifest.commands).toEqual({ [opening]: { suggested_key: { default: 'Alt+Shift+L' } } });
    expect(manifest).not.toHaveProperty('host_permissions');
    expect(manifest).not.toHaveProperty('content_scripts');
    expect(manifest).not.toHaveProperty('web_accessible_resources');
    expect(manifest).not.toHaveProperty('externally_connectable');
    expect(JSON.stringify(manifest)).not.toMatch(/all_urls|gecko_android/);
  });
}

test('the package for Thunderbird is 900 kB at most, contains the files it names and can only read', () => {
  const path = join(BUILT, 'thunderbird.xpi');
  expect(statSync(path).size).toBeLessThanOrEqual(900_000);
  const files = unzipSync(readFileSync(path));
  const manifest = JSON.parse(new TextDecoder().decode(files['manifest.json'])) as Record<string, unknown>;
  const named = JSON.stringify(manifest).match(/[\w/]+\.(?:html|js|png)/g) ?? [];
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !(name in files))).toEqual([]);
  const seals = ['safe', 'suspicious', 'dangerous', 'unknown'].map((verdict) => `icons/${verdict}.svg`);
  expect(seals.filter((name) => !(name in files))).toEqual([]);
  const scripts = Object.keys(files).filter((name) => name.endsWith('.js') && !name.includes('/'));
  expect(scripts.sort()).toEqual(['background.js', 'bar.js', 'popup.js']);
  // Loaded with every email, so it must not contain the engine.
  expect(files['bar.js']?.length).toBeLessThan(4_000);

  expect(manifest.permissions).toEqual(['messagesRead', 'scripting']);
  expect(manifest.content_security_policy).toEqual({ extension_pages: expect.stringContaining("connect-src 'none'") });
  expect(manifest.commands).toEqual({
    _execute_message_display_action: { suggested_key: { default: 'Alt+Shift+L' } },
  });
  for (const key of ['host_permissions', 'optional_permissions', 'optional_host_permissions', 'experiment_apis'])
    expect(manifest).not.toHaveProperty(key);
});

/** Warnings that don't apply: Preact can insert markup, but none of our components uses that. */
const KNOWN_WARNINGS = [
  /^UNSAFE_VAR_ASSIGNMENT chunks\/.+: Unsafe assignment to innerHTML$/,
  // Called only where it exists.
  /^UNSUPPORTED_API .+: sidePanel\.\w+ is not supported$/,
  // Not offered for Android, which has no sidebar.
  /^KEY_FIREFOX_ANDROID_UNSUPPORTED_BY_MIN_VERSION manifest\.json: /,
];

test('the linter that checks what the store gets finds no error, and no warning but those that are known', () => {
  const linter = join(dirname(require.resolve('addons-linter/package.json')), 'bin', 'addons-linter');
  const { stdout } = spawnSync(process.execPath, [linter, '--output=json', join(BUILT, 'firefox.zip')], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const { errors, warnings } = JSON.parse(stdout) as Record<'errors' | 'warnings', Finding[]>;
  const textOfFinding = ({ code, file, message }: Finding) => `${code} ${file}: ${message}`;
  expect(errors.map(textOfFinding)).toEqual([]);
  expect(warnings.map(textOfFinding).filter((warning) => !KNOWN_WARNINGS.some((known) => known.test(warning)))).toEqual(
    [],
  );
});

interface Finding {
  code: string;
  file: string;
  message: string;
}

test('no component writes markup by itself', () => {
  const components = globSync('src/{extension,ui}/**/*.{ts,tsx}').map((path) => readFileSync(path, 'utf8'));
  expect(components.length).toBeGreaterThan(40);
  expect(
    components.filter((text) => /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML/.test(text)),
  ).toEqual([]);
});
