import { useEffect, useState } from 'react';
import type { ShopState } from '#contract/calls/shopify.ts';
import type { BillingPeriod } from '#domain/billing/plan.ts';
import { planById, subPageSteps } from '#domain/billing/plan-table.ts';
import { basePlanNames, namePrice, vatNote } from '#domain/billing/prices.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import { useAction } from '#web/components/actions/use-action.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { shopPlanTexts } from '#web/i18n/shopify/plan.ts';
import { ShopCard } from '#web/layouts/parts/shop-frame.tsx';

const offered = ['starter', 'professional'] as const;

/** Shopify shows its own approval page, outside of the frame. */
export function ChooseShopPlan({ billing }: { billing: ShopState['billing'] }) {
  const texts = useTexts(shopPlanTexts);
  const language = useLanguage();
  const [step, setStep] = useState(String(planById(billing.planId)?.subPagesIncluded ?? subPageSteps[0]));
  const [period, setPeriod] = useState<BillingPeriod>(billing.current?.period ?? 'monthly');
  const { act, isBusy, answer } = useAction({});
  useEffect(() => {
    const url = (answer?.result as { confirmationUrl?: string } | undefined)?.confirmationUrl;
    if (url) window.open(url, '_top');
  }, [answer]);
  const pages = subPageSteps.some((one) => String(one) === step) ? step : String(subPageSteps[0]);
  return (
    <ShopCard title={texts.choose}>
      <p className="text-ink-soft">{texts.chooseLead}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          label={texts.steps}
          value={pages}
          onChange={setStep}
          options={subPageSteps.map((count) => ({ value: String(count), label: writeNumber(count, language) }))}
        />
        <Select
          label={texts.period}
          value={period}
          onChange={setPeriod}
          options={[
            { value: 'monthly', label: texts.monthly },
            { value: 'yearly', label: texts.yearly },
          ]}
        />
      </div>
      <ul className="grid gap-3 sm:grid-cols-2">
        {offered.map((basePlan) => {
          const plan = planById(`${basePlan}-${pages}`);
          if (!plan) return null;
          const isCurrent = billing.current?.planId === plan.id && billing.current.period === period;
          const isTrial = billing.trialFor.includes(basePlan);
          const word = isCurrent ? texts.isCurrent : isTrial ? texts.trial : texts.take;
          return (
            <li key={basePlan} className="grid content-start gap-2 rounded-lg border border-line p-3">
              <span className="font-[600]">{basePlanNames[basePlan][language]}</span>
              <span>{`${namePrice(plan, period, language)} ${vatNote('businesses')[language]}`}</span>
              <ul className="text-ink-soft">
                <li>{texts.refresh(plan.refreshHours)}</li>
                <li>{texts.templatesPerType(plan.templatesPerRoute)}</li>
                <li>{texts.people(plan.users)}</li>
              </ul>
              <span>
                <Button
                  size="sm"
                  label={`${basePlanNames[basePlan][language]}: ${word}`}
                  disabled={isCurrent}
                  state={isBusy('choose', plan.id) ? 'loading' : 'idle'}
                  onClick={() => act('choose', { id: plan.id, period })}
                >
                  {word}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </ShopCard>
  );
}
