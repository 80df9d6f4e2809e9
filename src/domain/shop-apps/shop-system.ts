// Shop systems beyond the page types of the specification, by marks in the HTML that no other system has.

export const shopSystems = ['shopware', 'jtl', 'oxid', 'gambio', 'prestashop', 'woocommerce'] as const;
export type ShopSystem = (typeof shopSystems)[number];

/** First match wins. */
const marks: readonly [ShopSystem, RegExp][] = [
  // The theme's compiled style sheet, and the assets of the storefront bundle (Shopware 6).
  ['shopware', /\/theme\/[0-9a-f]{32}\/css\/all\.css|\/bundles\/storefront\//],
  // In every form of JTL-Shop 5; NOVA is its template.
  ['jtl', /\bname=["']jtl_token["']|\/templates\/NOVA\//],
  ['oxid', /\/out\/pictures\/(?:generated|master)\/|\/out\/(?:apex|wave|flow|azure)\/(?:src|img)\//],
  ['gambio', /\bdata-gambio-widget=|\/GXModules\//],
  ['prestashop', /\bvar prestashop\s{0,3}=\s{0,3}\{|<meta [^>]{0,80}content=["']?PrestaShop/i],
  ['woocommerce', /\/wp-content\/plugins\/woocommerce\/|<meta [^>]{0,80}content=["']?WooCommerce/i],
];

/** Null: none of these. The marks are in the head and the page's header, so its beginning is enough. */
export function detectShopSystem(html: string): ShopSystem | null {
  return marks.find(([, pattern]) => pattern.test(html))?.[0] ?? null;
}
