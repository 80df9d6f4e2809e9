import { refundInvoice as refund } from '#flows/billing/stripe/refund.ts';
import type { Handler } from '../handler.ts';

export const refundInvoice: Handler<'refundInvoice'> = async ({ io, user, params, body }) => ({
  refundedCents: await refund(io, { invoiceId: params.invoiceId, cents: body.cents, actorId: user.id }),
});
