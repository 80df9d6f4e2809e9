import { WithCode } from '#web/components/copy-code.tsx';
import { Chapter } from '#web/components/public/article.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { scopeReasons, shopifyAppSteps, shopifyAppTexts, webhookReasons } from '#web/i18n/public/shopify-app.ts';
import config from '../../../../../integrations/shopify/shopify.app.toml?raw';
import type { CodeExample } from './code.ts';
import { CodeList } from './guide.tsx';

export const SHOPIFY_APP = 'shopify-app';

/** For those who run Linkbild: the app in a partner account of their own. */
export function ShopifyAppChapter({ siteUrl }: { siteUrl: string }) {
  const texts = useTexts(shopifyAppTexts);
  const language = useLanguage();
  return (
    <Chapter id={SHOPIFY_APP} title={texts.title} text={texts.text} aside={<Aside siteUrl={siteUrl} />}>
      <h3 className="mt-10 text-xl">{texts.stepsTitle}</h3>
      <ol className="mt-4 grid max-w-text list-decimal gap-3 pl-7 text-ink-soft marker:text-ink-faint">
        {shopifyAppSteps.map((step) => (
          <li key={step.en}>
            <WithCode text={step[language]} />
          </li>
        ))}
      </ol>
    </Chapter>
  );
}

function Aside({ siteUrl }: { siteUrl: string }) {
  const texts = useTexts(shopifyAppTexts);
  const language = useLanguage();
  return (
    <>
      <CodeList code={appCode(siteUrl, texts)} />
      <h3 className="mt-10 text-xl">{texts.scopesTitle}</h3>
      <Reasons rows={Object.entries(scopeReasons).map(([scope, reason]) => [[scope], reason[language]])} />
      <h3 className="mt-10 text-xl">{texts.webhooksTitle}</h3>
      <p className="mt-3 max-w-text text-ink-soft">
        <WithCode text={texts.webhooksText} />
      </p>
      <Reasons rows={webhookReasons.map(({ topics, text }) => [topics, text[language]])} />
    </>
  );
}

function Reasons({ rows }: { rows: readonly (readonly [names: readonly string[], reason: string])[] }) {
  return (
    <dl className="mt-4 max-w-text border-line border-b">
      {rows.map(([names, reason]) => (
        <div key={names.join()} className="grid gap-x-6 gap-y-1 border-line border-t py-3 sm:grid-cols-[13rem_1fr]">
          <dt className="font-mono text-[0.8125rem]">
            {names.map((name) => (
              <span key={name} className="block [overflow-wrap:anywhere]">
                {name}
              </span>
            ))}
          </dt>
          <dd className="text-ink-soft">{reason}</dd>
        </div>
      ))}
    </dl>
  );
}

const appCode = (
  siteUrl: string,
  { keys, deploy, standIn }: { keys: string; deploy: string; standIn: string },
): CodeExample[] => [
  {
    title: keys,
    code: 'SHOPIFY_API_KEY=…     # client ID\nSHOPIFY_API_SECRET=…  # secret\nSECRET_KEY=…          # openssl rand -hex 32',
  },
  {
    title: deploy,
    code: 'npm install -g @shopify/cli@latest\ncd integrations/shopify\nshopify app deploy',
  },
  {
    title: 'shopify.app.toml',
    code: config.replaceAll('YOUR_HOST', siteUrl.replace(/^https?:\/\//, '')).trim(),
    isLong: true,
  },
  {
    title: standIn,
    code: 'npm run stand-in    # prints the settings for the next line\nSHOPIFY_STAND_IN_URL=http://127.0.0.1:3020 … npm start',
  },
];
