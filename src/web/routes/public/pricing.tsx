import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { fittingPlan } from '#domain/billing/fitting-plan.ts';
import { Accordion } from '#web/components/audit/accordion.tsx';
import { Article } from '#web/components/public/article.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { pricingAgreementTexts, pricingQuestions, pricingTexts } from '#web/i18n/public/pricing.ts';
import { Island } from '#web/islands/island.tsx';
import { pageMeta, rootData } from '#web/meta/page-meta.ts';
import { publicPage } from '#web/meta/public-meta.ts';
import { offersData, questionsData } from '#web/meta/structured-data.ts';
import { usePathTo } from '#web/paths.ts';
import { useRootData } from '#web/root-data.ts';
import { usePrices } from '#web/use-prices.ts';
import { needsQuery, pricingExamples, readChoice, useCount } from './pricing/pricing-choice.ts';
import PricingExplorer from './pricing/pricing-explorer.tsx';

export const loader = ({ url }: LoaderFunctionArgs) => ({ choice: readChoice(url.searchParams) });

export const meta = (args: MetaArgs) => {
  const { page, language } = publicPage(args);
  const { hasShopifyApp = false, hasStripe = false, sellsTo = null } = rootData(args.matches) ?? {};
  const questions = questionsData(language, { hasShopifyApp, hasStripe, sellsTo });
  return pageMeta(args, { ...page, data: [offersData(language, sellsTo), questions] });
};

export default function Pricing() {
  const { choice } = useLoaderData<typeof loader>();
  const texts = useTexts(pricingTexts);
  const { vat, sellsTo } = usePrices();
  const pathTo = usePathTo();
  const startHref = `${pathTo('login')}?register=1`;
  // Where plans are bought, the one chosen here waits on the page of the plan.
  const planHref = useRootData()?.hasStripe ? `${pathTo('startSettings')}/plan` : null;
  return (
    <Article heading={texts.heading} lead={texts.lead(vat)}>
      <Island
        name="pricing-explorer"
        of={PricingExplorer}
        props={{ choice, startHref, planHref, sellsTo }}
        when="active"
      />
      <Examples />
      <Questions />
    </Article>
  );
}

/** The price of a plan in two common cases, from the table of plans. */
function Examples() {
  const texts = useTexts(pricingTexts);
  const count = useCount();
  const { euros, vat } = usePrices();
  const pathTo = usePathTo();
  const [shop, agency] = pricingExamples.map((needs) => ({ needs, plan: fittingPlan(needs) }));
  if (!shop?.plan || !agency?.plan) return null;
  const { domains, subPages } = agency.needs;
  const each = subPages / domains;
  const cards = [
    { ...shop, title: texts.exampleShop, text: texts.exampleShopText(count(shop.needs.subPages)), note: null },
    {
      ...agency,
      title: texts.exampleAgency(domains),
      text: texts.exampleAgencyText(count(each), count(subPages)),
      note: texts.perShop(euros(Math.round(agency.plan.monthlyCents / domains))),
    },
  ];
  return (
    <section className="mt-section">
      <h2 className="hyphens-auto text-4xl">{texts.examplesTitle}</h2>
      <p className="mt-4 max-w-text text-ink-soft text-lg">{texts.examplesText}</p>
      <ul className="mt-10 grid gap-6 sm:grid-cols-2">
        {cards.map(({ title, text, note, plan, needs }) => (
          <li key={title} className="flex flex-col rounded-xl border border-line bg-surface p-6 sm:p-8">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
            <p className="figures mt-6 font-[640] font-display text-4xl tracking-tight">
              {euros(plan?.monthlyCents ?? 0)}
            </p>
            <p className="mt-1 text-ink-faint text-sm">
              {texts.aMonth}, {vat}
              {note && ` · ${note}`}
            </p>
            <p className="mt-4 mb-5">
              {texts[plan?.basePlan ?? 'starter']}, {texts.pages(count(plan?.subPagesIncluded ?? 0))}
            </p>
            <a className="mt-auto underline" href={`${pathTo('pricing')}?${needsQuery(needs)}#calculator`}>
              {texts.calculateOwn}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Questions() {
  const texts = useTexts(pricingTexts);
  const { hasShopifyApp = false, hasStripe = false, sellsTo = null } = useRootData() ?? {};
  const questions = pricingQuestions(texts, { hasShopifyApp, hasStripe, sellsTo });
  const agreement = useTexts(pricingAgreementTexts);
  const agreementPath = usePathTo()('dataProcessing');
  return (
    <section className="mt-section max-w-[48rem]">
      <h2 className="hyphens-auto text-4xl">{texts.questions}</h2>
      <div className="mt-8 divide-y divide-line border-line border-y">
        {questions.map(([question, answer]) => (
          <Accordion key={question} summary={<span className="py-4 font-[550] text-lg">{question}</span>}>
            <p className="max-w-text pb-6 text-ink-soft">{answer}</p>
          </Accordion>
        ))}
      </div>
      <p className="mt-8 max-w-text text-ink-soft">
        {agreement.before}
        <a href={agreementPath} className="text-link">
          {agreement.link}
        </a>
        {agreement.after}
      </p>
    </section>
  );
}
