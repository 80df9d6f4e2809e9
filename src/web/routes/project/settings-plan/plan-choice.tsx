import { useState } from 'react';
import type { PlanOverview } from '#contract/calls/plan.ts';
import { type BillingPeriod, billingPeriods, centsOf, type Plan } from '#domain/billing/plan.ts';
import { plans, subPageSteps } from '#domain/billing/plan-table.ts';
import { euros, grossInGermany } from '#domain/billing/prices.ts';
import { writeNumber } from '#domain/format/numbers.ts';
import { Choice } from '#web/components/ui/choice.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { billingTexts } from '#web/i18n/project/billing.ts';
import { planTexts } from '#web/i18n/project/plan.ts';
import { usePrices } from '#web/use-prices.ts';

interface Chosen {
  step: number;
  period: BillingPeriod;
}

interface Wanted {
  plan: Plan | null;
  period: BillingPeriod | null;
}

/** Starts with what an address asks for, else with the smallest step that covers the whole site, or the plan's own. */
export function useStepAndPeriod({ usage, period, plan, state }: PlanOverview, wanted: Wanted) {
  const own = state === 'active' ? plan.subPagesIncluded : 0;
  const pages = Math.max(usage.subPagesFound ?? 0, usage.subPages, own);
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

/** The contents of a plan besides its pages. */
export function PlanPoints({ plan }: { plan: Plan }) {
  const texts = useTexts(planTexts);
  const language = useLanguage();
  return (
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
  );
}

/** Net as in the price list, and what that is with German VAT: Stripe asks for the country first. */
export function Price({ plan, period }: { plan: Plan; period: BillingPeriod }) {
  const texts = useTexts(billingTexts);
  const language = useLanguage();
  const prices = usePrices();
  return (
    <>
      <p className="figures font-[640] font-display text-2xl">{prices.ofPlan(plan, period)}</p>
      <p className="figures mt-1 text-ink-faint text-sm">
        {prices.sellsTo === 'consumers'
          ? prices.vat
          : texts.withVat(euros(grossInGermany(centsOf(plan, period)), language))}
      </p>
    </>
  );
}
