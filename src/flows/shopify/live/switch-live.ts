import { ApiError } from '#contract/errors.ts';
import { type LiveKind, readLiveSwitch, writeLiveSwitch } from '#domain/shopify/theme-snippet.ts';
import { billingError } from '#flows/shopify/billing/choose-plan.ts';
import { askShop } from '#flows/shopify/shop-access.ts';
import { startEmbedCheck } from '#flows/shopify/theme/check-embed.ts';
import { startThemeLook } from '#flows/shopify/theme/look-at-theme.ts';
import type { UserRow } from '#io/db/queries/accounts/users.ts';
import { recordActivity } from '#io/db/queries/projects/activity-log.ts';
import { findProject } from '#io/db/queries/projects/projects.ts';
import { changeShop, findShopOfProject, lockKnownShop, lockLiveSwitch } from '#io/db/queries/shopify/shops.ts';
import type { Io } from '#io/io.ts';
import { setLiveSwitch } from '#io/shopify/queries/app-metafields.ts';

interface Wanted {
  projectId: number;
  user: UserRow;
  kinds: readonly LiveKind[];
}

/** Shopify is changed first, so that the row never claims a state the theme does not read. */
export async function switchLive(io: Io, { projectId, user, kinds }: Wanted): Promise<LiveKind[]> {
  const liveSwitch = writeLiveSwitch(kinds);
  await io.db.transaction(async (db) => {
    // Serialised, so that Shopify and the row both end with the second of two concurrent changes.
    await lockLiveSwitch(db, projectId);
    const shop = await findShopOfProject(db, projectId);
    if (!shop?.accessToken || shop.gid === null) throw new ApiError('SHOP_NOT_CONNECTED');
    const answer = await askShop(io, shop, setLiveSwitch(shop.gid, liveSwitch));
    if (!answer.ok) throw billingError(answer.reason);
    const [refused] = answer.data.metafieldsSet.userErrors;
    if (refused) {
      io.log.warn({ shop: shop.shop, reason: refused.message.slice(0, 200) }, 'the switch was refused');
      throw new ApiError('THEME_CHANGE_REFUSED');
    }
    // With the app embed, what pages show is looked at again.
    const { theme } = (await lockKnownShop(db, shop.id)) ?? shop;
    const isEmbed = theme?.tag.state === 'embed';
    await changeShop(db, shop.id, { liveSwitch, ...(isEmbed ? { theme: { ...theme, check: null } } : {}) });
    if (isEmbed) await startEmbedCheck(io, db, shop.shop);
    const project = await findProject(db, projectId);
    // Pages showed nothing of ours until now, so nothing has verified the project.
    const isNew = theme?.tag.state === 'first' && kinds.length > 0 && project?.verifiedAt === null;
    if (isNew) await startThemeLook(io, db, shop.shop);
    if (project) await recordActivity(db, { action: 'live-switched', actorId: user.id, project, subject: liveSwitch });
  });
  return readLiveSwitch(liveSwitch);
}
