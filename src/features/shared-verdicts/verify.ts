import { errors, type FlattenedJWSInput, type FlattenedVerifyGetKey, flattenedVerify, type JWK } from 'jose';
import { z } from 'zod';
import { SEVERITIES } from '../../engines/detection/analysis.ts';
import type { Claims } from './contract.ts';

export const ALGORITHM = 'EdDSA';
/** The media type of what is signed, so that no other signature of ours passes for one (RFC 7515, 4.1.9). */
export const TYPE = 'verdict+jws';

const text = z.string();
const evidence = z.object({
  quote: text,
  where: z.enum(['from', 'reply-to', 'subject', 'body', 'link', 'attachment', 'picture', 'header', 'server', 'remark']),
  href: text.exactOptional(),
  through: text.exactOptional(),
  source: text.exactOptional(),
});

/** A key can be older or newer than this program, so what it signed is checked as well. */
const claims = z.object({
  iss: text,
  iat: z.number().int(),
  engine: text,
  checked: z.enum(['mailbox', 'message', 'fields']),
  email: z.object({ from: text.nullable(), subject: text, sha256: text.exactOptional() }),
  quotes: z.boolean(),
  analysis: z.object({
    severity: z.enum(SEVERITIES),
    confidence: z.number(),
    category: text,
    kind: text,
    verdict: z.enum(['safe', 'suspicious', 'dangerous', 'unknown']),
    conclusion: text,
    actions: z.array(text),
    signals: z.array(
      z.object({
        id: text,
        group: text,
        tier: z.enum(['hard', 'soft', 'context', 'mitigating']),
        weight: z.number(),
        title: text,
        sentence: text,
        evidence: z.array(evidence),
      }),
    ),
    coverage: z.object({ filesRead: z.boolean(), notSeen: z.array(text) }),
  }),
});

/** @returns undefined if the signature is not of that key, or the statement is not one */
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
