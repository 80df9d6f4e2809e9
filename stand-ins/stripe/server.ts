// A Stripe for tests: its API, hosted pages, events and errors, and nothing of it outside this process's memory.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAccount, createClock, defaultSettings, type Settings } from './account.ts';
import { type Answer, type Asked, createApi, createFaults } from './api.ts';
import { catalogueRoutes } from './catalogue.ts';
import { subscriptionRoutes } from './change-plan.ts';
import { sessionRoutes } from './checkout.ts';
import { customerRoutes } from './customers.ts';
import { invoiceRoutes } from './invoices.ts';
import { pageAnswer } from './pages.ts';
import { paymentRoutes } from './payments.ts';
import { portalRoutes } from './portal.ts';
import { nextHappening } from './timeline.ts';
import { createWebhooks } from './webhooks.ts';

export interface StandInOptions {
  /** 0, the default, uses any free port. */
  port?: number;
  settings?: Partial<Settings>;
}

async function readRequest(request: IncomingMessage): Promise<Asked> {
  const url = new URL(request.url ?? '/', 'http://stand-in.invalid');
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
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

/** The first that fits answers: fixed paths stand before those with an id. */
const routes = [
  ...catalogueRoutes,
  ...customerRoutes,
  ...sessionRoutes,
  ...portalRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...paymentRoutes,
];

export async function startStripe(options: StandInOptions = {}) {
  const settings: Settings = { ...structuredClone(defaultSettings), ...options.settings };
  const clock = createClock();
  const webhooks = createWebhooks(clock);
  const faults = createFaults();
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  /** `http://127.0.0.1:PORT`: the API below /v1, and the hosted pages. */
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const account = createAccount(url, settings, clock, webhooks.onEvent);
  const api = createApi(account, faults, routes);
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      const asked = await readRequest(request);
      send(request, response, asked.path.startsWith('/v1/') ? api(asked) : pageAnswer(asked, account));
    } catch (error) {
      console.error('stand-in Stripe:', error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
  };
  server.on('request', (request, response) => void answer(request, response));

  return {
    url,
    account,
    settings,
    clock,
    faults,
    webhooks,

    /** Lets time pass: what falls due happens in its order and at its time. */
    async advance(milliseconds: number): Promise<void> {
      const target = Math.floor((clock.now().getTime() + milliseconds) / 1000);
      for (;;) {
        await webhooks.sent();
        const happening = nextHappening(account);
        if (!happening || happening.at > target) break;
        clock.moveTo(happening.at);
        happening.run();
      }
      clock.moveTo(target);
    },

    /** Charges of this customer fail from now on, whatever the card; null: they work again. */
    declineCharges(customer: string, declineCode: string | null) {
      if (declineCode === null) account.declined.delete(customer);
      else account.declined.set(customer, declineCode);
    },

    async close(): Promise<void> {
      await webhooks.sent();
      await new Promise<void>((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      });
    },
  };
}
export type StripeStandIn = Awaited<ReturnType<typeof startStripe>>;
