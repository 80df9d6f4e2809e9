/** `name.myshopify.com` in lower case: the permanent name of a shop, whatever domain it sells on. Null: none. */
export function readShopDomain(text: string): string | null {
  const domain = text.trim().toLowerCase();
  return domain.length <= 255 && /^[a-z0-9][a-z0-9-]*\.myshopify\.com$/.test(domain) ? domain : null;
}

/** What a merchant types: `halm-und-ton`, `halm-und-ton.myshopify.com`, the address of the admin. */
export function readTypedShop(text: string): string | null {
  const typed = text.trim().toLowerCase();
  const inAdmin = /^(?:https:\/\/)?admin\.shopify\.com\/store\/([a-z0-9][a-z0-9-]*)(?:\/|$)/.exec(typed)?.[1];
  const inShop = /^(?:https:\/\/)?([a-z0-9][a-z0-9-]*\.myshopify\.com)(?:\/|$)/.exec(typed)?.[1];
  return readShopDomain(inShop ?? `${inAdmin ?? typed}.myshopify.com`);
}

/** The shop's name in addresses of the admin. */
export const shopHandle = (shop: string): string => shop.replace(/\.myshopify\.com$/, '');
