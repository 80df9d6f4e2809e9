import { describe, expect, test } from 'vitest';
import { pageKindOfPath, readPageKind } from './page-kind.ts';
import { detectPageType, readShopifyDomain } from './page-type.ts';

describe('page type', () => {
  test.each([
    ['shopify', 'header alone', '', { 'powered-by': 'Shopify' }],
    ['shopify', 'shard header', '', { 'x-shardid': '12' }],
    ['shopify', 'server timing', '', { 'server-timing': 'db;dur=1, pageType;desc="product"' }],
    ['shopify', 'own script', '<script>Shopify.shop = "a-b.myshopify.com";</script>', {}],
    ['shopify', 'theme', '<script>Shopify.theme = {"name":"Dawn"};</script>', {}],
    ['shopify', 'wallet', '<meta id="x" name="shopify-digital-wallet" content="/1/digital_wallets/dialog">', {}],
    ['shopify', 'two strong marks', '<script id="__st">1</script><div id="shopify-section-header">', {}],
    ['shopify', 'one strong mark and nothing else', '<img src="/cdn/shop/files/a.jpg">', {}],
    ['shopify', 'cookie list', '', { 'set-cookie': ['a=1', '_shopify_y=2; path=/'] }],
    ['custom', 'hotlinked picture', '<img src="https://cdn.shopify.com/s/files/1/a.jpg">', {}],
    [
      'wordpress',
      'with a Buy Button',
      '<link href="/wp-content/themes/a.css"><script src="https://cdn.shopify.com/buy.js"></script>',
      {},
    ],
    ['wordpress', 'generator', '<meta name="generator" content="WordPress 6.6">', {}],
    ['wordpress', 'api link', '', { link: '<https://x.example/wp-json/>; rel="https://api.w.org/"' }],
    ['typo3', 'generator', '<meta name="generator" content="TYPO3 CMS">', {}],
    ['typo3', 'fileadmin', '<img src="/fileadmin/logo.png">', {}],
    ['typo3', 'assets of 12', '<link href="/_assets/0123456789abcdef0123456789abcdef/a.css">', {}],
    ['typo3', 'before wordpress', '<img src="/fileadmin/wp-content/x.png">', {}],
    ['magento', 'init', '<script type="text/x-magento-init">{}</script>', {}],
    ['magento', 'static', '<link href="/static/version1700000000/frontend/a/b.css">', {}],
    ['drupal', 'generator', '<meta name="Generator" content="Drupal 10 (https://www.drupal.org)">', {}],
    ['drupal', 'expires', '', { expires: 'Sun, 19 Nov 1978 05:00:00 GMT' }],
    ['drupal', 'selector', '<input data-drupal-selector="edit">', {}],
    ['custom', 'nothing', '<p>hello</p>', {}],
    ['custom', 'the word alone', '<p>We moved from Shopify to WordPress and TYPO3</p>', {}],
  ] as const)('%s: %s', (pageType, _what, html, headers) => {
    expect(detectPageType({ html, headers: { ...headers } as Record<string, string | string[]> }).pageType).toBe(
      pageType,
    );
  });

  test('Hydrogen is Shopify without a theme', () => {
    const reading = detectPageType({
      html: '<script>{"shop":"Bloom-Co.myshopify.com"}</script>',
      headers: { 'powered-by': 'Shopify, Hydrogen' },
    });
    expect(reading).toMatchObject({ pageType: 'shopify', isHeadless: true, shopifyDomain: 'bloom-co.myshopify.com' });
    expect(detectPageType({ html: '', headers: { 'oxygen-version': '1' } }).isHeadless).toBe(true);
    expect(detectPageType({ html: 'Shopify.theme = {}', headers: { 'powered-by': 'Shopify' } }).isHeadless).toBe(false);
  });

  test.each([
    ['Shopify.shop = "own.myshopify.com"; other.myshopify.com', 'own.myshopify.com'],
    ['see https://other.myshopify.com/x first, Shopify.shop = "own.myshopify.com"', 'own.myshopify.com'],
    ['state: "leak.myshopify.com"', 'leak.myshopify.com'],
    ['myshopify.com', null],
  ])('permanent domain of %j', (html, domain) => {
    expect(readShopifyDomain(html)).toBe(domain);
  });
});

describe('page kind', () => {
  test.each([
    ['/', 'home'],
    ['/de', 'home'],
    ['/en-ca/', 'home'],
    ['/products/a', 'product'],
    ['/de-at/products/a', 'product'],
    ['/collections/c/products/a', 'product'],
    ['/collections', 'collection'],
    ['/collections/c', 'collection'],
    ['/collections/c/tag', 'collection'],
    ['/collections/vendors', 'collection'],
    ['/pages/about', 'page'],
    ['/pages/type/handle', 'page'],
    ['/blogs/news', 'blog'],
    ['/blogs/news/a', 'article'],
    ['/cart', 'cart'],
    ['/search', 'search'],
    ['/account/login', 'account'],
    ['/policies/refund-policy', 'policy'],
    ['/de/password', 'password'],
    ['/anything', 'other'],
  ])('path %s is %s', (path, kind) => {
    expect(pageKindOfPath(path)).toBe(kind);
  });

  test.each([
    [
      'the page wins over the path',
      '<script id="__st">var __st={"a":1,"p":"article","rid":2};</script>',
      '/products/a',
      'article',
    ],
    ['analytics without __st.p', 'var __st={"a":1}; meta = {"page":{"pageType":"collection"}}', '/x', 'collection'],
    ['404 has no p', 'var __st={"a":1}; meta = {"page":{"pageType":"404"}}', '/products/gone', 'not-found'],
    ['unknown words are ignored', 'var __st={"p":"novelty"};', '/pages/a', 'page'],
    ['only the path', '', '/blogs/news', 'blog'],
  ])('%s', (_what, html, path, kind) => {
    expect(readPageKind({ html, url: `https://shop.example${path}` })).toBe(kind);
  });

  test('the header decides if the page does not', () => {
    expect(
      readPageKind({
        html: '',
        headers: { 'server-timing': 'pageType;desc="product"' },
        url: 'https://shop.example/x',
      }),
    ).toBe('product');
  });
});
