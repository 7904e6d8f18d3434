/** The form provider's protocol, spoken by our own endpoint and by any compatible provider. */
export const FORM_PATH = '/f/{formId}';

/** The limits of one form. Replies go to the sender's address, so each address has a limit against flooding. */
export const FORM_CALLS = {
  perClient: { calls: 30, seconds: 60 * 60 },
  perSender: { calls: 10, seconds: 60 * 60 },
};
/** A submission is stored twice, as a message and as the email that forwards it. */
export const FORM_QUOTA = { name: 'forms', perClient: 100, total: 512 };
export const FORM_BODY_LIMIT = 128 * 1024;

/** Error codes about the form as a whole. */
export const FORM_CODES = [
  'BLOCKED',
  'EMPTY',
  'FILES_TOO_BIG',
  'FORM_NOT_FOUND',
  'INACTIVE',
  'NO_FILE_UPLOADS',
  'PROJECT_NOT_FOUND',
  'TOO_MANY_FILES',
] as const;
export type FormCode = (typeof FORM_CODES)[number];

/** Error codes about one field. */
export const FIELD_CODES = [
  'REQUIRED_FIELD_EMPTY',
  'REQUIRED_FIELD_MISSING',
  'STRIPE_CLIENT_ERROR',
  'STRIPE_SCA_ERROR',
  'TYPE_EMAIL',
  'TYPE_NUMERIC',
  'TYPE_TEXT',
] as const;
export type FieldCode = (typeof FIELD_CODES)[number];

/** One entry of an answer's `errors`; without `field` it is about the form. */
export interface FormErrorItem {
  message: string;
  code?: string;
  field?: string;
}

export interface FormSuccessAnswer {
  ok: true;
  /** Where to go next. */
  next: string;
}

export interface FormFailureAnswer {
  error: string;
  errors?: FormErrorItem[];
}

/** A field that people don't see: if it is filled in, the submission is kept as spam. */
export const HONEYPOT_FIELD = '_gotcha';

/** A UUID for the submission: if it is sent again because no answer arrived, it is stored only once. */
export const SUBMISSION_FIELD = '_submission';

/** The WHATWG's definition, so that the server agrees with what browsers let pass (HTML, 4.10.5.1.5). */
export const EMAIL_PATTERN =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;
