/**
 * `npm run corpus -- --source NAME --label LABEL --to DIR PATH…`: turns message files into a set of labelled mail, as
 * `npm run bench -- detection --corpus DIR` and `npm run train -- --corpus DIR` read it.
 */
import { parseArgs } from 'node:util';
import { stop } from '../commands/stop.ts';
import { convert, LABELS } from './corpus/convert.ts';

const USAGE = `Usage: npm run corpus -- --source NAME --label ${LABELS.join('|')} --to DIR [--raw] PATH…

Reads every file of the folders named (complete messages, one in a file) and writes DIR/NAME.jsonl.gz, a record a line.
A message whose words another has had already is left out. With --raw the messages themselves are copied to
DIR/raw/LABEL as well, to be measured whole. Files over 1.5 MB are not copied.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    source: { type: 'string' },
    label: { type: 'string' },
    to: { type: 'string' },
    raw: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) stop(USAGE, 0);
const { source, to, raw } = values;
const label = LABELS.find((one) => one === values.label);
if (!source || !/^\w+$/.test(source) || !label || !to || positionals.length === 0) stop(USAGE, 2);

const { written, repeated, empty } = await convert({ source, label, to, raw, paths: positionals });
console.log(`${written} messages written, ${repeated} left out as repeated, ${empty} as empty.`);
