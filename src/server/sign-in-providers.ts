import { z as zod } from 'zod';

/** An OpenID Connect provider. */
export interface SignInProvider {
  /** In paths and redirect URIs. */
  id: string;
  /** On its button. */
  name: string;
  issuer: string;
  clientId: string;
  /** Undefined for a public client, which only has PKCE. */
  clientSecret?: string | undefined;
  /** Whether addresses count as verified if the provider doesn't say. */
  trustsEmail: boolean;
}

const MAX_PROVIDERS = 8;

/** Google's id; Google has its own settings. */
export const GOOGLE_ID = 'google';

/** Microsoft's id for connecting mailboxes. For logging in, Microsoft is one of these providers. */
export const MICROSOFT_MAIL_ID = 'microsoft-365';

const RESERVED = new Set([GOOGLE_ID, MICROSOFT_MAIL_ID]);

const provider = zod.strictObject({
  id: zod
    .string()
    .regex(/^[a-z][a-z0-9-]{0,29}$/)
    .refine((id) => !RESERVED.has(id)),
  name: zod.string().trim().min(1).max(40),
  issuer: zod.url({ protocol: /^https?$/ }).refine(isSafe),
  clientId: zod.string().regex(/^[!-~]{1,300}$/),
  clientSecret: zod
    .string()
    .regex(/^[!-~]{1,500}$/)
    .optional(),
  trustsEmail: zod.boolean().default(false),
});

const ERROR =
  'must be a JSON list such as [{"id":"work","name":"Northwind","issuer":"https://login.northwind.example","clientId":"…","clientSecret":"…"}]';

export const signInProviders = zod
  .string()
  .default('[]')
  .transform((text, context): SignInProvider[] => {
    const { success, data } = zod.array(provider).safeParse(parsed(text));
    if (success) return data;
    context.addIssue({ code: 'custom', message: ERROR });
    return [];
  })
  .refine((providers) => providers.length <= MAX_PROVIDERS, `must be at most ${MAX_PROVIDERS} providers`)
  .refine((providers) => isUnique(providers.map(({ id }) => id)), 'must give each provider another id')
  .refine((providers) => isUnique(providers.map(({ issuer }) => new URL(issuer).href)), 'must name each issuer once');

/** Tokens and secrets go there. */
export function isSafe(issuer: string): boolean {
  const { protocol, hostname } = new URL(issuer);
  return protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isUnique(values: string[]): boolean {
  return new Set(values).size === values.length;
}
