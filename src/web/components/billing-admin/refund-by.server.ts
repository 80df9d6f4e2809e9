import type { Api } from '#contract/client.ts';
import { plansAfterRefund } from '#domain/billing/plan.ts';
import { readCents } from '#domain/billing/prices.ts';
import { textOf } from '#web/forms/call-api.server.ts';

/** Sends the refund's form to the API, which checks it. */
export const refundBy = (api: Api, form: FormData, invoiceId: string) =>
  api.refundInvoice({
    params: { invoiceId },
    body: {
      cents: readCents(textOf(form, 'cents')) ?? Number.NaN,
      reason: textOf(form, 'reason'),
      plan: plansAfterRefund.find((one) => one === textOf(form, 'plan')) ?? 'keep',
    },
  });
