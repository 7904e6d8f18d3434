import { z as zod } from 'zod';
import { version } from '../../../package.json';
import { ROOT } from '../../commands/root.ts';
import { GROUPS, type Group, type OperationText, PARAMETERS } from '../../content/api-reference.ts';
import { site } from '../../content/site.ts';
import type { Limit } from '../../server/limits.ts';
import { ANONYMOUS_BODY_LIMIT } from '../../server/request-body.ts';
import { type ServedEndpoint, servedEndpoints } from './endpoints.ts';
import { type EndpointTypes, type KnownFailure, readTypes, type Schema } from './types.ts';

/** Failures that `endpoint()` itself answers with. */
interface CommonFailures {
  /** Whatever the call is about: described once. */
  everywhere: KnownFailure[];
  /** Where a caller who is not signed in has something stored. */
  stored: KnownFailure[];
}

const FAILURE = '#/components/schemas/Failure';
const FAILURE_SCHEMA: Schema = {
  type: 'object',
  properties: {
    message: { type: 'string', description: 'A sentence for people.' },
    code: { type: 'string', description: 'Stable, for programs.' },
  },
  required: ['message', 'code'],
};

/** The OpenAPI 3.1 document of every call, made from the endpoints, their contracts and their types. */
export async function describeApi(): Promise<Schema> {
  const endpoints = await servedEndpoints();
  const texts = GROUPS.flatMap(({ operations }) => Object.values(operations));
  const types = readTypes(ROOT, [
    ...new Set(endpoints.map(({ file }) => file)),
    ...texts.flatMap(({ answer, runs = [], byHand }) =>
      [answer?.schema, byHand?.code, ...runs].flatMap((place) => place?.split('#')[0] ?? []),
    ),
    'src/server/endpoint.ts',
  ]);
  const common = commonFailures(types);
  const paths: Record<string, Record<string, Schema>> = {};
  for (const group of GROUPS) {
    for (const [name, text] of Object.entries(group.operations)) {
      const [method = '', route = ''] = name.split(' ');
      const endpoint = endpoints.find((served) => served.method === method && served.route === route);
      const path = route.replace(/\[(\w+)\]/g, '{$1}');
      paths[path] ??= {};
      paths[path][method.toLowerCase()] = operationOf({ method, path, group, text, endpoint }, types, common);
    }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: `${site.name} API`,
      version,
      description:
        'Made from the server’s own code: what it checks, what it answers and the failures it can reach. Codes are stable; messages are for people.',
    },
    servers: [{ url: '/' }],
    tags: GROUPS.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiKey: { type: 'http', scheme: 'bearer', description: 'An API key with the scope that the call lists.' },
      },
      responses: {
        Failure: {
          description: common.everywhere.map((known) => `${known.status} ${sentenceOf(known)}`).join('\n'),
          headers: {
            'Retry-After': { description: 'With 429: seconds to wait.', schema: { type: 'integer' } },
          },
          content: { 'application/json': { schema: { $ref: FAILURE } } },
        },
      },
      schemas: { ...types.components(), Failure: FAILURE_SCHEMA },
    },
  };
}

interface Operation {
  method: string;
  path: string;
  group: Group;
  text: OperationText;
  endpoint: ServedEndpoint | undefined;
}

function operationOf(operation: Operation, types: EndpointTypes, common: CommonFailures): Schema {
  const { method, path, group, text, endpoint } = operation;
  const read = endpoint && types.read(endpoint.file, method);
  const body = bodyOf(operation, read?.fieldComments ?? {});
  const limits = endpoint ? limitsOf(endpoint.options) : (text.byHand?.limits ?? []);
  return {
    operationId: idOf(method, path),
    tags: [group.name],
    summary: text.summary,
    ...(text.description && { description: text.description }),
    security: securityOf(endpoint),
    ...parametersOf(operation, read?.fieldComments ?? {}),
    ...(body && { requestBody: body }),
    responses: {
      [text.answer?.status ?? 200]: answerOf(text, read?.answer, types),
      ...failuresOf(operation, types, common, read?.failures),
      default: { $ref: '#/components/responses/Failure' },
    },
    ...(limits.length > 0 && { 'x-limits': limits }),
    ...(text.upload && { 'x-curl': text.upload.curl }),
  };
}

/** An API key is a bearer, too, but not a JWT. */
function securityOf(endpoint: ServedEndpoint | undefined): Schema[] {
  const { access = 'anyone', scope } = endpoint?.options ?? {};
  if (access === 'anyone') return [];
  return [...(access === 'either' ? [{}] : []), { bearer: [] }, ...(scope === undefined ? [] : [{ apiKey: [scope] }])];
}

function idOf(method: string, path: string): string {
  const words = path.replace('/api/v1', '').split(/[^\w]+/);
  return [method.toLowerCase(), ...words.filter(Boolean)].join('-');
}

function parametersOf({ path, text, endpoint }: Operation, comments: Record<string, string>): Schema {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: PARAMETERS[name] ?? '',
    schema: { type: 'string' },
  }));
  const query = endpoint?.options.query ? jsonSchema(endpoint.options.query) : {};
  const required = (query.required ?? []) as string[];
  const inQuery = Object.entries((query.properties ?? {}) as Record<string, Schema>).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(comments[name] && { description: comments[name] }),
    schema,
  }));
  const headers = (text.headers ?? []).map(({ name, description, required: isRequired = false }) => ({
    ...{ name, in: 'header', required: isRequired, description },
    schema: { type: 'string' },
  }));
  const parameters = [...inPath, ...inQuery, ...headers];
  return parameters.length > 0 ? { parameters } : {};
}

