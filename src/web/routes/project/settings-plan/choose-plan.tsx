import { useState } from 'react';
import { basePlanNames, namePrice } from '#domain/billing/name-plan.ts';
import { type BillingPeriod, billingPeriods } from '#domain/billing/plan.ts';
import { plans, subPageSteps } from '#domain/billing/plan-table.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import { Choice } from '../../../components/listing/choice.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { planTexts } from '../../../i18n/project/plan.ts';
import { Part } from '../../app/account/part.tsx';
import type { Acting } from './acting.ts';

/** Starts with the smallest step that covers the whole site. */
export function ChoosePlan({ overview, mayChange, act, isBusy }: Acting) {
  const texts = useTexts(planTexts);
  const language = useLanguage();
  const pages = Math.max(overview.usage.subPagesFound ?? 0, overview.usage.subPages);
  const [step, setStep] = useState<number>(subPageSteps.find((one) => one >= pages) ?? 10_000);
  const [period, setPeriod] = useState<BillingPeriod>(overview.period ?? 'monthly');
  const offers = plans.filter((plan) => plan.subPagesIncluded === step && plan.basePlan !== 'free');
  return (
    <Part title={texts.choose} text={texts.chooseText}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Choice
          label={texts.size}
          value={String(step)}
          onChange={(value) => setStep(Number(value))}
          options={subPageSteps.map((one) => ({ value: String(one), label: writeNumber(one, language) }))}
        />
        <Choice
          label={texts.period}
          value={period}
          onChange={(value) => setPeriod(billingPeriods.find((one) => one === value) ?? 'monthly')}
          options={billingPeriods.map((one) => ({ value: one, label: texts[one] }))}
        />
      </div>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2">
        {offers.map((plan) => {
          const isCurrent = overview.state === 'active' && overview.plan.id === plan.id && overview.period === period;
          const isWished = overview.wish?.planId === plan.id && overview.wish.period === period;
          return (
            <li key={plan.id} className="flex flex-col rounded-lg border border-line p-5">
              <h3 className="font-[550] text-base">{basePlanNames[plan.basePlan][language]}</h3>
              <p className="figures mt-2 font-[640] font-display text-2xl">{namePrice(plan, period, language)}</p>
              <ul className="mt-4 mb-6 grid gap-1.5 text-ink-soft text-sm">
                <li>{texts.pointDomains(plan.domains)}</li>
                <li>{texts.pointUsers(plan.users)}</li>
                <li>{texts.pointTemplates(plan.templatesPerRoute)}</li>
                <li>
                  {texts.refresh} {texts.everyHours(plan.refreshHours)}
                </li>
                <li>
                  {texts.events}: {texts.eventsOf(writeNumber(plan.monitoringEvents, language))}
                </li>
                {plan.agencyLook && <li>{texts.pointAgencyLook}</li>}
              </ul>
              <div className="mt-auto">
                {isCurrent ? (
                  <Badge tone="good">{texts.isCurrent}</Badge>
                ) : isWished ? (
                  <Badge tone="info">{texts.orderWaiting}</Badge>
                ) : (
                  <Button
                    variant="outline"
                    disabled={!mayChange}
                    state={isBusy('wish', plan.id) ? 'loading' : 'idle'}
                    onClick={() => act('wish', { id: plan.id, period })}
                  >
                    {texts.ask}
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
