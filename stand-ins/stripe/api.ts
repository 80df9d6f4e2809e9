// Every request to /v1: who asks, which version, faults, idempotency, the route, and what is expanded.
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { type Account, API_VERSION, DAY_SECONDS, newId } from './account.ts';
import { invalid, StripeFailure } from './errors.ts';
import { listOf, type Params, readParams, texts } from './params.ts';

export interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** The connection breaks instead. */
  isDropped?: boolean;
}

export interface Asked {
  method: string;
  path: string;
  query: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** One request to the API: `id` is the part of its path that names something. */
interface Call {
  account: Account;
  params: Params;
  id: string;
}

export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  /** `/v1/customers/:id` */
  path: string;
  /** Parameters besides `expand`; all others are refused, so that nothing is silently ignored. */
  takes: string;
  /** What is answered with 200; failures are thrown. */
  run(call: Call): unknown;
}

export const route = (method: Route['method'], path: string, takes: string, run: Route['run']): Route => ({
  method,
  path,
  takes,
  run,
});

/** What the API does instead of answering, at a test's request. */
export interface Fault {
  /** An HTTP status (429, 500, 503 …), or a connection that breaks. */
  with: number | 'drop';
  /** How many requests; default 1. */
  times?: number;
  /** Only requests whose method and path contain this: `POST /v1/refunds`. */
  to?: string;
  /** The request was carried out, and only its answer is lost. */
  isDone?: boolean;
}

export function createFaults() {
  const faults: (Fault & { left: number })[] = [];
  return {
    add(fault: Fault) {
      faults.push({ ...fault, left: fault.times ?? 1 });
    },
    clear() {
      faults.length = 0;
    },
    /** The fault for this request, used up by one. */
    take(request: string): Fault | null {
      const fault = faults.find(({ left, to }) => left > 0 && request.includes(to ?? ''));
      if (!fault) return null;
      fault.left--;
      return fault;
    },
  };
}

/** https://docs.stripe.com/api/idempotent_requests: the first answer to a key is given again for at least a day. */
function createIdempotency(now: () => number) {
  const kept = new Map<string, { print: string; answer: Answer; at: number }>();
  const printOf = ({ path, body }: Asked) => createHash('sha256').update(`${path}\n${body}`).digest('hex');
  return {
    /** The answer that was given before; other parameters are refused. */
    recall(key: string, asked: Asked): Answer | null {
      const before = kept.get(key);
      if (!before || now() - before.at > DAY_SECONDS) return null;
      if (before.print !== printOf(asked))
        throw new StripeFailure(400, {
          type: 'idempotency_error',
          message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        });
      return { ...before.answer, headers: { ...before.answer.headers, 'idempotent-replayed': 'true' } };
    },
    /** Only what began to be carried out is kept: requests with wrong parameters may be sent again corrected. */
    keep(key: string, asked: Asked, answer: Answer) {
      if (answer.status < 300 || answer.status === 402 || answer.status >= 500)
        kept.set(key, { print: printOf(asked), answer, at: now() });
    },
  };
}

const json = (value: unknown, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value, null, 2),
});

const refuse = (status: number, message: string, code?: string) =>
  new StripeFailure(status, { type: 'invalid_request_error', message, ...(code ? { code } : {}) });

function checkKey(account: Account, header: string | undefined) {
  const key = /^Bearer (.+)$/.exec(header ?? '')?.[1];
  if (!key)
    throw refuse(
      401,
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  if (key !== account.settings.secretKey)
    throw refuse(401, `Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(12)}${key.slice(-4)}`);
}

/** The id in the path, empty if it has none; null: another route. */
function match({ method, path }: Route, asked: Asked): string | null {
  const pattern = new RegExp(`^${path.replace(':id', '([^/]+)')}$`);
  const found = method === asked.method ? pattern.exec(asked.path) : null;
  return found && decodeURIComponent(found[1] ?? '');
}

/** https://docs.stripe.com/expand, for the one list that is asked for: the payments of invoices. */
function expand(account: Account, answer: unknown, paths: string[]): unknown {
  const copy = structuredClone(answer) as { object: string; data?: { object: string; id: string }[] };
  for (const path of paths) {
    const invoices = path === 'data.payments' ? copy.data?.filter(({ object }) => object === 'invoice') : undefined;
    if (!invoices) throw invalid(`This property cannot be expanded (${path}).`, 'expand');
    for (const invoice of invoices) {
      const own = [...account.invoicePayments.values()].filter((payment) => payment.invoice === invoice.id);
      Object.assign(invoice, { payments: listOf(own, '/v1/invoice_payments') });
    }
  }
  return copy;
}

function faultAnswer({ with: status }: Fault): Answer {
  if (status === 'drop') return { status: 0, isDropped: true };
  const failure =
    status === 429
      ? refuse(429, 'Request rate limit exceeded.', 'rate_limit')
      : new StripeFailure(status, { type: 'api_error', message: 'An unknown error occurred' });
  return json(failure.body, status);
}

export function createApi(account: Account, faults: ReturnType<typeof createFaults>, routes: Route[]) {
  const idempotency = createIdempotency(account.now);

  function run(asked: Asked): unknown {
    const version = asked.headers['stripe-version'];
    if (version && version !== API_VERSION)
      throw invalid(`Invalid Stripe API version: ${version}. The stand-in answers as ${API_VERSION}.`);
    for (const own of routes) {
      const id = match(own, asked);
      if (id === null) continue;
      const params = readParams(asked.method === 'POST' ? asked.body : asked.query);
      const known = ['expand', ...own.takes.split(' ')];
      const unknown = Object.keys(params).find((name) => !known.includes(name));
      if (unknown !== undefined) throw invalid(`Received unknown parameter: ${unknown}`, unknown, 'parameter_unknown');
      return expand(account, own.run({ account, params, id }), texts(params, 'expand') ?? []);
    }
    throw refuse(404, `Unrecognized request URL (${asked.method}: ${asked.path}).`);
  }

  const orFailure = (answer: () => Answer): Answer => {
    try {
      return answer();
    } catch (error) {
      if (error instanceof StripeFailure) return json(error.body, error.status);
      throw error;
    }
  };

  return (asked: Asked): Answer => {
    const key = asked.headers['idempotency-key'];
    const own = asked.method === 'POST' && typeof key === 'string' ? key : null;
    const answer = orFailure(() => {
      checkKey(account, asked.headers.authorization);
      const fault = faults.take(`${asked.method} ${asked.path}`);
      if (fault && !fault.isDone) return faultAnswer(fault);
      const before = own ? idempotency.recall(own, asked) : null;
      const given = before ?? orFailure(() => json(run(asked)));
      if (own && !before) idempotency.keep(own, asked, given);
      return fault ? faultAnswer(fault) : given;
    });
    const about = { 'request-id': newId('req'), 'stripe-version': API_VERSION };
    return { ...answer, headers: { ...about, ...(own ? { 'idempotency-key': own } : {}), ...answer.headers } };
  };
}
