// The shop, its languages, and what it sells and says.
import {
  type ContentPage,
  listOf,
  type Product,
  type ShopImage,
  type Translations,
  type Variant,
} from '../catalogue.ts';
import type { Shop } from '../shop/shop.ts';
import { type Market, rootPaths } from '../shop/shop-details.ts';
import { metafieldField } from './metafields.ts';
import { type AdminContext, type AdminNode, connection, gid, idOf, type PageArgs } from './schema.ts';

const CREATED = '2026-03-01T08:00:00Z';
const amount = (cents: number) => (cents / 100).toFixed(2);
const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const describe = (html: string) => (args: { truncateAt?: number | null }) => {
  const text = plain(html);
  return args.truncateAt && text.length > args.truncateAt ? `${text.slice(0, args.truncateAt - 3)}...` : text;
};

/** Only into languages that the shop has. */
const translated = (own: Translations) => (args: { locale: string }) =>
  Object.entries(own[args.locale] ?? {}).map(([key, value]) => ({ key, value }));

const imageNode = (shop: Shop, image: ShopImage): AdminNode => ({
  altText: image.alt,
  width: image.width,
  height: image.height,
  url: `${shop.storefrontUrl}${image.path}?v=1762300800`,
});

const mediaNode = (shop: Shop, image: ShopImage): AdminNode => ({
  __typename: 'MediaImage',
  id: gid('MediaImage', image.id),
  image: imageNode(shop, image),
});

const variantNode = (variant: Variant): AdminNode => ({
  __typename: 'ProductVariant',
  id: gid('ProductVariant', variant.id),
  title: variant.title,
  price: amount(variant.price),
  compareAtPrice: variant.compareAtPrice === null ? null : amount(variant.compareAtPrice),
  availableForSale: variant.inventory > 0,
});

function productNode(shop: Shop, product: Product): AdminNode {
  const { currencyCode } = shop.details;
  const lowest = (cents: number[]) => ({ amount: amount(Math.min(...cents)), currencyCode });
  const was = product.variants.flatMap(({ compareAtPrice }) => (compareAtPrice === null ? [] : [compareAtPrice]));
  const isPublished = product.status === 'ACTIVE';
  return {
    __typename: 'Product',
    id: gid('Product', product.id),
    title: product.title,
    handle: product.handle,
    description: describe(product.descriptionHtml),
    vendor: product.vendor,
    status: product.status,
    // Null unless it can be seen in the online store.
    onlineStoreUrl: isPublished ? `${shop.storefrontUrl}/products/${product.handle}` : null,
    publishedAt: isPublished ? product.createdAt : null,
    updatedAt: product.updatedAt,
    priceRangeV2: { minVariantPrice: lowest(product.variants.map(({ price }) => price)) },
    compareAtPriceRange: was.length === 0 ? null : { minVariantCompareAtPrice: lowest(was) },
    totalInventory: product.variants.reduce((sum, { inventory }) => sum + inventory, 0),
    tracksInventory: true,
    media: (args: PageArgs, context: AdminContext) =>
      connection(listOf(product.images), args, context, (image) => mediaNode(shop, image)),
    variants: (args: PageArgs, context: AdminContext) =>
      connection(listOf(product.variants), args, context, variantNode),
    seo: { title: null },
    translations: translated(product.translations),
  };
}

/** Collections, pages, blogs and articles have nearly the same fields. */
const contentNode = (shop: Shop, kind: string, own: ContentPage): AdminNode => ({
  __typename: kind,
  id: gid(kind, own.id),
  title: own.title,
  handle: own.handle,
  description: describe(own.bodyHtml),
  bodySummary: own.summary,
  summary: own.summary,
  image: imageNode(shop, own.image),
  author: { name: `${shop.user.firstName} ${shop.user.lastName}` },
  // A shop has one blog here, with all articles.
  blog: () => contentNode(shop, 'Blog', shop.catalogue.blogs[0] as ContentPage),
  seo: { title: null },
  updatedAt: own.updatedAt,
  isPublished: own.isPublished,
  publishedAt: own.isPublished ? CREATED : null,
  translations: translated(own.translations),
});

const contentField =
  (name: 'collections' | 'pages' | 'blogs' | 'articles', kind: string) => (args: PageArgs, context: AdminContext) =>
    connection(listOf(context.shop.catalogue[name]), args, context, (own) => contentNode(context.shop, kind, own));

const domainNode = ({ storefrontUrl }: Shop): AdminNode => ({ host: new URL(storefrontUrl).host, url: storefrontUrl });

const presenceNode = (shop: Shop, market: Market): AdminNode => ({
  subfolderSuffix: market.subfolderSuffix,
  // A presence has a domain or a subfolder, never both.
  domain: market.subfolderSuffix ? null : domainNode(shop),
  rootUrls: rootPaths(shop.details)
    .filter((own) => own.market === market)
    .map(({ locale, path }) => ({ locale, url: `${shop.storefrontUrl}${path}/` })),
  markets: (args: PageArgs, context: AdminContext) =>
    connection(listOf([market]), args, context, () => ({ status: 'ACTIVE' })),
});

const shopNode = (shop: Shop): AdminNode => ({
  ...shop.details,
  id: gid('Shop', shop.id),
  myshopifyDomain: shop.domain,
  primaryDomain: domainNode(shop),
  shopOwnerName: `${shop.user.firstName} ${shop.user.lastName}`,
  plan: { partnerDevelopment: shop.details.isPartnerDevelopment },
  metafield: metafieldField(shop.metafields),
});

export const catalogueFields = {
  shop: (_args: unknown, { shop }: AdminContext) => shopNode(shop),
  shopLocales: ({ published }: { published: boolean }, { shop }: AdminContext) =>
    shop.details.locales
      .filter((own) => !published || own.isPublished)
      .map(({ locale, isPrimary, isPublished }) => ({ locale, primary: isPrimary, published: isPublished })),
  webPresences: (args: PageArgs, context: AdminContext) =>
    connection(listOf(context.shop.details.markets), args, context, (own) => presenceNode(context.shop, own)),
  product: ({ id }: { id: string }, { shop }: AdminContext) => {
    const number = idOf(id, 'Product');
    const product = number === null ? null : shop.catalogue.productOf(number);
    return product && productNode(shop, product);
  },
  products: (args: PageArgs, context: AdminContext) =>
    connection(context.shop.catalogue.products, args, context, (product) => productNode(context.shop, product)),
  collection: ({ id }: { id: string }, { shop }: AdminContext) => {
    const collection = shop.catalogue.collections.find((own) => own.id === idOf(id, 'Collection'));
    return collection ? contentNode(shop, 'Collection', collection) : null;
  },
  collections: contentField('collections', 'Collection'),
  pages: contentField('pages', 'Page'),
  blogs: contentField('blogs', 'Blog'),
  articles: contentField('articles', 'Article'),
};
