import type { MetaArgs, MetaDescriptor } from 'react-router';
import { knownPlatforms } from '#domain/audit/platforms/platform-id.ts';
import { isoOf, type Language, languages } from '#domain/language.ts';
import { languageOfPath } from '#web/i18n/language.tsx';
import { factTexts } from '#web/i18n/public/facts.ts';
import { textsIn } from '#web/i18n/texts.ts';
import { pathTo } from '#web/path-to.ts';
import { screenOfRoute } from '#web/paths.ts';
import type { RootData } from '#web/root-data.ts';
import { ogImageOf } from './og-images.ts';
import { robotsNone, SITE_NAME } from './private-meta.ts';

export interface Page {
  title: string;
  description: string;
  /** Not for search engines: results of one visitor, print pages. */
  noindex?: boolean;
  /** Part of the page's address: another query is another page. Begins with `?`. */
  query?: string;
  /** Its own sharing image, 1200x630; default: the screen's. `path` is below IMAGES_URL. */
  image?: { path: string; alt: string };
  /** The site name of the page; default: ours. Empty: none. */
  siteName?: string;
  /** Structured data (schema.org), one block each. */
  data?: readonly Record<string, unknown>[];
}

type Matched = Pick<MetaArgs, 'matches' | 'location' | 'params'>;

/**
 * Title, description, canonical, languages, Open Graph and Twitter card of a public page. The only place that writes
 * them.
 */
export function pageMeta({ matches, location, params }: Matched, page: Page): MetaDescriptor[] {
  const language = languageOfPath(location.pathname);
  const screen = screenOfRoute(matches.at(-1)?.id);
  const { siteUrl = '', imagesUrl = '' } = rootData(matches) ?? {};
  const addressIn = (wanted: Language) =>
    siteUrl + (screen ? pathTo(screen, wanted, params) : location.pathname) + (page.query ?? '');
  const url = addressIn(language);
  const image = page.image ?? ogImageOf(screen, language);
  const { siteName = SITE_NAME } = page;
  return [
    { title: page.title },
    { name: 'description', content: page.description },
    ...(page.noindex ? [robotsNone] : []),
    { tagName: 'link', rel: 'canonical', href: url },
    ...languages.map((each) => ({ tagName: 'link', rel: 'alternate', hrefLang: each, href: addressIn(each) })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: addressIn('en') },
    { property: 'og:type', content: 'website' },
    ...(siteName ? [{ property: 'og:site_name', content: siteName }] : []),
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    { property: 'og:locale', content: isoOf[language].replace('-', '_') },
    ...languages
      .filter((each) => each !== language)
      .map((each) => ({ property: 'og:locale:alternate', content: isoOf[each].replace('-', '_') })),
    { property: 'og:image', content: imagesUrl + image.path },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:alt', content: image.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: page.title },
    { name: 'twitter:description', content: page.description },
    { name: 'twitter:image', content: imagesUrl + image.path },
    { name: 'twitter:image:alt', content: image.alt },
    // Slack shows these as two small columns below the text. They are about us.
    ...(siteName === SITE_NAME ? twoFacts(language) : []).flatMap(([label, fact], at) => [
      { name: `twitter:label${at + 1}`, content: label },
      { name: `twitter:data${at + 1}`, content: fact },
    ]),
    ...(page.data ?? []).map((data) => ({ 'script:ld+json': data })),
  ];
}

const twoFacts = (language: Language): [label: string, fact: string][] => {
  const { costs, costsFact, platforms, platformsFact } = textsIn(factTexts, language);
  return [
    [costs, costsFact],
    [platforms, platformsFact(knownPlatforms.length)],
  ];
};

export const rootData = (matches: Matched['matches']): RootData | undefined =>
  matches.find((match) => match.id === 'root')?.loaderData as RootData | undefined;
