import { expect, test } from 'vitest';
import { detectShopSystem } from './shop-system.ts';

test.each([
  ['<link rel="stylesheet" href="https://e.de/theme/0123456789abcdef0123456789abcdef/css/all.css?17">', 'shopware'],
  ['<script src="/bundles/storefront/assets/js/x.js"></script>', 'shopware'],
  ['<input type="hidden" class="jtl_token" name="jtl_token" value="a">', 'jtl'],
  ['<link href="https://e.de/templates/NOVA/themes/base/x.css">', 'jtl'],
  ['<img src="https://e.de/out/pictures/generated/product/1/540_340_75/vase.jpg">', 'oxid'],
  ['<link href="https://e.de/out/wave/src/css/styles.min.css">', 'oxid'],
  ['<div data-gambio-widget="search">', 'gambio'],
  ['<script>var prestashop = {"cart":{}};</script>', 'prestashop'],
  ['<meta name="generator" content="PrestaShop">', 'prestashop'],
  ['<meta name="generator" content="WooCommerce 9.4.2">', 'woocommerce'],
  ['<link href="/wp-content/plugins/woocommerce/assets/css/woocommerce.css">', 'woocommerce'],
  ['<p>We moved from Shopware to PrestaShop, JTL and OXID</p>', null],
  ['<link href="/theme/css/all.css">', null],
])('%s: %s', (html, expected) => {
  expect(detectShopSystem(html)).toBe(expected);
});
