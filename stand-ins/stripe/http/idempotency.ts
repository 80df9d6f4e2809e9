// https://docs.stripe.com/api/idempotent_requests: the first answer to a key is given again for at least a day.
import { createHash } from 'node:crypto';
import type { Answer } from './answer.ts';
import { StripeFailure } from './errors.ts';

const KEPT_SECONDS = 86_400;

export function createIdempotency(now: () => number) {
  const kept = new Map<string, { print: string; answer: Answer; at: number }>();
  const printOf = (path: string, body: string) => createHash('sha256').update(`${path}\n${body}`).digest('hex');
  return {
    /** The answer that was given before; other parameters are refused. */
    recall(key: string, path: string, body: string): Answer | null {
      const before = kept.get(key);
      if (!before || now() - before.at > KEPT_SECONDS) return null;
      if (before.print !== printOf(path, body))
        throw new StripeFailure(400, {
          type: 'idempotency_error',
          message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        });
      return { ...before.answer, headers: { ...before.answer.headers, 'idempotent-replayed': 'true' } };
    },
    /** Only what began to be carried out is kept: requests with wrong parameters may be sent again corrected. */
    keep(key: string, path: string, body: string, answer: Answer) {
      if (answer.status < 300 || answer.status === 402 || answer.status >= 500)
        kept.set(key, { print: printOf(path, body), answer, at: now() });
    },
  };
}
