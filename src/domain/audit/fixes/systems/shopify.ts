import { stockWords } from '#domain/audit/texts/suggest-tags.ts';
import type { MakeSystemFix } from './system-fix.ts';

// Liquid for snippets/meta-tags.liquid, where themes print their tags. `page_image`, `page_title` and `page_description`
// are Shopify's own objects and hold on every kind of page.

const values: ReadonlyMap<string, string> = new Map([
  ['og:image', "https:{{ share_image | image_url: width: 1200, height: 630, crop: 'center' }}"],
  ['og:title', '{{ page_title | escape }}'],
  ['og:description', '{{ page_description | default: shop.description | escape }}'],
  ['description', '{{ page_description | default: shop.description | escape }}'],
  ['og:url', '{{ canonical_url }}'],
  ['og:site_name', '{{ shop.name | escape }}'],
  ['twitter:card', 'summary_large_image'],
  ['robots', 'max-image-preview:large'],
  ['twitter:data1', '{{ product.price | money_with_currency | strip_html | escape }}'],
]);

/** Pages without an image of their own show a product of theirs, or of the shop, rather than nothing. */
const shareImage = [
  'page_image',
  'collection.products.first.featured_image',
  'blog.articles.first.image',
  'collections.all.products.first.featured_image',
].join(' | default: ');

const where = {
  en: 'In your theme: Online Store > Themes > … > Edit code, file snippets/meta-tags.liquid. Replace the tag if it’s there.',
  de: 'Im Theme: Onlineshop > Themes > … > Code bearbeiten, Datei snippets/meta-tags.liquid. Ein vorhandenes Tag ersetzen Sie.',
};

export const shopifyFix: MakeSystemFix = (edits) => {
  const cropsImage = edits.some(({ key }) => key === 'og:image');
  const lines = edits.map(({ key, value }) => lineOf(key, value ?? '', cropsImage));
  if (lines.includes(null)) return null;
  const isImage = edits.some(({ key }) => key.startsWith('og:image'));
  const isPrice = edits.some(({ key }) => key.startsWith('twitter:label'));
  const condition = cropsImage ? 'share_image' : isImage ? 'page_image' : isPrice ? 'product' : null;
  const assigned = cropsImage ? [`{%- assign share_image = ${shareImage} -%}`] : [];
  const inside = condition ? [`{%- if ${condition} -%}`, ...lines.map((line) => `  ${line}`), '{%- endif -%}'] : lines;
  return { code: [...assigned, ...inside].join('\n'), where };
};

function lineOf(key: string, value: string, cropsImage: boolean): string | null {
  if (key === 'title') return '<title>{{ page_title | escape }}</title>';
  const liquid = liquidOf(key, value, cropsImage);
  if (liquid === null) return null;
  const attribute = key.startsWith('og:') ? 'property' : 'name';
  return `<meta ${attribute}="${key}" content="${liquid}">`;
}

function liquidOf(key: string, value: string, cropsImage: boolean): string | null {
  if (key === 'og:image:width') return cropsImage ? '1200' : '{{ page_image.width }}';
  if (key === 'og:image:height') return cropsImage ? '630' : '{{ page_image.height }}';
  // Labels are the same on all products of a language.
  if (/^twitter:label\d$/.test(key)) return value;
  if (key === 'twitter:data2') {
    const words = stockWords(value);
    return words && `{% if product.available %}${words.inStock}{% else %}${words.outOfStock}{% endif %}`;
  }
  return values.get(key) ?? null;
}
