// `npm run calls` writes two files of src/library/client as well: the calls for programs, from the OpenAPI
// document, as types and one row each. A type per line and no spaces to spare: the file is for editors and tsc, and
// every byte of it is in the npm package.
import { z } from 'zod';
import { inlineDocument } from '../src/api/http/openapi.ts';
import * as audit from '../src/contract/entities/audit.ts';
import * as describedAudit from '../src/contract/entities/described-audit.ts';
import * as project from '../src/contract/entities/project.ts';
import * as template from '../src/contract/entities/template.ts';
import * as user from '../src/contract/entities/user.ts';

interface Schema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  format?: string;
}

interface Operation {
  operationId: string;
  summary: string;
  security: Record<string, unknown>[];
  parameters: { name: string; in: 'path' | 'query'; required: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content: Record<string, { schema: Schema }> }>;
}

/** Public calls that are of use to a program. The other public ones are for the site's own pages. */
const publicCalls = new Set(['health', 'getMetaTags', 'checkSubPage', 'getPublicAudit']);

/** Calls that only the app's own screens use: administration, plans, steps of the setup and the designer, stories. */
const ofScreens = new RegExp(
  [
    '^/(admin|auth/logout|user$|user/|search|case-stud|demo-case-stud|fetch/(selector|template))',
    '/(agency-look|plan$|plan-request|credit-order|start-trial|demo-case-stud|activity|alert-preferences|existing-url-data)',
    '/(template/base|[a-z-]*base-(route-)?template|route-templates|template-comparison|recommendations|font$)',
    '/(start-design|start-configuration|create-pasted|update-route-param|update-image|add-route-template|refresh-image)',
    '/(create-draft|create-demo|update-ogimage|update-sample)|^/sub-page/{id}/compare',
  ].join('|'),
);

function isForPrograms({ operationId, security }: Operation, path: string): boolean {
  if (ofScreens.test(path)) return false;
  const isPublic = security.some((way) => Object.keys(way).length === 0);
  return isPublic ? publicCalls.has(operationId) : security.some((way) => 'token' in way);
}

/** A TypeScript type for the JSON Schema of the contract; `unknown` for everything that it cannot express. */
function typeOf(schema: Schema, names: Map<string, string>): string {
  const written = writtenType(schema, names);
  return names.get(written) ?? written;
}

function writtenType(schema: Schema, names: Map<string, string>): string {
  if (isId(schema)) return 'Id';
  const inner = (one: Schema) => typeOf(one, names);
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return union(choices.map(inner));
  if (schema.allOf) return schema.allOf.map((one) => `(${inner(one)})`).join('&');
  const { type } = schema;
  if (Array.isArray(type)) return union(type.map((one) => inner({ ...schema, type: one })));
  switch (type) {
    case 'string':
      return schema.format === 'binary' ? 'Blob' : 'string';
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
    case 'null':
      return type;
    case 'array':
      if (schema.prefixItems) return `[${schema.prefixItems.map(inner).join(',')}]`;
      return listOf(schema.items ? inner(schema.items) : 'unknown');
    case 'object':
      return objectType(schema, inner);
    default:
      return 'unknown';
  }
}

const union = (types: string[]) => [...new Set(types)].join('|');
const listOf = (type: string) => (/^\w+$|^\{[^|]*\}$/.test(type) ? `${type}[]` : `(${type})[]`);
const keyOf = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));

const isObject = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

function objectType(
  { properties, required = [], additionalProperties }: Schema,
  inner: (one: Schema) => string,
): string {
  const entries = Object.entries(properties ?? {});
  if (entries.length === 0) {
    return isObject(additionalProperties) ? `Record<string,${inner(additionalProperties)}>` : 'object';
  }
  const rows = entries.map(([name, schema]) => `${keyOf(name)}${required.includes(name) ? '' : '?'}:${inner(schema)}`);
  // Objects that may have more: what a page says about itself.
  if (isObject(additionalProperties)) rows.push('[key:string]:unknown');
  return `{${rows.join(';')}}`;
}

/**
 * Schemas that get a name: the entities of the contract (Project, Audit …), and schemas used several times, named by
 * the field that uses them first. Small ones first, because larger ones are made of them.
 */
function namedTypes(used: [string, Schema][]): { names: Map<string, string>; rows: Map<string, string> } {
  const found = new Map(things.map((thing) => [writtenType(thing.schema, new Map()), { ...thing, count: 2 }]));
  const look = (name: string, schema: Schema) => {
    const written = writtenType(schema, new Map());
    const known = found.get(written);
    if (known) known.count += 1;
    else found.set(written, { name: pascal(name), schema, count: 1 });
    for (const [field, inner] of Object.entries(schema.properties ?? {})) look(field, inner);
    for (const inner of [...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])]) look(name, inner);
  };
  for (const [name, schema] of used) look(name, schema);
  const names = new Map<string, string>();
  const rows = new Map<string, string>();
  for (const [, { name, schema, count }] of [...found].toSorted(([one], [other]) => one.length - other.length)) {
    const written = writtenType(schema, names);
    if (count < 2 || written.length < MIN_NAMED || /^\(?\w+\)?(\[\]|\|null)*$/.test(written) || names.has(written))
      continue;
    const free = things.some((thing) => thing.schema === schema) ? name : freeName(name, rows);
    names.set(written, free);
    rows.set(free, written);
  }
  return { names, rows };
}

