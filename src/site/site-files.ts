import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { checkResultSchema } from '#contract/check-result.ts';
import { checkResultPath } from '#contract/check-result-version.ts';
import { campaignDay } from '#domain/campaign.ts';
import { listCampaignTokens } from '#io/db/queries/operation/campaigns.ts';
import { listPublicReports } from '#io/db/queries/projects/access.ts';
import type { Io } from '#io/io.ts';
import { llmsText } from './llms-text.ts';
import { sitemap } from './sitemap.ts';

const DAY_MS = 86_400_000;
/** RFC 9116 recommends less than a year. */
const SECURITY_DAYS = 180;
/** A sitemap holds 50,000 URLs; each report has two. */
const MAX_REPORTS = 20_000;

const text = (body: string, type = 'text/plain') =>
  new Response(body, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=3600' },
  });

/** What machines look for on a site: robots.txt, sitemap, llms.txt, security.txt, and the images of our own pages. */
export function createSiteFiles(io: Pick<Io, 'db' | 'settings' | 'now'>, assets: string): Hono {
  const files = new Hono();
  const { siteUrl, imagesUrl, adminEmail } = io.settings;

  files.get('/robots.txt', () =>
    text(
      [
        'User-agent: *',
        // The app is behind its login; calls are for programs that know them. Everything else may be read and shared.
        'Disallow: /app/',
        'Disallow: /de/app/',
        'Disallow: /api/',
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

  files.get(checkResultPath, () =>
    text(JSON.stringify(checkResultSchema(siteUrl), null, 2), 'application/schema+json'),
  );

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
