import { freePlan, plans } from '#domain/billing/plan-table.ts';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { homeTexts } from '#web/i18n/public/home.ts';
import { pricingTexts } from '#web/i18n/public/pricing.ts';
import { usePathTo } from '#web/paths.ts';
import { type SampleName, sampleImage } from '#web/samples/sample-pages.ts';
import { usePrices } from '#web/use-prices.ts';
import { Section } from './section.tsx';

const cheapest = (basePlan: 'starter' | 'professional') =>
  Math.min(...plans.filter((plan) => plan.basePlan === basePlan).map((plan) => plan.monthlyCents));

export function PricingSection() {
  const texts = useTexts(homeTexts);
  const pricing = useTexts(pricingTexts);
  const { euros, vat } = usePrices();
  const columns: { name: string; price: string; note: string; text: string; shown: SampleName[] }[] = [
    {
      name: pricing.free,
      price: euros(freePlan.monthlyCents),
      note: pricing.forever,
      text: texts.pricingFree,
      shown: ['bowl'],
    },
    {
      name: pricing.starter,
      price: `${pricing.from} ${euros(cheapest('starter'))}`,
      note: `${pricing.aMonth}, ${vat}`,
      text: texts.pricingStandard,
      shown: ['vase', 'bowl', 'lamp'],
    },
    {
      name: pricing.professional,
      price: `${pricing.from} ${euros(cheapest('professional'))}`,
      note: `${pricing.aMonth}, ${vat}`,
      text: texts.pricingProfessional,
      shown: ['throw', 'amphora', 'vase', 'journal', 'pendant'],
    },
  ];
  return (
    <Section id="pricing" title={texts.pricingTitle} text={texts.pricingText}>
      <ul className="grid gap-x-10 gap-y-5 md:grid-cols-3">
        {columns.map(({ name, price, note, text, shown }) => (
          <li
            key={name}
            className="grid grid-cols-[6.5rem_1fr] gap-x-4 border-line border-t pt-4 lg:grid-cols-[9rem_1fr]"
          >
            <Stack names={shown} />
            <div>
              <h3 className="font-sans text-base text-ink-soft tracking-normal">{name}</h3>
              <p className="figures font-[640] font-display text-2xl tracking-tight lg:text-3xl">{price}</p>
              <p className="text-ink-faint text-sm">{note}</p>
              <p className="mt-1.5 text-ink-soft text-sm">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <ButtonLink href={usePathTo()('pricing')} variant="outline">
          {texts.pricingLink}
        </ButtonLink>
      </p>
    </Section>
  );
}

/** A few images, more, and very many: one above the other. */
function Stack({ names }: { names: readonly SampleName[] }) {
  const language = useLanguage();
  return (
    <span aria-hidden className="relative block h-20 lg:h-26">
      {names.map((name, at) => (
        <img
          key={name}
          src={sampleImage(name, language)}
          alt=""
          width="800"
          height="420"
          loading="lazy"
          decoding="async"
          className="absolute h-10 w-auto rounded-sm border border-line lg:h-13"
          style={{ left: `${at * 6}%`, top: `${at * 12}%` }}
        />
      ))}
    </span>
  );
}
