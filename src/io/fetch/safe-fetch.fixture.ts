import { whenOver } from '../../../test/after-run.ts';
import { startServer } from './hostile-server.fixture.ts';
import type { Limits } from './limits.ts';
import { createSafeFetch, type FetchOptions } from './safe-fetch.ts';

export const userAgent = 'LinkbildBot/1.0';
/** Short, so that every limit is reached quickly. */
export const short: Partial<Limits> = {
  firstByteMs: 300,
  totalMs: 4_000,
  stallMs: 150,
  stallBytes: 100,
  connectMs: 1_000,
  compressedBytes: 3_000_000,
  bytes: 5_000_000,
};

export const text = (body: Uint8Array) => new TextDecoder().decode(body);

/** A server to fetch from, another that must never be reached, and everything opened closed at the end. */
export async function createSafeFetchTest() {
  const [server, other] = [await startServer(), await startServer()];
  const safeFetch = createSafeFetch({
    allowedPrivateHosts: [`127.0.0.1:${server.port}`, `localhost:${server.port}`],
    limits: short,
  });
  const opened: { close: () => Promise<void> }[] = [server, other, safeFetch];
  whenOver(() => Promise.all(opened.map((one) => one.close())));
  const get = (path: string, options: Partial<FetchOptions> = {}) =>
    safeFetch.fetch(`${server.origin}${path}`, { userAgent, ...options });
  return { server, other, safeFetch, opened, get };
}
