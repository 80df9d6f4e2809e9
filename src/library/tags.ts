import { isVersion, liveImageUrl } from '#domain/images/image-address.ts';

// The tags that show a page's Linkbild image: as data, as HTML, and in the shapes that frameworks ask for. Runs where
// pages are made: Node, workers, browsers.

/** One `<meta>`: either a `property` (Open Graph) or a `name`. */
export interface LinkbildTag {
  tag: 'meta';
  attributes: { property: string; content: string } | { name: string; content: string };
}

export interface LinkbildPage {
  /** Where the project's images are: `https://images.example/0b7e…`, or its two parts. */
  project: string | { imagesUrl: string; uuid: string };
  /** The page's own address, or its path: `/products/vase`. */
  pageUrl: string | URL;
  /** Read aloud in place of the image, unless `alt` says more. */
  title: string;
  /**
   * Changes when the image has to: the day of the last change, or a list of what the image shows. Platforms keep an
   * image as long as its address stays the same.
   */
  version: LinkbildVersion;
  alt?: string | undefined;
}

type Part = string | number | Date | null | undefined;
export type LinkbildVersion = Part | readonly Part[];

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The tags of a page, in the order in which they belong into its head. */
export function linkbildTags({ project, pageUrl, title, version, alt = title }: LinkbildPage): LinkbildTag[] {
  const { imagesUrl, projectUuid } = readProject(project);
  const image = liveImageUrl(imagesUrl, { projectUuid, version: readVersion(version), path: readPath(pageUrl) });
  return [
    named('linkbild', projectUuid),
    property('og:image', image),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:type', 'image/jpeg'),
    ...(alt ? [property('og:image:alt', String(alt))] : []),
    named('twitter:card', 'summary_large_image'),
    named('twitter:image', image),
  ];
}

const property = (key: string, content: string): LinkbildTag => ({
  tag: 'meta',
  attributes: { property: key, content },
});
const named = (key: string, content: string): LinkbildTag => ({ tag: 'meta', attributes: { name: key, content } });

function readProject(project: LinkbildPage['project']) {
  const whole = typeof project === 'string' ? project : `${trimmed(project?.imagesUrl)}/${project?.uuid ?? ''}`;
  const address = readUrl(whole);
  const [, folder = '', projectUuid = ''] = /^(.*)\/([^/]*)$/.exec(trimmed(address?.pathname)) ?? [];
  if (!address || !uuid.test(projectUuid)) {
    throw new TypeError(
      `linkbildTags: project has to be the address of your images, https://…/{project id}. Got ${shown(whole)}.`,
    );
  }
  return { imagesUrl: `${address.origin}${folder}`, projectUuid };
}

function readPath(pageUrl: LinkbildPage['pageUrl']): string {
  const text = String(pageUrl ?? '');
  // Paths are resolved like addresses, so that both are encoded alike.
  const address = readUrl(text, text.startsWith('/') ? 'http://page' : undefined);
  if (!address) {
    throw new TypeError(
      `linkbildTags: pageUrl has to be the page's address (https://shop.example/vase) or its path (/vase). Got ${shown(text)}.`,
    );
  }
  return address.pathname;
}

/** What cannot stand in an address, such as a title with its price, is hashed: two that differ stay two. */
function readVersion(version: LinkbildVersion): string {
  const parts = (Array.isArray(version) ? version : [version]).map(partText);
  const text = parts.join('|');
  if (parts.every((part) => part === '')) return '1';
  return isVersion(text) ? text : hashed(text);
}

const partText = (part: Part) => {
  if (part instanceof Date) return Number.isNaN(part.getTime()) ? '' : part.getTime().toString(36);
  return String(part ?? '');
};

/** FNV-1a twice, from two starts. Without BigInt, which bundlers for older targets complain about. */
function hashed(text: string): string {
  let [left, right] = [0x811c9dc5, 0x9e3779b9];
  for (const byte of new TextEncoder().encode(text)) {
    left = Math.imul(left ^ byte, 0x01000193);
    right = Math.imul(right ^ byte, 0x85ebca6b);
  }
  return [left, right].map((half) => (half >>> 0).toString(36)).join('');
}

/** `URL.parse` came with Node 22. */
function readUrl(text: string, base?: string): URL | null {
  if (!URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
}

const trimmed = (text: string | undefined) => String(text ?? '').replace(/(?<!\/)\/+$/, '');
const shown = (text: string) => JSON.stringify(text.slice(0, 200));

/** As lines of HTML, for everything that has a place for markup: Astro, SvelteKit, Eleventy, any server. */
export const toHtml = (tags: readonly LinkbildTag[]): string =>
  tags
    .map(({ tag, attributes }) => {
      const written = Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`);
      return `<${tag} ${written.join(' ')}>`;
    })
    .join('\n');

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

// `linkbildTags()` in the shapes that frameworks ask for. Types are our own: the package needs none of the frameworks.

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
