import { randomUUID } from 'node:crypto';
import { groupCommit } from '../../server/db/group-commit.ts';
import { type Answer, type Endpoint, endpoint, toAnswer } from '../../server/endpoint.ts';
import type { EndpointContext } from '../../server/endpoint-routes.ts';
import { failure, isFailure } from '../../server/failure.ts';
import type { Mail } from '../../server/mail/mail.ts';
import { wantsJson } from '../../server/media-type.ts';
import { inOneLine } from '../../server/one-line.ts';
import { PlainAnswer } from '../../server/plain-answer.ts';
import type { Services } from '../../server/services.ts';
import { foldEmail } from '../../server/users.ts';
import { spellBidiControls } from '../../ui/marks.ts';
import { FORM_CALLS, FORM_QUOTA, type FormSuccessAnswer } from './contract.ts';
import { type FormFailure, formFailure, writeFormFailure } from './failures.server.ts';
import { FORMS, type Form, isEmail, nextAddress } from './forms.ts';
import { readSubmission, type Submission } from './submission.server.ts';

/** Stored as a message and in the email that forwards it. */
const STORED_TIMES = 2;

/** Where a browser goes after posting a form without scripts, unless the form names another address. */
const SENT_PAGE = '/message-sent';

const ENDPOINTS: ReadonlyMap<string, Endpoint> = new Map(
  Object.entries(FORMS).map(([formId, form]) => [
    formId,
    endpoint(
      {
        access: 'anyone',
        readBody: (context) => readSubmission(form, context),
        limit: {
          name: `form ${formId}`,
          perClient: FORM_CALLS.perClient,
          perTarget: { ...FORM_CALLS.perSender, of: (submission: Submission) => senderOf(form, submission) },
        },
        stores: { quota: FORM_QUOTA, bytes: bytesOf },
        writeFailure: writeFormFailure,
      },
      async ({ services, body, context }) => {
        if (body.fields) await store(services, { ...body, formId, form, fields: body.fields });
        return confirm(services, form, body, context);
      },
    ),
  ]),
);

/** For programs, in the form provider's protocol. */
export async function receiveForm(context: EndpointContext): Promise<PlainAnswer | Response> {
  const answer = await answerForm(context);
  return toAnswer(isFailure(answer) ? writeFormFailure(answer) : answer);
}

/** @returns the failure that the page shows to a browser that posted the form itself; otherwise the response */
export async function receiveFormFromPage(context: EndpointContext): Promise<Response | FormFailure> {
  const answer = await answerForm(context);
  if (!isFailure(answer)) return toResponse(toAnswer(answer));
  return context.request.method === 'POST' && !asksForJson(context) ? answer : toResponse(writeFormFailure(answer));
}

async function answerForm(context: EndpointContext): Promise<Answer> {
  const { locals, params, request } = context;
  if (request.method !== 'POST') {
    return failure(405, 'METHOD_NOT_ALLOWED', 'Please submit POST request.', { allow: 'POST' });
  }
  const formId = params.formId ?? '';
  const found = ENDPOINTS.get(formId);
  if (!found) return formFailure(404, 'FORM_NOT_FOUND', 'Form not found');
  if (locals.services.settings.closedForms.includes(formId)) return formFailure(403, 'INACTIVE', 'Form not active');
  return found.answer(context);
}

function confirm({ settings }: Services, form: Form, { next }: Submission, context: EndpointContext): Answer {
  const asked = nextAddress(next, settings.siteUrl, settings.allowedOrigins);
  if (asksForJson(context)) return { next: asked ?? form.next, ok: true } satisfies FormSuccessAnswer;
  const headers = { location: asked ?? SENT_PAGE, 'cache-control': 'no-store' };
  return new Response(null, { status: 302, headers });
}

function asksForJson({ request: { headers } }: EndpointContext): boolean {
  return wantsJson(headers.get('accept'), headers.get('content-type'));
}

function toResponse(answer: PlainAnswer | Response): Response {
  return answer instanceof PlainAnswer ? answer.toResponse() : answer;
}

function senderOf({ sender }: Form, { fields }: Submission): string | undefined {
  return fields && foldEmail(fields[sender.address] ?? '');
}

function bytesOf({ fields }: Submission): number {
  return fields ? Buffer.byteLength(JSON.stringify(fields)) * STORED_TIMES : 0;
}

interface StoredSubmission extends Submission {
  formId: string;
  form: Form;
  fields: Record<string, string>;
}

const writers = new WeakMap<Services, (submission: StoredSubmission) => Promise<void>>();

/** Resolves when the submission is on disk; it is forwarded after that. */
async function store(services: Services, submission: StoredSubmission): Promise<void> {
  const write = writers.get(services) ?? groupCommit((group: readonly StoredSubmission[]) => storeAll(services, group));
  writers.set(services, write);
  await write(submission);
  void services.outbox.send();
}

async function storeAll(services: Services, submissions: readonly StoredSubmission[]): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    for (const submission of submissions) {
      const id = submission.id ?? randomUUID();
      const stored = await trx
        .insertInto('form_messages')
        .values({
          id,
          form_id: submission.formId,
          fields: JSON.stringify(submission.fields),
          spam: submission.isSpam ? 1 : 0,
          received_at: services.now(),
          answered_at: null,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (stored && !submission.isSpam) await services.outbox.write(trx, forwarded(submission), { messageId: id });
    }
  });
}

function forwarded({ form, fields, subject, replyTo }: StoredSubmission): Mail {
  const asked = typeof subject === 'string' ? inOneLine(subject).slice(0, 200) : '';
  return {
    subject: asked === '' ? form.subject : asked,
    replyTo: {
      name: inOneLine(fields[form.sender.name ?? ''] ?? ''),
      address: typeof replyTo === 'string' && isEmail(replyTo) ? replyTo.trim() : (fields[form.sender.address] ?? ''),
    },
    text: Object.entries(fields)
      .map(([name, value]) => `${name}:\n${spellBidiControls(value)}`)
      .join('\n\n'),
  };
}
