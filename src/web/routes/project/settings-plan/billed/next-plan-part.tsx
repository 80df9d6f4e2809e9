import { namePlan } from '#domain/billing/name-plan.ts';
import { nextPlan } from '#domain/billing/next-plan.ts';
import { planById } from '#domain/billing/plan-table.ts';
import { Button } from '../../../../components/ui/button.tsx';
import { useDay } from '../../../../components/ui/use-day.ts';
import { useLanguage, useTexts } from '../../../../i18n/language.tsx';
import { billingTexts } from '../../../../i18n/project/billing.ts';
import { Part } from '../../../app/account/part.tsx';
import type { Buying } from './buying.ts';
import { PlanGainList } from './plan-gain-list.tsx';
import { Price } from './price.tsx';

/** The one plan that fits next, what it brings, and the main button of the screen. */
export function NextPlanPart({ overview, mayChange, act, isBusy, take, wanted, changes }: Buying) {
  const texts = useTexts(billingTexts);
  const language = useLanguage();
  const day = useDay();
  const { usage, state, trial, trialFor } = overview;
  const now = planById(overview.plan.id);
  const pages = Math.max(usage.subPagesFound ?? 0, usage.subPages);
  const plan = wanted.plan ?? (now && nextPlan({ plan: now, state, pages }));
  if (!now || !plan) return null;
  const period = wanted.period ?? overview.period ?? 'monthly';
  const isKept = trial !== null && plan.id === now.id;
  const basePlan = trialFor.find((one) => one === plan.basePlan);
  const name = namePlan(plan, language);
  return (
    <Part title={isKept ? texts.keepTrying : texts.next} text={isKept ? texts.keepTryingText : texts.nextText}>
      <div className="rounded-lg border border-line p-5">
        <h3 className="mb-2 font-[550] text-base">{name}</h3>
        <Price plan={plan} period={period} />
        {!isKept && (
          <div className="mt-4">
            <PlanGainList from={now} to={plan} />
          </div>
        )}
        {mayChange && (
          <div className="mt-6 flex flex-wrap gap-3">
            {basePlan && (
              <Button
                variant="signal"
                state={isBusy('trial', basePlan) ? 'loading' : 'idle'}
                onClick={() => act('trial', { id: basePlan })}
              >
                {texts.tryFree}
              </Button>
            )}
            <Button
              variant={basePlan ? 'outline' : 'signal'}
              state={isBusy('buy', plan.id) ? 'loading' : 'idle'}
              onClick={() => take(plan.id, period)}
            >
              {changes ? texts.changeTo(name) : texts.buy(name)}
            </Button>
          </div>
        )}
        {basePlan && mayChange && <p className="mt-3 text-ink-faint text-sm">{texts.noCard}</p>}
        {isKept && trial && <p className="mt-3 text-ink-faint text-sm">{texts.paysLater(day(trial.endsAt))}</p>}
      </div>
    </Part>
  );
}
