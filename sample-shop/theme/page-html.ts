// A page of the shop → its HTML.
import { articles, blog, collections } from '../catalogue/documents.ts';
import { type Product, products } from '../catalogue/products.ts';
import { imageFile } from '../images/image-files.ts';
import type { SceneName } from '../images/scenes.ts';
import { type ShopLanguage, shop } from '../shop.ts';
import { addressOf, type ShopPage } from '../shop-page.ts';
import { factsOf } from './content-for-header.ts';
import { entities, escapeHtml, scriptJson } from './escape.ts';
import { layout } from './layout.ts';
import { previewTags } from './preview-tags.ts';

const money = (cents: number, language: ShopLanguage) =>
  language === 'de' ? `${(cents / 100).toFixed(2).replace('.', ',')} €` : `€${(cents / 100).toFixed(2)}`;

const image = (scene: SceneName, alt: string, width: number, isFirst = false) =>
  `<img src="${imageFile(scene, 'square')}?v=1762300800&amp;width=${width}" width="${width}" height="${width}" alt="${escapeHtml(alt)}"${isFirst ? ' fetchpriority="high"' : ' loading="lazy"'}>`;

const card = (href: string, scene: SceneName, title: string, line: string) =>
  `<li><a class="card" href="${href}">${image(scene, title, 600)}<b>${escapeHtml(title)}</b><span>${escapeHtml(line)}</span></a></li>`;

const productCards = (list: Product[], language: ShopLanguage) =>
  `<ul class="grid">${list.map((entry) => card(addressOf(`/products/${entry.handle}`, language), entry.scene, entry.title[language], money(entry.price, language))).join('')}</ul>`;

const hero = (page: ShopPage, inner: string) =>
  `<section class="hero"><div><h1>${escapeHtml(page.title)}</h1>${inner}</div><div>${image(page.scene, page.title, 900, true)}</div></section>`;

const jsonLd = (value: Record<string, unknown>) =>
  `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', ...value })}</script>`;

function productMain(page: ShopPage, product: Product, base: string): string {
  const { language } = page;
  const others = products
    .filter((entry) => entry !== product && entry.collections.some((name) => product.collections.includes(name)))
    .slice(0, 4);
  const reviews = 12 + (product.price % 37);
  const data = jsonLd({
    '@type': 'Product',
    name: page.title,
    description: page.description,
    image: [`${base}${imageFile(page.scene, 'square')}`],
    brand: { '@type': 'Brand', name: shop.name },
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.8, reviewCount: reviews },
    offers: {
      '@type': 'Offer',
      price: (product.price / 100).toFixed(2),
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      url: `${base}${page.address}`,
    },
  });
  return `${hero(
    page,
    `<div class="jdgm-widget jdgm-preview-badge stars" data-id="${page.resourceId}">★★★★★ <small>(${reviews})</small></div><p class="price">${money(product.price, language)}</p><p class="lead">${escapeHtml(page.description)}</p><form action="${addressOf('/cart', language)}" method="get"><button class="button">${language === 'de' ? 'In den Warenkorb' : 'Add to cart'}</button></form>`,
  )}<h2>${language === 'de' ? 'Das passt dazu' : 'Goes well with'}</h2>${productCards(others, language)}${data}`;
}

function mainOf(page: ShopPage, base: string): string {
  const { language } = page;
  const lead = `<p class="lead">${escapeHtml(page.description)}</p>`;
  switch (page.kind) {
    case 'home':
      return (
        hero(
          page,
          `${lead}<a class="button" href="${addressOf('/collections/new', language)}">${language === 'de' ? 'Neues ansehen' : 'See what is new'}</a>`,
        ) +
        `<h2>${language === 'de' ? 'Sammlungen' : 'Collections'}</h2><ul class="grid">${collections.map((entry) => card(addressOf(`/collections/${entry.handle}`, language), entry.scene, entry.title[language], entry.description[language])).join('')}</ul>` +
        `<h2>${language === 'de' ? 'Lieblingsstücke' : 'Favourites'}</h2>${productCards(products.slice(0, 8), language)}` +
        jsonLd({ '@type': 'Organization', name: shop.name, url: base, logo: `${base}/cdn/shop/files/mark-192.png` })
      );
    case 'product':
      return page.product ? productMain(page, page.product, base) : '';
    case 'collection': {
      const handle = page.path.split('/')[2] ?? '';
      return (
        hero(page, lead) +
        productCards(
          products.filter((entry) => entry.collections.includes(handle)),
          language,
        )
      );
    }
    case 'blog':
      return `${hero(page, lead)}<ul class="grid">${articles.map((entry) => card(addressOf(`/blogs/${blog.handle}/${entry.handle}`, language), entry.scene, entry.title[language], entry.description[language])).join('')}</ul>`;
    case 'article':
    case 'page':
      return `${hero(page, lead)}<div class="prose">${page.text.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('')}</div>${
        page.kind === 'article'
          ? jsonLd({
              '@type': 'BlogPosting',
              headline: page.title,
              datePublished: page.updatedAt,
              image: `${base}${imageFile(page.scene, 'wide')}`,
              publisher: { '@type': 'Organization', name: shop.name },
            })
          : ''
      }`;
  }
}

export function pageHtml(page: ShopPage, base: string): string {
  const tags = previewTags(page, base);
  return layout({
    facts: factsOf(page),
    base,
    title: page.kind === 'home' ? page.title : `${page.title} – ${shop.name}`,
    canonical: `${base}${page.address}`,
    description: page.caseId === 'no-description' ? null : page.description,
    tags: tags.head,
    appTags: tags.appBlock,
    main: tags.body + mainOf(page, base),
    ...(page.caseId === 'late-tags' ? { styleBeforeTags: 350_000 } : {}),
    // Sizes of real themes: products have the largest.
    styleBytes: page.kind === 'product' ? 60_000 + (page.resourceId % 7) * 9_000 : 48_000,
    settingsBytes: page.kind === 'product' ? 70_000 : 36_000,
    withOldTraces: page.caseId === 'old-app-traces',
    ...(page.caseId === 'entities' ? { write: entities } : {}),
  });
}
