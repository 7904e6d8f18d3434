import { randomUUID } from 'node:crypto';
import type { APIContext } from 'astro';
import { countClient, json } from '../../server/endpoint.ts';
import type { Mail } from '../../server/mail/mail.ts';
import { requireSameSite } from '../../server/origin.ts';
import type { Services } from '../../server/services.ts';
import { asJson, type FormAnswer, type Refusal, refuse, refuseAs, refuseFields } from './answers.server.ts';
import { HONEYPOT_FIELD } from './contract.ts';
import { type Arrived, checkFields, type Form, formOf, isEmail, nextAddress, wantsJson } from './forms.ts';
import { readFields } from './read-fields.server.ts';

const PER_CLIENT = { calls: 30, seconds: 60 * 60 };

/** Where a browser that posts a form on its own is sent, unless the form asks for another place. */
const SENT_PAGE = '/message-sent';

/**
 * Takes what was sent to `/f/{formId}`.
 * @returns the protocol's answer for whoever reads JSON, a redirect for a browser whose message was stored, and otherwise
 * what a page has to say
 */
export async function receiveForm(context: APIContext): Promise<Response | Refusal> {
  const { request, locals } = context;
  if (request.method !== 'POST') return json({ error: 'Please submit POST request.' }, 405, { allow: 'POST' });
  const answer = await take(context).catch((error: unknown) => {
    locals.services.log.error({ err: error, method: request.method, route: context.routePattern }, 'unexpected error');
    return refuse(500, 'Something went wrong on our side. Please try again.');
  });
  if (wantsJson(request.headers.get('accept'), request.headers.get('content-type'))) return asJson(answer);
  if (!answer.ok) return answer;
  return new Response(null, {
    status: 302,
    headers: { location: answer.asked ?? SENT_PAGE, 'cache-control': 'no-store' },
  });
}

async function take(context: APIContext): Promise<FormAnswer> {
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
  if (tooMany) return refuse(tooMany.status, 'Too many requests', tooMany.headers);
  const arrived = await readFields(request);
  if ('ok' in arrived) return arrived;
  if (![...arrived.keys()].some((name) => !name.startsWith('_'))) {
    return refuseAs(400, 'EMPTY', "Can't send an empty form");
  }
  const checked = checkFields(form, arrived);
  if (!checked.ok) return refuseFields(checked.errors);
  await store(services, { formId, form, fields: checked.fields, arrived });
  return { ok: true, asked: nextAddress(arrived.get('_next'), siteUrl, allowedOrigins), next: form.next };
}

interface Submission {
  formId: string;
  form: Form;
  fields: Record<string, string>;
  arrived: Arrived;
}

/** On the disk before anyone is told so; forwarding comes after. */
async function store(services: Services, { formId, form, fields, arrived }: Submission): Promise<void> {
  const spam = arrived.get(HONEYPOT_FIELD) ? 1 : 0;
  const row = { id: randomUUID(), form_id: formId, fields: JSON.stringify(fields), spam } as const;
  await services.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('form_messages')
      .values({ ...row, received_at: services.now(), answered_at: null })
      .execute();
    if (!spam) await services.outbox.write(trx, forwarded(form, fields, arrived));
  });
  void services.outbox.send();
}

function forwarded(form: Form, fields: Record<string, string>, arrived: Arrived): Mail {
  const subject = arrived.get('_subject');
  const replyTo = arrived.get('_replyto');
  return {
    subject: typeof subject === 'string' && subject.trim() !== '' ? subject.slice(0, 200) : form.subject,
    replyTo: {
      name: fields[form.sender.name ?? ''] ?? '',
      address: typeof replyTo === 'string' && isEmail(replyTo) ? replyTo.trim() : (fields[form.sender.address] ?? ''),
    },
    text: Object.entries(fields)
      .map(([name, value]) => `${name}:\n${value}`)
      .join('\n\n'),
  };
}
