import { findScope } from '#io/db/queries/projects/access.ts';
import { findShopOfProject } from '#io/db/queries/shopify/shops.ts';
import type { Io } from '#io/io.ts';
import type { Shopify } from '#io/shopify/shopify.ts';
import { settleCharges } from './settle-charges.ts';

// Where Shopify leads a merchant back to after the approval page. The address proves nothing but that we made it: what
// was approved is asked for.

const proofOf = (io: Pick<Io, 'keys'>, project: string) => io.keys.hash('shopify-return', project).slice(0, 32);

export const returnProof = (io: Pick<Io, 'keys'>, project: string): URLSearchParams =>
  new URLSearchParams({ project, proof: proofOf(io, project) });

/** The app in the shop's admin, with what became of it. Null: not an address that we made. */
export async function finishBilling(io: Io, shopify: Shopify, query: URLSearchParams): Promise<string | null> {
  const uuid = query.get('project') ?? '';
  if (query.get('proof') !== proofOf(io, uuid)) return null;
  const project = await findScope(io.db, 'project', uuid);
  const shop = project && (await findShopOfProject(io.db, project.projectId));
  if (!shop) return null;
  const billing = await settleCharges(io, shop).catch((error: unknown) => {
    // The webhook about it is still to come.
    io.log.warn({ err: error, shop: shop.shop }, 'what was approved could not be asked for');
    return 'unknown';
  });
  return shopify.addresses.app(shop.shop, `?${new URLSearchParams({ billing })}`);
}
