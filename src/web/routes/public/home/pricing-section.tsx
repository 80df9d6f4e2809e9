import { freePlan, plans } from '#domain/billing/plan-table.ts';
import { usePrices } from '#web/audience.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { homeTexts } from '#web/i18n/public/home.ts';
import { pricingTexts } from '#web/i18n/public/pricing.ts';
import { usePathTo } from '#web/paths.ts';
import { Section } from './section.tsx';

const cheapest = (basePlan: 'starter' | 'professional') =>
  Math.min(...plans.filter((plan) => plan.basePlan === basePlan).map((plan) => plan.monthlyCents));

export function PricingSection() {
  const texts = useTexts(homeTexts);
  const pricing = useTexts(pricingTexts);
  const { euros, vat } = usePrices();
  const columns = [
    { name: pricing.free, price: euros(freePlan.monthlyCents), note: pricing.forever, text: texts.pricingFree },
    {
      name: pricing.starter,
      price: `${pricing.from} ${euros(cheapest('starter'))}`,
      note: `${pricing.aMonth}, ${vat}`,
      text: texts.pricingStandard,
    },
    {
      name: pricing.professional,
      price: `${pricing.from} ${euros(cheapest('professional'))}`,
      note: `${pricing.aMonth}, ${vat}`,
      text: texts.pricingProfessional,
    },
  ];
  return (
    <Section id="pricing" title={texts.pricingTitle} text={texts.pricingText} ground="sunken">
      <ul className="mt-12 grid gap-y-8 md:grid-cols-3 lg:mt-16">
        {columns.map(({ name, price, note, text }) => (
          <li key={name} className="border-line border-t pt-5 md:pr-10">
            <h3 className="font-sans text-base text-ink-soft tracking-normal">{name}</h3>
            <p className="figures mt-2 font-[640] font-display text-4xl tracking-tight">{price}</p>
            <p className="mt-1 text-ink-faint text-sm">{note}</p>
            <p className="mt-4 max-w-[30ch] text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-12">
        <ButtonLink href={usePathTo()('pricing')} variant="outline" size="lg">
          {texts.pricingLink}
        </ButtonLink>
      </p>
    </Section>
  );
}
