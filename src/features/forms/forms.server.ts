import { randomUUID } from 'node:crypto';
import { clientOf } from '../../server/client-address.ts';
import { groupCommit } from '../../server/db/group-commit.ts';
import { countClient, json } from '../../server/endpoint.ts';
import type { EndpointContext } from '../../server/endpoint-routes.ts';
import type { Mail } from '../../server/mail/mail.ts';
import { wantsJson } from '../../server/media-type.ts';
import { inOneLine } from '../../server/one-line.ts';
import { requireSameSite } from '../../server/origin.ts';
import { outageResponse } from '../../server/outage-response.ts';
import type { PlainAnswer } from '../../server/plain-answer.ts';
import type { Services } from '../../server/services.ts';
import { checkStorageQuota } from '../../server/storage-quota.ts';
import { foldEmail } from '../../server/users.ts';
import { asJson, type FormAnswer, type Refusal, refuse, refuseAs, refuseFields } from './answers.server.ts';
import { HONEYPOT_FIELD, SUBMISSION_FIELD } from './contract.ts';
import { type Arrived, checkFields, type Form, formOf, isEmail, nextAddress } from './forms.ts';
import { readFields } from './read-fields.server.ts';

const PER_CLIENT = { calls: 30, seconds: 60 * 60 };
/** Of one sender, whoever the client is: answers go to that address, and nobody's is to be flooded. */
const PER_SENDER = { calls: 10, seconds: 60 * 60 };
/** As the message, and in the email that forwards it. */
const STORED_TIMES = 2;
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Where a browser that posts a form on its own is sent, unless the form asks for another place. */
const SENT_PAGE = '/message-sent';

/**
 * Answers a page's form, and programs where Astro is the server.
 * @returns the protocol's answer for whoever reads JSON, a redirect for a browser whose message was stored, and otherwise
 * what a page has to say
 */
export async function receiveForm(context: EndpointContext): Promise<Response | Refusal> {
  const { headers, method } = context.request;
  if (method !== 'POST' || wantsJson(headers.get('accept'), headers.get('content-type'))) {
    return (await receiveFormOfProgram(context)).toResponse();
  }
  const answer = await takeOrRefuse(context);
  if (!answer.ok) return answer;
  return new Response(null, {
    status: 302,
    headers: { location: answer.asked ?? SENT_PAGE, 'cache-control': 'no-store' },
  });
}

/** Answers what was sent to `/f/{formId}` in the protocol of the forms. */
export async function receiveFormOfProgram(context: EndpointContext): Promise<PlainAnswer> {
  if (context.request.method === 'POST') return asJson(await takeOrRefuse(context));
  return json({ error: 'Please submit POST request.' }, 405, { allow: 'POST' });
}

function takeOrRefuse(context: EndpointContext): Promise<FormAnswer> {
  const { request, locals, routePattern } = context;
  return take(context).catch((error: unknown) => {
    // Nobody is left to answer.
    if (request.signal.aborted) return refuse(400, 'The request was broken off.');
    const outage = outageResponse(locals.services, error);
    if (outage) return refuse(outage.status, outage.message, outage.headers);
    locals.services.log.error({ err: error, method: request.method, route: routePattern }, 'unexpected error');
    return refuse(500, 'Something went wrong on our side. Please try again.');
  });
}

async function take(context: EndpointContext): Promise<FormAnswer> {
  const { request, locals, params } = context;
  const { services } = locals;
  const { siteUrl, allowedOrigins, closedForms } = services.settings;
  const formId = params.formId ?? '';
  const form = formOf(formId);
  if (!form) return refuseAs(404, 'FORM_NOT_FOUND', 'Form not found');
  if (closedForms.includes(formId)) return refuseAs(403, 'INACTIVE', 'Form not active');
  if (requireSameSite(request, services.settings)) {
    return refuseAs(403, 'BLOCKED', 'This page may not send this form');
  }
  const tooMany = await countClient({ name: `form ${formId}`, perClient: PER_CLIENT }, context);
  if (tooMany) return refuse(tooMany.status, tooMany.message, tooMany.headers);
  const arrived = await readFields(context);
  if ('ok' in arrived) return arrived;
  const spam = Boolean(arrived.get(HONEYPOT_FIELD));
  const checked = checkFields(form, arrived);
  const taken = {
    ok: true,
    asked: nextAddress(arrived.get('_next'), siteUrl, allowedOrigins),
    next: form.next,
  } as const;
  // A robot is told that all is well, whatever else it has filled in.
  if (spam && !checked.ok) return taken;
  if (![...arrived.keys()].some((name) => !name.startsWith('_'))) {
    return refuseAs(400, 'EMPTY', "Can't send an empty form");
  }
  if (!checked.ok) return refuseFields(checked.errors);
  const sender = foldEmail(checked.fields[form.sender.address] ?? '');
  const tooManyOfSender = await services.limits.count(`form ${formId} by sender`, sender, PER_SENDER);
  if (tooManyOfSender) return refuse(tooManyOfSender.status, tooManyOfSender.message, tooManyOfSender.headers);
  const stored = Buffer.byteLength(JSON.stringify(checked.fields)) * STORED_TIMES;
  const room = { what: 'forms', client: clientOf(context, services.settings), bytes: stored } as const;
  const noRoom = await checkStorageQuota(services, room);
  if (noRoom) return refuse(noRoom.status, noRoom.message, noRoom.headers);
  await store(services, { formId, form, fields: checked.fields, arrived, spam });
  return taken;
}

interface Submission {
  formId: string;
  form: Form;
  fields: Record<string, string>;
  arrived: Arrived;
  spam: boolean;
}

type Stored = Submission & { id: string };

const writers = new WeakMap<Services, (submission: Stored) => Promise<void>>();

/** On the disk before anyone is told so; forwarding comes after. */
async function store(services: Services, submission: Submission): Promise<void> {
  const given = String(submission.arrived.get(SUBMISSION_FIELD)).toLowerCase();
  const id = UUID.test(given) ? given : randomUUID();
  const write = writers.get(services) ?? groupCommit((group: readonly Stored[]) => storeAll(services, group));
  writers.set(services, write);
  await write({ ...submission, id });
  void services.outbox.send();
}

async function storeAll(services: Services, submissions: readonly Stored[]): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    for (const { id, formId, form, fields, arrived, spam } of submissions) {
      const row = { id, form_id: formId, fields: JSON.stringify(fields), spam: spam ? 1 : 0 } as const;
      const stored = await trx
        .insertInto('form_messages')
        .values({ ...row, received_at: services.now(), answered_at: null })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (stored && !spam) await services.outbox.write(trx, forwarded(form, fields, arrived), { messageId: id });
    }
  });
}

function forwarded(form: Form, fields: Record<string, string>, arrived: Arrived): Mail {
  const subject = arrived.get('_subject');
  const replyTo = arrived.get('_replyto');
  return {
    subject: typeof subject === 'string' && inOneLine(subject) !== '' ? inOneLine(subject).slice(0, 200) : form.subject,
    replyTo: {
      name: inOneLine(fields[form.sender.name ?? ''] ?? ''),
      address: typeof replyTo === 'string' && isEmail(replyTo) ? replyTo.trim() : (fields[form.sender.address] ?? ''),
    },
    text: Object.entries(fields)
      .map(([name, value]) => `${name}:\n${value}`)
      .join('\n\n'),
  };
}
