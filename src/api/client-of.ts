import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

const loopback = /^(::1|127\.|::ffff:127\.)/;

/**
 * Whom limits are counted for: the address of the connection. Behind a reverse proxy on the same machine that is always
 * the proxy, so there the last entry of X-Forwarded-For counts, the one the proxy itself has written. Calls that pages
 * make in-process say for whom in the environment of the call, which nothing from outside can set.
 */
export function clientOf(context: Context): string {
  if (isInProcess(context.env)) return context.env.client;
  const address = addressOf(context);
  const forwarded = context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  return forwarded && loopback.test(address) ? forwarded.slice(0, 64) : address;
}

export interface InProcess {
  client: string;
}

const isInProcess = (env: unknown): env is InProcess =>
  typeof env === 'object' && env !== null && 'client' in env && typeof env.client === 'string';

function addressOf(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? 'unknown';
  } catch {
    return 'unknown'; // a request made without a connection, as tests do
  }
}
