import { ApiError } from '#contract/errors.ts';
import { isAddressProven } from '#domain/access/proven-address.ts';
import type { Language } from '#domain/language.ts';
import { type LoginFrom, type LoginOutcome, openSession } from '#flows/accounts/open-session.ts';
import { findUserById } from '#io/db/queries/accounts/users.ts';
import { findProject } from '#io/db/queries/projects/projects.ts';
import { addShopifyLink, consumeShopifyLink, findShop, findShopUser } from '#io/db/queries/shopify/shops.ts';
import type { Io } from '#io/io.ts';
import { pageUrl } from '#io/page-url.ts';
import type { ShopSession } from '#io/shopify/verify-request.ts';

// Threat: everybody who works in a shop's admin could get in to its owner's account, which may have other projects.
// Layers: only the person who connected the account is logged in by the link, or anybody in the admin while the account
// is the shop's own, which nobody has proven to be theirs; all others get a link to the same place without a login. A
// link is 256 bits, works once and for two minutes; second factors are required as after any other first step. Left
// open: who passes on the link within that time logs somebody else in to their own account.

const VALID_SECONDS = 120;

interface Wanted {
  session: ShopSession;
  projectId: number;
  path: string | null;
  language: Language;
}

export async function studioLink(io: Io, { session, projectId, path, language }: Wanted): Promise<string> {
  const [shop, found] = await Promise.all([findShop(io.db, session.shop), findShopUser(io.db, session.shop)]);
  const project = shop?.projectId === projectId ? await findProject(io.db, projectId) : null;
  if (!shop || !found || !project) throw new ApiError('PROJECT_NOT_FOUND');
  const next = path ?? new URL(pageUrl(io, language, `/app/${project.slug}/dashboard`)).pathname;
  const isOwn = found.user.platform === 'shopify' && !isAddressProven(found.user);
  if (!isOwn && shop.ownerShopUser !== session.shopUserId) return io.settings.siteUrl + next;
  const link = { kind: 'studio', shop: shop.shop, userId: found.user.id, next, validSeconds: VALID_SECONDS } as const;
  const code = await addShopifyLink(io.db, link);
  return `${io.settings.apiUrl}/shopify/studio?${new URLSearchParams({ code })}`;
}

/** Logs in by the link, which opens in a window of its own. */
export function followStudioLink(
  io: Io,
  { code, from }: { code: string; from: LoginFrom },
): Promise<{ entered: LoginOutcome; next: string }> {
  return io.db.transaction(async (db) => {
    const link = await consumeShopifyLink(db, 'studio', code);
    const user = link?.userId ? await findUserById(db, link.userId) : null;
    if (!link?.next || !user) throw new ApiError('SHOPIFY_LINK_EXPIRED');
    return { entered: await openSession(io, user, { method: 'link', from }, db), next: link.next };
  });
}
