// A Shopify for tests: its protocol, signatures and errors, and nothing of it outside this process's memory.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { Answer, Asked } from './answer.ts';
import { type AppConfig, defaultApp } from './app-config.ts';
import { hubAnswer, shopAnswer } from './hub.ts';
import { Shop, type ShopOptions } from './shop/shop.ts';

export interface Clock {
  now(): Date;
  /** Moves the stand-in's time forward: tokens end, the cost budget grows back, billing periods pass. */
  advance(milliseconds: number): void;
}

/** The real time, plus what a test added. */
function createClock(): Clock {
  let added = 0;
  return {
    now: () => new Date(Date.now() + added),
    advance: (milliseconds) => {
      added += milliseconds;
    },
  };
}

export interface ShopifyStandIn {
  /** `http://127.0.0.1:PORT`: SHOPIFY_STAND_IN_URL of the app. */
  url: string;
  /** May be changed while it runs, e.g. `appUrl` once the app listens. */
  app: AppConfig;
  clock: Clock;
  shops: Map<string, Shop>;
  addShop(options: ShopOptions): Promise<Shop>;
  /** Gives a shop another permanent domain; the old one goes on leading to it. */
  renameShop(shop: Shop, handle: string): void;
  close(): Promise<void>;
}

export interface StandInOptions {
  /** 0, the default, uses any free port. */
  port?: number;
  app?: Partial<AppConfig>;
}

async function readRequest(request: IncomingMessage): Promise<Asked> {
  const url = new URL(request.url ?? '/', 'http://stand-in.invalid');
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return {
    method: request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET'),
    path: url.pathname,
    query: url.searchParams,
    headers: request.headers,
    body: Buffer.concat(parts),
  };
}

function send(request: IncomingMessage, response: ServerResponse, { status, headers, body }: Answer) {
  response.writeHead(status, headers);
  if (request.method === 'HEAD' || body === undefined) response.end();
  else if (body instanceof Readable) body.pipe(response);
  else response.end(body);
}

async function listen(port: number, answer: (asked: Asked) => Promise<Answer>): Promise<Server> {
  const onRequest = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      send(request, response, await answer(await readRequest(request)));
    } catch (error) {
      console.error('stand-in Shopify:', error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
  };
  const server = createServer((request, response) => void onRequest(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;
const close = (server: Server) =>
  new Promise<void>((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeAllConnections();
  });

export async function startShopify(options: StandInOptions = {}): Promise<ShopifyStandIn> {
  // A copy: tests change it, and several run in one process.
  const app: AppConfig = { ...structuredClone(defaultApp), ...options.app };
  const clock = createClock();
  const shops = new Map<string, Shop>();
  const servers: Server[] = [];
  let lastId = 0;
  const hub = await listen(options.port ?? 0, (asked) => hubAnswer(asked, { app, clock, shops }));
  servers.push(hub);
  const url = `http://127.0.0.1:${portOf(hub)}`;
  return {
    url,
    app,
    clock,
    shops,
    async addShop(shopOptions) {
      const shop = new Shop(shopOptions, { app, clock, standInUrl: url, nextId: () => ++lastId });
      // Each storefront is at the root of a port of its own, as it is at the root of a domain.
      const server = await listen(shopOptions.port ?? 0, (asked) => shopAnswer(asked, shop, app, clock, true));
      servers.push(server);
      shop.storefrontUrl = `http://localhost:${portOf(server)}`;
      shops.set(shop.domain, shop);
      return shop;
    },
    renameShop(shop, handle) {
      shop.handle = handle;
      shops.set(shop.domain, shop);
    },
    async close() {
      await Promise.all(servers.map(close));
    },
  };
}
