import { describe, expect, test } from 'vitest';
import { testSettings } from '../../../test/api.ts';
import { adminOpenApiDocument, offeredCalls, openApiDocument } from './openapi.ts';

// What tools and redocly's recommended rules ask of the document; redocly itself reads it in
// test/integrations/package/openapi.int.test.ts.

const settings = { ...testSettings, hasShopify: true, hasStripe: true };
const document = openApiDocument(settings);
const operationAt = (path: string, method: string) => document.paths[path]?.[method] as Operation;
const admin = adminOpenApiDocument(settings);

interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: { name: string; in: string; required: boolean; schema: unknown }[];
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

describe.each([
  ['of everybody', document],
  ['of super admins', admin],
])('the document %s', (_, described) => {
  const operations = Object.entries(described.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, ...(operation as Operation) })),
  );
  const { schemas, securitySchemes } = described.components;

  test('leads to schemas with names, all of them there and used', () => {
    const used = new Set(
      [...JSON.stringify(described).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, at]) => at),
    );
    expect([...used].sort()).toEqual(Object.keys(schemas).sort());
    expect(JSON.stringify(described)).not.toContain('#/$defs/');
    for (const name of Object.keys(schemas)) expect(name).toMatch(/^[A-Z][A-Za-z]+$/);
  });

  test('puts every call into a section with a description', () => {
    const chapters = new Set(described.tags.map(({ name }) => name));
    for (const { description } of described.tags) expect(description.length).toBeGreaterThan(10);
    const used = new Set(operations.flatMap(({ tags }) => tags));
    expect([...used].sort()).toEqual([...chapters].sort());
    for (const { operationId, tags } of operations) expect(tags, operationId).toHaveLength(1);
  });

  test('documents the authentication of every call', () => {
    for (const { operationId, security } of operations) {
      expect(security, operationId).toBeInstanceOf(Array);
      for (const way of security.flatMap(Object.keys)) expect(Object.keys(securitySchemes)).toContain(way);
    }
  });

  test('names each call once, and has its parameters in its path', () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { path, parameters } of operations) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(named);
      expect(path).not.toMatch(/.\/$/);
    }
    const shapes = Object.keys(described.paths).map((path) => path.replace(/\{\w+\}/g, '{}'));
    expect(new Set(shapes).size).toBe(shapes.length);
  });
});

test('an id in a path is what the entity’s id is: a whole number, or its uuid', () => {
  const { parameters, responses } = operationAt('/project/{id}', 'get');
  expect(parameters).toMatchObject([
    {
      name: 'id',
      schema: {
        anyOf: [
          { type: 'integer', minimum: 1 },
          { type: 'string', format: 'uuid' },
        ],
      },
    },
  ]);
  expect(responses[200]?.content?.['application/json']?.schema).toEqual({ $ref: '#/components/schemas/Project' });
  const { properties } = (document.components.schemas as Record<string, object>).Project as {
    properties: Record<string, object>;
  };
  expect(properties.id).toMatchObject({ type: 'integer' });
});

test('calls of super admins have a document of their own, but for the two of the specification', () => {
  const accessOf = new Map(offeredCalls(settings).map(([name, call]) => [name as string, call.access]));
  const idsIn = ({ paths }: Pick<typeof document, 'paths'>) =>
    Object.values(paths).flatMap((item) => Object.values(item).map((one) => (one as Operation).operationId));
  expect(idsIn(document).filter((id) => accessOf.get(id) === 'superadmin')).toEqual([
    'createBaseRouteTemplate',
    'updateBaseRouteTemplatePreview',
  ]);
  expect(idsIn(admin).filter((id) => accessOf.get(id) !== 'superadmin')).toEqual([]);
  expect(idsIn(document).length + idsIn(admin).length).toBe(accessOf.size);
});

test('a call that anybody may make says so', () => {
  expect(operationAt('/sub-page-checker', 'post').security).toEqual([{}, { token: [] }]);
  expect(operationAt('/health', 'get').security).toEqual([{}]);
});
