import type { ContentPage } from '../../catalogue/catalogue.ts';
import { entriesOf, type LazyList, listOf } from '../../catalogue/lazy-list.ts';
import type { Product, ShopImage, Variant } from '../../catalogue/product.ts';
import type { Shop } from '../../shop/shop.ts';
import { connection, type PageArgs } from '../connection.ts';
import type { AdminContext, AdminNode } from '../context.ts';
import { gid, idOf } from '../gid.ts';
import { matches } from '../search.ts';
import { translationsField } from './shop-nodes.ts';

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

export const imageNode = (shop: Shop, image: ShopImage): AdminNode => ({
  __typename: 'Image',
  id: gid('ImageSource', image.id),
  altText: image.alt,
  width: image.width,
  height: image.height,
  url: `${shop.storefrontUrl}${image.path}?v=1762300800`,
});

const mediaNode = (shop: Shop, image: ShopImage): AdminNode => ({
  __typename: 'MediaImage',
  id: gid('MediaImage', image.id),
  alt: image.alt ?? '',
  mediaContentType: 'IMAGE',
  mimeType: 'image/jpeg',
  status: 'READY',
  createdAt: '2026-03-01T08:00:00Z',
  updatedAt: '2026-03-01T08:00:00Z',
  image: imageNode(shop, image),
  preview: { image: imageNode(shop, image), status: 'READY' },
});

const variantNode = (shop: Shop, product: Product, variant: Variant): AdminNode => ({
  __typename: 'ProductVariant',
  id: gid('ProductVariant', variant.id),
  legacyResourceId: String(variant.id),
  title: variant.title,
  displayName: `${product.title} - ${variant.title}`,
  sku: variant.sku,
  barcode: null,
  price: amount(variant.price),
  compareAtPrice: variant.compareAtPrice === null ? null : amount(variant.compareAtPrice),
  availableForSale: variant.inventory > 0,
  inventoryQuantity: variant.inventory,
  position: product.variants.indexOf(variant) + 1,
  selectedOptions: variant.options,
  product: () => productNode(shop, product),
  createdAt: product.createdAt,
  updatedAt: product.updatedAt,
  translations: () => [],
});

function productNode(shop: Shop, product: Product): AdminNode {
  const { currencyCode } = shop.details;
  const money = (cents: number) => ({ amount: amount(cents), currencyCode });
  const prices = product.variants.map(({ price }) => price);
  const was = product.variants.flatMap(({ compareAtPrice }) => (compareAtPrice === null ? [] : [compareAtPrice]));
  const isPublished = product.status === 'ACTIVE';
  const [first] = product.images;
  return {
    __typename: 'Product',
    id: gid('Product', product.id),
    legacyResourceId: String(product.id),
    title: product.title,
    handle: product.handle,
    description: describe(product.descriptionHtml),
    descriptionHtml: product.descriptionHtml,
    vendor: product.vendor,
    productType: product.productType,
    tags: product.tags,
    status: product.status,
    templateSuffix: null,
    // Null unless it can be seen in the online store.
    onlineStoreUrl: isPublished ? `${shop.storefrontUrl}/products/${product.handle}` : null,
    onlineStorePreviewUrl: `${shop.storefrontUrl}/products/${product.handle}`,
    publishedAt: isPublished ? product.createdAt : null,
    createdAt: product.createdAt,
    updatedAt: product.updatedAt,
    priceRangeV2: { minVariantPrice: money(Math.min(...prices)), maxVariantPrice: money(Math.max(...prices)) },
    compareAtPriceRange:
      was.length === 0
        ? null
        : { minVariantCompareAtPrice: money(Math.min(...was)), maxVariantCompareAtPrice: money(Math.max(...was)) },
    totalInventory: product.variants.reduce((sum, { inventory }) => sum + inventory, 0),
    tracksInventory: true,
    hasOnlyDefaultVariant: product.variants.length === 1 && product.variants[0]?.title === 'Default Title',
    hasOutOfStockVariants: product.variants.some(({ inventory }) => inventory === 0),
    featuredMedia: () => (first ? mediaNode(shop, first) : null),
    media: (args: PageArgs, context: AdminContext) =>
      connection(listOf(product.images), args, context, (image) => mediaNode(shop, image)),
    images: (args: PageArgs, context: AdminContext) =>
      connection(listOf(product.images), args, context, (image) => imageNode(shop, image)),
    variants: (args: PageArgs, context: AdminContext) =>
      connection(listOf(product.variants), args, context, (variant) => variantNode(shop, product, variant)),
    variantsCount: { count: product.variants.length, precision: 'EXACT' },
    collections: (args: PageArgs, context: AdminContext) =>
      connection(
        listOf(shop.catalogue.collections.filter(({ handle }) => product.collections.includes(handle))),
        args,
        context,
        (collection) => collectionNode(shop, collection),
      ),
    seo: { title: null, description: null },
    translations: translationsField(product.translations, product.updatedAt),
  };
}

