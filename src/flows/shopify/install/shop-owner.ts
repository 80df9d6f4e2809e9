import type { Language } from '#domain/language.ts';
import type { Db } from '#io/db/db.ts';
import { addUser, findUserByEmail } from '#io/db/queries/accounts/users.ts';
import { changeShop, type ShopRow } from '#io/db/queries/shopify/shops.ts';

// Threat: a shop names somebody else's address as its own, and gets into that person's account, now or when the person
// comes later. Layers: an account that exists is not touched until it agrees itself (claim-shop.ts); a new one counts as
// not confirmed, gets no mails, and loses the shop when somebody proves the address (confirm-address.ts). Left open: the
// address is taken, as with any registration, until its owner proves it.

export interface Installer {
  /** Shopify's id of the person in its admin; null: installed from Linkbild. */
  shopUserId: string | null;
  language: Language;
  /** The account that the person in the admin has proven to be theirs. */
  agreedId: number | null;
}

/** Null as owner: the address belongs to an account that has not agreed. */
export async function settleOwner(db: Db, shop: ShopRow, { shopUserId, language, agreedId }: Installer) {
  if (shop.ownerId !== null) return shop;
  const ownerId = agreedId ?? (await addShopOwner(db, shop, language));
  if (ownerId === null) return shop;
  return (await changeShop(db, shop.id, { ownerId, ownerShopUser: shopUserId })) ?? shop;
}

async function addShopOwner(db: Db, { email }: ShopRow, language: Language): Promise<number | null> {
  if (email === null || (await findUserByEmail(db, email))) return null;
  const user = await addUser(db, { email, language, platform: 'shopify', status: 'inactive' });
  return user?.id ?? null;
}