function bodyOf({ text, endpoint }: Operation, comments: Record<string, string>): Schema | undefined {
  if (text.upload) {
    const { type, field } = text.upload;
    const file = { type: 'string', contentMediaType: 'application/octet-stream' };
    const schema = field
      ? { type: 'object', properties: { [field]: { type: 'array', items: file } }, required: [field] }
      : { type: 'string' };
    return { required: true, content: { [type]: { schema } } };
  }
  const { body } = endpoint?.options ?? {};
  if (!body && text.example === undefined) return undefined;
  const schema = body ? withComments(jsonSchema(body), comments) : { type: 'object' };
  const example = text.example === undefined ? {} : { example: text.example };
  return { required: Boolean(body), content: { 'application/json': { schema, ...example } } };
}

function jsonSchema(type: zod.ZodType): Schema {
  const { $schema, ...schema } = zod.toJSONSchema(type, {
    io: 'input',
    unrepresentable: 'any',
    // A format says it in one word.
    override: ({ jsonSchema: made }) => {
      if (made.format) delete made.pattern;
    },
  }) as Schema;
  return schema;
}

function withComments(schema: Schema, comments: Record<string, string>): Schema {
  const parts = ['anyOf', 'oneOf', 'allOf'].flatMap((keyword) => {
    const list = schema[keyword] as Schema[] | undefined;
    return list ? [[keyword, list.map((part) => withComments(part, comments))] as const] : [];
  });
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>).map(
    ([name, property]) => [name, { ...property, ...(comments[name] && { description: comments[name] }) }] as const,
  );
  return {
    ...schema,
    ...Object.fromEntries(parts),
    ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
  };
}

function answerOf({ answer = {} }: OperationText, returned: Schema | undefined, types: EndpointTypes): Schema {
  const [file, name] = answer.schema?.split('#') ?? [];
  const schema = file && name ? types.schemaOf(file, name) : returned;
  const type = answer.type ?? 'application/json';
  const content = schema ? { content: { [type]: { schema } } } : answer.type ? { content: { [type]: {} } } : {};
  return { description: answer.description ?? 'Done.', ...content };
}

function commonFailures(types: EndpointTypes): CommonFailures {
  const of = (file: string, name: string) => types.failuresOf(`src/server/${file}.ts`, name);
  const outages = codesOf(of('outage-response', 'OUTAGE_RESPONSES'));
  const stored = of('storage-quota', 'checkStorageQuota').filter(({ code }) => !outages.has(code));
  const storedCodes = codesOf(stored);
  const everywhere = [...of('endpoint', 'endpoint'), ...of('limits', 'openLimits')].filter(
    ({ code }) => !storedCodes.has(code) && code !== 'ABORTED',
  );
  return { everywhere: everywhere.toSorted((one, other) => one.status - other.status), stored };
}

function codesOf(failures: readonly KnownFailure[]): Set<string> {
  return new Set(failures.map(({ code }) => code));
}

function failuresOf(
  { text, endpoint }: Operation,
  types: EndpointTypes,
  common: CommonFailures,
  own: KnownFailure[] = [],
): Record<string, Schema> {
  const places = [...(text.runs ?? []), ...(text.byHand ? [text.byHand.code] : [])];
  const ran = places.flatMap((place) => {
    const [file = '', name = ''] = place.split('#');
    return types.failuresOf(file, name);
  });
  const described = codesOf(common.everywhere);
  const all = [...own, ...ran, ...(endpoint?.options.stores ? common.stored : [])].filter(
    ({ code }) => !described.has(code) && !text.keepsToItself?.test(code),
  );
  const byStatus = Map.groupBy(all, ({ status }) => status);
  return Object.fromEntries([...byStatus].map(([status, failures]) => [String(status), failureAnswer(failures)]));
}

/** As `CODE: sentence`, a line each. */
function sentenceOf({ code, message }: KnownFailure): string {
  return message ? `${code}: ${message}` : code;
}

function failureAnswer(failures: readonly KnownFailure[]): Schema {
  const byCode = new Map(failures.map((known) => [known.code, known]));
  const codes = [...byCode.keys()];
  return {
    description: [...byCode.values()].map(sentenceOf).join('\n'),
    content: { 'application/json': { schema: { $ref: FAILURE, properties: { code: { enum: codes } } } } },
  };
}

function limitsOf(options: ServedEndpoint['options']): string[] {
  const { limit, perUser, body, bodyLimit } = options;
  const user = perUser;
  return [
    ...(limit ? [`${rate(limit.perClient)} and client`] : []),
    ...(limit?.perTarget ? [`${rate(limit.perTarget)} per address or account`] : []),
    ...(user ? [`${rate(user)} and user, together with other calls of this kind`] : []),
    ...(body
      ? [bodySize(options.access === 'anyone' ? Math.min(bodyLimit ?? Infinity, ANONYMOUS_BODY_LIMIT) : bodyLimit)]
      : []),
  ];
}

const UNITS = [
  { seconds: 24 * 60 * 60, name: 'day' },
  { seconds: 60 * 60, name: 'hour' },
  { seconds: 60, name: 'minute' },
  { seconds: 1, name: 'second' },
];

function rate({ calls, seconds }: Limit): string {
  const unit = UNITS.find((candidate) => seconds % candidate.seconds === 0);
  const count = unit ? seconds / unit.seconds : seconds;
  return `${calls.toLocaleString('en-US')} calls per ${count === 1 ? unit?.name : `${count} ${unit?.name}s`}`;
}

function bodySize(bytes = ANONYMOUS_BODY_LIMIT): string {
  const size = bytes >= 1024 * 1024 ? `${bytes / 1024 / 1024} MB` : `${Math.ceil(bytes / 1024)} kB`;
  return `Body of up to ${size}`;
}
