import { nextPlan, type PlanGain, planGains } from '#domain/billing/fitting-plan.ts';
import type { Plan } from '#domain/billing/plan.ts';
import { planById } from '#domain/billing/plan-table.ts';
import { namePlan } from '#domain/billing/prices.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import { Part } from '#web/components/part.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useDay } from '#web/components/ui/timestamp.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { billingTexts } from '#web/i18n/project/billing.ts';
import { planTexts } from '#web/i18n/project/plan.ts';
import type { Buying } from '#web/routes/project/settings-plan/acting.ts';
import { Price } from '#web/routes/project/settings-plan/plan-choice.tsx';

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
  const isSamePlan = trial !== null && plan.id === now.id;
  const basePlan = trialFor.find((one) => one === plan.basePlan);
  const name = namePlan(plan, language);
  return (
    <Part title={isSamePlan ? texts.keepTrying : texts.next} text={isSamePlan ? texts.keepTryingText : texts.nextText}>
      <div className="rounded-lg border border-line p-5">
        <h3 className="mb-2 font-[550] text-base">{name}</h3>
        <Price plan={plan} period={period} />
        {!isSamePlan && (
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
        {isSamePlan && trial && <p className="mt-3 text-ink-faint text-sm">{texts.paysLater(day(trial.endsAt))}</p>}
      </div>
    </Part>
  );
}

/** The gain of another plan over the project's own. */
function PlanGainList({ from, to }: { from: Plan; to: Plan }) {
  const words = useGainWords();
  return (
    <ul className="grid gap-1.5 text-ink-soft text-sm">
      {planGains(from, to).map((gain) => (
        <li key={gain.of}>{words(gain)}</li>
      ))}
    </ul>
  );
}

function useGainWords() {
  const texts = useTexts(billingTexts);
  const words = useTexts(planTexts);
  const language = useLanguage();
  const write = (figure: number) => writeNumber(figure, language);
  return (gain: PlanGain): string => {
    if (gain.of === 'agencyLook') return words.pointAgencyLook;
    if (gain.of === 'refreshHours') return texts.gainRefresh(words.everyHours(gain.to), words.everyHours(gain.from));
    const [to, from] = [gain.to === null ? null : write(gain.to), write(gain.from)];
    if (gain.of === 'subPagesIncluded') return texts.gainPages(to ?? '', from);
    // The one event of the free plan is its monthly audit: no figure to compare with.
    if (gain.of === 'monitoringEvents') return texts.gainEvents(to ?? '');
    if (gain.of === 'domains') return texts.gainDomains(to, from);
    return gain.of === 'users' ? texts.gainUsers(to, from) : texts.gainTemplates(to, from);
  };
}
