import { z } from 'zod';
import {
  MAX_IMAGES,
  MAX_VARIANTS,
  type ShopImage,
  type ShopResource,
  type ShopVariant,
  type Translation,
} from '#domain/shopify/shop-page.ts';

// Schemas for the responses to shop-queries.ts, and their conversion.

const Image = z.object({
  url: z.string(),
  width: z.number().nullish(),
  height: z.number().nullish(),
  altText: z.string().nullish(),
});
const Variant = z.object({
  title: z.string(),
  price: z.string(),
  compareAtPrice: z.string().nullish(),
  availableForSale: z.boolean(),
});
const Media = z.object({ image: Image.nullish() });
const Texts = z.array(z.object({ key: z.string(), value: z.string().nullish() }));
const Amount = z.object({ amount: z.string() });
const Seo = z.object({ title: z.string().nullish() }).nullish();
const time = z.string().nullish();

const common = { id: z.string(), handle: z.string(), title: z.string(), updatedAt: time };
const Node = z.discriminatedUnion('__typename', [
  z.looseObject({
    __typename: z.literal('Product'),
    ...common,
    vendor: z.string().nullish(),
    status: z.string(),
    publishedAt: time,
    onlineStoreUrl: z.string().nullish(),
    description: z.string().nullish(),
    seo: Seo,
    totalInventory: z.number().nullish(),
    tracksInventory: z.boolean().nullish(),
    priceRangeV2: z.object({ minVariantPrice: Amount.extend({ currencyCode: z.string() }) }),
    compareAtPriceRange: z.object({ minVariantCompareAtPrice: Amount.nullish() }).nullish(),
    media: z.object({ nodes: z.array(Media) }).optional(),
    variants: z.object({ nodes: z.array(Variant) }).optional(),
  }),
  z.looseObject({
    __typename: z.literal('Collection'),
    ...common,
    description: z.string().nullish(),
    seo: Seo,
    image: Image.nullish(),
  }),
  z.looseObject({
    __typename: z.literal('Page'),
    ...common,
    publishedAt: time,
    isPublished: z.boolean(),
    bodySummary: z.string().nullish(),
  }),
  z.looseObject({ __typename: z.literal('Blog'), ...common }),
  z.looseObject({
    __typename: z.literal('Article'),
    ...common,
    publishedAt: time,
    isPublished: z.boolean(),
    summary: z.string().nullish(),
    author: z.object({ name: z.string().nullish() }).nullish(),
    image: Image.nullish(),
    blog: z.looseObject({ handle: z.string() }),
  }),
]);
type ResourceNode = z.output<typeof Node>;

/** A resource without children, which are nested or follow on their own lines. Null: a type we do not use. */
export function readResource(value: unknown, languages: readonly string[]): ShopResource | null {
  const read = Node.safeParse(value);
  return read.success ? toResource(read.data, languages) : null;
}

function toResource(node: ResourceNode, languages: readonly string[]): ShopResource {
  const base = {
    id: node.id,
    handle: node.handle,
    title: node.title,
    seoTitle: null,
    description: null,
    images: [] as ShopImage[],
    updatedAt: node.updatedAt ?? new Date(0).toISOString(),
    publishedAt: null,
    author: null,
    isVisible: true,
    translations: translationsOf(node, languages),
  };
  switch (node.__typename) {
    case 'Product':
      return { ...base, ...productOf(node) };
    case 'Collection': {
      const { description, seo, image } = node;
      return {
        ...base,
        kind: 'collection',
        description: description || null,
        seoTitle: seo?.title || null,
        images: image ? [toImage(image)] : [],
      };
    }
    case 'Page': {
      const { bodySummary, publishedAt, isPublished } = node;
      const description = bodySummary || null;
      return { ...base, kind: 'page', description, publishedAt: publishedAt ?? null, isVisible: isPublished };
    }
    case 'Blog':
      return { ...base, kind: 'blog' };
    case 'Article': {
      const { summary, publishedAt, isPublished, author, image, blog } = node;
      return {
        ...base,
        kind: 'article',
        blog: { handle: blog.handle, translations: translationsOf(blog, languages) },
        description: plainText(summary ?? '') || null,
        publishedAt: publishedAt ?? null,
        author: author?.name || null,
        images: image ? [toImage(image)] : [],
        isVisible: isPublished,
      };
    }
  }
}

