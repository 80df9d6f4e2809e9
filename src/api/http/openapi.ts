import { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { areaOf } from '#contract/call-areas.ts';
import { type CallName, calls } from '#contract/index.ts';
import type { Limit } from '#contract/limits.ts';
import { webhookBodies, webhookSummaries } from '#contract/webhook-events.ts';
import { FRESH_LOGIN_MINUTES, type TokenArea, tokenAreas } from '#domain/access/proof.ts';
import { planLimits } from '#domain/billing/limits.ts';
import type { SentEvent } from '#domain/watch/webhook-event.ts';
import type { Settings } from '#io/io.ts';
import { inlineSchema, type JsonSchema, namedSchemas, type ToSchema } from './openapi-schemas.ts';

// The OpenAPI document is made from the contract, so it cannot drift from what is validated.

const errorSchema = {
  type: 'object',
  required: ['statusCode', 'code', 'message'],
  properties: {
    statusCode: { type: 'integer' },
    code: { type: 'string' },
    message: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    fault: {
      type: 'object',
      description: 'Why an image could not be created from the template, and where the fault is (TEMPLATE_FAULT)',
      properties: {
        reason: { type: 'string' },
        detail: { type: 'string' },
        part: { enum: ['html', 'style', 'data'] },
        where: { type: 'object', properties: { line: { type: 'integer' }, column: { type: 'integer' } } },
      },
    },
    offer: {
      type: 'object',
      description: 'Which plan helps, and whether it can be tried first (LIMIT_REACHED)',
      properties: {
        limit: { enum: [...planLimits] },
        project: { type: 'object', properties: { id: { type: 'integer' }, slug: { type: 'string' } } },
        planId: { type: ['string', 'null'] },
        basePlan: { type: ['string', 'null'] },
        isTrial: { type: 'boolean' },
        provider: { type: 'string' },
        mayChange: { type: 'boolean' },
      },
    },
  },
};

type Described = Pick<Settings, 'version' | 'apiUrl' | 'hasShopify' | 'hasStripe'>;

/** The specification lists its two calls for base templates among those for templates. */
const isAdministration = ({ access, path }: Call) => access === 'superadmin' && !path.startsWith('/template/');

/** The calls that everybody may use. Those of super admins are in a document of their own. */
export function openApiDocument(settings: Described) {
  const { toSchema, schemas } = namedSchemas();
  const document = documentOf(settings, toSchema, (call) => !isAdministration(call));
  return { ...document, webhooks: webhookItems(toSchema), ...componentsWith(schemas) };
}

export function adminOpenApiDocument(settings: Described) {
  const { toSchema, schemas } = namedSchemas();
  const document = documentOf(settings, toSchema, isAdministration);
  const info = { ...document.info, title: 'Linkbild: administration' };
  return { ...document, info, ...componentsWith(schemas) };
}

/** All calls and events with whole schemas: for the page that people read, and for the client's types. */
export const inlineDocument = (settings: Described) => ({
  ...documentOf(settings, inlineSchema, () => true),
  webhooks: webhookItems(inlineSchema),
});

function documentOf(settings: Described, toSchema: ToSchema, isIn: (call: Call) => boolean) {
  const paths: Record<string, Record<string, unknown>> = Object.create(null);
  const used = new Set<string>();
  for (const [name, call] of offeredCalls(settings).filter(([, one]) => isIn(one))) {
    // Both spellings work; OpenAPI linters require the one without a trailing slash.
    const path = call.path.replace(/(?<=.)\/$/, '');
    const item = paths[path] ?? {};
    const tag = areaOf(call) ?? 'projects';
    used.add(tag);
    item[call.method] = { tags: [tag], ...operation(name, call, toSchema) };
    paths[path] = item;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Linkbild',
      version: settings.version,
      description: 'See, audit and fix link previews, and create images for them.',
    },
    servers: [{ url: settings.apiUrl }],
    tags: tokenAreas.filter((area) => used.has(area)).map((name) => ({ name, description: areaDescriptions[name] })),
    paths,
  };
}

const componentsWith = (schemas: ReadonlyMap<string, JsonSchema>) => ({
  components: {
    schemas: { Error: errorSchema as JsonSchema, ...Object.fromEntries(schemas) },
    securitySchemes: {
      session: { type: 'apiKey', in: 'cookie', name: 'linkbild_session', description: 'A login in a browser' },
      token: { type: 'http', scheme: 'bearer', description: 'An API token: lbk_…' },
      site: { type: 'http', scheme: 'bearer', description: 'The token of a connected site: lbs_…' },
    },
  },
});

/** Also what an API token can be limited to. */
const areaDescriptions: Record<TokenArea, string> = {
  account: 'Your account: profile, logins, factors, invitations',
  projects: 'Projects with their people, integrations and connected sites, and what everybody can ask',
  pages: 'Routes and pages of a project, and reading any page',
  images: 'Templates, sharing images and assets',
  audits: 'Audits, their public reports, and reports of wrong cards',
  monitoring: 'Monitoring, incidents, alerts and webhooks',
  billing: 'Plans, credits, invoices and cancellations',
  admin: 'What super admins do',
};

