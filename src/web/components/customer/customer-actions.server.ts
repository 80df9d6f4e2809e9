import type { Api } from '#contract/client.ts';
import { textOf } from '#web/forms/call-api.server.ts';

/** What the operator does for a customer, on the customer's page and below a message of theirs. */
export const customerActions = (api: Api, params: { id: string }) => ({
  note: (form: FormData) => api.addCustomerNote({ params, body: { text: textOf(form, 'text') } }),
  'extend-trial': (form: FormData, id: string) =>
    api.extendTrial({ params: { id }, body: { days: Number(textOf(form, 'days')), reason: textOf(form, 'reason') } }),
  'set-plan': (form: FormData, id: string) =>
    api.setPlan({
      params: { id },
      body: {
        planId: textOf(form, 'planId'),
        period: textOf(form, 'period') === 'yearly' ? 'yearly' : 'monthly',
        reason: textOf(form, 'reason'),
      },
    }),
  resend: (_: FormData, id: string) => api.resendMail({ params: { id } }),
});
