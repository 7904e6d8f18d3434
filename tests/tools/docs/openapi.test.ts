import { beforeAll, expect, test } from 'vitest';
import { GROUPS, NOT_IN_THE_API, PARAMETERS } from '../../../src/content/api-reference.ts';
import { servedEndpoints } from '../../../src/tools/docs/endpoints.ts';
import { describeApi } from '../../../src/tools/docs/openapi.ts';
import { servedRoutes } from '../../access/routes.ts';

type Json = Record<string, unknown>;
interface Operation extends Json {
  operationId: string;
  tags: string[];
  summary: string;
  parameters?: { name: string; in: string; required: boolean; schema: Json; description?: string }[];
  responses: Record<string, { description: string }>;
}
let api: Json & {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json> };
  tags: { name: string }[];
};

beforeAll(async () => {
  api = (await describeApi()) as typeof api;
}, 120_000);

const operations = () =>
  Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

test('the document in the docs is what the code says (npm run docs writes it anew)', async () => {
  await expect(`${JSON.stringify(api, undefined, 1)}\n`).toMatchFileSnapshot('../../../src/content/docs/openapi.json');
});

test('every served route of the API is described, and nothing else', () => {
  const described = operations().map(
    ({ path, method }) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, '[$1]')}`,
  );
  const served = servedRoutes().filter((route) => !NOT_IN_THE_API.test(route));
  expect(described.toSorted()).toEqual(served.toSorted());
});

test('every example is a body that its endpoint accepts', async () => {
  const endpoints = await servedEndpoints();
  const refused = GROUPS.flatMap(({ operations: texts }) => Object.entries(texts)).filter(([name, { example }]) => {
    const endpoint = endpoints.find(({ method, route }) => `${method} ${route}` === name);
    return endpoint?.options.body && !endpoint.options.body.safeParse(example).success;
  });
  expect(refused.map(([name]) => name)).toEqual([]);
});

test('it has the shape of OpenAPI 3.1', () => {
  expect(api).toMatchObject({ openapi: expect.stringMatching(/^3\.1\.\d+$/), info: { title: expect.any(String) } });
  const ids = operations().map(({ operation }) => operation.operationId);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index || !/^[\w-]+$/.test(id))).toEqual([]);
  const tags = api.tags.map(({ name }) => name);
  const wrong = operations().flatMap(({ path, method, operation }) => {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const parameters = operation.parameters ?? [];
    const declared = parameters.filter((parameter) => parameter.in === 'path');
    const isRight =
      /^(?:get|post|put|patch|delete)$/.test(method) &&
      operation.tags.every((tag) => tags.includes(tag)) &&
      operation.summary !== '' &&
      JSON.stringify(declared.map(({ name }) => name)) === JSON.stringify(inPath) &&
      declared.every(({ required, description }) => required && description) &&
      new Set(parameters.map((parameter) => `${parameter.in} ${parameter.name}`)).size === parameters.length &&
      Object.entries(operation.responses).every(([status]) => /^[2-5]\d\d$|^default$/.test(status)) &&
      '200' in operation.responses;
    return isRight ? [] : [`${method} ${path}`];
  });
  expect(wrong).toEqual([]);
});

test('every reference leads to a schema, and every schema is referred to', () => {
  const text = JSON.stringify(api);
  const referred = new Set([...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name));
  expect([...referred].toSorted()).toEqual(Object.keys(api.components.schemas).toSorted());
});

test('every schema uses the keywords of JSON Schema 2020-12', () => {
  const types = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']);
  const wrong: unknown[] = [];
  const walk = (schema: Json) => {
    if (schema.type !== undefined && !types.has(String(schema.type))) wrong.push(schema);
    if (schema.enum !== undefined && !(Array.isArray(schema.enum) && schema.enum.length > 0)) wrong.push(schema);
    for (const list of [schema.anyOf, schema.oneOf, schema.allOf, schema.prefixItems])
      for (const part of (list ?? []) as Json[]) walk(part);
    for (const part of Object.values((schema.properties ?? {}) as Record<string, Json>)) walk(part);
    for (const part of [schema.items, schema.additionalProperties]) if (typeof part === 'object') walk(part as Json);
    const required = (schema.required ?? []) as string[];
    if (required.some((name) => !Object.hasOwn((schema.properties ?? {}) as object, name))) wrong.push(schema);
  };
  for (const schema of Object.values(api.components.schemas)) walk(schema);
  expect(wrong).toEqual([]);
});

test('every parameter that is described exists', () => {
  const named = Object.keys(api.paths).flatMap((path) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  expect(Object.keys(PARAMETERS).toSorted()).toEqual([...new Set(named)].toSorted());
});
