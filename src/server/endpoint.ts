import type { z as zod } from 'zod';
import { clientOf } from './client-address.ts';
import { compressed } from './compress.ts';
import { refuseEncoded } from './content-coding.ts';
import type { EndpointAnswer, EndpointContext, EndpointHandler } from './endpoint-routes.ts';
import { type Failure, failure, isFailure } from './failure.ts';
import type { Limit, UserLimit } from './limits.ts';
import { requireSameSite } from './origin.ts';
import { outageResponse } from './outage-response.ts';
import { PlainAnswer } from './plain-answer.ts';
import { ANONYMOUS_BODY_LIMIT, readJsonBody } from './request-body.ts';
import type { Services } from './services.ts';
import type { SignedIn } from './session/access-token.ts';
import { type Access, type Caller, readCaller } from './session/caller.ts';
import { checkStorageQuota, type StorageQuota } from './storage-quota.ts';

export const UNEXPECTED = failure(500, 'INTERNAL', 'Something went wrong on our side. Please try again.');

type CallerOf<S> = [S] extends [undefined] ? SignedIn : Caller;
type UserOf<A extends Access, S> = A extends 'signed-in'
  ? CallerOf<S>
  : A extends 'either'
    ? CallerOf<S> | undefined
    : undefined;

export interface EndpointOptions<Body, Query, A extends Access, S extends string | undefined = string | undefined> {
  /** `either`: works without a bearer, but a bearer that is sent must be valid (never a silent downgrade). */
  access: A;
  /** The permission that an API key needs for this call. Without it, only logged-in users may call. */
  scope?: S;
  body?: zod.ZodType<Body>;
  /** For a body that is not JSON. */
  readBody?: (context: EndpointContext) => Promise<Body | Failure>;
  query?: zod.ZodType<Query>;
  /** Largest body in bytes, 256 kB unless given. More than that is read only from signed-in users. */
  bodyLimit?: number;
  limit?: EndpointLimit<Body>;
  /** For a caller who hasn't signed in. */
  stores?: { quota: StorageQuota; bytes: number | ((body: Body) => number) };
  perUser?: UserLimit;
  /**
   * For endpoints that no page of ours calls and whose callers may send no Origin: the demo provider’s token endpoint,
   * and the share target of phones.
   */
  fromServers?: boolean;
  /** Sends long answers compressed. Read `compress.ts` before you set it. */
  compresses?: true;
  /** For a protocol other than our own `{message, code}`. */
  writeFailure?: (failure: Failure) => PlainAnswer;
}

export interface EndpointLimit<Body> {
  /** Endpoints that share a name share their limits. */
  name: string;
  perClient: Limit;
  /** Per target that bodies name, such as an email address; undefined is not counted. */
  perTarget?: Limit & { of(body: Body): string | undefined };
}

export interface EndpointCall<Body, Query, User> {
  services: Services;
  body: Body;
  query: Query;
  user: User;
  context: EndpointContext;
}

export type Answer = EndpointAnswer | Failure | Record<string, unknown>;

/** The API reference is made from its options. */
export interface Endpoint extends EndpointHandler {
  readonly options: EndpointOptions<never, unknown, Access>;
  /** For a page that renders the answer itself. Never throws. */
  answer(context: EndpointContext): Promise<Answer>;
}

/** @param handle its value is sent as JSON with 200, unless it is a `Failure` or a `Response` */
export function endpoint<
  Body = undefined,
  Query = undefined,
  A extends Access = 'anyone',
  S extends string | undefined = undefined,
>(
  options: EndpointOptions<Body, Query, A, S>,
  handle: (call: EndpointCall<Body, Query, UserOf<A, S>>) => Answer | Promise<Answer>,
): Endpoint {
  const answer = async (context: EndpointContext): Promise<Answer> => {
    const { services } = context.locals;
    try {
      return await run(options, handle, context);
    } catch (error) {
      if (context.request.signal.aborted) return failure(400, 'ABORTED', 'The request was aborted.');
      const outage = outageResponse(services, error);
      if (outage) return outage;
      // The account was deleted, or the session ended, during the call.
      const user = await readCaller(options, context.request, services).catch(() => undefined);
      if (isFailure(user)) return user;
      const { id, route } = context.locals.observed;
      services.log.error({ err: error, id, route }, 'unexpected error');
      return UNEXPECTED;
    }
  };
  const handler = async (context: EndpointContext): Promise<EndpointAnswer> => {
    const given = await answer(context);
    const written = isFailure(given) && options.writeFailure ? options.writeFailure(given) : given;
    if (!context.takesPlain) return toResponse(written);
    return options.compresses
      ? compressed(toAnswer(written), context.request.headers.get('accept-encoding'))
      : toAnswer(written);
  };
  return Object.assign(handler as EndpointHandler, { options: options as unknown as Endpoint['options'], answer });
}

async function run<Body, Query, A extends Access, S extends string | undefined>(
  options: EndpointOptions<Body, Query, A, S>,
  handle: (call: EndpointCall<Body, Query, UserOf<A, S>>) => Answer | Promise<Answer>,
  context: EndpointContext,
): Promise<Answer> {
  const { services } = context.locals;
  const { request, url } = context;
  if (!options.fromServers) {
    const refused = requireSameSite(request, services.settings);
    if (refused) return refused;
  }
  const tooManyOfClient = options.limit && (await countClient(options.limit, context));
  if (tooManyOfClient) return tooManyOfClient;
  const user = await readCaller(options, request, services);
  if (isFailure(user)) return user;
  const tooManyOfUser = options.perUser && user && (await countUser(options.perUser, user, services));
  if (tooManyOfUser) return tooManyOfUser;
  const query = options.query ? options.query.safeParse(queryRecord(url)) : undefined;
  if (query && !query.success) return invalid(query.error);
  const encoded = refuseEncoded(request);
  if (encoded) return encoded;
  const body = await readBody(options, context, user);
  if (isFailure(body)) return body;
  const tooManyForTarget = options.limit && (await countTarget(options.limit, body as Body, services));
  if (tooManyForTarget) return tooManyForTarget;
  const noRoom = options.stores && (await checkStorage(options.stores, body as Body, context));
  if (noRoom) return noRoom;
  return handle({ services, body: body as Body, query: query?.data as Query, user: user as UserOf<A, S>, context });
}

