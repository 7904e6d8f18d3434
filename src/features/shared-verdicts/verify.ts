import { errors, type FlattenedJWSInput, type FlattenedVerifyGetKey, flattenedVerify, type JWK } from 'jose';
import { z as zod } from 'zod';
import { SEVERITIES } from '../../engines/detection/analysis.ts';
import type { Claims } from './contract.ts';

export const ALGORITHM = 'EdDSA';
/** The media type of statements, so that no other signature of ours passes for one (RFC 7515, 4.1.9). */
export const TYPE = 'verdict+jws';

const text = zod.string();
const evidence = zod.object({
  quote: text,
  where: zod.enum([
    'from',
    'reply-to',
    'subject',
    'body',
    'link',
    'attachment',
    'picture',
    'header',
    'server',
    'remark',
  ]),
  href: text.exactOptional(),
  through: text.exactOptional(),
  source: text.exactOptional(),
});

/** A key can be older or newer than this program, so the signed content is validated as well. */
const claims = zod.object({
  iss: text,
  iat: zod.number().int(),
  engine: text,
  checked: zod.enum(['mailbox', 'message', 'fields', 'picture']),
  email: zod.object({ from: text.nullable(), subject: text, sha256: text.exactOptional() }),
  quotes: zod.boolean(),
  analysis: zod.object({
    severity: zod.enum(SEVERITIES),
    confidence: zod.number(),
    category: text,
    kind: text,
    verdict: zod.enum(['safe', 'suspicious', 'dangerous', 'unknown']),
    conclusion: text,
    actions: zod.array(text),
    signals: zod.array(
      zod.object({
        id: text,
        group: text,
        tier: zod.enum(['hard', 'soft', 'context', 'mitigating']),
        weight: zod.number(),
        title: text,
        sentence: text,
        evidence: zod.array(evidence),
      }),
    ),
    coverage: zod.object({ filesRead: zod.boolean(), notSeen: zod.array(text) }),
  }),
});

/** @returns undefined if the signature isn't from that key, or it isn't a statement */
export async function verifyStatement(
  given: FlattenedJWSInput,
  keyOf: FlattenedVerifyGetKey,
): Promise<Claims | undefined> {
  try {
    const { payload, protectedHeader } = await flattenedVerify(given, keyOf, { algorithms: [ALGORITHM] });
    if (protectedHeader?.typ !== TYPE) return undefined;
    const stated = claims.safeParse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(payload)));
    return stated.success ? (stated.data as Claims) : undefined;
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof SyntaxError || error instanceof TypeError)
      return undefined;
    throw error;
  }
}

/** JSON Web Key Set (RFC 7517). */
export interface KeySet {
  keys: JWK[];
}
