import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { usePrices } from '#web/audience.tsx';
import { Accordion } from '#web/components/audit/accordion.tsx';
import { Article } from '#web/components/public/article.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { pricingQuestions, pricingTexts } from '#web/i18n/public/pricing.ts';
import { Island } from '#web/islands/island.tsx';
import { pageMeta, rootData } from '#web/meta/page-meta.ts';
import { publicPage } from '#web/meta/public-meta.ts';
import { offersData, questionsData } from '#web/meta/structured-data.ts';
import { usePathTo } from '#web/paths.ts';
import { useRootData } from '#web/root-data.ts';
import { readChoice } from './pricing/pricing-choice.ts';
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
      <Questions />
    </Article>
  );
}

function Questions() {
  const texts = useTexts(pricingTexts);
  const { hasShopifyApp = false, hasStripe = false, sellsTo = null } = useRootData() ?? {};
  const questions = pricingQuestions(texts, { hasShopifyApp, hasStripe, sellsTo });
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
    </section>
  );
}
