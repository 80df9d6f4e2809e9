import { extractMeta } from '#domain/meta/extract-meta.ts';
import type { MetaImage, MetaTagData, ProductData } from '#domain/meta/meta-tag-data.ts';
import { emptyProduct } from '#domain/meta/read-product.ts';
import { readAmount } from '#domain/template/price/amounts.ts';
import type { ShopImage, ShopPage, ShopProduct } from './shop-page.ts';

/** The data of a page as templates see it: what the shop says wins over what its page printed. */
export function withShopData(meta: MetaTagData, shop: ShopPage): MetaTagData {
  const { title, description, images, language, product, author, publishedAt } = shop;
  const shown = images.map(toMetaImage);
  const urls = new Set(shown.map(({ url }) => url));
  return {
    ...meta,
    title: meta.title ?? title,
    htmlLanguage: meta.htmlLanguage ?? language,
    description: meta.description ?? description,
    og: {
      ...meta.og,
      title: product ? title : (meta.og.title ?? title),
      description: meta.og.description ?? meta.description ?? description,
      images: [...shown, ...meta.og.images.filter(({ url }) => !urls.has(url))],
    },
    article: {
      ...meta.article,
      author: author ?? meta.article.author,
      publishedTime: shop.kind === 'article' ? (publishedAt ?? meta.article.publishedTime) : meta.article.publishedTime,
    },
    product: product ? withProduct(meta.product ?? emptyProduct(), product, shop) : meta.product,
  };
}

/**
 * For a page that was just read: if it prints another price than the shop's data, the price has changed and the shop has
 * not reported it yet, so the page's price wins.
 */
export function withOlderShopData(meta: MetaTagData, shop: ShopPage): MetaTagData {
  const printed = readAmount(meta.product?.price ?? null);
  const { product } = shop;
  const isOutdated = product?.price != null && printed !== null && printed !== Number(product.price);
  return withShopData(meta, isOutdated ? { ...shop, product: { ...product, price: null } } : shop);
}

/** A page that nobody has read yet. */
export const metaOfShopPage = (url: string, shop: ShopPage): MetaTagData =>
  withShopData(extractMeta({ body: new Uint8Array(), url, contentType: null }), shop);

function withProduct(printed: ProductData, product: ShopProduct, { title, images }: ShopPage): ProductData {
  const { price, compareAtPrice, currency, vendor, isAvailable, variants } = product;
  const money = price === null ? {} : { price, compareAtPrice, currency, variants };
  return {
    ...printed,
    ...money,
    name: title,
    brand: vendor ?? printed.brand,
    availability: isAvailable ? 'in stock' : 'out of stock',
    images: [...new Set([...images.map(({ url }) => url), ...printed.images])],
  };
}

const toMetaImage = ({ url, width, height, alt }: ShopImage): MetaImage => ({
  url,
  rawUrl: url,
  secureUrl: null,
  width,
  height,
  size: null,
  type: null,
  alt,
});
