import { findScope } from '#io/db/queries/projects/access.ts';
import { findShopOfProject } from '#io/db/queries/shopify/shops.ts';
import type { Io } from '#io/io.ts';
import type { Shopify } from '#io/shopify/shopify.ts';
import { settleCharges } from './settle-charges.ts';

// Shopify redirects the merchant here after the approval page. The URL only proves that we created it, so what was
// approved is read from Shopify.

const proofOf = (io: Pick<Io, 'keys'>, project: string) => io.keys.hash('shopify-return', project).slice(0, 32);

export const returnProof = (io: Pick<Io, 'keys'>, project: string): URLSearchParams =>
  new URLSearchParams({ project, proof: proofOf(io, project) });

/** The URL of the app in the shop's admin, with the outcome. Null: we did not create this return URL. */
export async function finishBilling(io: Io, shopify: Shopify, query: URLSearchParams): Promise<string | null> {
  const uuid = query.get('project') ?? '';
  if (query.get('proof') !== proofOf(io, uuid)) return null;
  const project = await findScope(io.db, 'project', uuid);
  const shop = project && (await findShopOfProject(io.db, project.projectId));
  if (!shop) return null;
  const billing = await settleCharges(io, shop).catch((error: unknown) => {
    // The webhook about the approval is still to come.
    io.log.warn({ err: error, shop: shop.shop }, 'what was approved could not be asked for');
    return 'unknown';
  });
  return shopify.addresses.app(shop.shop, `?${new URLSearchParams({ billing })}`);
}
