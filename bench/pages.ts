// Pages to measure on, our own and the same on every machine: shop pages as themes and apps print them (about 280 kB,
// the main set), and the extremes from 5 kB to 3 MB.

export interface BenchPage {
  name: string;
  html: string;
  body: Uint8Array;
  /** The ratios are computed over these. */
  isMain: boolean;
}

let state = 1;
function chance(): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 4294967296;
}
const whole = (below: number) => Math.floor(chance() * below);
const pick = <T>(list: readonly T[]): T => list[whole(list.length)] as T;
const times = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join('');

const nouns = [
  'Merino',
  'Jacke',
  'sneaker',
  'Tasche',
  'cotton',
  'Größe',
  'coat',
  'linen',
  'Hemd',
  'wool',
  'organic',
  'schön',
  'café',
  'bag',
  'blue',
  'navy',
  'waterproof',
  'limited',
  'für',
  'Damen',
];
const words = (count: number) => Array.from({ length: count }, () => pick(nouns)).join(' ');
const hex = (length: number) => Array.from({ length }, () => whole(16).toString(16)).join('');
const cdn = (name: string, width: number) =>
  `//shop.example/cdn/shop/files/${name}-${hex(8)}.jpg?v=17${whole(99999999)}&amp;width=${width}`;

const script = (bytes: number) => {
  let code = '(function(){var a=window.shop=window.shop||{};';
  while (code.length < bytes)
    code += `a.${pick(nouns).replace(/\W/g, '')}${whole(999)}=function(e,t){if(e<t&&t>${whole(99)}){return {"id":"${hex(12)}","url":"https:\\/\\/cdn.shop.example\\/s\\/${hex(6)}.js","list":[${whole(9)},${whole(9)}]}}return null};`;
  return `<script>${code}})();</script>\n`;
};
const style = (bytes: number) => {
  let css = '';
  while (css.length < bytes)
    css += `.${pick(nouns).replace(/\W/g, 'x')}-${hex(4)}{display:flex;margin:0 ${whole(40)}px;color:#${hex(6)};background:url("data:image/svg+xml,%3Csvg%3E")}@media screen and (min-width:750px){.x-${hex(3)}>a{top:${whole(90)}%}}\n`;
  return `<style data-shopify>${css}</style>\n`;
};
const json = (bytes: number) => {
  let list = '';
  while (list.length < bytes)
    list += `{"id":${whole(99999999)},"title":"${words(3)}","price":${whole(9999)},"available":true,"featured_image":"\\/\\/shop.example\\/cdn\\/${hex(8)}.jpg"},`;
  return `<script type="application/json" data-variants>[${list}{}]</script>\n`;
};

const previewTags = (title: string, description: string) => `
    <meta property="og:site_name" content="Nordlicht &amp; Söhne">
    <meta property="og:url" content="https://shop.example/products/${hex(6)}">
    <meta property="og:title" content="${title}">
    <meta property="og:type" content="product">
    <meta property="og:description" content="${description}">
    <meta property="og:image" content="http:${cdn('hero', 1200)}">
    <meta property="og:image:secure_url" content="https:${cdn('hero', 1200)}">
    <meta property="og:image:width" content="2048">
    <meta property="og:image:height" content="1365">
    <meta property="og:price:amount" content="129,00">
    <meta property="og:price:currency" content="EUR">
    <meta name="twitter:site" content="@nordlicht">
    <meta name="twitter:card" content="summary_large_image">
    <meta name="twitter:title" content="${title}">
    <meta name="twitter:description" content="${description}">
`;

