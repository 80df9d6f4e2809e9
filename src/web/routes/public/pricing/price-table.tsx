import { cheapestPlan } from '#domain/billing/fitting-plan.ts';
import { type BillingPeriod, centsOf } from '#domain/billing/plan.ts';
import { subPageSteps } from '#domain/billing/plan-table.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { pricingTexts } from '#web/i18n/public/pricing.ts';
import { usePrices } from '#web/use-prices.ts';
import { useCount } from './pricing-choice.ts';

const paid = ['starter', 'professional'] as const;

/** Every step of both paid plans. */
export function PriceTable({ period }: { period: BillingPeriod }) {
  const texts = useTexts(pricingTexts);
  const formatCount = useCount();
  const { euros, vat } = usePrices();
  return (
    <section className="mt-section max-w-[48rem]">
      <h2 className="hyphens-auto text-4xl">{texts.stepsTitle}</h2>
      <table className="figures mt-8 w-full text-right" data-prices={period}>
        <caption className="mb-4 text-left text-ink-soft">
          {(period === 'yearly' ? texts.stepsYearly : texts.stepsMonthly)(vat)}
        </caption>
        <thead className="text-ink-faint text-sm">
          <tr className="border-line-strong/60 border-b">
            <th scope="col" className="py-2 text-left font-normal">
              {texts.size}
            </th>
            {paid.map((basePlan) => (
              <th key={basePlan} scope="col" className="py-2 pl-4 font-normal">
                {texts[basePlan]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {subPageSteps.map((step) => (
            <tr key={step}>
              <th scope="row" className="py-3 text-left font-[550]">
                {formatCount(step)}
              </th>
              {paid.map((basePlan) => {
                const plan = cheapestPlan(basePlan, step);
                return (
                  <td key={basePlan} className="py-3 pl-4">
                    {plan && euros(centsOf(plan, period))}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
