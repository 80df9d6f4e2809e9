import { expect, test } from 'vitest';
import { readTheme } from './read-theme.ts';

test.each([
  ['Shopify.theme = {"name":"Dawn","id":128812,"schema_name":"Dawn","role":"main"};', 'Dawn (128812)'],
  ['<link href="//shop.example/cdn/shop/t/14/assets/base.css?v=1">', '(14)'],
  ['<link href="https://a.example/wp-content/themes/astra/style.min.css?ver=4.8.1">', 'astra 4.8.1'],
  ['<link href="/wp-content/themes/astra/style.css">', 'astra'],
  // Bytes of UTF-8, read as Latin-1.
  ['Shopify.theme = {"name":"Caf\u00c3\u00a9","id":7};', 'Café (7)'],
  ['<p>Shopify.theme is a variable</p>', null],
  ['', null],
])('%s is made by %s', (html, theme) => expect(readTheme(html)).toBe(theme));
