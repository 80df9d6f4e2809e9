import { useState } from 'react';
import type { PlanOverview } from '#contract/calls/plan.ts';
import { type BillingPeriod, billingPeriods, type Plan } from '#domain/billing/plan.ts';
import { plans, subPageSteps } from '#domain/billing/plan-table.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import { Choice } from '#web/components/listing/choice.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { planTexts } from '#web/i18n/project/plan.ts';

interface Chosen {
  step: number;
  period: BillingPeriod;
}

interface Wanted {
  plan: Plan | null;
  period: BillingPeriod | null;
}

/** Starts with what an address asks for, else with the smallest step that covers the whole site. */
export function useStepAndPeriod({ usage, period }: PlanOverview, wanted: Wanted) {
  const pages = Math.max(usage.subPagesFound ?? 0, usage.subPages);
  const [chosen, choose] = useState<Chosen>({
    step: wanted.plan?.subPagesIncluded ?? subPageSteps.find((one) => one >= pages) ?? 10_000,
    period: wanted.period ?? period ?? 'monthly',
  });
  const offers = plans.filter((plan) => plan.subPagesIncluded === chosen.step && plan.basePlan !== 'free');
  return { ...chosen, offers, fields: <StepAndPeriod chosen={chosen} choose={choose} /> };
}

function StepAndPeriod({ chosen, choose }: { chosen: Chosen; choose: (chosen: Chosen) => void }) {
  const texts = useTexts(planTexts);
  const language = useLanguage();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Choice
        label={texts.size}
        value={String(chosen.step)}
        onChange={(value) => choose({ ...chosen, step: Number(value) })}
        options={subPageSteps.map((one) => ({ value: String(one), label: writeNumber(one, language) }))}
      />
      <Choice
        label={texts.period}
        value={chosen.period}
        onChange={(value) => choose({ ...chosen, period: billingPeriods.find((one) => one === value) ?? 'monthly' })}
        options={billingPeriods.map((one) => ({ value: one, label: texts[one] }))}
      />
    </div>
  );
}
