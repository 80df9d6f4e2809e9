// A theme's layout rendered as Shopify does it, with the few of Shopify's tags and filters that heads use.

import { createHash } from 'node:crypto';
import { Liquid } from 'liquidjs';

export const pageKinds = ['index', 'product', 'collection', 'page', 'article', '404'] as const;
export type PageKind = (typeof pageKinds)[number];

export const SHOP = 'https://shop.example';
const paths: Record<PageKind, string> = {
  index: '/',
  product: '/products/vase-anna',
  collection: '/collections/vases',
  page: '/pages/about',
  article: '/blogs/news/opening',
  404: '/404',
};

const image = (src: string) => ({ src, width: 800, height: 1000, alt: 'A “vase” > & <b>' });

interface Rendering {
  layout?: string;
  /** The store's metafield linkbild.preview. */
  preview?: string;
  settings?: Record<string, unknown>;
  /** An app embed that is switched on, with what its app has stored and the merchant has chosen. */
  embed?: { source: string; app: object; settings: object };
}

function globalsOf(kind: PageKind, { preview, settings = {} }: Rendering) {
  const product = {
    title: 'Vase “Anna” & Otto',
    price: 4900,
    compare_at_price: null,
    featured_image: image('anna.jpg'),
    images: ['anna.jpg', 'otto.jpg', 'both.jpg', 'four.jpg'].map(image),
  };
  return {
    shop: {
      name: 'Halm & Ton',
      description: 'Pottery',
      metafields: {
        linkbild: { preview: preview === undefined ? null : { value: preview } },
        smartseo: { head: '<meta property="og:image" content="https://shop.example/smart.jpg">' },
        seomanager: { tags: '<meta name="twitter:image" content="https://shop.example/manager.jpg">' },
      },
    },
    settings,
    template: kind,
    page_title: kind === 'product' ? product.title : `The ${kind}`,
    page_description: kind === 'page' ? null : 'Made by hand > than you think',
    page_image: kind === 'page' || kind === '404' ? null : image(`${kind}.jpg`),
    canonical_url: SHOP + paths[kind],
    request: { page_type: kind, path: paths[kind], origin: SHOP, locale: { iso_code: 'en' } },
    current_page: 1,
    cart: { currency: { iso_code: 'EUR' } },
    product: kind === 'product' ? product : null,
    article: kind === 'article' ? { image: image('article.jpg') } : null,
    content_for_header: '<meta name="shopify-checkout-api-token" content="x"><script src="/shop.js"></script>',
    content_for_layout: `<h1>${kind}</h1>`,
  };
}

export const urlOf = (kind: PageKind) => SHOP + paths[kind];

const engines = new WeakMap<ReadonlyMap<string, string>, Liquid>();

function engineOf(files: ReadonlyMap<string, string>): Liquid {
  const known = engines.get(files);
  if (known) return known;
  const templates: Record<string, string> = Object.create(null);
  for (const [file, source] of files) templates[file.replace(/^snippets\/|\.liquid$/g, '')] = source;
  const engine = new Liquid({ templates, cache: true });
  engines.set(files, engine);
  const addressOf = (value: unknown) =>
    `//shop.example/cdn/${typeof value === 'string' ? value : ((value as { src?: string } | null)?.src ?? '')}`;
  engine.registerFilter('md5', (text) => createHash('md5').update(String(text)).digest('hex'));
  for (const name of ['image_url', 'img_url', 'asset_url']) engine.registerFilter(name, addressOf);
  engine.registerFilter('stylesheet_tag', (href) => `<link rel="stylesheet" href="${href}">`);
  engine.registerFilter('money_without_currency', (cents) => (Number(cents) / 100).toFixed(2));
  engine.registerFilter('handle', (text) => String(text).toLowerCase());
  // Both only print something around their content, which no test looks at.
  for (const name of ['style', 'endstyle']) engine.registerTag(name, { parse: () => {}, render: () => '' });
  return engine;
}

/** The HTML of a page. */
export async function renderPage(files: ReadonlyMap<string, string>, kind: PageKind, options: Rendering = {}) {
  const layout = (options.layout ?? 'layout/theme.liquid').replace(/\.liquid$/, '');
  const engine = engineOf(files);
  const globals = globalsOf(kind, options);
  const { embed } = options;
  if (embed) {
    const scope = { app: { metafields: { linkbild: { preview: { value: embed.app } } } }, block: embed };
    globals.content_for_header += await engine.parseAndRender(embed.source, scope, { globals });
  }
  return String(await engine.renderFile(layout, {}, { globals }));
}
