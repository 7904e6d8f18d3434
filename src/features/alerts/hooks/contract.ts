import type { Severity, Verdict } from '../../../engines/detection/index.ts';

export const HOOK_PATHS = {
  hooks: '/api/v1/alerts/hooks',
  hook: '/api/v1/alerts/hooks/{hookId}',
  test: '/api/v1/alerts/hooks/{hookId}/test',
} as const;

export const HOOK_KINDS = ['webhook', 'ntfy'] as const;
export type HookKind = (typeof HOOK_KINDS)[number];

export const MAX_HOOKS = 5;
export const HOOK_CHANGE_LIMIT = { name: 'alert-hooks', calls: 60, seconds: 60 * 60 };
/** Each is a request to an address that the user chose. */
export const HOOK_TEST_LIMIT = { name: 'alert-hook-tests', calls: 10, seconds: 10 * 60 };
export const MAX_HOOK_URL_LENGTH = 1000;
export const SHOWN_DELIVERIES = 5;

export interface NewAlertHook {
  kind: HookKind;
  url: string;
  /** For an ntfy topic that asks for one. */
  token?: string | undefined;
}

/** `not-public`: the address is of a private network, which we don't call. */
export type HookProblem = 'refused' | 'unreachable' | 'late' | 'not-public';

export interface HookDelivery {
  /** The `webhook-id`. */
  id: string;
  isTest: boolean;
  /** ISO 8601, like the other times. */
  at: string;
  attempts: number;
  /** The status of the last answer; null without an answer. */
  status: number | null;
  /** Null if it was delivered. */
  problem: HookProblem | null;
  /** Null if there is no further attempt. */
  nextAt: string | null;
}

export interface AlertHook {
  id: string;
  kind: HookKind;
  /** Of its address. The rest of a webhook's may be a secret, and isn't shown. */
  host: string;
  /** Of ntfy; null for webhooks. */
  topic: string | null;
  createdAt: string;
  /** When it was turned off because it failed again and again. */
  disabledAt: string | null;
  /** The last ones, newest first. */
  deliveries: HookDelivery[];
}

export type HooksAnswer = { hooks: AlertHook[] };

/** The only answer with the secret of a webhook; null for ntfy. */
export type NewHookAnswer = { id: string; secret: string | null };

export type HookTestAnswer = { delivery: HookDelivery };

/** What a webhook gets. Nothing else from the email is sent. */
export type HookPayload = {
  type: 'alert.raised' | 'alert.test';
  /** When it was raised; the same with each attempt. */
  timestamp: string;
  data: {
    verdict: Verdict;
    severity: Severity;
    /** Such as `credential-phishing`. */
    kind: string;
    /** Of the sender's address; empty if it has none. */
    senderDomain: string;
    /** Of the scan. */
    url: string;
  };
};

export type HookCode = 'TOO_MANY_HOOKS' | 'NOT_A_TOPIC' | 'NOT_FOUND';