const MIN_NAMED = 20;
const pascal = (name: string) => name.replace(/(?:^|[^a-zA-Z0-9]+)(\w)/g, (_, letter: string) => letter.toUpperCase());

function freeName(name: string, rows: Map<string, string>): string {
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? name : `${name}${number}`;
    if (!rows.has(free) && !taken.has(free)) return free;
  }
}
const things = Object.entries({ ...audit, ...describedAudit, ...project, ...template, ...user }).flatMap(
  ([name, value]) =>
    value instanceof z.ZodType
      ? [{ name, schema: z.toJSONSchema(value, { io: 'output', unrepresentable: 'any' }) as Schema }]
      : [],
);
const taken = new Set(['Calls', 'WebhookEvent', 'Record', 'Blob', 'Id', 'ById', ...things.map(({ name }) => name)]);

/** In an address both are text: a number or a uuid. */
const isId = ({ anyOf }: Schema) => anyOf?.length === 2 && anyOf[0]?.type === 'integer' && anyOf[1]?.format === 'uuid';

function inputType(operation: Operation, names: Map<string, string>): string {
  const part = (place: 'path' | 'query') => {
    const all = operation.parameters.filter((parameter) => parameter.in === place);
    if (all.length === 0) return [];
    const isNeeded = all.some(({ required }) => required);
    const type = typeOf(
      {
        type: 'object',
        properties: Object.fromEntries(all.map(({ name, schema }) => [name, schema])),
        required: all.filter(({ required }) => required).map(({ name }) => name),
      },
      names,
    );
    return [`${place === 'path' ? 'params' : place}${isNeeded ? '' : '?'}:${type}`];
  };
  const body = Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => {
    return `body${schema.required?.length || schema.type !== 'object' ? '' : '?'}:${typeOf(schema, names)}`;
  });
  const parts = [...part('path'), ...part('query'), ...body];
  if (parts.join() === 'params:{id:Id}') return 'ById';
  return parts.length === 0 ? '{}' : `{${parts.join(';')}}`;
}

const first = <Value>(values: Record<string, Value>) => Object.values(values)[0];

/** The texts of the two files of src/library/client. */
export function clientFiles(): { types: string; table: string } {
  const document = inlineDocument({ version: '', apiUrl: '', hasShopify: false, hasStripe: false });
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .map(([method, operation]) => ({ path, method, operation: operation as Operation }))
      .filter(({ operation }) => isForPrograms(operation, path)),
  );
  const events = Object.values(document.webhooks).map(
    ({ post }) => post.requestBody.content['application/json'].schema as Schema,
  );
  const { names, rows } = namedTypes([
    ...operations.flatMap(({ operation }) => schemasOf(operation)),
    ...events.map((schema): [string, Schema] => ['event', schema]),
  ]);
  const types = operations.map(({ operation }) => {
    const answer = first(first(operation.responses)?.content ?? {});
    const output = answer ? typeOf(answer.schema, names) : 'unknown';
    return `/** ${operation.summary} */\n${operation.operationId}:[${inputType(operation, names)},${output}];\n`;
  });
  const table = operations.map(({ path, method, operation }) => {
    const isUpload = 'multipart/form-data' in (operation.requestBody?.content ?? {});
    const isFile = !('application/json' in (first(operation.responses)?.content ?? {}));
    return `  ${operation.operationId}: '${method} ${path}${isUpload ? ' upload' : ''}${isFile ? ' file' : ''}',\n`;
  });
  const event = events.map((schema) => typeOf(schema, names)).join('|');
  const named = usedRows(rows, [...types, event].join('\n')).map(
    ([name, type]) => `${isThing(name) ? 'export ' : ''}type ${name}=${type};\n`,
  );
  return {
    types: `${note}export type Id=string|number;
type ById={params:{id:Id}};
${named.join('')}/** What Linkbild sends to a webhook endpoint. */
export type WebhookEvent=${event};
/** Call: what it takes, what it answers. */
export interface Calls{
${types.join('')}}
`,
    table: `import type { Calls } from './call-types.ts';

${note}// Method and path of each call, and whether a file goes in (upload) or comes out (file).
export const calls: Record<keyof Calls, string> = {
${table.join('')}};
`,
  };
}

const isThing = (name: string) => things.some((thing) => thing.name === name);

const note = '// Written by `npm run calls` from the OpenAPI document: do not edit.\n';

function schemasOf({ operationId, requestBody, responses }: Operation): [string, Schema][] {
  const contents = [requestBody?.content, first(responses)?.content].map((content) => first(content ?? {}));
  return contents.flatMap((content): [string, Schema][] => (content ? [[operationId, content.schema]] : []));
}

/** Only the names that calls lead to. */
function usedRows(rows: Map<string, string>, text: string): [string, string][] {
  const used = new Set<string>();
  const look = (type: string) => {
    for (const [word] of type.matchAll(/\b[A-Z]\w*\b/g)) {
      const row = rows.get(word);
      if (row === undefined || used.has(word)) continue;
      used.add(word);
      look(row);
    }
  };
  look(text);
  return [...rows].filter(([name]) => used.has(name));
}
