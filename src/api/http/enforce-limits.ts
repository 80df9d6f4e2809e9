import type { Limit } from '#contract/limits.ts';
import { countAgainst, overLimit, pairKey } from '#flows/guards/rate-limit.ts';
import type { LimitState } from '#io/db/queries/operation/rate-limits.ts';
import type { Io } from '#io/io.ts';

/** Who makes a call and what it is about, as far as known. */
export interface Counted {
  client: string;
  /** The API token's id, even if the call is made as a visitor. */
  tokenId: number | null;
  userId: number | null;
  projectId: number | null;
  /** The connection of the site that makes the call. */
  connectionId: number | null;
  body: unknown;
}

/**
 * Counts a call against its limits in the order of the contract: a caller over their own limit does not use up that of
 * an address or a project. The remaining counts are put into the response headers, also of an error.
 */
export async function enforceLimits(io: Io, limits: readonly Limit[], from: Counted, headers: Headers): Promise<void> {
  const counted: [Limit, LimitState][] = [];
  const own = limits.map((limit) => limitOf(limit, from));
  for (const limit of own) {
    const all = limit.counts === undefined || limit.counts === 'calls' ? whoseCounts(limit, from) : [];
    for (const whose of all) {
      const state = await countAgainst(io, limit, whose);
      counted.push([limit, state]);
      writeHeaders(headers, own, counted);
      if (state.isOver) throw overLimit(limit, state.resetSeconds);
    }
  }
}

/** Many programs share an address; a token is one program's. */
const limitOf = (limit: Limit, { tokenId }: Counted): Limit =>
  limit.tokenMax === undefined || tokenId === null ? limit : { ...limit, max: limit.tokenMax, per: 'token' };

function whoseCounts({ per }: Limit, { client, tokenId, userId, projectId, connectionId, body }: Counted): string[] {
  if (per === 'client') return [client];
  if (per === 'token') return [`token ${tokenId}`];
  if (per === 'user') return userId === null ? [] : [String(userId)];
  if (per === 'project') return projectId === null ? [] : [String(projectId)];
  if (per === 'connection') return connectionId === null ? [] : [String(connectionId)];
  const addresses = addressesIn(body);
  return per === 'address' ? addresses : addresses.map((email) => pairKey(client, email));
}

/** Every address that a body names (`email`, `confirmationEmail`): each of them may get a mail. */
const addressesIn = (body: unknown): string[] => {
  if (typeof body !== 'object' || body === null) return [];
  const named = Object.entries(body).filter(([key]) => /email$/i.test(key));
  return [...new Set(named.flatMap(([, value]) => (typeof value === 'string' ? [value] : [])))];
};

/** draft-ietf-httpapi-ratelimit-headers: the policies, and for each what remains (`r`) until the reset in seconds (`t`). */
function writeHeaders(headers: Headers, limits: readonly Limit[], counted: readonly [Limit, LimitState][]) {
  const policies = limits.map(({ name, max, windowSeconds }) => `"${name}";q=${max};w=${windowSeconds}`);
  headers.set('ratelimit-policy', policies.join(', '));
  const states = counted.map(([{ name }, { remaining, resetSeconds }]) => `"${name}";r=${remaining};t=${resetSeconds}`);
  headers.set('ratelimit', states.join(', '));
}
