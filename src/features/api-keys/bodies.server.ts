import { z } from 'zod';
import { inOneLine } from '../../server/one-line.ts';
import { KEY_DAYS, LONGEST_KEY_NAME, type NewApiKey, SCOPES } from './contract.ts';

export const newApiKeyBody: z.ZodType<NewApiKey> = z.strictObject({
  name: z.string().overwrite(inOneLine).trim().min(1).max(LONGEST_KEY_NAME),
  scopes: z.array(z.enum(SCOPES)).min(1).max(SCOPES.length),
  days: z.literal(KEY_DAYS),
});
