import { useTexts } from '../../i18n/language.tsx';
import { developersTexts } from '../../i18n/public/developers.ts';
import { shopifyAppTexts } from '../../i18n/public/shopify-app.ts';
import { webhookTexts } from '../../i18n/public/webhooks.ts';
import { publicMeta } from '../../meta/public-meta.ts';
import { useRootData } from '../../root-data.ts';
import { Article, Chapter } from './article.tsx';
import { apiCode, crawlerCode, customCode, shopifyCode, tagsCode, terminalCode } from './for-developers/code.ts';
import { CodeList } from './for-developers/code-list.tsx';
import { Contents } from './for-developers/guide.tsx';
import { GuideList } from './for-developers/guide-list.tsx';
import { ReadingRules } from './for-developers/reading-rules.tsx';
import { SHOPIFY_APP, ShopifyAppChapter } from './for-developers/shopify-app.tsx';
import { webhookCode } from './for-developers/webhook-code.ts';

export const meta = publicMeta;

export default function ForDevelopers() {
  const texts = useTexts(developersTexts);
  const webhooks = useTexts(webhookTexts);
  const shopifyApp = useTexts(shopifyAppTexts);
  const site = useRootData() ?? { siteUrl: '', imagesUrl: '', apiUrl: null };
  const chapters = [
    { id: 'tags', title: texts.tags, text: texts.tagsText, code: tagsCode(site) },
    {
      id: 'shopify',
      title: texts.shopify,
      text: texts.shopifyText,
      code: shopifyCode(site, { snippet: texts.shopifyFile, layout: texts.shopifyLayout }),
    },
    { id: 'custom', title: texts.custom, text: texts.customText, code: customCode(site) },
    { id: 'api', title: texts.api, text: texts.apiText, code: apiCode(site, texts.apiExample) },
    {
      id: 'webhooks',
      title: webhooks.title,
      text: webhooks.text,
      code: webhookCode(site, { verify: webhooks.verify, body: webhooks.body, events: webhooks.events }),
    },
    {
      id: 'crawler',
      title: texts.crawler,
      text: texts.crawlerText,
      code: crawlerCode(site, { agent: texts.crawlerAgent, out: texts.crawlerOut, part: texts.crawlerSlow }),
    },
    {
      id: 'terminal',
      title: texts.terminal,
      text: texts.terminalText,
      code: terminalCode({ one: texts.terminalOne, build: texts.terminalBuild }),
    },
  ];
  return (
    <Article heading={texts.heading} lead={texts.lead}>
      <Contents
        entries={[...chapters, { id: SHOPIFY_APP, title: shopifyApp.title }, { id: 'rules', title: texts.rules }]}
      />
      <GuideList />
      {chapters.map(({ code, ...chapter }) => (
        <Chapter key={chapter.id} {...chapter} aside={<CodeList code={code} />}>
          {chapter.id === 'api' && (
            <p className="mt-6 flex flex-wrap gap-x-8 gap-y-2">
              <a href="/api/docs" className="text-link">
                {texts.apiLink}
              </a>
              <a href="/api/openapi.json" className="text-link">
                {texts.apiFile}
              </a>
            </p>
          )}
        </Chapter>
      ))}
      <ShopifyAppChapter siteUrl={site.siteUrl} />
      <Chapter id="rules" title={texts.rules} text={texts.rulesText} aside={<ReadingRules />} />
    </Article>
  );
}
