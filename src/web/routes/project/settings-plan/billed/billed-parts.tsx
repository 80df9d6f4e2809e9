import { useCallback, useEffect, useState } from 'react';
import type { BillingPeriod, Plan } from '#domain/billing/plan.ts';
import { planById } from '#domain/billing/plan-table.ts';
import type { Acted } from '#web/components/actions/use-action.ts';
import { type Invoice, Invoices } from '#web/components/billing/invoices.tsx';
import type { Acting, Buying } from '#web/routes/project/settings-plan/acting.ts';
import { Credits } from '#web/routes/project/settings-plan/credits.tsx';
import { useOrderStep } from '#web/routes/project/settings-plan/order-step.tsx';
import { PlanUse } from '#web/routes/project/settings-plan/plan-use.tsx';
import { Websites } from '#web/routes/project/settings-plan/websites.tsx';
import { BilledPlan, PortalButton } from './billed-plan.tsx';
import { ChangeModal } from './change-modal.tsx';
import { ChooseBilledPlan } from './choose-billed-plan.tsx';
import { NextPlanPart } from './next-plan-part.tsx';

interface BilledPartsProps extends Acting {
  projectId: number;
  invoices: Invoice[];
  wanted: Buying['wanted'];
}

interface Change {
  plan: Plan;
  period: BillingPeriod;
  isOpen: boolean;
  /** Each question has a window of its own, which asks for its amount anew. */
  key: number;
}

/** The parts of the screen where people buy by themselves. */
export function BilledParts({ projectId, invoices, wanted, ...acting }: BilledPartsProps) {
  const { overview, mayChange, act, answer } = acting;
  const [change, setChange] = useState<Change | null>(null);
  const close = useCallback(() => setChange((now) => now && { ...now, isOpen: false }), []);
  const { ask, modal } = useOrderStep({ isPaidNext: true });
  usePaymentPage(answer);
  const status = overview.billing?.status;
  const changes = status === 'active' || status === 'trialing';
  const take = (planId: string, period: BillingPeriod) => {
    const plan = planById(planId);
    if (changes && plan) setChange({ plan, period, isOpen: true, key: (change?.key ?? 0) + 1 });
    else if (plan) ask({ plan, period }, () => act('buy', { id: planId, period }));
  };
  // Somebody who has to pay or has cancelled decides about that first.
  const isOffered = overview.canBuy && status !== 'past_due' && status !== 'ending';
  const buying = { ...acting, take, changes, wanted };
  return (
    <>
      <BilledPlan {...acting} />
      <PlanUse overview={overview} />
      <Websites {...acting} projectId={projectId} />
      {isOffered && <NextPlanPart {...buying} />}
      {isOffered && <ChooseBilledPlan key={`${overview.plan.id} ${wanted.plan?.id}`} {...buying} />}
      <Credits {...acting} />
      {mayChange && (
        <Invoices invoices={invoices}>
          {/* Who bought only credits has no plan above. */}
          {!overview.billing && invoices.length > 0 && <PortalButton {...acting} />}
        </Invoices>
      )}
      {modal}
      {change && (
        <ChangeModal key={change.key} plan={change.plan} period={change.period} open={change.isOpen} onClose={close} />
      )}
    </>
  );
}

/** Follows an action whose answer is a page of Stripe's; it opens in place of ours. */
function usePaymentPage(answer: Acted | undefined) {
  useEffect(() => {
    const url = (answer?.result as { url?: string } | undefined)?.url;
    if (url) window.location.assign(url);
  }, [answer]);
}
