import { expect, test } from 'vitest';
import { setEmbed } from '../admin/merchant-pages.ts';
import { createShopifyTest } from '../shopify.fixture.ts';

const tag = (html: string, property: string) =>
  new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`).exec(html)?.[1];

test('a product page is printed from the theme’s files', async () => {
  const { shop } = await createShopifyTest();
  const response = await fetch(`${shop.storefrontUrl}/products/dune-vase`);
  const html = await response.text();
  expect(response.headers.get('server-timing')).toContain('pageType;desc="product"');
  expect(tag(html, 'og:title')).toBe('Dune vase');
  expect(tag(html, 'og:type')).toBe('product');
  expect(tag(html, 'og:price:amount')).toBe('64,00');
  expect(html).toContain('Shopify.shop = "halm.myshopify.com"');
  expect(html.indexOf('og:image')).toBeLessThan(html.indexOf('content_for_header.start'));
  const image = await fetch(tag(html, 'og:image') ?? '');
  expect(image.headers.get('content-type')).toBe('image/jpeg');
  expect(Buffer.from(await image.arrayBuffer()).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
});

test('every kind of page has its template, in both languages', async () => {
  const { shop } = await createShopifyTest();
  const { pages, blogs, articles } = shop.catalogue;
  const paths = [
    '/',
    '/collections/ceramics',
    '/collections/all',
    `/pages/${pages[0]?.handle}`,
    `/blogs/${blogs[0]?.handle}`,
  ];
  paths.push(`/blogs/${blogs[0]?.handle}/${articles[0]?.handle}`, '/de', '/de/products/dune-vase', '/cart');
  for (const path of paths) {
    const response = await fetch(shop.storefrontUrl + path);
    const html = await response.text();
    expect([path, response.status]).toEqual([path, 200]);
    expect([path, html.match(/Liquid error|Translation missing|undefined/g)]).toEqual([path, null]);
    expect(html).toContain(`<html class="js" lang="${path.startsWith('/de') ? 'de' : 'en'}">`);
  }
  const missing = await fetch(`${shop.storefrontUrl}/products/none`);
  expect(missing.status).toBe(404);
  expect(await missing.text()).toContain('"pageType":"404"');
});

test('an app embed prints once it is switched on, behind the theme’s own tags', async () => {
  const { shopify, shop } = await createShopifyTest({
    app: { embeds: { tags: '<meta property="og:image" content="{{ shop.url }}/drawn.jpg">' } },
  });
  const html = async () => (await fetch(`${shop.storefrontUrl}/products/dune-vase`)).text();
  expect(await html()).not.toContain('app block');
  setEmbed(shop, shop.publishedTheme, shopify.app, 'tags', true);
  const page = await html();
  expect(page).toContain(`<!-- BEGIN app block: shopify://apps/linkbild/blocks/tags/${shopify.app.extensionUuid} -->`);
  expect(page.indexOf('drawn.jpg')).toBeGreaterThan(page.indexOf('content_for_header.end'));
  shop.uninstall();
  expect(await html()).not.toContain('app block');
});

test('a preview shows another theme than visitors see', async () => {
  const { shop } = await createShopifyTest();
  const copy = shop.addTheme('Copy', { 'layout/theme.liquid': '<head>{{ content_for_header }}</head>copy' });
  const preview = await fetch(`${shop.storefrontUrl}/?preview_theme_id=${copy.id}`);
  expect(await preview.text()).toContain('</head>copy');
  const cookie = preview.headers.getSetCookie().find((own) => own.startsWith('preview_theme=')) ?? '';
  const next = await fetch(`${shop.storefrontUrl}/cart`, { headers: { cookie: cookie.split(';')[0] ?? '' } });
  expect(await next.text()).toContain('</head>copy');
  expect(await (await fetch(shop.storefrontUrl)).text()).not.toContain('</head>copy');
  shop.publishTheme(copy);
  expect(await (await fetch(shop.storefrontUrl)).text()).toContain('</head>copy');
});

test('the permanent domain leads to the shop’s own', async () => {
  const { shopify, shop } = await createShopifyTest();
  const response = await fetch(shop.shopUrl('/products/dune-vase?preview_theme_id=5'), { redirect: 'manual' });
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe(`${shop.storefrontUrl}/products/dune-vase?preview_theme_id=5`);
  expect((await fetch(`${shopify.url}/shops/nobody.myshopify.com/`)).status).toBe(404);
});

test('the sitemap is an index of children with their ranges, for each language', async () => {
  const { shop } = await createShopifyTest({ shop: { products: 5000 } });
  const read = async (url: string) => {
    const xml = await (await fetch(url)).text();
    return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => loc.replaceAll('&amp;', '&'));
  };
  const children = await read(`${shop.storefrontUrl}/sitemap.xml`);
  expect(children.map((child) => new URL(child).pathname)).toContain('/de/sitemap_products_3.xml');
  const products = (
    await Promise.all(
      children.filter((child) => /\/\d+\/sitemap_products|:\d+\/sitemap_products/.test(child)).map(read),
    )
  ).flat();
  expect(products.filter((loc) => loc.includes('/products/'))).toHaveLength(shop.catalogue.products.length);
  const last = products.at(-1) ?? '';
  expect((await fetch(last)).status).toBe(200);
});

test('metafields are read by the theme and by the app’s own embed', async () => {
  const { shopify, shop, installation, ask } = await createShopifyTest({
    app: {
      embeds: {
        tags: `{{ app.metafields.linkbild.preview.value.uuid }}/{{ block.settings.pages }}/{{ product.title | md5 | slice: 0, 4 }}
{% schema %}{ "name": "Tags", "target": "head", "settings": [{ "type": "select", "id": "pages", "default": "all" }] }{% endschema %}`,
      },
    },
    shop: {
      theme: {
        files: { 'layout/theme.liquid': '{{ content_for_header }}[{{ shop.metafields.linkbild.preview.value }}]' },
      },
    },
  });
  setEmbed(shop, shop.publishedTheme, shopify.app, 'tags', true);
  const set = `mutation ($metafields: [MetafieldsSetInput!]!) { metafieldsSet(metafields: $metafields) {
    userErrors { field message } } }`;
  const place = { namespace: 'linkbild', key: 'preview' };
  const shopId = `gid://shopify/Shop/${shop.id}`;
  const appId = `gid://shopify/AppInstallation/${installation.id}`;
  const { data } = await ask(set, {
    metafields: [
      { ...place, ownerId: shopId, type: 'single_line_text_field', value: 'off' },
      { ...place, ownerId: appId, type: 'json', value: '{"uuid":"u1"}' },
    ],
  });
  expect(data.metafieldsSet.userErrors).toEqual([]);
  const html = await (await fetch(`${shop.storefrontUrl}/products/dune-vase`)).text();
  expect(html).toContain('u1/all/da5a');
  expect(html).toContain('[off]');
  const wrong = await ask(set, { metafields: [{ ...place, ownerId: appId, type: 'json', value: '{' }] });
  expect(wrong.data.metafieldsSet.userErrors[0].message).toBe('Value is invalid JSON.');
  const read = await ask('{ shop { metafield(namespace: "linkbild", key: "preview") { value } } }');
  expect(read.data.shop.metafield.value).toBe('off');
});
