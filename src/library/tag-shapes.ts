// `linkbildTags()` in the shapes that frameworks ask for. Types are our own: the package needs none of the frameworks.

import type { LinkbildTag } from './tags.ts';

const contentOf = (tags: readonly LinkbildTag[], key: string): string => {
  const found = tags.find(({ attributes }) => ('name' in attributes ? attributes.name : attributes.property) === key);
  return found?.attributes.content ?? '';
};

export interface NextMetadata {
  openGraph: { images: { url: string; width: number; height: number; type: string; alt?: string }[] };
  twitter: { card: 'summary_large_image'; images: string[] };
  other: { linkbild: string };
}

/** Next.js: part of what `generateMetadata` returns, or the whole of it. */
export function forNext(tags: readonly LinkbildTag[]): NextMetadata {
  const alt = contentOf(tags, 'og:image:alt');
  return {
    openGraph: {
      images: [
        {
          url: contentOf(tags, 'og:image'),
          width: Number(contentOf(tags, 'og:image:width')),
          height: Number(contentOf(tags, 'og:image:height')),
          type: contentOf(tags, 'og:image:type'),
          ...(alt ? { alt } : {}),
        },
      ],
    },
    twitter: { card: 'summary_large_image', images: [contentOf(tags, 'twitter:image')] },
    other: { linkbild: contentOf(tags, 'linkbild') },
  };
}

/** Nuxt and everything else with Unhead: what `useHead` takes. */
export const forNuxt = (tags: readonly LinkbildTag[]) => ({ meta: tags.map(({ attributes }) => attributes) });

/** React Router: what a route's `meta` returns. */
export const forReactRouter = (tags: readonly LinkbildTag[]) => tags.map(({ attributes }) => attributes);
