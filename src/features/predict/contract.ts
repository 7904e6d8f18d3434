import { z as zod } from 'zod';
import { SCREENSHOT_TYPES } from '../../engines/detection/attachments/screenshot-type.ts';
import type { EmailContents } from '../../engines/detection/display/contents.ts';
import type { Analysis } from '../../engines/detection/index.ts';
import { OUTLOOK_TYPE } from '../../engines/detection/mime/outlook-file.ts';

export const PREDICT_PATH = '/predict';

/** 4 MiB of JSON: four times the largest body the engine reads, because JSON escapes up to six-fold. */
export const PREDICT_LIMIT = 4 * 1024 * 1024;

export const ANALYSES_PATH = '/api/v1/analyses';
export const MESSAGE_TYPE = 'message/rfc822';

const OTHER_TYPES: readonly string[] = [OUTLOOK_TYPE, ...SCREENSHOT_TYPES];
export const UPLOAD_TYPES: readonly string[] = [MESSAGE_TYPE, ...OTHER_TYPES];

/** The media type in which an email is sent. */
export const uploadType = ({ type }: Blob): string => (OTHER_TYPES.includes(type) ? type : MESSAGE_TYPE);

/** Gmail's limit for incoming emails. */
export const SOURCE_LIMIT = 25 * 1024 * 1024;

/** For a picture of an email. Phones take no larger ones. */
export const SCREENSHOT_LIMIT = 20 * 1024 * 1024;

export const PREDICT_CALLS = { name: 'predict', perClient: { calls: 1200, seconds: 60 } };
export const UPLOAD_CALLS = { name: 'analyses', perClient: { calls: 240, seconds: 60 } };
/** Counted by size: the largest email takes a worker thread most of a second, and counts as ten small ones. */
export const ANALYSIS_LIMIT = { name: 'analyses', calls: 120, seconds: 60 };
const BYTES_OF_ONE = SOURCE_LIMIT / 10;

/** How many calls an email counts as. @param bytes undefined if the request doesn't say */
export const analysisCost = (bytes: number | undefined): number =>
  Math.min(10, Math.max(1, Math.ceil((bytes ?? SOURCE_LIMIT) / BYTES_OF_ONE)));
/** Counted separately: reading a screenshot's words takes a processor up to five seconds, whatever its size. */
export const SCREENSHOT_CALLS = { name: 'screenshots', calls: 12, seconds: 60 };
/** Regardless of its size, because the email is fetched from the mailbox first. */
export const SCAN_AGAIN_LIMIT = { name: 'scans again', calls: 12, seconds: 60 };
/** For callers who haven't signed in. */
export const ANONYMOUS_ANALYSES = { name: 'anonymous analyses', perClient: { calls: 12, seconds: 60 } };
export const ANONYMOUS_SCREENSHOTS = { name: 'anonymous screenshots', perClient: { calls: 1, seconds: 60 } };
/** How much the server reads from them, of a whole email or of the JSON with a text. */
export const ANONYMOUS_LIMIT = 256 * 1024;

export const predictBody = zod.object({ Subject: zod.string(), Body: zod.string() });
export type PredictRequest = zod.infer<typeof predictBody>;

export type PredictAnswer = {
  /** Such as `92%`. */
  confidence_level: string;
  severity_level: Analysis['severity'];
  /** Blocks separated by blank lines; lists start with `1. `. Never HTML. */
  response: string;
  conclusion: string;
  analysis: Analysis;
  /** The analysed text; offsets in the evidence refer to it. */
  email: { from: string | null; subject: string; body: string };
  /** `message`: the whole email was analysed; `fields`: only subject and body; `picture`: what a picture of it shows. */
  analysed: 'message' | 'fields' | 'picture';
  /** More views of a whole email; null if only its fields or a picture were analysed. */
  contents: EmailContents | null;
};
