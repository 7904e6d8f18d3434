import { type Analysis, type Context, type Email, mailboxContext } from '../../engines/detection/index.ts';
import type { EndpointContext } from '../../server/endpoint-routes.ts';
import { type Failure, failure, isFailure } from '../../server/failure.ts';
import { PlainAnswer } from '../../server/plain-answer.ts';
import { readLimited } from '../../server/request-body.ts';
import type { Services } from '../../server/services.ts';
import type { Caller } from '../../server/session/caller.ts';
import { readEmail } from '../../workers/read-email.server.ts';
import { runTask } from '../../workers/run-task.server.ts';
import { checkAnswer, skippedAnswer } from './check-answer.ts';
import { CHECK_MS, CHECKED_BYTES, type CheckAnswer, HOOK_BYTES, type HookAnswer, MAX_CHECKS } from './contract.ts';
import { authservIdOf, hookAnswer, hookBody, sourceOf } from './mta-hooks.ts';
import { FILTER_ERRORS } from './texts.ts';

interface FilterCall {
  services: Services;
  user: Pick<Caller, 'userId'>;
  context: EndpointContext;
}

/** What the mail server knows in addition to the message. */
interface Delivery {
  mailFrom?: string | undefined;
  recipients: readonly string[];
  authservId?: string | undefined;
}

const BUSY = failure(503, 'BUSY', FILTER_ERRORS.busy, { 'retry-after': '5' });
const LATE = failure(503, 'LATE', FILTER_ERRORS.late, { 'retry-after': '30' });

let checks = 0;

/** Answers a mail server that speaks Rspamd's protocol. */
export async function check({ services, user, context }: FilterCall): Promise<CheckAnswer | Failure> {
  const began = performance.now();
  const source = await readLimited(context, { limit: CHECKED_BYTES, user });
  if (isFailure(source)) return source.code === 'TOO_LARGE' ? skippedAnswer() : source;
  if (source.byteLength === 0) return failure(400, 'EMPTY', FILTER_ERRORS.empty);
  const { headers } = context.request;
  return whereFree(async () => {
    const delivery = {
      mailFrom: headers.get('from') ?? undefined,
      // Rspamd's clients send one header for each, which arrive as a list.
      recipients: (headers.get('rcpt') ?? '').split(',').map((address) => address.trim()),
      authservId: headers.get('mta-name') ?? undefined,
    };
    const checked = await analyse(services, user, source, delivery, context.request.signal);
    if (isFailure(checked)) return checked;
    return checkAnswer(checked.email, checked.analysis, Math.round(performance.now() - began) / 1000);
  });
}

/** Answers a mail server that speaks MTA Hooks. */
export async function answerHook({ services, user, context }: FilterCall): Promise<HookAnswer | Failure> {
  const body = await readLimited(context, { limit: HOOK_BYTES, user });
  if (isFailure(body)) return body.code === 'TOO_LARGE' ? hookAnswer() : body;
  return whereFree(async () => {
    const hook = hookBody.safeParse(parsed(body));
    if (!hook.success) return failure(400, 'INVALID', FILTER_ERRORS.empty);
    const { message, envelope } = hook.data;
    if (!message) return hookAnswer();
    const delivery = {
      mailFrom: envelope?.from.address,
      recipients: envelope?.to.map(({ address }) => address) ?? [],
      authservId: authservIdOf(hook.data),
    };
    const source = new TextEncoder().encode(sourceOf(message));
    const checked = await analyse(services, user, source, delivery, context.request.signal);
    return isFailure(checked) ? checked : hookAnswer(checked.analysis, message.headers);
  });
}

/** Rspamd's clients treat an answer that contains only `error` as a failure. */
export function asRspamdError({ status, code, message, headers = {} }: Failure): PlainAnswer {
  const error = code === 'UNAUTHORIZED' ? FILTER_ERRORS.noKey : message;
  return new PlainAnswer(JSON.stringify({ error }), status, [
    ['content-type', 'application/json; charset=utf-8'],
    ['cache-control', 'no-store'],
    ...Object.entries(headers),
  ]);
}

/** Called once the body has arrived; bodies still being sent are limited per account by `BodyBudget`. */
async function whereFree<T>(work: () => Promise<T | Failure>): Promise<T | Failure> {
  if (checks >= MAX_CHECKS) return BUSY;
  checks += 1;
  try {
    return await work();
  } finally {
    checks -= 1;
  }
}

/** Pictures are not read. */
async function analyse(
  services: Services,
  { userId }: Pick<Caller, 'userId'>,
  source: Uint8Array,
  delivery: Delivery,
  disconnected: AbortSignal,
): Promise<{ email: Email; analysis: Analysis } | Failure> {
  const late = AbortSignal.timeout(CHECK_MS);
  const caller = { client: userId, bytes: source.byteLength, signal: AbortSignal.any([disconnected, late]) };
  const threads = services.workers ? { workers: services.workers } : {};
  try {
    const read = await readEmail(threads, source, caller);
    if (isFailure(read)) return read;
    const email = withReturnPath(read, delivery.mailFrom);
    const given = { email, context: contextOf(services, delivery) };
    const analysed = await runTask(threads, 'analyseEmail', given, caller);
    return isFailure(analysed) ? analysed : { email, analysis: analysed.analysis };
  } catch (error) {
    if (late.aborted) return LATE;
    throw error;
  }
}

/** The delivering server adds it later (RFC 5321, section 4.4). */
function withReturnPath(email: Email, mailFrom: string | undefined): Email {
  if (mailFrom === undefined) return email;
  const value = `<${mailFrom.replace(/[<>\s]/g, '')}>`;
  const rest = (email.headers ?? []).filter(({ name }) => name.toLowerCase() !== 'return-path');
  return { ...email, headers: [{ name: 'Return-Path', value }, ...rest] };
}

function contextOf({ lists }: Services, { recipients, authservId }: Delivery): Context {
  const [first = ''] = recipients.map((address) => address.replace(/[<>\s]/g, '').toLowerCase());
  return { ...mailboxContext({ owner: first, authservId }), ...lists?.current() };
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
