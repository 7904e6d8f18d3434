import { z as zod } from 'zod';
import { inOneLine } from '../../server/one-line.ts';
import { KEY_DAYS, MAX_KEY_NAME_LENGTH, type NewApiKey, SCOPES } from './contract.ts';

export const newApiKeyBody: zod.ZodType<NewApiKey> = zod.strictObject({
  name: zod.string().overwrite(inOneLine).trim().min(1).max(MAX_KEY_NAME_LENGTH),
  scopes: zod.array(zod.enum(SCOPES)).min(1).max(SCOPES.length),
  days: zod.literal(KEY_DAYS),
});
