// An address of the storefront → the objects a theme gets for it. https://shopify.dev/docs/api/liquid/objects
import { type ContentPage, entriesOf, type Product, type ShopImage, type Translations } from '../catalogue.ts';
import type { Shop } from '../shop/shop.ts';

type PageType =
  | 'index'
  | 'product'
  | 'collection'
  | 'list-collections'
  | 'page'
  | 'blog'
  | 'article'
  | '404'
  | 'cart'
  | 'search';

export interface PageData {
  type: PageType;
  title: string;
  description: string | null;
  image: ReturnType<typeof liquidImage> | null;
  /** `product`, `collection`, … by their names in Liquid. */
  objects: Record<string, unknown>;
  resourceId: number | null;
  /** Without the language's prefix. */
  canonicalPath: string;
}

const COLLECTION_PAGE = 24;
const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const liquidImage = (image: ShopImage) => ({
  id: image.id,
  path: image.path,
  src: image.path,
  alt: image.alt,
  width: image.width,
  height: image.height,
  aspect_ratio: image.width / image.height,
});

const inLanguage = (translations: Translations, locale: string, key: string, own: string) =>
  translations[locale]?.[key] ?? own;

function liquidProduct(product: Product, locale: string, root: string) {
  const images = product.images.map(liquidImage);
  const prices = product.variants.map(({ price }) => price);
  const title = inLanguage(product.translations, locale, 'title', product.title);
  const description = inLanguage(product.translations, locale, 'body_html', product.descriptionHtml);
  const compareAt = Math.max(0, ...product.variants.map(({ compareAtPrice }) => compareAtPrice ?? 0));
  const variants = product.variants.map((variant) => ({
    id: variant.id,
    title: variant.title,
    sku: variant.sku,
    price: variant.price,
    compare_at_price: variant.compareAtPrice,
    available: variant.inventory > 0,
    options: variant.options.map(({ value }) => value),
  }));
  return {
    id: product.id,
    title,
    handle: product.handle,
    description,
    content: description,
    vendor: product.vendor,
    type: product.productType,
    tags: product.tags,
    price: Math.min(...prices),
    price_min: Math.min(...prices),
    price_max: Math.max(...prices),
    price_varies: Math.min(...prices) !== Math.max(...prices),
    compare_at_price: compareAt || null,
    available: product.variants.some(({ inventory }) => inventory > 0),
    featured_image: images[0] ?? null,
    featured_media: images[0] ? { media_type: 'image', preview_image: images[0], ...images[0] } : null,
    images,
    media: images,
    variants,
    selected_or_first_available_variant: variants.find(({ available }) => available) ?? variants[0],
    url: `${root}/products/${product.handle}`,
    template_suffix: '',
  };
}

function content(own: ContentPage, locale: string, url: string) {
  const html = inLanguage(own.translations, locale, 'body_html', own.bodyHtml);
  return {
    id: own.id,
    handle: own.handle,
    title: inLanguage(own.translations, locale, 'title', own.title),
    content: html,
    description: html,
    excerpt_or_content: html,
    excerpt: plain(html).slice(0, 300),
    image: liquidImage(own.image),
    featured_image: liquidImage(own.image),
    published_at: '2026-03-01T08:00:00Z',
    url,
    template_suffix: '',
  };
}

function productsIn(shop: Shop, handle: string, locale: string, root: string) {
  const found = [];
  for (const product of entriesOf(shop.catalogue.products)) {
    if (product.status === 'ACTIVE' && (handle === 'all' || product.collections.includes(handle)))
      found.push(liquidProduct(product, locale, root));
    if (found.length === COLLECTION_PAGE) break;
  }
  return found;
}

const page = (type: PageType, title: string, canonicalPath: string, rest: Partial<PageData> = {}): PageData => ({
  type,
  title,
  canonicalPath,
  description: null,
  image: null,
  objects: {},
  resourceId: null,
  ...rest,
});

function contentData(
  type: PageType,
  name: string,
  own: ContentPage,
  locale: string,
  root: string,
  path: string,
): PageData {
  const object = content(own, locale, `${root}${path}`);
  return page(type, object.title, path, {
    description: plain(object.content).slice(0, 320),
    image: type === 'page' || type === 'blog' ? null : object.image,
    objects: { [name]: object },
    resourceId: own.id,
  });
}

/** Null: not found. `path` is without the language's prefix, `root` is that prefix. */
export function pageData(shop: Shop, path: string, locale: string, root: string): PageData | null {
  const { catalogue, details } = shop;
  const parts = path.split('/').filter(Boolean).map(decodeURIComponent);
  const [area, handle = '', third, fourth = ''] = parts;
  if (!area) return page('index', details.name, '/', { description: details.description });
  if (parts.length === 1 && area === 'cart') return page('cart', 'Your Shopping Cart', '/cart');
  if (parts.length === 1 && area === 'search') return page('search', 'Search', '/search');
  if (area === 'products' || (area === 'collections' && third === 'products')) {
    const product = catalogue.productByHandle(area === 'products' ? handle : fourth);
    if (product?.status !== 'ACTIVE') return null;
    const object = liquidProduct(product, locale, root);
    return page('product', object.title, `/products/${product.handle}`, {
      description: plain(object.description).slice(0, 320),
      image: object.featured_image,
      objects: { product: object },
      resourceId: product.id,
    });
  }
  if (area === 'collections' && !handle) return page('list-collections', 'Collections', '/collections');
  if (area === 'collections') {
    const own = catalogue.collections.find((collection) => collection.handle === handle);
    if (!own)
      return handle === 'all'
        ? page('collection', 'Products', '/collections/all', {
            objects: {
              collection: { title: 'Products', handle: 'all', products: productsIn(shop, 'all', locale, root) },
            },
          })
        : null;
    const data = contentData('collection', 'collection', own, locale, root, `/collections/${handle}`);
    Object.assign(data.objects.collection as object, { products: productsIn(shop, handle, locale, root) });
    return data;
  }
  if (area === 'pages') {
    const own = catalogue.pages.find((other) => other.handle === handle);
    return own ? contentData('page', 'page', own, locale, root, path) : null;
  }
  if (area !== 'blogs') return null;
  const blog = catalogue.blogs.find((own) => own.handle === handle);
  if (!blog) return null;
  const articles = catalogue.articles.map((own) => content(own, locale, `${root}/blogs/${handle}/${own.handle}`));
  const blogObject = { ...content(blog, locale, `${root}/blogs/${handle}`), articles };
  if (!third) return { ...contentData('blog', 'blog', blog, locale, root, path), objects: { blog: blogObject } };
  const article = catalogue.articles.find((own) => own.handle === third);
  if (!article) return null;
  const data = contentData('article', 'article', article, locale, root, path);
  return { ...data, objects: { ...data.objects, blog: blogObject } };
}
