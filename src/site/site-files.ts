import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { commandSchemas } from '#contract/command-schemas.ts';
import { platformIds, platformNames } from '#domain/audit/platforms/platform-id.ts';
import { creditBundles } from '#domain/billing/credits.ts';
import { freePlan, plans } from '#domain/billing/plan-table.ts';
import { campaignDay } from '#domain/campaign.ts';
import { CLOSED } from '#domain/lab/lab-case.ts';
import { languagePrefix, languages } from '#domain/language.ts';
import { listCampaignTokens } from '#io/db/queries/operation/campaigns.ts';
import { listPublicReports } from '#io/db/queries/projects/access.ts';
import type { Io } from '#io/io.ts';
import { guideAddresses, platformPath } from '#web/guides.ts';
import { type PageName, pageTexts, unlistedPages } from '#web/i18n/public/pages.ts';
import { screenGroups, screens } from '#web/screens.ts';

const DAY_MS = 86_400_000;
/** RFC 9116 recommends less than a year. */
const SECURITY_DAYS = 180;
/** A sitemap holds 50,000 URLs; each report has two. */
const MAX_REPORTS = 20_000;

const text = (body: string, type = 'text/plain') =>
  new Response(body, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=3600' },
  });

/** Files that machines request: robots.txt, sitemap, llms.txt, security.txt, and the images of our own pages. */
export function createSiteFiles(io: Pick<Io, 'db' | 'settings' | 'now'>, assets: string): Hono {
  const files = new Hono();
  const { siteUrl, imagesUrl, adminEmail } = io.settings;

  files.get('/robots.txt', () =>
    text(
      [
        'User-agent: *',
        // The app is behind its login; calls are for programs that know them. Everything else may be read and shared.
        ...languages.map((language) => `Disallow: ${languagePrefix[language]}/app/`),
        'Disallow: /api/',
        // A page of the lab that tests which crawlers obey.
        `Disallow: /lab/${CLOSED}/`,
        'Allow: /api/docs',
        'Allow: /api/openapi.json',
        '',
        `Sitemap: ${siteUrl}/sitemap.xml`,
        '',
      ].join('\n'),
    ),
  );

  files.get('/sitemap.xml', async () => {
    const [tokens, reports] = await Promise.all([
      listCampaignTokens(io.db, campaignDay(io.now())),
      listPublicReports(io.db, MAX_REPORTS),
    ]);
    return text(sitemap(siteUrl, tokens, reports), 'application/xml');
  });

  for (const [path, schema] of commandSchemas(siteUrl))
    files.get(path, () => text(JSON.stringify(schema, null, 2), 'application/schema+json'));

  files.get('/llms.txt', () => text(llmsText(siteUrl), 'text/markdown'));

  files.on('GET', ['/.well-known/security.txt', '/security.txt'], () => {
    const expires = new Date((Math.floor(io.now().getTime() / DAY_MS) + SECURITY_DAYS) * DAY_MS).toISOString();
    return text(
      [
        `Contact: mailto:${adminEmail}`,
        `Expires: ${expires}`,
        'Preferred-Languages: en, de',
        `Canonical: ${siteUrl}/.well-known/security.txt`,
        `Policy: ${siteUrl}/security`,
        '',
      ].join('\n'),
    );
  });

  // Any version of a known image gives the current one, like a customer's
  // (docs/decisions/009-what-the-specification-leaves-open.md#serving-an-image).
  const images = new URL(imagesUrl).pathname.replace(/\/$/, '');
  files.get(`${images}/site/:version/:file{[a-zA-Z]+-(?:en|de)\\.jpg}`, async (context, next) => {
    const bytes = await readFile(join(assets, 'og', context.req.param('file'))).catch(() => null);
    // The images' own 404 is an image.
    if (!bytes) return next();
    return new Response(bytes, {
      headers: {
        'content-type': 'image/jpeg',
        'cache-control': 'public, max-age=604800, stale-while-revalidate=2592000',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin',
      },
    });
  });
  return files;
}

const cheapest = (basePlan: string) =>
  Math.min(...plans.filter((plan) => plan.basePlan === basePlan).map((plan) => plan.monthlyCents)) / 100;

/** The product as a page for programs: what it is, what it costs, where to read more. */
function llmsText(siteUrl: string): string {
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

/** Every public page that search engines should know, with its languages. */
function sitemap(siteUrl: string, campaignTokens: readonly string[], reports: readonly string[]): string {
  const { marketing, white, simple } = screenGroups;
  const audits = reports.map((slug) => ({
    en: simple.audit.en.replace(':projectSlug', slug),
    de: simple.audit.de.replace(':projectSlug', slug),
  }));
  const listed = Object.entries({ ...marketing, poll: simple.poll })
    .filter(([name]) => !unlistedPages.includes(name as PageName))
    .map(([, screen]) => screen)
    // Those with a parameter are listed one by one.
    .filter(({ en }) => !en.includes(':'));
  const campaigns = campaignTokens.map((token) => ({
    en: white.campaign.en.replace(':token', encodeURIComponent(token)),
    de: white.campaign.de.replace(':token', encodeURIComponent(token)),
  }));
  const entries = [...listed, ...guideAddresses, ...campaigns, ...audits].flatMap((screen) => {
    const alternates = [...languages.map((each) => [each, screen[each]]), ['x-default', screen.en]].map(
      ([language, path]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${written(siteUrl + path)}"/>`,
    );
    return languages.map((each) => `<url><loc>${written(siteUrl + screen[each])}</loc>${alternates.join('')}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

const written = (url: string) => url.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
