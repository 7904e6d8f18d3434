import { z } from 'zod';
import type { Analysis } from '../../engines/detection/index.ts';

export const PREDICT_PATH = '/predict';

/** 4 MiB of JSON: four times the largest body the engine reads, since JSON escapes up to six-fold. */
export const PREDICT_LIMIT = 4 * 1024 * 1024;

/** Where a signed-in user sends a whole message: its source as it is, unescaped. */
export const ANALYSES_PATH = '/api/v1/analyses';
export const MESSAGE_TYPE = 'message/rfc822';
/** As large as Gmail lets a message be that is sent to it. */
export const SOURCE_LIMIT = 25 * 1024 * 1024;

export const predictBody = z.object({ Subject: z.string(), Body: z.string() });
export type PredictRequest = z.infer<typeof predictBody>;

/** The four specified fields, and beside them what they were made of. */
export interface PredictAnswer {
  /** Such as `92%`. */
  confidence_level: string;
  severity_level: Analysis['severity'];
  /** Blocks separated by blank lines; lists start with `1. `. Never HTML. */
  response: string;
  conclusion: string;
  /** The whole analysis, with every signal and the words it rests on. */
  analysis: Analysis;
  /** The email as analysed: what the offsets of the evidence refer to. */
  email: { from: string | null; subject: string; body: string };
  /** `message`: the stored whole message was analysed; `fields`: only subject and body. */
  analysed: 'message' | 'fields';
}
