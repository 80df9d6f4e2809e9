import type { ReactNode } from 'react';
import { fittingPlan, type PlanNeeds } from '#domain/billing/fitting-plan.ts';
import { centsOf, type Plan } from '#domain/billing/plan.ts';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { pricingTexts } from '#web/i18n/public/pricing.ts';
import { usePrices } from '#web/use-prices.ts';
import { type PricingChoice, refreshSteps, useCount } from './pricing-choice.ts';

interface CalculatorProps {
  /** Initial values of the fields; from then on they keep what is typed. */
  first: PlanNeeds;
  choice: PricingChoice;
  button: ReactNode;
  hrefOf: (plan: Plan) => string;
}

export function Calculator({ first, choice, button, hrefOf }: CalculatorProps) {
  const texts = useTexts(pricingTexts);
  const numbers = [
    { name: 'domains', label: texts.needDomains, hint: texts.needDomainsHint },
    { name: 'users', label: texts.needUsers, hint: undefined },
    { name: 'templatesPerRoute', label: texts.needTemplates, hint: undefined },
    { name: 'monitoringEvents', label: texts.needEvents, hint: texts.eventsHint },
  ] as const;
  const refreshNames = [texts.refreshMonth, texts.refreshDay, texts.refreshHour];
  return (
    <section id="calculator" className="mt-section scroll-mt-20">
      <h2 className="hyphens-auto text-4xl">{texts.calculatorTitle}</h2>
      <p className="mt-4 max-w-text text-ink-soft text-lg">{texts.calculatorText}</p>
      <div className="mt-10 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1.3fr_1fr]">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField
            id="need-subPages"
            name="subPages"
            type="number"
            min={1}
            size="lg"
            label={texts.needSubPages}
            hint={texts.needSubPagesHint}
            defaultValue={first.subPages}
          />
          <div>
            <label htmlFor="need-refreshHours" className="mb-1.5 block font-[550] text-sm">
              {texts.needRefresh}
            </label>
            <select
              id="need-refreshHours"
              name="refreshHours"
              defaultValue={first.refreshHours}
              className="h-12 w-full rounded-md border border-line-strong bg-surface px-3 text-base sm:text-sm"
            >
              {refreshSteps.map((hours, at) => (
                <option key={hours} value={hours}>
                  {refreshNames[at]}
                </option>
              ))}
            </select>
          </div>
          {numbers.map(({ name, label, hint }) => (
            <TextField
              key={name}
              id={`need-${name}`}
              name={name}
              type="number"
              min={1}
              size="lg"
              label={label}
              hint={hint}
              defaultValue={first[name]}
            />
          ))}
          {button && <div>{button}</div>}
        </div>
        <Fitting {...{ choice, hrefOf }} />
      </div>
    </section>
  );
}

function Fitting({ choice, hrefOf }: Pick<CalculatorProps, 'choice' | 'hrefOf'>) {
  const texts = useTexts(pricingTexts);
  const count = useCount();
  const { euros, vat } = usePrices();
  const plan = fittingPlan(choice.needs, choice.period);
  return (
    <div className="rounded-xl border border-line bg-surface p-6 sm:p-8">
      <output className="block" aria-live="polite" data-fitting={plan?.id ?? ''}>
        <span className="block font-[550] text-ink-faint text-sm">{texts.fits}</span>
        {plan ? (
          <>
            <span className="mt-3 block font-[640] font-display text-3xl tracking-tight">{texts[plan.basePlan]}</span>
            <span className="mt-1 block text-ink-soft">{texts.pages(count(plan.subPagesIncluded))}</span>
            <span className="figures mt-6 block font-[640] font-display text-5xl tracking-tight">
              {euros(centsOf(plan, choice.period))}
            </span>
            <span className="mt-1 block text-ink-faint text-sm">
              {choice.period === 'yearly' ? texts.aYear : texts.aMonth}, {vat}
            </span>
          </>
        ) : (
          <span className="mt-3 block">{texts.noneFits}</span>
        )}
      </output>
      {plan && (
        <ButtonLink href={hrefOf(plan)} variant="signal" size="lg" className="mt-6">
          {plan.basePlan === 'free' ? texts.startFree : texts.start}
        </ButtonLink>
      )}
    </div>
  );
}
