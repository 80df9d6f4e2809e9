import type { Context } from 'hono';

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
