import { useEffect, useRef } from 'react';
import type { Api } from '#contract/client.ts';
import type { BillingPeriod, Plan } from '#domain/billing/plan.ts';
import { euros, namePlan } from '#domain/billing/prices.ts';
import { useAction } from '#web/components/actions/use-action.ts';
import { toast } from '#web/components/toasts/toasts.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { useDay } from '#web/components/ui/timestamp.tsx';
import { FormAlert } from '#web/forms/form-alert.tsx';
import { commonTexts } from '#web/i18n/common.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { billingTexts } from '#web/i18n/project/billing.ts';
import { usePrices } from '#web/use-prices.ts';

type PlanChange = Awaited<ReturnType<Api['previewPlanChange']>>;

interface ChangeModalProps {
  plan: Plan;
  period: BillingPeriod;
  open: boolean;
  onClose: () => void;
}

/** Asks Stripe what the change costs now, and changes nothing before somebody has seen it. */
export function ChangeModal({ plan, period, open, onClose }: ChangeModalProps) {
  const texts = useTexts(billingTexts);
  const common = useTexts(commonTexts);
  const language = useLanguage();
  const fields = { id: plan.id, period };
  const prices = usePrices();
  const price = `${prices.ofPlan(plan, period)} ${prices.vat}`;
  const preview = useAction({});
  const change = useAction({});
  const refusal = change.answer?.refusal ?? null;
  // Requested once it opens, and again where another amount turned out to be due.
  const ask = useRef(() => preview.act('preview', fields));
  useEffect(() => void ask.current(), []);
  useEffect(() => {
    if (refusal?.code === 'CONFLICT') void ask.current();
  }, [refusal]);
  const isOver = preview.answer?.refusal || (change.answer && !refusal);
  // The bank wants a confirmation: Stripe's page opens in place of ours.
  const payUrl = (change.answer?.result as { payUrl: string | null } | undefined)?.payUrl ?? null;
  const isChanged = change.answer !== undefined && !refusal && payUrl === null;
  useEffect(() => {
    if (payUrl !== null) window.location.assign(payUrl);
    else if (isChanged) toast.success(texts.changed);
  }, [payUrl, isChanged, texts.changed]);
  useEffect(() => {
    if (isOver && payUrl === null) onClose();
  }, [isOver, payUrl, onClose]);
  const due = preview.isBusy('preview', plan.id) ? undefined : (preview.answer?.result as PlanChange | undefined);
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={texts.changeTitle(namePlan(plan, language))}
      description={price}
      texts={common}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button
            variant="signal"
            disabled={!due}
            state={change.isBusy('change', plan.id) ? 'loading' : 'idle'}
            onClick={() =>
              due &&
              change.act('change', { ...fields, prorationAt: due.prorationAt, grossCents: String(due.grossCents) })
            }
          >
            {due && due.grossCents > 0 ? texts.changeAndPay(euros(due.grossCents, language)) : texts.changeOnly}
          </Button>
        </>
      }
    >
      <div className="grid min-h-40 content-start gap-4">
        <FormAlert refusal={refusal} />
        {due ? (
          <Amounts due={due} price={price} />
        ) : (
          <p role="status" className="text-ink-soft text-sm">
            {texts.counting}
          </p>
        )}
      </div>
    </Modal>
  );
}

/** Net, VAT and total of what a change costs or brings back, and what is due regularly from then on. */
function Amounts({ due, price }: { due: PlanChange; price: string }) {
  const texts = useTexts(billingTexts);
  const language = useLanguage();
  const day = useDay();
  const isCredit = due.grossCents < 0;
  const write = (cents: number) => euros(Math.abs(cents), language);
  const next = texts.afterwards(price, day(due.nextAt));
  if (due.grossCents === 0)
    return (
      <p className="text-sm">
        {texts.nothingDue} {next}
      </p>
    );
  return (
    <>
      <dl className="figures grid grid-cols-[1fr_auto] gap-y-1.5 text-sm">
        <dt className="text-ink-soft">{texts.net}</dt>
        <dd className="text-right">{write(due.netCents)}</dd>
        <dt className="text-ink-soft">{texts.vat}</dt>
        <dd className="text-right">{write(due.taxCents)}</dd>
        <dt className="border-line border-t pt-2 font-[550]">{isCredit ? texts.credited : texts.dueNow}</dt>
        <dd className="border-line border-t pt-2 text-right font-[550]">{write(due.grossCents)}</dd>
      </dl>
      <p className="text-ink-soft text-sm">{texts.restOfPeriod}</p>
      <p className="text-sm">{next}</p>
    </>
  );
}
