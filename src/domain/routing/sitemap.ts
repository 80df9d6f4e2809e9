import { type PageFailure, pageFailureTexts } from '#domain/audit/texts/page-failure-texts.ts';
import type { Text } from '#domain/language.ts';

// What the hreflang links of a home page say about sitemaps and languages (docs/specification.md#s9.30).

/** Language → URL, with `x-default`. */
export type Locales = Record<string, string>;

const withoutTail = (address: string): string | null => {
  const url = URL.parse(address);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null;
  return `${url.origin}${url.pathname.replace(/(?<!\/)\/+$/, '')}`;
};

/** x-default (or the site itself) and every locale that is not below it, each plus /sitemap.xml. */
export function sitemapAddresses(siteUrl: string, locales: Locales = {}): string[] {
  const base = withoutTail(locales['x-default'] ?? '') ?? withoutTail(siteUrl);
  if (base === null) return [];
  const others = Object.entries(locales)
    .filter(([code]) => code.toLowerCase() !== 'x-default')
    .map(([, address]) => withoutTail(address))
    .filter((address): address is string => address !== null && address !== base && !address.startsWith(`${base}/`));
  return [...new Set([base, ...others])].map((address) => `${address}/sitemap.xml`);
}

/** Faults of a sitemap that can be read. */
const faults: ReadonlyMap<string, Text> = new Map(
  Object.entries({
    'not-a-sitemap': { en: 'this isn’t a sitemap', de: 'Das ist keine Sitemap' },
    'bad-xml': { en: 'its XML contains errors', de: 'Das XML ist fehlerhaft' },
    'too-many-urls': {
      en: 'we only read its first 50,000 addresses',
      de: 'Wir lesen nur die ersten 50.000 Adressen',
    },
    'too-many-files': {
      en: 'we only read the website’s first 500 sitemaps',
      de: 'Wir lesen nur die ersten 500 Sitemaps der Website',
    },
    'too-complex': { en: 'it’s too complicated to read', de: 'Sie ist zu kompliziert, um sie auszulesen' },
    'too-deep': {
      en: 'sitemaps are nested more than three levels deep',
      de: 'Die Sitemaps sind mehr als dreifach verschachtelt',
    },
    'too-slow': {
      en: 'your website answered too slowly, so we stopped here and kept what we had found',
      de: 'Ihre Website antwortete zu langsam. Wir haben hier aufgehört und das bisher Gefundene übernommen',
    },
    'other-site': {
      en: 'we skipped addresses that belong to other websites',
      de: 'Adressen anderer Websites haben wir ausgelassen',
    },
  }),
);

const unknown: Text = { en: 'we couldn’t read all of it', de: 'Sie ließ sich nicht vollständig lesen' };

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const sentence = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`);

/** One sentence about one sitemap. */
export function describeSitemapProblem({ sitemap, reason }: { sitemap: string; reason: string }): Text {
  const name = URL.parse(sitemap)?.pathname ?? sitemap;
  const failure = Object.hasOwn(pageFailureTexts, reason) ? pageFailureTexts[reason as PageFailure] : null;
  const words = faults.get(reason) ?? (failure ? { en: lower(failure.en), de: failure.de } : unknown);
  return { en: sentence(`Sitemap ${name}: ${words.en}`), de: sentence(`Sitemap ${name}: ${words.de}`) };
}
