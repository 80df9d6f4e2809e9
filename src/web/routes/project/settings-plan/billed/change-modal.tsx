import { useEffect, useRef } from 'react';
import type { Api } from '#contract/client.ts';
import { euros, namePlan, namePrice } from '#domain/billing/name-plan.ts';
import type { BillingPeriod, Plan } from '#domain/billing/plan.ts';
import { useAction } from '../../../../components/actions/use-action.ts';
import { Button } from '../../../../components/ui/button.tsx';
import { Modal } from '../../../../components/ui/modal.tsx';
import { FormAlert } from '../../../../forms/form-alert.tsx';
import { commonTexts } from '../../../../i18n/common.ts';
import { useLanguage, useTexts } from '../../../../i18n/language.tsx';
import { billingTexts } from '../../../../i18n/project/billing.ts';
import { Amounts } from './amounts.tsx';

export type PlanChange = Awaited<ReturnType<Api['previewPlanChange']>>;

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
  const price = namePrice(plan, period, language);
  const preview = useAction({});
  const change = useAction({ change: texts.changed });
  const refusal = change.answer?.refusal ?? null;
  // Asked once it opens, and again where another amount turned out to be due.
  const ask = useRef(() => preview.act('preview', fields));
  useEffect(() => void ask.current(), []);
  useEffect(() => {
    if (refusal?.code === 'CONFLICT') void ask.current();
  }, [refusal]);
  const isOver = preview.answer?.refusal || (change.answer && !refusal);
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  const due = preview.isBusy('preview', plan.id) ? undefined : (preview.answer?.result as PlanChange | undefined);
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={texts.changeTitle(namePlan(plan, language))}
      description={`${price} ${texts.plusVat}`}
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
