/** `npm run bench -- NAME …`: each benchmark is a file in `bench/` that exports `run(args)`. */
import { readdirSync } from 'node:fs';

const known = readdirSync(new URL('./bench/', import.meta.url))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3));
const [name = '', ...args] = process.argv.slice(2);
if (!known.includes(name)) {
  console.error(`Usage: npm run bench -- NAME [options], where NAME is one of: ${known.join(', ')}`);
  process.exit(2);
}
const { run } = (await import(`./bench/${name}.ts`)) as { run(args: string[]): Promise<void> };
await run(args);
