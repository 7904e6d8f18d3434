import { z as zod } from 'zod';
import type { Severity, Verdict } from '../../engines/detection/index.ts';

/** Marking a full selection takes one call per scan. */
export const CORRECTION_LIMIT = { name: 'corrections', calls: 300, seconds: 60 };
/** Of one user. */
export const MAX_CORRECTIONS = 5000;
/**
 * How many of a sender's scans follow a correction, newest first. When the correction is removed, all of them change
 * back.
 */
export const FOLLOWING_SCANS = 500;
export const REASON_LENGTH = 300;

export const CORRECTION_PATHS = {
  verdict: '/api/v1/scans/{scanId}/correction',
  finding: '/api/v1/scans/{scanId}/findings/{signalId}',
  senders: '/api/v1/senders',
  sender: '/api/v1/senders/{correctionId}',
} as const;

export const OPINIONS = ['safe', 'suspicious', 'dangerous'] as const satisfies readonly Verdict[];
export type Opinion = (typeof OPINIONS)[number];

export const FINDING_REASONS = ['misread', 'harmless', 'expected', 'other'] as const;
export type FindingReason = (typeof FINDING_REASONS)[number];

export const correctionBody = zod.object({
  opinion: zod.enum(OPINIONS),
  /** In the user's own words. */
  reason: zod.string().trim().max(REASON_LENGTH).default(''),
  /** When it was first made, and whether it was about the sender too, so that an undo can restore it. */
  correctedAt: zod.iso.datetime().optional(),
  coversSender: zod.boolean().default(true),
  /** If false, trusts the sender but leaves the verdict on this email to the engine and the facts. */
  coversEmail: zod.boolean().default(true),
});
export type CorrectionBody = zod.input<typeof correctionBody>;

export const findingBody = zod.object({
  reason: zod.enum(FINDING_REASONS),
  note: zod.string().trim().max(REASON_LENGTH).default(''),
});
export type FindingBody = zod.input<typeof findingBody>;

/** The user's opinion that a scan's verdict follows, and what the engine said. */
export interface Mark {
  opinion: Opinion;
  /** Whether it is about this email itself or about its sender. */
  by: 'email' | 'sender';
  engine: { verdict: Verdict; severity: Severity; confidence: number };
}

/** Whether the mailbox's own server proved who sent an email. `unknown`: it was scanned before we stored that. */
export type SenderProof = ({ state: 'proven' } & Binding) | { state: 'unproven' } | { state: 'unknown' };

/**
 * The proof that later emails of the sender need: a DKIM signature with a key of this domain, or a DMARC pass for it.
 */
export interface Binding {
  domain: string;
  by: 'dkim' | 'dmarc';
}

export interface WrongFinding {
  signalId: string;
  reason: FindingReason;
  note: string;
}

/** Of one scan. */
export interface Corrections {
  mark: Mark | null;
  /** The user's reason, where they marked this email. */
  reason: string;
  proof: SenderProof;
  /** What the user thinks of the sender, if it applies to this email. */
  sender: KnownSender | null;
  wrongFindings: WrongFinding[];
}

export interface KnownSender {
  id: string;
  address: string;
  opinion: Opinion;
  /** Null for emails without proof. */
  boundTo: Binding | null;
  /** ISO 8601. */
  correctedAt: string;
}

export type SendersAnswer = { senders: KnownSender[] };

export type CorrectionsCode = 'FINDING_NOT_FOUND' | 'CORRECTION_NOT_FOUND' | 'TOO_MANY_CORRECTIONS' | 'SENDER_UNPROVEN';
