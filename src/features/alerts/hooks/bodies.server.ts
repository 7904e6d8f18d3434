import { z as zod } from 'zod';
import { HOOK_KINDS, MAX_HOOK_URL_LENGTH, type NewAlertHook } from './contract.ts';
import { isHookUrl } from './hook-url.ts';

export const newHookBody: zod.ZodType<NewAlertHook> = zod.strictObject({
  kind: zod.enum(HOOK_KINDS),
  url: zod.string().trim().max(MAX_HOOK_URL_LENGTH).refine(isHookUrl),
  token: zod
    .string()
    .trim()
    .regex(/^[\w.~+/-]{1,200}=*$/)
    .optional(),
});
