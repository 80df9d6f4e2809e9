/** `name.myshopify.com` in lower case: the permanent name of a shop, whatever domain it sells on. Null: none. */
export function readShopDomain(text: string): string | null {
  // The letters are checked before they are made small: `K` (the sign for kelvin) would become a `k`. No shop's name
  // begins like one in other letters (punycode).
  return /^(?!xn--)[a-z0-9][a-z0-9-]{0,62}\.myshopify\.com$/i.test(text) ? text.toLowerCase() : null;
}

/** What a merchant types: `halm-und-ton`, `halm-und-ton.myshopify.com`, the address of the admin. */
export function readTypedShop(text: string): string | null {
  const typed = text.trim();
  const inAdmin = /^(?:https:\/\/)?admin\.shopify\.com\/store\/([a-z0-9][a-z0-9-]*)(?:\/|$)/i.exec(typed)?.[1];
  const inShop = /^(?:https:\/\/)?([a-z0-9][a-z0-9-]*\.myshopify\.com)(?:\/|$)/i.exec(typed)?.[1];
  return readShopDomain(inShop ?? `${inAdmin ?? typed}.myshopify.com`);
}

/** The shop's name in addresses of the admin. */
export const shopHandle = (shop: string): string => shop.replace(/\.myshopify\.com$/, '');
