// A Stripe for tests: its API, hosted pages, events and errors, and nothing of it outside this process's memory.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Account, createAccount } from './account.ts';
import { nextHappening } from './billing/timeline.ts';
import { type Clock, createClock } from './clock.ts';
import type { Answer, Asked } from './http/answer.ts';
import { type Api, apiAnswer } from './http/api.ts';
import { createFaults, type Faults } from './http/faults.ts';
import { createIdempotency } from './http/idempotency.ts';
import { pageAnswer } from './pages/pages.ts';
import { defaultSettings, type Settings } from './settings.ts';
import { createWebhooks, type Webhooks } from './webhooks/webhooks.ts';

export interface StripeStandIn {
  /** `http://127.0.0.1:PORT`: the API below /v1, and the hosted pages. */
  url: string;
  account: Account;
  settings: Settings;
  clock: Clock;
  faults: Faults;
  webhooks: Webhooks;
  /** Lets time pass: what falls due happens in its order and at its time, and failed deliveries are tried again. */
  advance(milliseconds: number): Promise<void>;
  /** Charges of this customer fail from now on, whatever the card; null: they work again. */
  declineCharges(customer: string, declineCode: string | null): void;
  close(): Promise<void>;
}

export interface StandInOptions {
  /** 0, the default, uses any free port. */
  port?: number;
  settings?: Partial<Settings>;
}

const MAX_BODY_BYTES = 1_000_000;

async function readRequest(request: IncomingMessage): Promise<Asked | null> {
  const url = URL.parse(request.url ?? '/', 'http://stand-in.invalid');
  if (!url) return null;
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MAX_BODY_BYTES) return null;
    parts.push(part);
  }
  return {
    method: request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET'),
    path: url.pathname,
    query: url.search.slice(1),
    headers: request.headers,
    body: Buffer.concat(parts).toString(),
  };
}

function send(request: IncomingMessage, response: ServerResponse, { status, headers, body, isDropped }: Answer) {
  if (isDropped) return void request.socket.destroy();
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Happenings and retries up to that time, the earliest first. */
async function passTime(account: Account, clock: Clock, webhooks: Webhooks, target: number) {
  for (;;) {
    await webhooks.sent();
    const happening = nextHappening(account);
    const retry = webhooks.nextRetry();
    const retryAt = retry?.retryAt ?? Number.POSITIVE_INFINITY;
    const at = Math.min(happening?.at ?? Number.POSITIVE_INFINITY, retryAt);
    if (at > target) break;
    clock.moveTo(at);
    if (retry && retryAt === at) await webhooks.retry(retry);
    else happening?.run();
  }
  clock.moveTo(target);
}

export async function startStripe(options: StandInOptions = {}): Promise<StripeStandIn> {
  const settings: Settings = { ...structuredClone(defaultSettings), ...options.settings };
  const clock = createClock();
  const webhooks = createWebhooks(clock);
  const faults = createFaults();
  let api: Api | null = null;
  const onRequest = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      const asked = await readRequest(request);
      if (!asked || !api) send(request, response, { status: 413 });
      else
        send(request, response, asked.path.startsWith('/v1/') ? apiAnswer(api, asked) : pageAnswer(asked, api.account));
    } catch (error) {
      console.error('stand-in Stripe:', error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
  };
  const server = createServer((request, response) => void onRequest(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const account = createAccount(url, settings, clock, webhooks.onEvent);
  api = { account, faults, idempotency: createIdempotency(account.now) };
  return {
    url,
    account,
    settings,
    clock,
    faults,
    webhooks,
    advance: (milliseconds) =>
      passTime(account, clock, webhooks, Math.floor((clock.now().getTime() + milliseconds) / 1000)),
    declineCharges(customer, declineCode) {
      if (declineCode === null) account.declined.delete(customer);
      else account.declined.set(customer, declineCode);
    },
    async close() {
      await webhooks.sent();
      await new Promise<void>((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      });
    },
  };
}
