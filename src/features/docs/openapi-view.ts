import api from '../../content/docs/openapi.json';
import { atSite } from './markup.ts';

export interface Schema {
  $ref?: string;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  description?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  default?: unknown;
}

interface Content {
  schema?: Schema;
  example?: unknown;
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: Schema;
}

interface DescribedOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security: Partial<Record<'bearer' | 'apiKey', string[]>>[];
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Record<string, Content> };
  responses: Record<string, { description?: string; content?: Record<string, Content> }>;
  'x-limits'?: string[];
  'x-curl'?: string;
}

export interface KnownError {
  status: string;
  code: string;
  message: string;
}

/** A call as the page shows it. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  summary: string;
  description: string | undefined;
  access: string;
  limits: string[];
  parameters: Parameter[];
  body: (Content & { type: string }) | undefined;
  answer: (Content & { type: string }) | undefined;
  answerText: string;
  errors: KnownError[];
  curl: string;
}

const paths = api.paths as unknown as Record<string, Record<string, DescribedOperation>>;

export const SCHEMAS = api.components.schemas as unknown as Record<string, Schema>;

/** Failures that every call can have in addition. */
export const COMMON_ERRORS: KnownError[] = api.components.responses.Failure.description
  .split('\n')
  .map((line) => errorOf(line.slice(0, 3), line.slice(4)));

export function operationGroups(): { name: string; description: string; operations: Operation[] }[] {
  return api.tags.map(({ name, description }) => ({
    ...{ name, description },
    operations: Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { tags }]) => tags.includes(name))
        .map(([method, operation]) => viewOf(method.toUpperCase(), path, operation)),
    ),
  }));
}

export function allOperations(): Operation[] {
  return operationGroups().flatMap(({ operations }) => operations);
}

function viewOf(method: string, path: string, operation: DescribedOperation): Operation {
  const { responses, security } = operation;
  const [answerType, answer] = Object.entries(responses['200']?.content ?? {})[0] ?? [];
  const [bodyType, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  return {
    ...{ id: operation.operationId, method, path, summary: operation.summary, description: operation.description },
    access: accessOf(security),
    limits: operation['x-limits'] ?? [],
    parameters: operation.parameters ?? [],
    body: body && { ...body, type: bodyType ?? '' },
    answer: answer && { ...answer, type: answerType ?? '' },
    answerText: responses['200']?.description ?? '',
    errors: Object.entries(responses)
      .filter(([status]) => status !== '200' && status !== 'default')
      .flatMap(([status, { description = '' }]) => description.split('\n').map((line) => errorOf(status, line))),
    curl: curlOf(method, path, operation, { type: bodyType, example: body?.example }),
  };
}

function accessOf(security: DescribedOperation['security']): string {
  if (security.length === 0) return 'Anyone';
  const isOptional = security.some((way) => Object.keys(way).length === 0);
  const scope = security.flatMap(({ apiKey }) => apiKey ?? [])[0];
  const people = isOptional ? 'Anyone, more when logged in' : 'Logged in';
  return scope === undefined ? people : `${people}, or an API key for ${scope}`;
}

function errorOf(status: string, line: string): KnownError {
  const [, code = line, message = ''] = /^([A-Z_]+)(?:: (.*))?$/.exec(line) ?? [];
  return { status, code, message };
}

function curlOf(
  method: string,
  path: string,
  { security, parameters = [], 'x-curl': upload }: DescribedOperation,
  { type, example }: { type: string | undefined; example: unknown },
): string {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => name.replace(/[A-Z]/g, '_$&').toUpperCase());
  const needed = parameters.filter((parameter) => parameter.in === 'header' && parameter.required);
  const call = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}http://localhost:4321${address}`,
    ...(security.length > 0 ? ["-H 'authorization: Bearer TOKEN'"] : []),
    ...needed.map(({ name }) => `-H '${name}: STATE'`),
    ...(upload ? [upload] : []),
    ...(example !== undefined && type === 'application/json'
      ? ["-H 'content-type: application/json'", `-d '${JSON.stringify(example).replaceAll("'", "'\\''")}'`]
      : []),
  ].join(' \\\n  ');
  return atSite(call, import.meta.env.SITE);
}

/** The name of the schema that a reference points to. */
export function nameOf({ $ref }: Schema): string | undefined {
  return $ref?.split('/').at(-1);
}

/** A type in a few words, for values that are not listed field by field. */
export function typeOf(schema: Schema): string {
  const { type, format, items, anyOf, oneOf } = schema;
  if (schema.$ref) return nameOf(schema) ?? '';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' · ');
  const choices = anyOf ?? oneOf;
  if (choices) return [...new Set(choices.map(typeOf))].join(' or ');
  if (type === 'array') return items ? `list of ${typeOf(items)}` : 'list';
  if (type === 'object') return schema.properties ? 'object' : 'map';
  return format ?? type ?? 'any';
}

/** The bounds of a value, such as “up to 200 characters”. */
export function boundsOf({ minimum, maximum, maxLength, default: preset, format }: Schema): string {
  const most = Number.MAX_SAFE_INTEGER;
  const highest = maximum !== undefined && maximum < most ? maximum : undefined;
  return [
    ...(maxLength !== undefined && !format ? [`up to ${maxLength} characters`] : []),
    ...(minimum !== undefined && highest !== undefined ? [`${minimum} to ${highest}`] : []),
    ...(minimum !== undefined && minimum > -most && highest === undefined ? [`${minimum} or more`] : []),
    ...(preset === undefined ? [] : [`default ${JSON.stringify(preset)}`]),
  ].join(', ');
}

/** The schemas whose fields are shown below a value: its own, or those of a list's items. */
export function shapesOf(schema: Schema): Schema[] {
  if (schema.properties) return [schema];
  if (schema.items) return shapesOf(schema.items);
  if (typeof schema.additionalProperties === 'object') return shapesOf(schema.additionalProperties);
  return [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap(shapesOf);
}

/** The sections that the API reference adds to its page. */
export function apiHeadings(): { depth: number; slug: string; text: string }[] {
  return [...api.tags.map(({ name }) => name), 'Common errors', 'Types'].map((text) => ({
    ...{ depth: 2, text },
    slug: slugOf(text),
  }));
}

export function slugOf(text: string): string {
  return text.toLowerCase().replaceAll(' ', '-');
}
