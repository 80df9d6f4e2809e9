import { whenOver } from '../../../test/after-run.ts';
import { startServer } from './hostile-server.fixture.ts';
import type { Limits } from './limits.ts';
import { createSafeFetch, type FetchOptions } from './safe-fetch.ts';

export const userAgent = 'LinkbildBot/1.0';
/** Small, so that they are reached quickly; and so patient that on a busy machine too they alone decide. */
export const small: Partial<Limits> = {
  firstByteMs: 25_000,
  totalMs: 25_000,
  stallMs: 25_000,
  connectMs: 25_000,
  stallBytes: 100,
  compressedBytes: 3_000_000,
  bytes: 5_000_000,
};

/** Where time decides: short in one of them, generous in all others. */
export const soonSilent: Partial<Limits> = { ...small, firstByteMs: 300 };
export const soonStalled: Partial<Limits> = { ...small, stallMs: 150 };

export const text = (body: Uint8Array) => new TextDecoder().decode(body);

/** A server to fetch from, another that must never be reached, and everything opened closed at the end. */
export async function createSafeFetchTest() {
  const [server, other] = [await startServer(), await startServer()];
  const safeFetch = createSafeFetch({
    allowedPrivateHosts: [`127.0.0.1:${server.port}`, `localhost:${server.port}`],
    limits: small,
  });
  const opened: { close: () => Promise<void> }[] = [server, other, safeFetch];
  whenOver(() => Promise.all(opened.map((one) => one.close())));
  /** Another one, with other limits. */
  const fetchWith = (limits: Partial<Limits>) => {
    const own = createSafeFetch({ allowedPrivateHosts: [`127.0.0.1:${server.port}`], limits });
    opened.push(own);
    return own;
  };
  const get = (path: string, options: Partial<FetchOptions> = {}) =>
    safeFetch.fetch(`${server.origin}${path}`, { userAgent, ...options });
  return { server, other, safeFetch, fetchWith, opened, get };
}
