import { retentionMonthsOf } from '#domain/billing/allowances.ts';
import { cheapestPlan } from '#domain/billing/fitting-plan.ts';
import { centsOf, type Plan } from '#domain/billing/plan.ts';
import { freePlan } from '#domain/billing/plan-table.ts';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { pricingTexts } from '#web/i18n/public/pricing.ts';
import { usePrices } from '#web/use-prices.ts';
import { type PricingChoice, useCount } from './pricing-choice.ts';

interface PlanColumnsProps {
  choice: PricingChoice;
  /** For a paid plan. */
  hrefOf: (plan: Plan) => string;
}

export function PlanColumns({ choice, hrefOf }: PlanColumnsProps) {
  const plans = [freePlan, cheapestPlan('starter', choice.step), cheapestPlan('professional', choice.step)];
  return (
    <div className="mt-8 grid border-line border-y md:grid-cols-3 md:divide-x md:divide-line">
      {plans.map((plan) => {
        if (!plan) return null;
        return <Column key={plan.basePlan} plan={plan} choice={choice} href={hrefOf(plan)} />;
      })}
    </div>
  );
}

function Column({ plan, choice, href }: { plan: Plan; choice: PricingChoice; href: string }) {
  const texts = useTexts(pricingTexts);
  const { euros, vat } = usePrices();
  const points = usePoints(plan);
  const isFree = plan.basePlan === 'free';
  return (
    <section
      data-plan={plan.basePlan}
      className="flex flex-col border-line border-t py-8 first:border-t-0 md:border-t-0 md:px-8 md:first:pl-0 md:last:pr-0"
    >
      <h2 className="text-xl">{texts[plan.basePlan]}</h2>
      <p className="figures mt-4 font-[640] font-display text-5xl tracking-tight" data-price>
        {euros(centsOf(plan, choice.period))}
      </p>
      <p className="mt-1 text-ink-faint text-sm">
        {isFree ? texts.forever : `${choice.period === 'yearly' ? texts.aYear : texts.aMonth}, ${vat}`}
      </p>
      <ul className="mt-6 mb-8 divide-y divide-line border-line border-y text-sm">
        {points.map(({ text, hint }) => (
          <li key={text} className="py-2.5">
            {text}
            {hint && <span className="block text-ink-faint text-xs">{hint}</span>}
          </li>
        ))}
      </ul>
      <ButtonLink
        href={href}
        variant={plan.basePlan === 'starter' ? 'signal' : 'outline'}
        size="lg"
        className="mt-auto self-start"
      >
        {isFree ? texts.startFree : texts.start}
      </ButtonLink>
    </section>
  );
}

function usePoints({
  basePlan,
  subPagesIncluded,
  domains,
  users,
  templatesPerRoute,
  refreshHours,
  monitoringEvents,
  agencyLook,
}: Plan) {
  const texts = useTexts(pricingTexts);
  const count = useCount();
  const lines = [
    texts.pages(count(subPagesIncluded)),
    domains === null ? texts.unlimitedDomains : texts.domains(domains),
    users === null ? texts.unlimitedUsers : texts.users(users),
    templatesPerRoute === null ? texts.unlimitedTemplates : texts.templates(templatesPerRoute),
    basePlan === 'free' ? texts.refreshMonthly : texts.refresh(refreshHours),
  ];
  return [
    ...lines.map((text) => ({ text, hint: null })),
    ...(basePlan === 'free'
      ? [{ text: texts.oneAudit, hint: null }]
      : [
          { text: texts.events(count(monitoringEvents)), hint: texts.eventsHint },
          { text: texts.history(retentionMonthsOf[basePlan]), hint: null },
        ]),
    ...(agencyLook ? [{ text: texts.agencyLook, hint: null }] : []),
  ];
}
