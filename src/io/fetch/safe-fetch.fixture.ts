import { whenOver } from '../../../test/after-run.ts';
import { startServer } from './hostile-server.fixture.ts';
import type { Limits } from './limits.ts';
import { createSafeFetch, type FetchOptions } from './safe-fetch.ts';

export const userAgent = 'LinkbildBot/1.0';
/**
 * Small size limits that are reached quickly, and long timeouts, so that a busy machine does not change the outcome.
 */
export const small: Partial<Limits> = {
  firstByteMs: 25_000,
  totalMs: 25_000,
  stallMs: 25_000,
  connectMs: 25_000,
  stallBytes: 100,
  compressedBytes: 3_000_000,
  bytes: 5_000_000,
};

/** For tests about time: one short timeout, all others long. */
export const soonSilent: Partial<Limits> = { ...small, firstByteMs: 300 };
export const soonStalled: Partial<Limits> = { ...small, stallMs: 150 };

export const text = (body: Uint8Array) => new TextDecoder().decode(body);

/** A server to fetch from, and one that must never be reached. Closes everything at the end. */
export async function createSafeFetchTest() {
  const [server, other] = [await startServer(), await startServer()];
  const safeFetch = createSafeFetch({
    allowedPrivateHosts: [`127.0.0.1:${server.port}`, `localhost:${server.port}`],
    limits: small,
  });
  const opened: { close: () => Promise<void> }[] = [server, other, safeFetch];
  whenOver(() => Promise.all(opened.map((one) => one.close())));
  /** A second safe fetch with other limits. */
  const fetchWith = (limits: Partial<Limits>) => {
    const own = createSafeFetch({ allowedPrivateHosts: [`127.0.0.1:${server.port}`], limits });
    opened.push(own);
    return own;
  };
  const get = (path: string, options: Partial<FetchOptions> = {}) =>
    safeFetch.fetch(`${server.origin}${path}`, { userAgent, ...options });
  return { server, other, safeFetch, fetchWith, opened, get };
}
