import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../src/commands/root.ts';
import { WRONG_SETTINGS } from '../../src/commands/stop.ts';
import { SETTING_NAMES } from '../../src/server/settings.ts';
import { testTable } from '../support/test-table.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: object };
const guide = read('src/content/docs/operation.md');
const files = readdirSync(join(ROOT, 'src/deploy'))
  .filter((name) => !name.endsWith('.ts') && name !== 'netlify')
  .map((name) => ({ name, text: read(`src/deploy/${name}`) }));
const container = files.find(({ name }) => name === 'Containerfile')?.text ?? '';
const services = files.filter(({ name }) => name.endsWith('.service'));
const [server, backup] = ['letterlock.service', 'letterlock-backup.service'].map(
  (wanted) => services.find(({ name }) => name === wanted)?.text ?? '',
) as [string, string];

/** The values of a unit's directive. */
const valuesOf = (unit: string, directive: string) =>
  unit.split('\n').flatMap((line) => (line.startsWith(`${directive}=`) ? line.slice(directive.length + 1) : []));

testTable(files)('$name sets nothing that the server does not know', ({ text }) => {
  const set = [...text.matchAll(/^(?:Environment=|ENV )(.{1,400})$/gm)].flatMap(([, line = '']) => line.split(' '));
  // Needed by the runtime and its C library.
  const others = ['NODE_ENV', 'MALLOC_ARENA_MAX'];
  const names = set.map((assignment) => assignment.split('=')[0] ?? '').filter((name) => !others.includes(name));
  expect(names.filter((name) => !(SETTING_NAMES as string[]).includes(name))).toEqual([]);
});

