import type { Plan } from '#domain/billing/plan.ts';
import { planById } from '#domain/billing/plan-table.ts';
import { basePlanNames, namePlan } from '#domain/billing/prices.ts';
import { useConfirmation } from '#web/components/actions/use-confirmation.tsx';
import { Part } from '#web/components/part.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Timestamp, useDay } from '#web/components/ui/timestamp.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { planTexts } from '#web/i18n/project/plan.ts';
import { usePrices } from '#web/use-prices.ts';
import type { Acting } from './acting.ts';

export function CurrentPlan({ overview, mayChange, act, isBusy }: Acting) {
  const texts = useTexts(planTexts);
  const language = useLanguage();
  const prices = usePrices();
  const { state, trial, period, since, planRequest, trialFor } = overview;
  const plan = planById(overview.plan.id);
  const wanted = planRequest && planById(planRequest.planId);
  if (!plan) return null;
  return (
    <Part title={texts.current} text={texts.currentText}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="text-2xl">{namePlan(plan, language)}</p>
        {state === 'trial' ? <Badge tone="info">{texts.trial}</Badge> : <Badge tone="good">{texts.active}</Badge>}
      </div>
      <p className="mt-2 text-ink-soft text-sm">
        {trial ? (
          <>
            <strong className="font-[550] text-ink">{texts.daysLeft(trial.daysLeft)}</strong> · {texts.afterTrial}
          </>
        ) : state === 'free' ? (
          texts.forNothing
        ) : (
          <>
            {prices.ofPlan(plan, period ?? 'monthly')} {prices.vat}
            {since && (
              <>
                {' · '}
                {texts.since} <Timestamp iso={since} isDay />
              </>
            )}
          </>
        )}
      </p>
      {overview.isGranted && mayChange && <GrantedPlanEnd {...{ overview, act, isBusy, plan }} />}
      {planRequest && wanted && (
        <div
          role="status"
          className="mt-6 flex flex-wrap items-center justify-between gap-4 rounded-md bg-info-soft p-4"
        >
          <p className="min-w-0 flex-1 basis-64 text-sm">
            {texts.waiting(namePlan(wanted, language), `${prices.ofPlan(wanted, planRequest.period)} ${prices.vat}`)}
          </p>
          {mayChange && (
            <Button
              size="sm"
              variant="outline"
              state={isBusy('withdraw') ? 'loading' : 'idle'}
              onClick={() => act('withdraw')}
            >
              {texts.takeBack}
            </Button>
          )}
        </div>
      )}
      {mayChange && trialFor.length > 0 && (
        <ul className="mt-8 grid gap-4 sm:grid-cols-2">
          {trialFor.map((basePlan) => (
            <li key={basePlan} className="flex flex-col rounded-lg border border-line p-5">
              <h3 className="font-[550] text-base">{texts.trialTitle(basePlanNames[basePlan][language])}</h3>
              <p className="mt-1.5 mb-5 text-ink-soft text-sm">{texts.trialText}</p>
              <Button
                variant={basePlan === 'starter' ? 'signal' : 'outline'}
                className="mt-auto self-start"
                state={isBusy('trial', basePlan) ? 'loading' : 'idle'}
                onClick={() => act('trial', { id: basePlan })}
              >
                {texts.startTrial}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

/** Cancelling a plan that the operator confirmed, and taking it back. */
function GrantedPlanEnd({ overview, act, isBusy, plan }: Pick<Acting, 'overview' | 'act' | 'isBusy'> & { plan: Plan }) {
  const texts = useTexts(planTexts);
  const language = useLanguage();
  const day = useDay();
  const { ask, modal: question } = useConfirmation();
  if (overview.endsAt)
    return (
      <div role="status" className="mt-5 flex flex-wrap items-center justify-between gap-4 rounded-md bg-hover p-4">
        <p className="text-sm">{texts.ends(day(overview.endsAt))}</p>
        <Button
          size="sm"
          variant="outline"
          state={isBusy('resume-granted') ? 'loading' : 'idle'}
          onClick={() => act('resume-granted')}
        >
          {texts.resume}
        </Button>
      </div>
    );
  return (
    <div className="mt-5">
      <Button
        size="sm"
        variant="quiet"
        state={isBusy('cancel-granted') ? 'loading' : 'idle'}
        onClick={() =>
          ask({
            title: texts.cancelTitle(namePlan(plan, language)),
            description: texts.cancelText,
            confirm: texts.cancelPlan,
            cancel: texts.keepPlan,
            onConfirm: () => act('cancel-granted'),
          })
        }
      >
        {texts.cancelPlan}
      </Button>
      {question}
    </div>
  );
}
