import { MAX_TITLE, type ShopPage } from './shop-page.ts';
import { MAX_IMAGES, MAX_VARIANTS, type ShopResource, type Translation } from './shop-resource.ts';
import type { ShopRoot } from './shop-roots.ts';

export interface FoundShopPage {
  url: string;
  page: ShopPage;
}

const MAX_DESCRIPTION = 1_000;

/** The page of a resource in every language and market; none if visitors cannot see it. */
export const pagesOfResource = (resource: ShopResource, roots: readonly ShopRoot[]): FoundShopPage[] =>
  resource.isVisible
    ? roots.flatMap((root) => {
        const url = addressOf(resource, root);
        return url === null ? [] : [{ url, page: pageOf(resource, root) }];
      })
    : [];

function addressOf({ kind, handle, blog, translations }: ShopResource, { url, language }: ShopRoot): string | null {
  const own = encodeURI(translations.get(language)?.handle ?? handle);
  if (kind !== 'article') return URL.parse(`${folders[kind]}/${own}`, url)?.href ?? null;
  if (!blog) return null;
  const inside = encodeURI(blog.translations.get(language)?.handle ?? blog.handle);
  return URL.parse(`blogs/${inside}/${own}`, url)?.href ?? null;
}

const folders = { product: 'products', collection: 'collections', page: 'pages', blog: 'blogs' } as const;

/** Where the pages of these roots begin, without those of other languages and markets in subfolders. */
export const foldersOf = (roots: readonly ShopRoot[]): string[] =>
  roots.flatMap(({ url }) => Object.values(folders).map((folder) => `${url}${folder}/`));

function pageOf(resource: ShopResource, { language, hasShopPrices }: ShopRoot): ShopPage {
  const { kind, images, publishedAt, author, product } = resource;
  const texts: Translation = resource.translations.get(language) ?? {};
  const description = texts.description ?? resource.description;
  const seoTitle = texts.seoTitle ?? resource.seoTitle;
  return {
    kind,
    title: short(texts.title ?? resource.title, MAX_TITLE),
    seoTitle: seoTitle === null ? null : short(seoTitle, MAX_TITLE),
    description: description === null ? null : short(description, MAX_DESCRIPTION),
    images: images.slice(0, MAX_IMAGES),
    language: language === '' ? null : language,
    publishedAt,
    author,
    ...(product && {
      product: {
        ...product,
        price: hasShopPrices ? product.price : null,
        compareAtPrice: hasShopPrices ? product.compareAtPrice : null,
        variants: hasShopPrices ? product.variants.slice(0, MAX_VARIANTS) : [],
      },
    }),
  };
}

/** Not in the middle of an emoji. */
const short = (text: string, most: number) => (text.length <= most ? text : text.slice(0, most).toWellFormed());
