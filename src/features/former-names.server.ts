import type { EndpointFiles } from '../server/endpoint-routes.ts';
import { type Failure, isFailure } from '../server/failure.ts';

/**
 * For one release answers carry both names, and both paths work (not on Netlify). Renamed without an alias: the error
 * code `LETTER_ELSEWHERE` (now `EMAIL_ELSEWHERE`) and `shownLetters` in the downloaded account data (now
 * `shownEmails`).
 */
const FORMER_FIELDS = { verdict: 'seal', email: 'letter', emails: 'letters' } as const;

/** Files of endpoints below `pages`, by their former paths. */
const FORMER_PATHS: Readonly<Record<string, string>> = {
  '/api/v1/scans/[scanId]/letter.ts': '/api/v1/scans/[scanId]/email.ts',
  '/api/v1/users/[userId]/mailbox/demo-letter.ts': '/api/v1/users/[userId]/mailbox/demo-email.ts',
};

export function withFormerPaths(files: EndpointFiles): EndpointFiles {
  const former = Object.entries(FORMER_PATHS).map(([was, is]) => [was, files[is]]);
  return { ...files, ...Object.fromEntries(former.filter(([, load]) => load !== undefined)) };
}

type Field = keyof typeof FORMER_FIELDS;

export function withFormer<T extends object>(
  answer: T | Failure,
  ...fields: Field[]
): (T & Record<string, unknown>) | Failure {
  if (isFailure(answer)) return answer;
  const known = answer as Record<string, unknown>;
  return { ...answer, ...Object.fromEntries(fields.map((field) => [FORMER_FIELDS[field], known[field]])) };
}

export function withFormerAnalysis<T extends { analysis: object }>(answer: T | Failure, ...fields: Field[]) {
  return isFailure(answer)
    ? answer
    : withFormer({ ...answer, analysis: withFormer(answer.analysis, 'verdict') }, ...fields);
}
