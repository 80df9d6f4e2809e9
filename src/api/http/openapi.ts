import { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { type CallName, calls } from '#contract/index.ts';
import type { Limit } from '#contract/limits.ts';
import { webhookBodies, webhookSummaries } from '#contract/webhook-events.ts';
import { FRESH_LOGIN_MINUTES } from '#domain/access/proof.ts';
import { planLimits } from '#domain/billing/limit-offer.ts';
import type { SentEvent } from '#domain/watch/webhook-event.ts';
import type { Settings } from '#io/io.ts';

// The OpenAPI document is made from the contract, so it cannot drift from what is validated.

const toSchema = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  return rest;
};

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

export function openApiDocument(settings: Pick<Settings, 'version' | 'apiUrl' | 'hasShopify' | 'hasStripe'>) {
  const paths: Record<string, Record<string, unknown>> = Object.create(null);
  for (const [name, call] of offeredCalls(settings)) {
    const item = paths[call.path] ?? {};
    item[call.method] = operation(name, call);
    paths[call.path] = item;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Linkbild',
      version: settings.version,
      description: 'See, audit and fix link previews, and create images for them.',
    },
    servers: [{ url: settings.apiUrl }],
    paths,
    webhooks: webhookItems(),
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'linkbild_session' },
        token: { type: 'http', scheme: 'bearer' },
        site: { type: 'http', scheme: 'bearer', description: 'The token of a connected site: lbs_…' },
      },
    },
  };
}

/** What endpoints of developers receive (Standard Webhooks). */
function webhookItems() {
  const signed = (name: string, description: string) => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string' },
  });
  const post = (event: SentEvent, body: z.ZodType) => ({
    operationId: event,
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

function operation(name: string, call: Call) {
  const error = {
    description: 'Error',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  };
  return {
    operationId: name,
    summary: call.summary.en,
    description: descriptionOf(call),
    ...securityOf(call),
    ...(call.limits ? { 'x-rate-limits': call.limits.map(describeLimit) } : {}),
    parameters: [...parameters(call.params, 'path'), ...parameters(call.query, 'query')],
    ...requestBody(call),
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

function securityOf({ access, needs }: Call) {
  if (access === 'public') return {};
  if (access === 'site') return { security: [{ site: [] }] };
  return { security: [{ session: [] }, ...(needs ? [] : [{ token: [] }])] };
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

const describeLimit = ({ name, max, windowSeconds, per, counts = 'calls' }: Limit) => ({
  name,
  max,
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

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query') {
  if (!(schema instanceof z.ZodObject)) return [];
  const { properties = {}, required = [] } = toSchema(schema, 'input') as { properties?: object; required?: string[] };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function requestBody(call: Call) {
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
