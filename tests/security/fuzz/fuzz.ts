import fc from 'fast-check';

/** How long each kind of input is made up; without it some dozen times, the same ones on every machine. */
const SECONDS = Number(process.env.FUZZ_SECONDS ?? 0);
const SEED = 20_261_122;

/** For the test around it: what it takes besides is the making small of an input that was found. */
export const FUZZ_TIMEOUT = (SECONDS + 240) * 1000;

interface FuzzOptions {
  /** How many inputs there are where no time is set. */
  runs?: number;
  /** Between so many properties the time is shared. */
  among?: number;
}

/** Tests a property with random inputs; one that violates it is made small and shown. */
export async function fuzz<T>(
  inputs: fc.Arbitrary<T>,
  property: (input: T) => Promise<void>,
  { runs = 60, among = 1 }: FuzzOptions = {},
): Promise<void> {
  const some = { seed: SEED, numRuns: runs };
  const interruptAfterTimeLimit = (SECONDS * 1000) / among;
  const many = { numRuns: 1_000_000_000, interruptAfterTimeLimit, markInterruptAsFailure: false };
  await fc.assert(fc.asyncProperty(inputs, property), SECONDS > 0 ? many : some);
}

/** Any JSON, with the names in it that have done harm before. */
export const anyJson = (): fc.Arbitrary<string> => {
  const key = fc.oneof(
    fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', 'toJSON', ''),
    fc.string({ unit: 'binary', maxLength: 8 }),
  );
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.double(), fc.boolean(), fc.constant(null)),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.array(fc.tuple(key, tie('value')), { maxLength: 4 }).map((entries) => written(entries)),
    ),
  }));
  return value.map((made) => stringify(made));
};

/** An object as its text: made of entries, so that `__proto__` is a name in it and a name may come twice. */
interface Written {
  entries: [string, unknown][];
}

function written(entries: [string, unknown][]): Written {
  return { entries };
}

function stringify(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stringify).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const { entries } = value as Written;
  return `{${entries.map(([name, one]) => `${JSON.stringify(name)}:${stringify(one)}`).join(',')}}`;
}
