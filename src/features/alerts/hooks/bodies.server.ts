import { z } from 'zod';
import { HOOK_KINDS, LONGEST_HOOK_URL, type NewAlertHook } from './contract.ts';
import { isHookUrl } from './hook-url.ts';

export const newHookBody: z.ZodType<NewAlertHook> = z.strictObject({
  kind: z.enum(HOOK_KINDS),
  url: z.string().trim().max(LONGEST_HOOK_URL).refine(isHookUrl),
  token: z
    .string()
    .trim()
    .regex(/^[\w.~+/-]{1,200}=*$/)
    .optional(),
});
