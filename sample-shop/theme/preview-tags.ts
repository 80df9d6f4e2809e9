// The tags of a preview, right or wrong as cases.ts says. The usual page prints what Dawn's meta-tags snippet prints.
import { type ImageShape, imageFile, logoFile, shapes } from '../images/image-files.ts';
import { shop } from '../shop.ts';
import { addressOf, type ShopPage } from '../shop-page.ts';
import { entities, escapeHtml } from './escape.ts';

export interface PreviewTags {
  /** Where the theme prints its snippet. */
  head: string;
  /** What an app adds after content_for_header. */
  appBlock: string;
  /** What a page builder leaves in the body. */
  body: string;
}

interface Image {
  url: string;
  width?: number;
  height?: number;
  secureUrl?: string;
  type?: string;
  alt?: string;
}

const version = '?v=1762300800';

function imagesOf(page: ShopPage, base: string): Image[] {
  const at = (shape: ImageShape, type: 'jpg' | 'webp' | 'svg' = 'jpg', scene = page.scene): Image => {
    const [width, height] = shapes[shape];
    return { url: `${base}${imageFile(scene, shape, type)}${version}`, width, height };
  };
  switch (page.caseId) {
    case 'no-image':
      return [];
    case 'perfect':
      return [{ ...at('wide'), type: 'image/jpeg', alt: page.title }];
    case 'portrait':
      return [at('portrait')];
    case 'huge-image':
      return [at('raw')];
    case 'tiny-image':
      return [at('tiny')];
    case 'webp-image':
      return [at('wide', 'webp')];
    case 'svg-image':
      return [{ url: `${base}${imageFile(page.scene, 'wide', 'svg')}` }];
    case 'three-images':
      return [at('square'), at('portrait'), at('landscape')];
    case 'http-image': {
      // The host does not exist: a platform that insists on og:image gets nothing, one that reads secure_url does.
      const image = at('wide');
      return [
        {
          ...image,
          url: `http://cdn.${shop.host}${imageFile(page.scene, 'wide')}${version}`,
          secureUrl: image.url,
        },
      ];
    }
    case 'generic-logo':
      return [{ url: `${base}${logoFile}?height=628&pad_color=fff&v=1690000000&width=1200`, width: 1200, height: 628 }];
    case 'relative-image':
      return [{ url: imageFile(page.scene, 'wide'), width: 1200, height: 630 }];
    case 'wrong-size':
      return [{ ...at('small'), width: 1200, height: 630 }];
    case 'missing-image':
      return [{ url: `${base}/cdn/shop/files/gone-1200x630.jpg${version}`, width: 1200, height: 630 }];
    case 'guarded-image':
      return [
        {
          ...at('wide'),
          url: `${base}${imageFile(page.scene, 'wide').replace('/files/', '/files/guarded-')}${version}`,
        },
      ];
    case 'square':
      return [at('square')];
    default:
      return [at(page.kind === 'product' ? 'landscape' : 'wide')];
  }
}

const price = (cents: number, language: string) =>
  language === 'de' ? (cents / 100).toFixed(2).replace('.', ',') : (cents / 100).toFixed(2);

export function previewTags(page: ShopPage, base: string): PreviewTags {
  const write = page.caseId === 'entities' ? entities : escapeHtml;
  const attribute = page.caseId === 'name-attribute' ? 'name' : 'property';
  const og = (key: string, value: string | number) => `<meta ${attribute}="${key}" content="${write(String(value))}">`;
  const named = (key: string, value: string) => `<meta name="${key}" content="${write(value)}">`;
  const url = `${base}${page.address}`;
  const hasDescription = page.caseId !== 'no-description';
  const images = imagesOf(page, base);
  const type = page.kind === 'product' ? 'product' : page.kind === 'article' ? 'article' : 'website';
  const isPerfect = page.caseId === 'perfect';

  const tags = [
    ...(page.caseId === 'noindex' ? [named('robots', 'noindex')] : []),
    og('og:site_name', shop.name),
    og('og:url', page.caseId === 'other-url' ? `${base}${addressOf('/pages/about', page.language)}` : url),
    og('og:title', page.title),
    og('og:type', type),
    ...(hasDescription ? [og('og:description', page.description)] : []),
    ...(isPerfect ? [og('og:locale', page.language === 'de' ? 'de_DE' : 'en_GB')] : []),
    ...images.flatMap((image) => [
      og('og:image', image.url),
      ...(image.secureUrl ? [og('og:image:secure_url', image.secureUrl)] : []),
      ...(image.type ? [og('og:image:type', image.type)] : []),
      ...(image.width ? [og('og:image:width', image.width)] : []),
      ...(image.height ? [og('og:image:height', image.height)] : []),
      ...(image.alt ? [og('og:image:alt', image.alt)] : []),
    ]),
    ...(page.product
      ? [
          og('og:price:amount', price(page.product.price, page.language)),
          og('og:price:currency', 'EUR'),
          ...(isPerfect
            ? [
                og('product:price:amount', (page.product.price / 100).toFixed(2)),
                og('product:price:currency', 'EUR'),
                og('product:availability', 'in stock'),
              ]
            : []),
        ]
      : []),
    ...(page.kind === 'article'
      ? [
          og('article:published_time', `${page.updatedAt}T08:00:00+01:00`),
          og('article:modified_time', `${page.updatedAt}T08:00:00+01:00`),
        ]
      : []),
    named('twitter:card', page.caseId === 'summary-card' ? 'summary' : 'summary_large_image'),
    named('twitter:title', page.title),
    ...(hasDescription ? [named('twitter:description', page.description)] : []),
    ...(isPerfect && images[0] ? [named('twitter:image', images[0].url), named('twitter:image:alt', page.title)] : []),
    ...(page.caseId === 'labelled-data' && page.product
      ? [
          named('twitter:label1', page.language === 'de' ? 'Preis' : 'Price'),
          named(
            'twitter:data1',
            page.language === 'de' ? `${price(page.product.price, 'de')} €` : `€${price(page.product.price, 'en')}`,
          ),
          named('twitter:label2', page.language === 'de' ? 'Verfügbarkeit' : 'Availability'),
          named('twitter:data2', page.language === 'de' ? 'auf Lager' : 'in stock'),
        ]
      : []),
  ].join('\n    ');

  const block = 'shopify://apps/share-cards-pro/blocks/head-tags/0f6d2c1e-5b0a-4c1d-9c55-1a2b3c4d5e6f';
  const doubled = [
    og('og:title', `${page.title} | ${shop.name}`),
    og('og:image', `${base}${imageFile(page.scene, 'square')}`),
    og('og:image:width', 1600),
    og('og:image:height', 1600),
  ].join('\n    ');
  return {
    head: page.caseId === 'body-tags' ? '' : tags,
    appBlock:
      page.caseId === 'app-doubles'
        ? `<!-- BEGIN app block: ${block} -->\n    ${doubled}\n    <!-- END app block -->`
        : '',
    body: page.caseId === 'body-tags' ? tags : '',
  };
}
