import { ApiError } from '#contract/errors.ts';
import type { Limit } from '#contract/limits.ts';
import { countHit, type LimitState } from '#io/db/queries/operation/rate-limits.ts';
import type { Io } from '#io/io.ts';

type Parts = Pick<Io, 'db' | 'keys'>;

/** The table holds no addresses of people, nor anything they could be guessed from. */
export const limitKey = ({ keys }: Pick<Io, 'keys'>, limit: Pick<Limit, 'name'>, whose: string) => ({
  bucket: limit.name,
  key: keys.hash(`limit ${limit.name}`, whose),
});

/** One client at one address: `a` at `bc` is not `ab` at `c`. */
export const pairKey = (client: string, address: string) => JSON.stringify([client, address]);

export const countAgainst = ({ db, keys }: Parts, limit: Limit, whose: string): Promise<LimitState> =>
  countHit(db, limit, limitKey({ keys }, limit, whose));

/** Counts one and rejects what is over the limit. */
export async function enforceLimit(io: Parts, limit: Limit, whose: string): Promise<LimitState> {
  const state = await countAgainst(io, limit, whose);
  if (state.isOver) throw overLimit(limit, state.resetSeconds);
  return state;
}

export const overLimit = (limit: Limit, retryAfterSeconds: number) =>
  new ApiError(limit.refusal ?? 'TOO_MANY_REQUESTS', { retryAfterSeconds });
