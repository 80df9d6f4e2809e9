import { basePlanNames, namePlan } from '#domain/billing/prices.ts';
import { Part } from '#web/components/part.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { billingTexts } from '#web/i18n/project/billing.ts';
import { planTexts } from '#web/i18n/project/plan.ts';
import type { Buying } from '#web/routes/project/settings-plan/acting.ts';
import { PlanPoints, Price, useStepAndPeriod } from '#web/routes/project/settings-plan/plan-choice.tsx';

/** The plans of the chosen size, each with its buttons: try, buy or change. */
export function ChooseBilledPlan({ overview, mayChange, act, isBusy, take, wanted, changes }: Buying) {
  const texts = useTexts(billingTexts);
  const words = useTexts(planTexts);
  const language = useLanguage();
  const { period, offers, fields } = useStepAndPeriod(overview, wanted);
  return (
    <Part title={texts.choose} text={changes ? texts.chooseTextOwn : texts.chooseText}>
      {fields}
      <ul className="mt-6 grid gap-4 sm:grid-cols-2">
        {offers.map((plan) => {
          const isCurrent = overview.state === 'active' && overview.plan.id === plan.id && overview.period === period;
          const basePlan = overview.trialFor.find((one) => one === plan.basePlan);
          const name = namePlan(plan, language);
          return (
            <li key={plan.id} className="flex flex-col rounded-lg border border-line p-5">
              <h3 className="mb-2 font-[550] text-base">{basePlanNames[plan.basePlan][language]}</h3>
              <Price plan={plan} period={period} />
              <PlanPoints plan={plan} />
              <div className="mt-auto flex flex-wrap gap-2">
                {isCurrent ? (
                  <Badge tone="good">{words.isCurrent}</Badge>
                ) : (
                  <Button
                    variant="outline"
                    label={changes ? texts.changeTo(name) : texts.buy(name)}
                    disabled={!mayChange}
                    state={isBusy('buy', plan.id) ? 'loading' : 'idle'}
                    onClick={() => take(plan.id, period)}
                  >
                    {changes ? texts.changeShort : texts.buyShort}
                  </Button>
                )}
                {mayChange && basePlan && (
                  <Button
                    variant="quiet"
                    label={`${texts.tryFree}: ${basePlanNames[basePlan][language]}`}
                    state={isBusy('trial', basePlan) ? 'loading' : 'idle'}
                    onClick={() => act('trial', { id: basePlan })}
                  >
                    {texts.tryFree}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </Part>
  );
}