function checkStorage<Body>(
  { quota, bytes }: NonNullable<EndpointOptions<Body, unknown, Access>['stores']>,
  body: Body,
  context: EndpointContext,
): Promise<Failure | undefined> {
  const { services } = context.locals;
  const client = clientOf(context, services.settings);
  return checkStorageQuota(services, { quota, client, bytes: typeof bytes === 'number' ? bytes : bytes(body) });
}

export function countClient(
  { name, perClient }: Pick<EndpointLimit<never>, 'name' | 'perClient'>,
  context: EndpointContext,
  cost = 1,
): Promise<Failure | undefined> {
  const { services } = context.locals;
  return services.limits.count(`${name} by client`, clientOf(context, services.settings), perClient, cost);
}

async function countTarget<Body>(
  { name, perTarget }: EndpointLimit<Body>,
  body: Body,
  { limits }: Services,
): Promise<Failure | undefined> {
  const target = perTarget?.of(body);
  if (!perTarget || target === undefined) return undefined;
  return limits.count(`${name} by target`, target, perTarget);
}

/** For a call that didn't affect the target in its body. */
export async function refundTarget<Body>(
  { name, perTarget }: EndpointLimit<Body>,
  body: Body,
  { limits }: Services,
): Promise<void> {
  const target = perTarget?.of(body);
  if (perTarget && target !== undefined) await limits.refund(`${name} by target`, target, perTarget);
}

export function countUser(
  limit: UserLimit,
  { userId }: Pick<SignedIn, 'userId'>,
  { limits }: Services,
  cost = 1,
): Promise<Failure | undefined> {
  return limits.count(`${limit.name} by user`, userId, limit, cost);
}

/** For a call that is made again through no fault of the user. */
export function refundUser(
  limit: UserLimit,
  { userId }: Pick<SignedIn, 'userId'>,
  { limits }: Services,
): Promise<void> {
  return limits.refund(`${limit.name} by user`, userId, limit);
}

async function readBody<Body>(
  options: EndpointOptions<Body, unknown, Access>,
  context: EndpointContext,
  user: Caller | undefined,
) {
  if (options.readBody) return options.readBody(context);
  if (!options.body) return undefined;
  const json = await readJsonBody(context, { limit: options.bodyLimit ?? ANONYMOUS_BODY_LIMIT, user });
  if (isFailure(json)) return json;
  const parsed = options.body.safeParse(json.value);
  return parsed.success ? parsed.data : invalid(parsed.error);
}

/** A repeated key keeps all its values, so that a schema for one string refuses it (parameter pollution). */
function queryRecord(url: URL): Record<string, string | string[]> {
  const entries = [...new Set(url.searchParams.keys())].map((key) => {
    const values = url.searchParams.getAll(key);
    return [key, values.length === 1 ? (values[0] ?? '') : values] as const;
  });
  return Object.fromEntries(entries);
}

function invalid(error: zod.ZodError): Failure {
  const field = error.issues[0]?.path.join('.') ?? '';
  const sentence =
    field === '' ? 'The request is not of the expected form.' : `The field ${field} is missing or not valid.`;
  return failure(400, 'INVALID', sentence);
}

/** A route with GET also has HEAD (RFC 9110, 9.1). @param writeFailure as of its endpoints */
export function methodNotAllowed(
  handlers: Readonly<Record<string, EndpointHandler>>,
  writeFailure: (failure: Failure) => EndpointAnswer = toResponse,
): EndpointHandler {
  const { GET } = handlers;
  const methods = Object.keys(handlers);
  const allow = (GET ? [...methods, 'HEAD'] : methods).join(', ');
  const handler = async (context: EndpointContext): Promise<EndpointAnswer> => {
    if (GET && context.request.method === 'HEAD') return withoutBody(await GET(context));
    return toResponse(writeFailure(failure(405, 'METHOD_NOT_ALLOWED', `Use ${methods.join(' or ')}.`, { allow })));
  };
  return handler as EndpointHandler;
}

/** A body that is never read is cancelled; otherwise a stream would be written forever. */
async function withoutBody(response: EndpointAnswer): Promise<EndpointAnswer> {
  if (response instanceof PlainAnswer) return new PlainAnswer('', response.status, response.headers);
  await response.body?.cancel();
  return new Response(null, response);
}

const JSON_HEADERS = [
  ['content-type', 'application/json; charset=utf-8'],
  ['cache-control', 'no-store'],
] as const;

export function json(value: unknown, status = 200, headers: Record<string, string> = {}): PlainAnswer {
  return new PlainAnswer(JSON.stringify(value), status, [...JSON_HEADERS, ...Object.entries(headers)]);
}

export function toAnswer(answer: Answer): EndpointAnswer {
  if (answer instanceof PlainAnswer || answer instanceof Response) return answer;
  if (!isFailure(answer)) return json(answer);
  return json({ message: answer.message, code: answer.code }, answer.status, answer.headers);
}

export function toResponse(answer: Answer): Response {
  const given = toAnswer(answer);
  return given instanceof PlainAnswer ? given.toResponse() : given;
}
