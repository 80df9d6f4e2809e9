import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { clientAddress } from '#domain/access/client-address.ts';
import type { Settings } from '#io/io.ts';
import { inProcessOf } from './in-process.ts';

/**
 * Whom limits are counted for. Calls that pages make in-process name the client in the environment of the call, which
 * nothing from outside can set.
 */
export function clientOf({ trustedProxies }: Pick<Settings, 'trustedProxies'>, context: Context): string {
  const own = inProcessOf(context);
  if (own) return own.client;
  return clientAddress(addressOf(context), context.req.header('x-forwarded-for') ?? '', trustedProxies);
}

function addressOf(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? '';
  } catch {
    return ''; // a request made without a connection, as tests do
  }
}