testTable([...files, { name: 'operation.md', text: guide }])('$name runs commands that there are', ({ text }) => {
  const called = [...text.matchAll(/npm run (?:--silent )?([a-z]+)/g)].map(([, name = '']) => name);
  expect(called.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  const programs = [...text.matchAll(/src\/[\w/.-]+\.ts/g)].map(([path]) => path);
  expect(programs.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

describe('the units and what the guide has made for them', () => {
  testTable(services)('$name', ({ text }) => {
    const [user = ''] = valuesOf(text, 'User');
    expect(guide).toMatch(new RegExp(`^useradd .*--shell /usr/sbin/nologin ${user}$`, 'm'));
    expect(valuesOf(text, 'EnvironmentFile')).toEqual(['/etc/letterlock.env']);
    expect(guide).toContain('install -m 600 /dev/stdin /etc/letterlock.env');
    expect(valuesOf(text, 'WorkingDirectory')).toEqual(['/opt/letterlock']);
    expect(guide).toContain('ln -sfn $new /opt/letterlock');
    expect(valuesOf(text, 'ExecStart')[0]).toMatch(/^\/opt\/letterlock\/node_modules\/node\/bin\/node /);
  });

  test('the image runs what the service runs', () => {
    const [, command = ''] = /^CMD (\[.*\])$/m.exec(container) ?? [];
    expect(`/opt/letterlock/${(JSON.parse(command) as string[]).join(' ')}`).toBe(valuesOf(server, 'ExecStart')[0]);
  });

  test('the data folder is named once, for whatever is run with these settings', () => {
    const [folder = ''] = /(?<=^DATA_DIR=).+$/m.exec(guide) ?? [];
    for (const { text } of services) {
      expect(`/var/lib/${valuesOf(text, 'StateDirectory')[0]}`).toBe(folder);
      expect(text).not.toMatch(/Environment=.*DATA_DIR/);
    }
  });

  test('the service writes its data alone, and the backup beside them its folder', () => {
    expect(valuesOf(server, 'ReadWritePaths')).toEqual([]);
    const [folder = ''] = valuesOf(backup, 'ReadWritePaths');
    expect(valuesOf(backup, 'ExecStart')[0]).toMatch(new RegExp(` ${folder}$`));
    expect(guide).toContain(`install -d -o letterlock -m 700 ${folder}\n`);
  });

  test('the proxy leads to where the service listens', () => {
    expect(guide).toContain('reverse_proxy 127.0.0.1:4321');
    expect(server).toMatch(/^Environment=.*HOST=127\.0\.0\.1 TRUSTED_PROXIES=127\.0\.0\.1,::1/m);
  });

  test('settings that are refused are not tried again', () => {
    expect(valuesOf(server, 'RestartPreventExitStatus')).toEqual([String(WRONG_SETTINGS)]);
  });
});

describe('the build', () => {
  const [command = ''] = /systemd-run .*?npm run build[^\n]*/s.exec(guide) ?? [];

  test('is neither root nor who runs it, and writes the new folder alone', () => {
    const properties = [...command.matchAll(/ -p (\w+)=(\S+)/g)].map(([, name, value]) => [name, value]);
    expect(Object.fromEntries(properties)).toMatchObject({
      User: 'letterlock-build',
      ProtectSystem: 'strict',
      ReadWritePaths: '$new',
    });
    expect(valuesOf(server, 'User')).not.toContain('letterlock-build');
    expect(guide).toMatch(/^useradd .*--shell \/usr\/sbin\/nologin letterlock-build$/m);
    expect(guide).toContain('install -d -o letterlock-build $new &&');
    expect(guide).toContain(`${command}\nchown -R root: $new &&`);
  });

  test('leaves only the packages that a running server needs', () => {
    expect(command).toMatch(/ sh -c 'npm run build && npm prune --omit=dev' &&$/);
    expect(container.split('FROM ').at(-1)).toContain('npm ci --omit=dev');
  });

  test('gets the build settings and no secret', () => {
    expect(command).not.toContain('EnvironmentFile');
    const [sed = ''] = /(?<=\$\()sed .+(?=\))/.exec(command) ?? [];
    const folder = mkdtempSync(join(tmpdir(), 'letterlock-env-'));
    const file = join(folder, 'letterlock.env');
    writeFileSync(file, SETTING_NAMES.map((name) => `${name}=x\n`).join(''));
    const printed = execFileSync('/bin/sh', ['-c', sed.replace('/etc/letterlock.env', file)], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    const fixed = SETTING_NAMES.filter((name) => name === 'SITE_URL' || name.startsWith('PUBLIC_'));
    expect(printed.trim().split('\n')).toEqual(fixed.map((name) => `-E ${name}=x`));
  });
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

describe.skipIf(!hasSystemd).each(services)('systemd on $name', ({ name, text }) => {
  test('understands it, and rates it as little exposed', () => {
    const folder = mkdtempSync(join(tmpdir(), 'letterlock-units-'));
    const path = join(folder, name);
    writeFileSync(path, text.replaceAll('/opt/letterlock/', ROOT));
    const verified = spawnSync('systemd-analyze', ['verify', '--man=no', path], { encoding: 'utf8' });
    const rated = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', path]);
    rmSync(folder, { recursive: true });
    expect([verified.status, verified.stderr]).toEqual([0, '']);
    expect(rated.status).toBe(0);
  });

  test('leaves it the calls that a comparison of documents makes', () => {
    const allowed = new Set<string>();
    for (const filter of valuesOf(text, 'SystemCallFilter')) {
      const isRefused = filter.startsWith('~');
      for (const call of filter.replace('~', '').split(' ').flatMap(callsOf))
        if (isRefused) allowed.delete(call);
        else allowed.add(call);
    }
    expect(['setpriority', 'execve', 'clone3', 'kill', 'prlimit64'].filter((call) => !allowed.has(call))).toEqual([]);
    expect(allowed).not.toContain('mount');
  });
});

/** The system calls that a name represents; sets start with `@`. */
function callsOf(name: string): string[] {
  if (!name.startsWith('@')) return [name];
  return execFileSync('systemd-analyze', ['syscall-filter', name], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => /^ +[@\w]/.test(line))
    .flatMap((line) => callsOf(line.trim()));
}

describe('after a backup', () => {
  const [sweep = '', alarm = ''] = valuesOf(backup, 'ExecStopPost').map(
    (command) => /^\/bin\/sh -c '(.+)'$/.exec(command)?.[1] ?? '',
  );

  testTable([
    ['what is older than 30 days goes, and what is not ours stays', [1, 29, 32, 40], [1, 29]],
    ['the newest stays, however old it is', [40, 50], [40]],
  ])('%s', (_, ages, kept) => {
    const folder = mkdtempSync(join(tmpdir(), 'letterlock-sweep-'));
    const nameOf = (days: number) => `letterlock-2026-01-${99 - days}.backup`;
    for (const [name, days] of [...ages.map((days) => [nameOf(days), days] as const), ['keys', 99] as const]) {
      writeFileSync(join(folder, name), '');
      utimesSync(join(folder, name), 0, Date.now() / 1000 - days * 86_400);
    }
    execFileSync('/bin/sh', ['-c', sweep.replace('/var/backups/letterlock', folder)]);
    const left = readdirSync(folder);
    rmSync(folder, { recursive: true });
    expect(left.toSorted()).toEqual(['keys', ...kept.map(nameOf)].toSorted());
  });

  testTable([
    ['success', ''],
    ['exit-code', '<3>The nightly backup failed.\n'],
  ])('its end is reported as what it was: %s', (result, message) => {
    const env = { ...process.env, SERVICE_RESULT: result };
    expect(execFileSync('/bin/sh', ['-c', alarm.replaceAll('$$', '$')], { env, encoding: 'utf8' })).toBe(message);
  });
});

describe('the image', () => {
  test('takes in nothing but what it names', () => {
    const rules = read('.dockerignore')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(rules[0]).toBe('*');
    const taken = rules.filter((rule) => rule.startsWith('!')).map((rule) => rule.slice(1));
    expect(taken.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
    const ignoredByGit = read('.gitignore')
      .split('\n')
      .map((path) => path.replace(/\/$/, ''));
    for (const path of ['.git', ...ignoredByGit]) expect(taken).not.toContain(path);
  });

  test('can be given whatever is fixed when the site is built', () => {
    const given = [...container.matchAll(/^ARG (\w+)$/gm)].map(([, name]) => name);
    const fixed = [
      ...read('src/content/docs/settings.md').matchAll(/^\| `(PUBLIC_\w+|COMPARE_PASSWORD|SITE_URL)` \|/gm),
    ].map(([, name]) => name);
    expect(new Set(given)).toEqual(new Set(fixed));
  });

  test('is given the time to finish that the service has, and comes back when it ends', () => {
    const seconds = Number.parseInt(valuesOf(server, 'TimeoutStopSec')[0] ?? '', 10);
    expect(container).toMatch(new RegExp(`^# podman run .*--stop-timeout ${seconds} --restart always `, 'm'));
  });

  test('says which proxy is believed, and has its data where its volume is', () => {
    expect(container).toMatch(/^# .*-e DATA_DIR=\/data -e TRUSTED_PROXIES=/m);
    expect(container).toMatch(/^ENV .*DATA_DIR=\/data /m);
    expect(container).toMatch(/^VOLUME \/data /m);
  });
});
