import { creditBundles } from '#domain/billing/credit-bundles.ts';
import { freePlan, limitsOf, plans, subPageSteps } from '#domain/billing/plans.ts';
import { isoOf } from '#domain/language.ts';
import { ButtonLink } from '../../components/ui/button.tsx';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { pricingTexts } from '../../i18n/pricing.ts';
import { publicMeta } from '../../meta/public-meta.ts';
import { usePathTo } from '../../paths.ts';
import { Article } from './article.tsx';

export const meta = publicMeta;

export default function Pricing() {
  const texts = useTexts(pricingTexts);
  return (
    <Article heading={texts.heading} lead={texts.lead}>
      <PlanColumns />
      <div className="mt-section grid gap-x-20 gap-y-14 lg:grid-cols-2">
        <Steps />
        <Credits />
      </div>
    </Article>
  );
}

function useFigures() {
  const language = useLanguage();
  return {
    count: new Intl.NumberFormat(isoOf[language]),
    euros: new Intl.NumberFormat(isoOf[language], { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }),
  };
}

const priceOf = (basePlan: 'starter' | 'professional', subPages: number) =>
  plans.find((plan) => plan.basePlan === basePlan && plan.subPagesIncluded === subPages)?.monthlyCents ?? 0;

function PlanColumns() {
  const texts = useTexts(pricingTexts);
  const { count, euros } = useFigures();
  const tryOut = `${usePathTo()('home')}#try-out`;
  const { starter, professional, free } = limitsOf;
  const columns = [
    {
      name: texts.free,
      price: euros.format(0),
      points: [
        texts.subPages(freePlan.subPagesIncluded),
        texts.domains(free.domains ?? 1),
        texts.users(free.users ?? 1),
        texts.refreshMonthly,
        texts.oneAudit,
      ],
    },
    {
      name: texts.starter,
      price: `${texts.from} ${euros.format(priceOf('starter', 100) / 100)}`,
      points: [
        texts.subPagesFrom,
        texts.domains(starter.domains ?? 0),
        texts.users(starter.users ?? 0),
        texts.templates(starter.templatesPerRoute ?? 0),
        texts.refresh(starter.refreshHours),
        texts.events(count.format(starter.monitoringEvents)),
      ],
    },
    {
      name: texts.professional,
      price: `${texts.from} ${euros.format(priceOf('professional', 100) / 100)}`,
      points: [
        texts.subPagesFrom,
        texts.unlimited,
        texts.refresh(professional.refreshHours),
        texts.events(count.format(professional.monitoringEvents)),
      ],
    },
  ];
  return (
    <div className="mt-14 grid border-line border-y md:grid-cols-3 md:divide-x md:divide-line">
      {columns.map(({ name, price, points }, at) => (
        <section
          key={name}
          className="flex flex-col border-line border-t py-8 first:border-t-0 md:border-t-0 md:px-8 md:first:pl-0 md:last:pr-0"
        >
          <h2 className="text-xl">{name}</h2>
          <p className="figures mt-4 font-[640] font-display text-4xl tracking-tight">{price}</p>
          <p className="mt-1 text-ink-faint text-sm">{texts.aMonth}</p>
          <ul className="mt-6 mb-8 grid gap-2 text-ink-soft text-sm">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <ButtonLink href={tryOut} variant={at === 1 ? 'signal' : 'outline'} className="mt-auto self-start">
            {texts.start}
          </ButtonLink>
        </section>
      ))}
    </div>
  );
}

function Steps() {
  const texts = useTexts(pricingTexts);
  const { count, euros } = useFigures();
  return (
    <section>
      <h2 className="text-2xl">{texts.stepsTitle}</h2>
      <p className="mt-2 text-ink-soft">{texts.stepsText}</p>
      <table className="figures mt-6 w-full text-right text-sm">
        <thead className="text-ink-faint">
          <tr className="border-line-strong/60 border-b">
            <th scope="col" className="py-2.5 text-left font-normal">
              {texts.stepsHeader}
            </th>
            <th scope="col" className="py-2.5 font-normal">
              {texts.starter}
            </th>
            <th scope="col" className="py-2.5 font-normal">
              {texts.professional}
            </th>
          </tr>
        </thead>
        <tbody>
          {subPageSteps.map((step) => (
            <tr key={step} className="border-line border-b">
              <th scope="row" className="py-3 text-left font-normal">
                {count.format(step)}
              </th>
              <td>{euros.format(priceOf('starter', step) / 100)}</td>
              <td>{euros.format(priceOf('professional', step) / 100)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Credits() {
  const texts = useTexts(pricingTexts);
  const { count, euros } = useFigures();
  return (
    <section>
      <h2 className="text-2xl">{texts.creditsTitle}</h2>
      <p className="mt-2 text-ink-soft">{texts.creditsText}</p>
      <ul className="figures mt-6 border-line-strong/60 border-t text-sm">
        {creditBundles.map((bundle) => (
          <li key={bundle.id} className="flex justify-between border-line border-b py-3">
            <span>{texts.credits(count.format(bundle.credits))}</span>
            <span>{euros.format(bundle.cents / 100)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