function productOf(node: Extract<ResourceNode, { __typename: 'Product' }>) {
  const { description, seo, vendor, publishedAt, onlineStoreUrl, priceRangeV2, compareAtPriceRange } = node;
  const { amount, currencyCode } = priceRangeV2.minVariantPrice;
  const before = compareAtPriceRange?.minVariantCompareAtPrice?.amount ?? null;
  const variants = (node.variants?.nodes ?? []).map(toVariant);
  // Of up to 2,000 variants we read the first 100.
  const hasStock = node.tracksInventory === false || (node.totalInventory ?? 0) > 0;
  return {
    kind: 'product' as const,
    description: description || null,
    seoTitle: seo?.title || null,
    publishedAt: publishedAt ?? null,
    // Null while it is a draft, archived, or not in the online store.
    isVisible: Boolean(onlineStoreUrl),
    images: (node.media?.nodes ?? []).flatMap(({ image }) => (image ? [toImage(image)] : [])),
    product: {
      price: amount,
      compareAtPrice: Number(before) > 0 ? before : null,
      currency: currencyCode,
      vendor: vendor || null,
      isAvailable: variants.some(({ isAvailable }) => isAvailable) || (variants.length >= MAX_VARIANTS && hasStock),
      variants,
    },
  };
}

/** Adds a variant or image that came on its own line. */
export function addChild(parent: ShopResource, line: { __typename?: unknown }): void {
  if (line.__typename === 'ProductVariant') {
    const read = Variant.safeParse(line);
    if (!read.success || !parent.product) return;
    if (read.data.availableForSale) parent.product.isAvailable = true;
    if (parent.product.variants.length < MAX_VARIANTS) parent.product.variants.push(toVariant(read.data));
  } else if (line.__typename === 'MediaImage') {
    const read = Media.safeParse(line);
    if (read.data?.image && parent.images.length < MAX_IMAGES) parent.images.push(toImage(read.data.image));
  }
}

const toVariant = ({ title, price, compareAtPrice, availableForSale }: z.output<typeof Variant>): ShopVariant => ({
  title: title.slice(0, 255),
  price,
  compareAtPrice: Number(compareAtPrice) > 0 ? (compareAtPrice ?? null) : null,
  isAvailable: availableForSale,
});

const toImage = ({ url, width, height, altText }: z.output<typeof Image>): ShopImage => ({
  url,
  width: width ?? null,
  height: height ?? null,
  alt: altText?.slice(0, 500) || null,
});

function translationsOf(node: Record<string, unknown>, languages: readonly string[]): Map<string, Translation> {
  const all = new Map<string, Translation>();
  const fields = new Map(Object.entries(node));
  for (const [index, language] of languages.entries()) {
    const read = Texts.safeParse(fields.get(`t${index}`));
    if (!read.success) continue;
    const values = new Map(read.data.flatMap(({ key, value }) => (value ? [[key, value] as const] : [])));
    const text = (key: string) => values.get(key);
    const body = text('summary_html') ?? text('body_html');
    all.set(language, {
      ...given('title', text('title')),
      ...given('handle', text('handle')),
      ...given('seoTitle', text('meta_title')),
      ...given('description', body && plainText(body)),
    });
  }
  return all;
}

const given = (key: keyof Translation, value: string | undefined): Translation => (value ? { [key]: value } : {});

/** The beginning of a text in HTML. */
const plainText = (html: string): string =>
  html
    .slice(0, 5_000)
    .replaceAll(/<[^>]*>?/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 600);
