import { basePlanNames } from '#domain/billing/prices.ts';
import { Part } from '#web/components/part.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { planTexts } from '#web/i18n/project/plan.ts';
import { usePrices } from '#web/use-prices.ts';
import type { Acting, Buying } from './acting.ts';
import { useOrderStep } from './order-step.tsx';
import { PlanPoints, useStepAndPeriod } from './plan-choice.tsx';

export function ChoosePlan({ overview, mayChange, act, isBusy, wanted }: Acting & Pick<Buying, 'wanted'>) {
  const texts = useTexts(planTexts);
  const language = useLanguage();
  const prices = usePrices();
  const { ask, modal } = useOrderStep({ isPaidNext: false });
  const { period, offers, fields } = useStepAndPeriod(overview, wanted);
  return (
    <Part title={texts.choose} text={texts.chooseText}>
      {fields}
      <ul className="mt-6 grid gap-4 sm:grid-cols-2">
        {offers.map((plan) => {
          const isCurrent = overview.state === 'active' && overview.plan.id === plan.id && overview.period === period;
          const isRequested = overview.planRequest?.planId === plan.id && overview.planRequest.period === period;
          return (
            <li key={plan.id} className="flex flex-col rounded-lg border border-line p-5">
              <h3 className="font-[550] text-base">{basePlanNames[plan.basePlan][language]}</h3>
              <p className="figures mt-2 font-[640] font-display text-2xl">{prices.ofPlan(plan, period)}</p>
              <p className="mt-1 text-ink-faint text-sm">{prices.vat}</p>
              <PlanPoints plan={plan} />
              <div className="mt-auto">
                {isCurrent ? (
                  <Badge tone="good">{texts.isCurrent}</Badge>
                ) : isRequested ? (
                  <Badge tone="info">{texts.orderWaiting}</Badge>
                ) : (
                  <Button
                    variant="outline"
                    disabled={!mayChange}
                    state={isBusy('request-plan', plan.id) ? 'loading' : 'idle'}
                    onClick={() => ask({ plan, period }, () => act('request-plan', { id: plan.id, period }))}
                  >
                    {texts.ask}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {modal}
    </Part>
  );
}
