import { EMAIL_PATTERN, type FieldCode, type FormErrorItem } from './contract.ts';

type FieldType = 'text' | 'email';

/** A form: its fields, and how it is forwarded. */
export interface Form {
  fields: Readonly<Record<string, { type: FieldType; longest: number }>>;
  /** The fields with the sender's name and address. */
  sender: { name?: string; address: string };
  /** Subject of the email that forwards it. */
  subject: string;
  /** Where the sender goes next, unless the post names another address. */
  next: string;
}

export const FORMS: Readonly<Record<string, Form>> = {
  contact: {
    fields: {
      Name: { type: 'text', longest: 200 },
      Email: { type: 'email', longest: 254 },
      Message: { type: 'text', longest: 20_000 },
    },
    sender: { name: 'Name', address: 'Email' },
    subject: 'New message from the contact form',
    next: '/#contact',
  },
  waitlist: {
    fields: { email: { type: 'email', longest: 254 }, message: { type: 'text', longest: 2000 } },
    sender: { address: 'email' },
    subject: 'New entry on the waitlist',
    next: '/waitlist',
  },
};

/** Posted fields by name. A value that is not a string was sent more than once, or as another type. */
export type PostedFields = ReadonlyMap<string, unknown>;

type FieldError = FormErrorItem & { code: FieldCode };
export type CheckedFields = { ok: true; fields: Record<string, string> } | { ok: false; errors: FieldError[] };

/** Checks the form's own fields and ignores all others. */
export function checkFields(form: Form, posted: PostedFields): CheckedFields {
  const errors: FieldError[] = [];
  const fields: Record<string, string> = {};
  for (const [field, rule] of Object.entries(form.fields)) {
    const value = posted.get(field);
    const error = errorOf(value, posted.has(field), rule);
    if (error) errors.push({ ...error, field });
    else fields[field] = rule.type === 'email' ? String(value).trim() : String(value);
  }
  return errors.length > 0 ? { ok: false, errors } : { ok: true, fields };
}

function errorOf(
  value: unknown,
  present: boolean,
  { type, longest }: { type: FieldType; longest: number },
): { code: FieldCode; message: string } | undefined {
  if (!present) return { code: 'REQUIRED_FIELD_MISSING', message: 'is required' };
  if (typeof value !== 'string') return { code: 'TYPE_TEXT', message: 'should be text' };
  if (value.trim() === '') return { code: 'REQUIRED_FIELD_EMPTY', message: 'cannot be empty' };
  if (value.length > longest) return { code: 'TYPE_TEXT', message: `cannot be longer than ${longest} characters` };
  if (type === 'email' && !isEmail(value)) return { code: 'TYPE_EMAIL', message: 'should be an email' };
  return undefined;
}

export function isEmail(value: string): boolean {
  return EMAIL_PATTERN.test(value.trim());
}

/** Where `_next` may lead: to our own pages, or to an origin that may call us. Anything else is ignored. */
export function nextAddress(wanted: unknown, siteUrl: string, allowedOrigins: readonly string[]): string | undefined {
  if (typeof wanted !== 'string' || !URL.canParse(wanted, siteUrl)) return undefined;
  const url = new URL(wanted, siteUrl);
  // The complete address, because a path such as `//elsewhere.example` by itself leads to another site.
  return url.origin === siteUrl || allowedOrigins.includes(url.origin) ? url.href : undefined;
}
