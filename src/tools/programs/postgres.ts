import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackage } from './debian.ts';

/** The folder of the installed Postgres server's programs, if there is one. */
export function postgresPrograms(): string | undefined {
  const debian = globSync('/usr/lib/postgresql/*/bin').sort().reverse();
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...debian];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
}

/** Whether there is a Postgres for tests; who leaves something out without one says so. */
export function hasPostgres(): boolean {
  const there = Boolean(process.env.TEST_DATABASE_URL ?? postgresPrograms());
  if (!there) console.warn('\nPOSTGRES TESTS SKIPPED: no server is installed and TEST_DATABASE_URL is not set.');
  return there;
}

/** Gives the storage tests a Postgres where one can be had; where not, they say loudly what they skip. */
export function providePostgres(): void {
  if (!process.env.TEST_DATABASE_URL && !postgresPrograms()) installDebianPackage('postgresql');
}