function productsIn(shop: Shop, { handle }: ContentPage): LazyList<Product> {
  const inside: Product[] = [];
  for (const product of entriesOf(shop.catalogue.products))
    if (product.collections.includes(handle)) inside.push(product);
  return listOf(inside);
}

const collectionNode = (shop: Shop, collection: ContentPage): AdminNode => ({
  __typename: 'Collection',
  id: gid('Collection', collection.id),
  legacyResourceId: String(collection.id),
  title: collection.title,
  handle: collection.handle,
  description: describe(collection.bodyHtml),
  descriptionHtml: collection.bodyHtml,
  image: imageNode(shop, collection.image),
  updatedAt: collection.updatedAt,
  templateSuffix: null,
  productsCount: () => ({ count: productsIn(shop, collection).length, precision: 'EXACT' }),
  products: (args: PageArgs, context: AdminContext) =>
    connection(productsIn(shop, collection), args, context, (product) => productNode(shop, product)),
  seo: { title: null, description: null },
  translations: translationsField(collection.translations, collection.updatedAt),
});

function searched(shop: Shop, query: string | null | undefined): LazyList<Product> {
  const { products } = shop.catalogue;
  if (!query) return products;
  const found: Product[] = [];
  for (const product of entriesOf(products)) {
    const { id, handle, title, vendor, status, updatedAt } = product;
    if (matches(query, { id: String(id), handle, title, vendor, status, updated_at: updatedAt })) found.push(product);
  }
  return listOf(found);
}

type SearchArgs = PageArgs & { query?: string | null };

export const productFields = {
  product: ({ id }: { id: string }, { shop }: AdminContext) => {
    const number = idOf(id, 'Product');
    const product = number === null ? null : shop.catalogue.productOf(number);
    return product && productNode(shop, product);
  },
  products: (args: SearchArgs, context: AdminContext) =>
    connection(searched(context.shop, args.query), args, context, (product) => productNode(context.shop, product)),
  productsCount: ({ query, limit }: { query?: string | null; limit?: number | null }, { shop }: AdminContext) => {
    const { length } = searched(shop, query);
    const most = limit ?? Number.POSITIVE_INFINITY;
    return { count: Math.min(length, most), precision: length > most ? 'AT_LEAST' : 'EXACT' };
  },
  collection: ({ id }: { id: string }, { shop }: AdminContext) => {
    const collection = shop.catalogue.collections.find((own) => own.id === idOf(id, 'Collection'));
    return collection ? collectionNode(shop, collection) : null;
  },
  collections: (args: SearchArgs, context: AdminContext) =>
    connection(
      listOf(
        context.shop.catalogue.collections.filter(({ handle, title, updatedAt }) =>
          matches(args.query ?? '', { handle, title, updated_at: updatedAt }),
        ),
      ),
      args,
      context,
      (collection) => collectionNode(context.shop, collection),
    ),
};
