import { z as zod } from 'zod';
import type { Analysis } from '../../engines/detection/index.ts';

export const SHARED_PATHS = {
  statements: '/api/v1/statements',
  emailStatements: '/api/v1/statements/email',
  links: '/api/v1/shared-verdicts',
  link: '/api/v1/shared-verdicts/{sharedId}',
  email: '/api/v1/shared-verdicts/{sharedId}/email',
  receipt: '/api/v1/shared-verdicts/receipts/{receipt}',
} as const;

/** The page of a shared verdict, readable without an account. */
export const pageOf = (id: string): string => `/r/${id}`;
/** The signed statement, for programs. */
export const statementFileOf = (id: string): string => `/r/${id}.json`;
/** The page where people without an account end a link. */
export const revokePageOf = (receipt: string): string => `/r/revoke/${receipt}`;
/** Shows a statement that was not shared, for printing. */
export const PRINT_PAGE = '/r/print';
/** The public keys, as a JSON Web Key Set (RFC 7517). */
export const KEYS_PATH = '/.well-known/jwks.json';

export const SHARED_DAYS = 7;
/** The data behind a preview may change, so a link can only be made from a preview that its maker has just seen. */
export const PREVIEW_MINUTES = 60;

/** Links of an account that work at the same time. */
export const MAX_LINKS = 100;

export const STATEMENT_CALLS = { name: 'statements', perClient: { calls: 60, seconds: 600 } };
export const LINK_CALLS = { name: 'shared verdicts', perClient: { calls: 60, seconds: 600 } };
export const LINKS_OF_USER = { name: 'shared verdicts', calls: 60, seconds: 3600 };
/** Emails that ask somebody for their opinion: by a user, and to one address from all users. */
export const ASKS_OF_USER = { name: 'emailed verdicts', calls: 10, seconds: 24 * 3600 };
export const ASKS_OF_ADDRESS = { calls: 3, seconds: 24 * 3600 };
/** Addresses that one link is emailed to. */
export const MAX_ASKED = 5;
export const NOTE_LENGTH = 300;
/** Per day, for people without an account: 20 links from an address, 64 MB in total. */
export const LINK_QUOTA = { name: 'shared verdicts', perClient: 20, total: 64 };

/** In bytes, as JSON. */
export const STATEMENT_LIMIT = 96 * 1024;

export const statementBody = zod.union([
  zod.object({ scanId: zod.string().min(1).max(100) }),
  zod.object({ Subject: zod.string(), Body: zod.string() }),
]);
export type StatementRequest = zod.infer<typeof statementBody>;

const base64url = zod
  .string()
  .max(STATEMENT_LIMIT)
  .regex(/^[\w-]+$/);
/** A JWS in the flattened JSON serialization (RFC 7515, 7.2.2), signed with Ed25519 (RFC 8037). */
export const statement = zod.object({ payload: base64url, protected: base64url, signature: base64url });
export type Statement = zod.infer<typeof statement>;

/** The scan that it is about is for its owner's list only. */
export const linkBody = zod.object({ statement, scanId: zod.string().min(1).max(100).optional() });
export type LinkBody = zod.infer<typeof linkBody>;

export const askBody = zod.strictObject({
  to: zod.string().trim().toLowerCase().max(254).pipe(zod.email()),
  /** In the user's own words. */
  note: zod.string().trim().max(NOTE_LENGTH).default(''),
});
export type AskBody = zod.input<typeof askBody>;

/** The people a link was emailed to. */
export interface Asked {
  address: string;
  /** ISO 8601. */
  at: string;
}
export type AskAnswer = { emailedTo: Asked[] };

/**
 * How much of the email was checked. `mailbox`: the whole email, with what its mailbox knows about the sender;
 * `message`: the whole email alone; `fields`: only subject and text; `picture`: a picture of it.
 */
export type Checked = 'mailbox' | 'message' | 'fields' | 'picture';

export type SharedAnalysis = Pick<
  Analysis,
  'severity' | 'confidence' | 'category' | 'kind' | 'verdict' | 'conclusion' | 'actions' | 'signals'
> & { coverage: Pick<Analysis['coverage'], 'filesRead' | 'notSeen'> };

/** What the server signs. `iss` and `iat` are those of a JWT (RFC 7519). Personal parts are replaced, hosts defanged. */
export interface Claims {
  iss: string;
  iat: number;
  engine: string;
  checked: Checked;
  email: {
    from: string | null;
    subject: string;
    /** SHA-256 of the email's source in hex, if the source has parts that nobody could guess. */
    sha256?: string;
  };
  /** Whether words of the email are included. */
  quotes: boolean;
  analysis: SharedAnalysis;
}

/** Both versions are included, so that the choice in the preview needs no further call. */
export type StatementsAnswer = {
  quoted: Statement;
  unquoted: Statement;
  /** The user's links about the same email that still work, newest first. */
  existing: SharedVerdict[];
  /** Whether the link can be emailed to somebody, which needs an account and a mail server. */
  canEmail: boolean;
};

export type LinkAnswer = {
  id: string;
  url: string;
  /** ISO 8601, here and below. */
  expiresAt: string;
  /** Ends the link; only for links made without an account. */
  receipt: string | null;
};

export type SharedVerdict = {
  id: string;
  url: string;
  sharedAt: string;
  expiresAt: string;
  verdict: Analysis['verdict'];
  conclusion: string;
  /** Whether it shows words of the email. */
  quotes: boolean;
  scanId: string | null;
  emailedTo: Asked[];
  /** As its owner sees it if it is about a scan; otherwise as it was shared. */
  email: { from: string | null; subject: string | null };
};

export type SharedVerdictsAnswer = { links: SharedVerdict[] };
