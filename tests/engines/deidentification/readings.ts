const bytes = (found: string) => Buffer.from(found.replace(/[=%]/g, ''), 'hex');
const utf8 = (found: string) => bytes(found).toString();
const latin1 = (found: string) => bytes(found).toString('latin1');

/** The text and all that a reader who knows the encodings can make of it. */
export function everyReading(text: string, depth = 3): string {
  const joined = text.replace(/=\r?\n/g, '');
  const readings = [
    text,
    joined,
    text.replace(/\s+/g, ''),
    text.replace(/(?:%[0-9A-F]{2})+/gi, utf8),
    text.replaceAll('+', ' ').replace(/(?:%[0-9A-F]{2})+/gi, utf8),
    joined.replace(/(?:=[0-9A-F]{2})+/gi, utf8),
    joined.replace(/(?:=[0-9A-F]{2})+/gi, latin1),
    text.replace(/&#(x?)([0-9a-f]+);/gi, (_, x, code) => String.fromCodePoint(Number.parseInt(code, x ? 16 : 10))),
    ...base64Runs(text),
    ...base64Runs(text.replace(/[ \t]*\r?\n[ \t]*/g, '')),
    ...base64Runs(text.replace(/(?<=[^\n])\r?\n(?=\S)/g, '')),
  ];
  const fresh = [...new Set(readings)].filter((reading) => reading !== text && reading.length < text.length * 2);
  if (depth === 0) return text;
  return [text, ...fresh.map((reading) => everyReading(reading, depth - 1))].join('\n');
}

function base64Runs(text: string): string[] {
  return (text.match(/[A-Za-z0-9+/_-]{6,}/g) ?? []).flatMap((run) =>
    [run, run.slice(run.lastIndexOf('/') + 1)].flatMap((piece) => [
      Buffer.from(piece, 'base64').toString(),
      Buffer.from(piece, 'base64').toString('latin1'),
    ]),
  );
}
