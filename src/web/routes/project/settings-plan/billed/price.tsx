import { type BillingPeriod, centsOf, type Plan } from '#domain/billing/plan.ts';
import { euros, grossInGermany } from '#domain/billing/prices.ts';
import { usePrices } from '#web/audience.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { billingTexts } from '#web/i18n/project/billing.ts';

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
