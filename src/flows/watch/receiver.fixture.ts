import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { createSafeFetch } from '#io/fetch/safe-fetch.ts';
import { whenOver } from '../../../test/after-run.ts';

export interface Received {
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** A third-party server that accepts posts and responds as configured. */
export async function createReceiver() {
  const received: Received[] = [];
  /** Status by path; 200 otherwise. */
  const statuses = new Map<string, number>();
  /** Responses on hold, by path. */
  const waiting = new Map<string, Promise<void>>();
  const server = createServer(async (request, response) => {
    const { url: path = '' } = request;
    received.push({ path, headers: request.headers as Record<string, string>, body: await bodyOf(request) });
    await waiting.get(path);
    const status = statuses.get(path) ?? 200;
    response.writeHead(status).end(status === 200 ? 'ok' : `no: ${status}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const safeFetch = createSafeFetch({ allowedPrivateHosts: [host] });
  whenOver(async () => {
    await safeFetch.close();
    server.closeAllConnections();
    server.close();
  });
  return {
    safeFetch,
    statuses,
    /** Holds responses for a path from now on. Returns a function that releases them. */
    holdAnswers(path: string): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.set(path, promise);
      return () => {
        waiting.delete(path);
        resolve();
      };
    },
    at: (path: string) => received.filter((one) => one.path === path),
    url: (path: string) => `http://${host}${path}`,
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** Verifies a signature like a receiver, but at any time of the test's clock. */
export function isSignedWith(secret: string, { headers, body }: Received): boolean {
  const at = new Date(Number(headers['webhook-timestamp']) * 1000);
  const expected = new Webhook(secret).sign(headers['webhook-id'] ?? '', at, body);
  return (headers['webhook-signature'] ?? '').split(' ').includes(expected);
}
