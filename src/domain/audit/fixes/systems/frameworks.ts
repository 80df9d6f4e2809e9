import type { TagEdit } from '#domain/audit/edit/edit-tags.ts';
import type { MakeSystemFix } from './system-fix.ts';

// The metadata call of a framework, with the page's own data in place of this page's values.

/**
 * Of pages that are rendered per request, Next.js sends the tags behind the head to every client it takes for a
 * browser.
 */
export const streamedTags = {
  advice: {
    en: 'Next.js streams these tags behind the <head>. Let it wait for them, whoever asks.',
    de: 'Next.js schickt diese Tags erst nach dem <head>. Lassen Sie es darauf warten, ganz gleich, wer fragt.',
  },
  where: { en: 'In next.config.mjs (Next.js 15.2 or newer).', de: 'In next.config.mjs (ab Next.js 15.2).' },
  paste: 'export default { htmlLimitedBots: /.*/ };',
} as const;

/** The name of the page's data in the code: owners put their own. */
const data: ReadonlyMap<string, string> = new Map([
  ['title', 'page.title'],
  ['description', 'page.description'],
  ['og:title', 'page.title'],
  ['og:description', 'page.description'],
  ['og:image', 'page.image'],
  ['og:image:width', '1200'],
  ['og:image:height', '630'],
  ['og:url', 'page.url'],
  ['og:site_name', 'page.siteName'],
  ['twitter:card', "'summary_large_image'"],
]);

/** Null: one of them has no place in such a call. */
function valuesOf(edits: readonly TagEdit[]): ReadonlyMap<string, string> | null {
  const values = new Map(
    edits.flatMap(({ key, value }) => {
      // The same on all pages, so that what is known can be written down.
      if (key === 'og:site_name' && value) return [[key, `'${value.replace(/['\\\n]/g, '\\$&')}'`] as const];
      return data.has(key) ? [[key, data.get(key) ?? ''] as const] : [];
    }),
  );
  return values.size === edits.length ? values : null;
}

export const nextFix: MakeSystemFix = (edits) => {
  const values = valuesOf(edits);
  if (values === null) return null;
  const image = values.get('og:image') ?? (values.has('og:image:width') ? 'page.image' : undefined);
  const openGraph = [
    ...['title', 'description', 'url'].flatMap((key) =>
      values.has(`og:${key}`) ? `${key}: ${values.get(`og:${key}`)}` : [],
    ),
    ...(values.has('og:site_name') ? [`siteName: ${values.get('og:site_name')}`] : []),
    ...(image ? [`images: [{ url: ${image}, width: 1200, height: 630 }]`] : []),
  ];
  const lines = [
    ...['title', 'description'].flatMap((key) => (values.has(key) ? `    ${key}: ${values.get(key)},` : [])),
    ...(image ? ['    metadataBase: new URL(siteUrl),'] : []),
    ...(openGraph.length > 0 ? [`    openGraph: { ${openGraph.join(', ')} },`] : []),
    ...(values.has('twitter:card') ? [`    twitter: { card: ${values.get('twitter:card')} },`] : []),
  ];
  return {
    code: [
      'export async function generateMetadata({ params }) {',
      '  const page = await loadPage(params);',
      '  return {',
      ...lines,
      '  };',
      '}',
    ].join('\n'),
    where: {
      en: 'In the page’s file (Next.js, App Router). loadPage and siteUrl stand for your own data.',
      de: 'In der Datei der Seite (Next.js, App Router). loadPage und siteUrl stehen für Ihre eigenen Daten.',
    },
  };
};

/** `og:image:width` is ogImageWidth, `og:site_name` ogSiteName. */
const camelCase = (key: string): string => key.replace(/[:_](\w)/g, (_, letter: string) => letter.toUpperCase());

export const nuxtFix: MakeSystemFix = (edits) => {
  const values = valuesOf(edits);
  if (values === null) return null;
  const lines = Array.from(values, ([key, value]) => `  ${camelCase(key)}: () => ${value},`);
  return {
    code: ['useSeoMeta({', ...lines, '})'].join('\n'),
    where: {
      en: 'In the page’s component (Nuxt). page stands for your own data.',
      de: 'In der Komponente der Seite (Nuxt). page steht für Ihre eigenen Daten.',
    },
  };
};

export const astroFix: MakeSystemFix = (edits) => {
  const values = valuesOf(edits);
  if (values === null) return null;
  const lines = Array.from(values, ([key, value]) => {
    if (key === 'title') return `<title>{${value}}</title>`;
    return `<meta ${key.startsWith('og:') ? 'property' : 'name'}="${key}" content={${value}} />`;
  });
  return {
    code: lines.join('\n'),
    where: {
      en: 'In the layout’s <head> (Astro). page stands for your own data, for example Astro.props.',
      de: 'Im <head> des Layouts (Astro). page steht für Ihre eigenen Daten, etwa Astro.props.',
    },
  };
};
