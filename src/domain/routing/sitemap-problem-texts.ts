import { type PageFailure, pageFailureTexts } from '#domain/audit/texts/page-failure-texts.ts';
import type { Text } from '#domain/language.ts';

/** What is wrong with a sitemap, apart from not being readable at all. */
const faults: ReadonlyMap<string, Text> = new Map(
  Object.entries({
    'not-a-sitemap': { en: 'it is not a sitemap', de: 'sie ist keine Sitemap' },
    'bad-xml': { en: 'its XML is broken', de: 'ihr XML ist fehlerhaft' },
    'too-many-urls': {
      en: 'it has more than 50,000 addresses; the rest is left out',
      de: 'sie hat mehr als 50.000 Adressen; der Rest bleibt außen vor',
    },
    'too-many-files': {
      en: 'the site has more than 500 sitemaps; the rest is left out',
      de: 'die Website hat mehr als 500 Sitemaps; der Rest bleibt außen vor',
    },
    'too-deep': {
      en: 'sitemaps are nested more than three deep',
      de: 'die Sitemaps sind mehr als dreifach verschachtelt',
    },
    'other-site': {
      en: 'it names addresses of other websites; they are left out',
      de: 'sie nennt Adressen anderer Websites; diese bleiben außen vor',
    },
  }),
);

const unknown: Text = { en: 'it could not be read to its end', de: 'sie ließ sich nicht bis zum Ende lesen' };

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '');

/** One sentence about one sitemap. */
export function describeSitemapProblem({ sitemap, reason }: { sitemap: string; reason: string }): Text {
  const name = URL.parse(sitemap)?.pathname ?? sitemap;
  const failure = Object.hasOwn(pageFailureTexts, reason) ? pageFailureTexts[reason as PageFailure] : null;
  const words =
    faults.get(reason) ?? (failure ? { en: lower(failure.en), de: failure.de.replace(/\.$/, '') } : unknown);
  return { en: `Sitemap ${name}: ${words.en}.`, de: `Sitemap ${name}: ${words.de}.` };
}
