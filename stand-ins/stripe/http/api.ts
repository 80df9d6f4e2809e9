// Every request to /v1: who asks, which version, faults, idempotency, the route, and what is expanded.
import type { Account } from '../account.ts';
import { API_VERSION } from '../account.ts';
import { newId } from '../ids.ts';
import { routes } from '../routes.ts';
import { type Answer, type Asked, json } from './answer.ts';
import type { Route } from './call.ts';
import { invalid, StripeFailure } from './errors.ts';
import { expand } from './expand.ts';
import type { Fault, Faults } from './faults.ts';
import type { createIdempotency } from './idempotency.ts';
import { type Params, readParams, texts } from './params.ts';

export interface Api {
  account: Account;
  faults: Faults;
  idempotency: ReturnType<typeof createIdempotency>;
}

const refuse = (status: number, message: string, code?: string) =>
  new StripeFailure(status, { type: 'invalid_request_error', message, ...(code ? { code } : {}) });

/** Bearer, or the key as the user of Basic. */
function keyOf(header: string | undefined): string | null {
  const [scheme, value = ''] = (header ?? '').split(' ');
  if (scheme === 'Bearer') return value;
  return scheme === 'Basic' ? (Buffer.from(value, 'base64').toString().split(':')[0] ?? null) : null;
}

function checkKey(account: Account, header: string | undefined) {
  const key = keyOf(header);
  if (!key)
    throw refuse(
      401,
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See https://stripe.com/docs/api#authentication for details, or we can help at https://support.stripe.com/.",
    );
  if (key !== account.settings.secretKey)
    throw refuse(401, `Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(12)}${key.slice(-4)}`);
}

function match(route: Route, method: string, path: string): string[] | null {
  const own = route.path.split('/');
  const asked = path.split('/');
  if (route.method !== method || own.length !== asked.length) return null;
  const ids: string[] = [];
  for (const [index, part] of own.entries()) {
    const value = decodeURIComponent(asked[index] ?? '');
    if (part.startsWith(':')) ids.push(value);
    else if (part !== value) return null;
  }
  return ids;
}

function checkKnown(route: Route, params: Params) {
  const known = new Set(['expand', ...route.takes.split(' ')]);
  const unknown = Object.keys(params).find((name) => !known.has(name));
  if (unknown !== undefined) throw invalid(`Received unknown parameter: ${unknown}`, unknown, 'parameter_unknown');
}

function run({ account }: Api, asked: Asked): unknown {
  const version = asked.headers['stripe-version'];
  if (version && version !== API_VERSION)
    throw invalid(`Invalid Stripe API version: ${version}. The stand-in answers as ${API_VERSION}.`);
  for (const route of routes) {
    const ids = match(route, asked.method, asked.path);
    if (!ids) continue;
    const params = readParams(asked.method === 'POST' ? asked.body : asked.query);
    checkKnown(route, params);
    return expand(account, route.run({ account, params, ids }), texts(params, 'expand') ?? []);
  }
  throw refuse(
    404,
    `Unrecognized request URL (${asked.method}: ${asked.path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
  );
}

function answerOf(api: Api, asked: Asked): Answer {
  try {
    return json(run(api, asked));
  } catch (error) {
    if (error instanceof StripeFailure) return json(error.body, error.status);
    throw error;
  }
}

function faultAnswer({ with: status }: Fault): Answer {
  if (status === 'drop') return { status: 0, isDropped: true };
  const failure =
    status === 429
      ? refuse(
          429,
          'Request rate limit exceeded. Learn more about rate limits here https://stripe.com/docs/rate-limits.',
          'rate_limit',
        )
      : new StripeFailure(status, { type: 'api_error', message: 'An unknown error occurred' });
  return json(failure.body, status);
}

export function apiAnswer(api: Api, asked: Asked): Answer {
  const { account, idempotency } = api;
  const requestId = newId('req');
  const key = asked.headers['idempotency-key'];
  const own = asked.method === 'POST' && typeof key === 'string' ? key : null;
  const about = { 'request-id': requestId, 'stripe-version': API_VERSION };
  const withHeaders = (answer: Answer): Answer => ({
    ...answer,
    headers: { ...about, ...(own ? { 'idempotency-key': own } : {}), ...answer.headers },
  });
  try {
    checkKey(account, asked.headers.authorization);
    const fault = api.faults.take(`${asked.method} ${asked.path}`);
    if (fault && !fault.isDone) return withHeaders(faultAnswer(fault));
    const before = own ? idempotency.recall(own, asked.path, asked.body) : null;
    account.request = { id: requestId, idempotency_key: own };
    const answer = before ?? answerOf(api, asked);
    if (own && !before) idempotency.keep(own, asked.path, asked.body, answer);
    return withHeaders(fault ? faultAnswer(fault) : answer);
  } catch (error) {
    if (error instanceof StripeFailure) return withHeaders(json(error.body, error.status));
    throw error;
  } finally {
    account.request = null;
  }
}
