import type { Context } from 'hono';
import { receiveEvent } from '#flows/billing/stripe/receive-event.ts';
import type { Io } from '#io/io.ts';
import type { StripeClient } from '#io/stripe/stripe.ts';
import { readBytes } from '../read-bytes.ts';

/** An invoice with a hundred lines; Stripe sends nothing larger. */
const MAX_BYTES = 2_000_000;

/**
 * An event of Stripe's: verified over the bytes that arrived, written down with the job that handles it, answered. 400
 * if it is not Stripe's; 200 for one that was here before and for types that change nothing. Not a call, because it is
 * answered by a status alone.
 */
export async function receiveStripeEvent(io: Io, stripe: StripeClient, context: Context): Promise<Response> {
  const request = context.req.raw;
  const bytes = await readBytes(request, MAX_BYTES);
  if (!bytes) return answer(413);
  const event = stripe.readEvent(Buffer.from(bytes).toString('utf8'), request.headers.get('stripe-signature') ?? '');
  if (!event) return answer(400);
  await receiveEvent(io, event);
  return answer(200);
}

const answer = (status: number) => new Response(null, { status, headers: { 'cache-control': 'no-store' } });
