import { platforms } from '#domain/audit/platforms/index.ts';
import { countedPlatforms, morePlatforms, type PlatformId } from '#domain/audit/platforms/platform-id.ts';
import { limitSize } from '#domain/format/numbers.ts';
import { webhookEvents } from '#domain/watch/webhook-event.ts';
import { Article, Chapter } from '#web/components/public/article.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { developersTexts } from '#web/i18n/public/developers.ts';
import { shopifyAppTexts } from '#web/i18n/public/shopify-app.ts';
import { webhookTexts } from '#web/i18n/public/webhooks.ts';
import { publicMeta } from '#web/meta/public-meta.ts';
import { usePathTo } from '#web/paths.ts';
import { MoreGroup } from '#web/previews/more-group.tsx';
import { useRootData } from '#web/root-data.ts';
import {
  apiCode,
  type CodeExample,
  crawlerCode,
  customCode,
  shopifyCode,
  tagsCode,
  terminalCode,
} from './for-developers/code.ts';
import { CodeList, Contents } from './for-developers/guide.tsx';
import { SHOPIFY_APP, ShopifyAppChapter } from './for-developers/shopify-app.tsx';

/** An example of each part, short enough to read on a phone. */
export const webhookCode = (
  { siteUrl }: { siteUrl: string },
  titles: { verify: string; body: string; events: string },
): CodeExample[] => [
  {
    title: titles.verify,
    code: `import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.LINKBILD_SECRET); // whsec_…

app.post('/linkbild', express.text({ type: '*/*' }), (request, response) => {
  const event = webhook.verify(request.body, request.headers);
  if (event.type === 'incident.opened') tellTheTeam(event.data.incident);
  response.sendStatus(204);
});`,
  },
  {
    title: titles.body,
    code: `{
  "type": "incident.opened",
  "timestamp": "2026-11-16T14:02:00.000Z",
  "data": {
    "project": { "uuid": "…", "slug": "your-shop", "url": "https://your-shop.com" },
    "incident": {
      "uuid": "…",
      "cause": "The theme Dawn (2) was published",
      "effect": "The page names no image",
      "pages": 412,
      "paths": ["/products/vase", "/products/lamp"],
      "openedAt": "2026-11-16T14:02:00.000Z",
      "resolvedAt": null,
      "url": "${siteUrl}/app/your-shop/monitoring/…"
    }
  }
}`,
    isLong: true,
  },
  { title: titles.events, code: webhookEvents.join('\n') },
];

export const meta = publicMeta;

export default function ForDevelopers() {
  const texts = useTexts(developersTexts);
  const webhooks = useTexts(webhookTexts);
  const shopifyApp = useTexts(shopifyAppTexts);
  const pathTo = usePathTo();
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
          {chapter.id === 'tags' && (
            <p className="mt-6">
              <a href={`${pathTo('login')}?register`} className="text-link">
                {texts.ownUuid}
              </a>
            </p>
          )}
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

/** The guides with a page of their own. */
export function GuideList() {
  const texts = useTexts(developersTexts);
  const pathTo = usePathTo();
  const guides = [
    { path: pathTo('developersSites'), title: texts.guideSites },
    { path: pathTo('developersFrameworks'), title: texts.guideFrameworks },
    { path: pathTo('developersCi'), title: texts.guideCi },
    { path: pathTo('developersPackage'), title: texts.guidePackage },
  ];
  return (
    <nav aria-label={texts.guides} className="mt-6 flex flex-wrap items-baseline gap-x-6 gap-y-2 text-sm">
      <span className="text-ink-faint">{texts.guides}</span>
      {guides.map(({ path, title }) => (
        <a key={path} href={path} className="py-1 text-link">
          {title}
        </a>
      ))}
    </nav>
  );
}

/** The rules of the audit, read from the platforms' own files. */
export function ReadingRules() {
  const language = useLanguage();
  return (
    <div>
      <RulesTable ids={countedPlatforms} />
      <MoreGroup count={morePlatforms.length} language={language} className="border-line border-t">
        <RulesTable ids={morePlatforms} />
      </MoreGroup>
    </div>
  );
}

function RulesTable({ ids }: { ids: readonly PlatformId[] }) {
  const texts = useTexts(developersTexts);
  const language = useLanguage();
  const size = (bytes: number | null) =>
    bytes === null ? <span className="text-ink-faint">{texts.rulesOpen}</span> : limitSize(bytes, language);
  return (
    <table className="figures w-full text-left text-sm">
      <thead className="text-ink-faint">
        <tr className="border-line-strong/60 border-b">
          <th scope="col" className="py-2 pr-4 font-normal">
            {texts.rulesPlatform}
          </th>
          <th scope="col" className="py-2 pr-4 font-normal">
            {texts.rulesWindow}
          </th>
          <th scope="col" className="py-2 font-normal">
            {texts.rulesImage}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {ids.map((id) => {
          const { name, windowBytes, shown, scored } = platforms[id];
          return (
            <tr key={id}>
              <th scope="row" className="py-2.5 pr-4 font-[550]">
                {name}
              </th>
              <td className="py-2.5 pr-4">{size(windowBytes)}</td>
              <td className="py-2.5">{size(scored.maxBytes ?? shown.maxBytes)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
