import { attempt, errorPageOf } from '#web/forms/call-api.server.ts';

/** Calls of a part that this installation may not have: null without its keys. */
export async function ifOffered<Ok>(work: () => Promise<Ok>): Promise<Ok | null> {
  const { ok, refusal } = await attempt(work);
  if (!refusal) return ok;
  if (refusal.code === 'CALL_NOT_FOUND') return null;
  throw errorPageOf(refusal);
}
