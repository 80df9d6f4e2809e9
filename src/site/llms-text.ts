import { platformIds, platformNames } from '#domain/audit/platforms/platform-id.ts';
import { creditBundles } from '#domain/billing/credit-bundles.ts';
import { freePlan, plans } from '#domain/billing/plan-table.ts';
import { platformPath } from '#web/guides.ts';
import { pageTexts } from '#web/i18n/public/pages.ts';
import { screens } from '#web/screens.ts';

const cheapest = (basePlan: string) =>
  Math.min(...plans.filter((plan) => plan.basePlan === basePlan).map((plan) => plan.monthlyCents)) / 100;

/** The product as a page for programs: what it is, what it costs, where to read more. */
export function llmsText(siteUrl: string): string {
  const page = (name: keyof typeof pageTexts & keyof typeof screens) =>
    `- [${pageTexts[name].title.en}](${siteUrl}${screens[name].en}): ${pageTexts[name].description.en}`;
  return `# Linkbild

> Linkbild shows how the links of a website look when people share them, says what to fix, and creates and serves a sharing image for every page. Built for shops, above all on Shopify. English and German. Made in Berlin.

Platforms it emulates: ${platformIds.map((id) => platformNames[id]).join(', ')}.

Prices: free for ${freePlan.subPagesIncluded} pages; Basic from ${cheapest('starter')} EUR and Pro from ${cheapest('professional')} EUR a month; pay yearly, get two months free; credits without a subscription from ${(creditBundles[0]?.cents ?? 0) / 100} EUR for ${creditBundles[0]?.credits}, one for each generated image, without expiry. Paid plans have a trial of 14 days.

## Pages
${(['home', 'why', 'marketers', 'developers', 'developersSites', 'developersFrameworks', 'developersPackage', 'developersCi', 'pricing', 'preview', 'wholeShop', 'platforms', 'fixes', 'accuracy', 'privacy', 'terms', 'security', 'imprint'] as const).map(page).join('\n')}

## How each platform shows links
${platformIds.map((id) => `- [${platformNames[id]}](${siteUrl}${platformPath(id, 'en')})`).join('\n')}

## For programs
- [OpenAPI description](${siteUrl}/api/openapi.json): every call; authorise with \`Authorization: Bearer lbk_…\`, a token from the account page
- [API reference](${siteUrl}/api/docs)
- [Sitemap](${siteUrl}/sitemap.xml)
- Crawler: \`LinkbildBot/1.0 (+${siteUrl}/for-developers)\`; obeys robots.txt
`;
}
