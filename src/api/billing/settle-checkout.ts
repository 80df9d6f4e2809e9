import { settleCheckout as settle } from '#flows/billing/stripe/start-checkout.ts';
import type { Handler } from '../handler.ts';

export const settleCheckout: Handler<'settleCheckout'> = async ({ io, projectId, body }) => ({
  state: await settle(io, projectId, body.sessionId),
});
