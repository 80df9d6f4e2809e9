import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { clientAddress } from '#domain/access/client-address.ts';
import type { Settings } from '#io/io.ts';

/** What comes with a page's own calls to the API. Nothing from outside can set the environment of a call. */
export interface InProcess {
  client: string;
  /** What one call has looked up about the visitor, for the next ones of the same page. */
  known?: Map<string, Promise<unknown>>;
}

const isInProcess = (env: unknown): env is InProcess =>
  typeof env === 'object' && env !== null && 'client' in env && typeof env.client === 'string';

export const inProcessOf = ({ env }: Pick<Context, 'env'>): InProcess | null => (isInProcess(env) ? env : null);

export type Once = <Value>(key: string, find: () => Promise<Value>) => Promise<Value>;

/**
 * A page makes ten calls as the same person about the same project. Who that is, and what they may do, is looked up
 * once per page; a call from outside always looks it up.
 */
export function onceInVisit(context: Pick<Context, 'env'>): Once {
  const known = inProcessOf(context)?.known;
  if (!known) return (_, find) => find();
  return <Value>(key: string, find: () => Promise<Value>) => {
    const found = (known.get(key) as Promise<Value> | undefined) ?? find();
    known.set(key, found);
    return found;
  };
}

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
