/** `name.myshopify.com` in lower case: the permanent name of a shop, whatever domain it sells on. Null: none. */
export function readShopDomain(text: string): string | null {
  // The letters are checked before they are made small: `K` (the sign for kelvin) would become a `k`. No shop's name
  // begins like one in other letters (punycode).
  return /^(?!xn--)[a-z0-9][a-z0-9-]{0,62}\.myshopify\.com$/i.test(text) ? text.toLowerCase() : null;
}

/** The shop's name in addresses of the admin. */
export const shopHandle = (shop: string): string => shop.replace(/\.myshopify\.com$/, '');
