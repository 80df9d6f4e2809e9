import { useState } from 'react';
import type { PlanOverview } from '#contract/calls/plan.ts';
import { type BillingPeriod, billingPeriods } from '#domain/billing/plan.ts';
import { planById, plans } from '#domain/billing/plan-table.ts';
import { namePlan } from '#domain/billing/prices.ts';
import type { useAction } from '#web/components/actions/use-action.ts';
import { Choice } from '#web/components/listing/choice.tsx';
import { Part } from '#web/components/part.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { projectAdminTexts } from '#web/i18n/project/admin.ts';
import { planTexts } from '#web/i18n/project/plan.ts';

export function PlanPart({ overview, act, isBusy }: { overview: PlanOverview } & ReturnType<typeof useAction>) {
  const texts = useTexts(projectAdminTexts);
  const words = useTexts(planTexts);
  const language = useLanguage();
  const [planId, setPlanId] = useState(overview.plan.id);
  const [period, setPeriod] = useState<BillingPeriod>(overview.period ?? 'monthly');
  const current = planById(overview.plan.id);
  return (
    <Part title={texts.plan} text={texts.planText}>
      <p className="mb-5 text-sm">
        {texts.current}: <strong className="font-[550]">{current && namePlan(current, language)}</strong>
        {overview.trial && ` (${words.trial}, ${words.stillDays(overview.trial.daysLeft)})`}
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        <Choice
          label={texts.plan}
          value={planId}
          onChange={setPlanId}
          options={plans.map((plan) => ({ value: plan.id, label: namePlan(plan, language) }))}
        />
        <Choice
          label={words.period}
          value={period}
          onChange={(value) => setPeriod(billingPeriods.find((one) => one === value) ?? 'monthly')}
          options={billingPeriods.map((one) => ({ value: one, label: words[one] }))}
        />
      </div>
      <Button
        className="mt-5"
        variant="outline"
        state={isBusy('plan', planId) ? 'loading' : 'idle'}
        onClick={() => act('plan', { id: planId, period })}
      >
        {texts.setPlan}
      </Button>
    </Part>
  );
}