function shopHead(kilobytes: number, locales: number): string {
  const title = `${words(4)} – Nordlicht &amp; Söhne`;
  const description = words(24);
  const rest = kilobytes * 1000 - 9000 - locales * 90;
  return `<!doctype html>
<html class="js" lang="de">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="X-UA-Compatible" content="IE=edge">
    <meta name="viewport" content="width=device-width,initial-scale=1">
    <meta name="theme-color" content="">
    <link rel="canonical" href="https://shop.example/products/${hex(6)}">
    <link rel="preconnect" href="https://cdn.shop.example" crossorigin>
    <link rel="icon" type="image/png" href="${cdn('favicon', 32)}" sizes="32x32">
    <title>
      ${title}
    </title>
    <meta name="description" content="${description}">
${previewTags(title, description)}
    <script src="//shop.example/cdn/shop/t/12/assets/constants.js?v=${hex(20)}" defer="defer"></script>
    ${times(8, () => `<script src="//shop.example/cdn/shop/t/12/assets/${hex(8)}.js?v=${hex(20)}" defer="defer"></script>\n`)}
    <script>window.performance && window.performance.mark && window.performance.mark('shopify.content_for_header.start');</script>
    ${times(locales, () => `<link rel="alternate" hreflang="${pick(['de', 'en', 'fr', 'it'])}-${hex(2)}" href="https://shop.example/${hex(4)}/products/${hex(6)}">\n`)}
    <link rel="alternate" hreflang="x-default" href="https://shop.example/products/${hex(6)}">
    <link rel="alternate" type="application/json+oembed" href="https://shop.example/products/${hex(6)}.oembed">
    <script async="async" src="/checkouts/internal/preloads.js?locale=de-DE"></script>
    ${times(5, () => script(rest * 0.09))}
    ${style(rest * 0.25)}
    ${times(3, () => `<!-- BEGIN app block: shopify://apps/${hex(6)}/blocks/app-embed/${hex(8)}-${hex(4)} -->\n${script(rest * 0.06)}${style(rest * 0.04)}<link rel="stylesheet" href="https://cdn.shop.example/extensions/${hex(12)}.css"><!-- END app block -->`)}
  </head>
`;
}

const icon = () =>
  `<svg aria-hidden="true" focusable="false" role="presentation" class="icon icon-${hex(3)}" fill="none" viewBox="0 0 44 44"><title>Icon</title><path d="M${times(12, () => `${whole(40)}.${whole(99)} ${whole(40)}.${whole(99)}L`)}0 0z" fill="currentColor"></path></svg>`;
const menu = () =>
  `<ul class="header__submenu list-menu" role="list" tabindex="-1">${times(
    14,
    () => `
  <li><a id="HeaderMenu-${hex(5)}" href="/collections/${hex(6)}" class="header__menu-item list-menu__item link link--text focus-inset caption-large">${words(2)}</a></li>`,
  )}</ul>`;
const card = () => `
<li class="grid__item scroll-trigger animate--slide-in" data-cascade style="--animation-order: ${whole(9)};">
  <div class="card-wrapper product-card-wrapper underline-links-hover"><div class="card card--standard card--media" style="--ratio-percent: 125.0%;">
    <div class="card__inner color-scheme-2 gradient ratio"><div class="card__media"><div class="media media--transparent media--hover-effect">
      <img srcset="${cdn('p', 165)} 165w,${cdn('p', 360)} 360w,${cdn('p', 533)} 533w,${cdn('p', 720)} 720w" src="${cdn('p', 533)}" sizes="(min-width: 1200px) 267px, (min-width: 990px) calc((100vw - 130px) / 4)" alt="${words(5)}" class="motion-reduce" loading="lazy" width="2048" height="2560">
    </div></div></div>
    <div class="card__content"><div class="card__information"><h3 class="card__heading h5"><a href="/products/${hex(8)}" id="CardLink-${hex(6)}" class="full-unstyled-link">${words(4)}</a></h3>
      <div class="card-information"><span class="visually-hidden">Anbieter:</span><div class="price"><div class="price__container"><span class="price-item price-item--regular">€${whole(200)},00 EUR</span></div></div></div>
    </div></div></div></div>
  ${icon()}
</li>`;
const section = () => `
<section id="shopify-section-template--${whole(99999)}__${hex(6)}" class="shopify-section section">${chance() < 0.5 ? `<link href="//shop.example/cdn/shop/t/12/assets/section-${hex(4)}.css?v=${hex(16)}" rel="stylesheet" type="text/css" media="all" />` : ''}
  ${style(500 + whole(900))}<div class="page-width"><h2 class="title inline-richtext h1">${words(3)}</h2><p>${words(60)}</p>
  <ul class="grid product-grid grid--2-col-tablet-down">${times(4 + whole(5), card)}</ul>${icon()}</div>${chance() < 0.4 ? script(1500 + whole(3000)) : ''}
</section>`;

function shopBody(kilobytes: number): string {
  let body = `  <body class="gradient"><a class="skip-to-content-link button visually-hidden" href="#MainContent">Direkt zum Inhalt</a><header>${times(6, menu)}</header><main id="MainContent">`;
  while (body.length < kilobytes * 1000 - 16_000) body += section();
  const product = {
    '@context': 'http://schema.org/',
    '@type': 'Product',
    name: words(3),
    image: [`https:${cdn('p', 1200)}`],
    brand: { '@type': 'Brand', name: 'Nordlicht' },
    offers: [{ '@type': 'Offer', price: 129, priceCurrency: 'EUR', availability: 'http://schema.org/InStock' }],
  };
  return `${body}${json(9_000)}<script type="application/ld+json">${JSON.stringify(product)}</script></main><footer>${times(3, menu)}</footer></body></html>`;
}

function blogPage(kilobytes: number): string {
  const title = words(5);
  const head = `<!DOCTYPE html><html lang="de"><head><meta charset="UTF-8"><title>${title}</title>
<!-- This site is optimized with the Yoast SEO plugin v26.0 - https://yoast.com/wordpress/plugins/seo/ -->
<meta name="description" content="${words(20)}"><link rel="canonical" href="https://blog.example/${hex(5)}/">${previewTags(title, words(20))}
<script type="application/ld+json" class="yoast-schema-graph">{"@context":"https://schema.org","@graph":[{"@type":"Article","headline":"${title}"}]}</script>
<!-- / Yoast SEO plugin. --><meta name="generator" content="WordPress 6.8">${times(12, () => `<link rel='stylesheet' id='${hex(5)}-css' href='https://blog.example/wp-content/${hex(7)}.css' media='all' />\n`)}${style(9_000)}</head>`;
  let body = '<body class="post-template-default single"><article>';
  while (body.length < kilobytes * 1000 - head.length)
    body += `<p>${words(80)}</p><figure class="wp-block-image"><img decoding="async" src="https://blog.example/wp-content/uploads/${hex(8)}.jpg" alt="${words(4)}"/></figure><h2 class="wp-block-heading">${words(5)}</h2><!-- wp:paragraph --><p>${words(50)} <a href="https://blog.example/${hex(6)}/">${words(3)}</a></p>`;
  return `${head}${body}</article></body></html>`;
}

function page(name: string, html: string, isMain = false): BenchPage {
  return { name, html, body: new TextEncoder().encode(html), isMain };
}

/** The expensive case: the whole body must be scanned to know that this tag counts. */
const withLateTag = (html: string) => html.replace('</body>', '<meta property="og:locale" content="de_DE"></body>');

export function benchPages(): BenchPage[] {
  state = 20_26;
  return [
    page('landing page, 5 kB', blogPage(14).replace(/<style[\s\S]*?<\/style>/, ''), false),
    page('shop, small head', shopHead(40, 4) + shopBody(240), true),
    page('shop, usual head', shopHead(90, 12) + shopBody(190), true),
    page('shop, many apps', shopHead(150, 30) + shopBody(130), true),
    page('shop, a tag at the very end', withLateTag(shopHead(90, 12) + shopBody(190))),
    page('blog article, 120 kB', blogPage(120)),
    page('collection, 900 kB', shopHead(120, 30) + shopBody(780)),
    page(
      '3 MB, styles before the tags',
      shopHead(60, 4).replace('<title>', () => `${style(2_800_000)}<title>`) + shopBody(150),
    ),
    page('3 MB, state at the end', shopHead(60, 4) + shopBody(200) + json(2_700_000)),
  ];
}
