import type { OperatorInvoice } from '#contract/calls/billing.ts';
import { preventsRefund } from '#domain/billing/dispute.ts';
import { plansAfterRefund } from '#domain/billing/plan.ts';
import { euros } from '#domain/billing/prices.ts';
import { FormModal } from '#web/components/actions/form-modal.tsx';
import { RadioGroup } from '#web/components/ui/radio-group.tsx';
import { TextArea, TextField } from '#web/components/ui/text-field.tsx';
import { FormAlert } from '#web/forms/form-alert.tsx';
import { adminBillingTexts } from '#web/i18n/admin/billing.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';

type RefundableInvoice = Pick<OperatorInvoice, 'id' | 'number' | 'state' | 'grossCents' | 'refundedCents' | 'dispute'>;

const leftOf = ({ grossCents, refundedCents }: RefundableInvoice) => grossCents - refundedCents;
export const isRefundable = (invoice: RefundableInvoice) =>
  invoice.state === 'paid' && leftOf(invoice) > 0 && !preventsRefund(invoice.dispute?.state ?? null);

interface RefundModalProps {
  invoice: RefundableInvoice;
  open: boolean;
  onClose: () => void;
}

/** How much, why, and what becomes of the plan. Its screen answers the intent `refund` with `refundBy`. */
export function RefundModal({ invoice, open, onClose }: RefundModalProps) {
  const texts = useTexts(adminBillingTexts);
  const language = useLanguage();
  return (
    <FormModal
      open={open}
      onClose={onClose}
      intent="refund"
      title={texts.refundTitle(invoice.number ?? '')}
      description={texts.refundText}
      submit={() => texts.refund}
      submitting={texts.refunding}
      done={texts.refunded}
      fields={(refusal) => (
        <>
          <input type="hidden" name="id" value={invoice.id} />
          <FormAlert refusal={refusal} />
          <TextField
            name="cents"
            label={texts.amount}
            hint={texts.amountHint(euros(leftOf(invoice), language))}
            inputMode="decimal"
            defaultValue={(leftOf(invoice) / 100).toFixed(2).replace('.', { en: '.', de: ',' }[language])}
            errors={refusal?.errors.cents}
          />
          <TextArea
            name="reason"
            rows={3}
            maxLength={2000}
            label={texts.reason}
            hint={texts.reasonHint}
            errors={refusal?.errors.reason}
          />
          <RadioGroup
            name="plan"
            legend={texts.planAfter}
            defaultValue="keep"
            options={plansAfterRefund.map((value) => ({ value, label: texts[value] }))}
          />
        </>
      )}
    />
  );
}