/** Webhooks sent to developers' endpoints (Standard Webhooks). */
function webhookItems(toSchema: ToSchema) {
  const signed = (name: string, description: string) => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string' },
  });
  const post = (event: SentEvent, body: z.ZodType) => ({
    operationId: event,
    tags: ['monitoring'],
    // Signed by us; the endpoint needs no credentials.
    security: [{}],
    summary: webhookSummaries[event],
    parameters: [
      signed('webhook-id', 'The same in every attempt: recognise repeated ones by it'),
      signed('webhook-timestamp', 'Seconds since 1970; refuse what is older than five minutes'),
      signed('webhook-signature', 'v1,{base64 of HMAC-SHA256 over id.timestamp.body}; several separated by spaces'),
    ],
    requestBody: { required: true, content: { 'application/json': { schema: toSchema(body, 'output') } } },
    responses: { '2XX': { description: 'Received. Anything else is tried again, over about a day.' } },
  });
  return Object.fromEntries([...webhookBodies].map(([event, body]) => [event, { post: post(event, body) }]));
}

const fileTypes = { image: 'image/*', download: 'application/zip' } as const;

function operation(name: string, call: Call, toSchema: ToSchema) {
  const error = {
    description: 'Error',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  };
  return {
    operationId: name,
    summary: call.summary.en,
    description: descriptionOf(call),
    security: securityOf(call),
    ...(call.limits ? { 'x-rate-limits': call.limits.map(describeLimit) } : {}),
    parameters: [...parameters(call.params, 'path', toSchema), ...parameters(call.query, 'query', toSchema)],
    ...requestBody(call, toSchema),
    responses: {
      [call.okStatus ?? 200]: {
        description: 'Success',
        content:
          call.gives === 'image' || call.gives === 'download'
            ? { [fileTypes[call.gives]]: { schema: { type: 'string', format: 'binary' } } }
            : { 'application/json': { schema: toSchema(call.ok, 'output') } },
      },
      ...(call.limits ? { '429': tooMany(call.limits) } : {}),
      '4XX': error,
    },
  };
}

/** An empty way means that none is needed; a token then has a limit of its own. */
function securityOf({ access, needs, limits = [] }: Call): Record<string, string[]>[] {
  if (access === 'public') return [{}, ...(limits.some(({ tokenMax }) => tokenMax) ? [{ token: [] }] : [])];
  if (access === 'site') return [{ site: [] }];
  return [{ session: [] }, ...(needs ? [] : [{ token: [] }])];
}

function descriptionOf(call: Call): string {
  const proof = {
    session: 'Needs a login. API tokens are not accepted.',
    'fresh-login': `Needs a login from the last ${FRESH_LOGIN_MINUTES} minutes (otherwise 403 FRESH_LOGIN_NEEDED). API tokens are not accepted.`,
  };
  if (call.access === 'site') return 'Access: site. Needs the token of a connected site; no other is accepted.';
  const token = call.method === 'get' ? 'API tokens need read access.' : 'API tokens need write access.';
  const more = call.needs ? proof[call.needs] : call.access === 'public' ? '' : token;
  return `Access: ${call.access}. ${more}`.trim();
}

const describeLimit = ({ name, max, tokenMax, windowSeconds, per, counts = 'calls' }: Limit) => ({
  name,
  max,
  ...(tokenMax === undefined ? {} : { tokenMax }),
  windowSeconds,
  per,
  counts,
});

const header = (description: string) => ({ description, schema: { type: 'string' } });

function tooMany(limits: readonly Limit[]) {
  const each = limits.map(
    ({ max, windowSeconds, per, counts = 'calls' }) => `${max} ${counts} per ${per} in ${windowSeconds} seconds`,
  );
  return {
    description: `Too many requests. Limit: ${each.join('; ')}`,
    headers: {
      'Retry-After': header('Seconds to wait before the next request'),
      RateLimit: header('Remaining requests of each limit (r) and seconds until it resets (t)'),
      'RateLimit-Policy': header('The limits of this call: quota (q) and window in seconds (w)'),
    },
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  };
}

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query', toSchema: ToSchema) {
  if (!(schema instanceof z.ZodObject)) return [];
  const { properties = {}, required = [] } = toSchema(schema, 'input') as { properties?: object; required?: string[] };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function requestBody(call: Call, toSchema: ToSchema) {
  if (call.takes === 'multipart') {
    const schema = {
      type: 'object',
      required: ['file'],
      properties: {
        file: { type: 'string', format: 'binary' },
        name: { type: 'string' },
        description: { type: 'string' },
      },
    };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  return call.body
    ? { requestBody: { required: true, content: { 'application/json': { schema: toSchema(call.body, 'input') } } } }
    : {};
}

/** The calls that this installation has: those of the Shopify app and of Stripe only with their keys. */
export const offeredCalls = ({ hasShopify, hasStripe }: Pick<Settings, 'hasShopify' | 'hasStripe'>) =>
  (Object.entries(calls) as [CallName, Call][]).filter(
    ([, { part }]) => !part || (part === 'stripe' ? hasStripe : hasShopify),
  );
