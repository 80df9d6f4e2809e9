import { languages } from '#domain/language.ts';
import { guideAddresses } from '#web/guides.ts';
import { type PageName, unlistedPages } from '#web/i18n/public/pages.ts';
import { screenGroups } from '#web/screens.ts';

/** Every public page that search engines should know, with its languages. */
export function sitemap(siteUrl: string, campaignTokens: readonly string[], reports: readonly string[]): string {
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
