import { unsubscribeDigest as unsubscribe } from '#flows/watch/alerts/unsubscribe-digest.ts';
import type { Handler } from '../handler.ts';

export const unsubscribeDigest: Handler<'unsubscribeDigest'> = async ({ io, body }) => {
  await unsubscribe(io, body.code);
  return { done: true };
};
