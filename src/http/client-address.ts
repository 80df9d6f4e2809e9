import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { clientAddress, isTrustedProxy } from '#domain/access/client-address.ts';
import type { Settings } from '#io/io.ts';

/** Passed along with the calls that a page makes to the API in-process. A request from outside cannot set it. */
export interface InProcess {
  client: string;
  /** What earlier calls of the same page have already looked up about the visitor. */
  known?: Map<string, Promise<unknown>>;
}

const isInProcess = (env: unknown): env is InProcess =>
  typeof env === 'object' && env !== null && 'client' in env && typeof env.client === 'string';

const inProcessOf = ({ env }: Pick<Context, 'env'>): InProcess | null => (isInProcess(env) ? env : null);

export type Once = <Value>(key: string, find: () => Promise<Value>) => Promise<Value>;

/**
 * A page makes ten calls as the same person about the same project, so identity and permissions are looked up once per
 * page. Calls from outside always look them up.
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
 * The address that limits are counted for. Pages pass the client in the environment of their in-process calls, which a
 * request from outside cannot set.
 */
export function clientOf({ trustedProxies }: Pick<Settings, 'trustedProxies'>, context: Context): string {
  const own = inProcessOf(context);
  if (own) return own.client;
  return clientAddress(addressOf(context), context.req.header('x-forwarded-for') ?? '', trustedProxies);
}

/** A header that only a trusted proxy may set: from anybody else it is not read. */
export function proxyHeader(
  { trustedProxies }: Pick<Settings, 'trustedProxies'>,
  context: Context,
  name: string,
): string | undefined {
  return isTrustedProxy(addressOf(context), trustedProxies) ? context.req.header(name) : undefined;
}

function addressOf(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? '';
  } catch {
    return ''; // a request made without a connection, as tests do
  }
}
