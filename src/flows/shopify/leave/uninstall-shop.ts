import { cancelCrawl } from '#flows/crawl/running-crawls.ts';
import { endPlan } from '#flows/shopify/billing/start-plan.ts';
import type { WebhookWork } from '#flows/shopify/handle-webhooks.ts';
import { askShop } from '#flows/shopify/shop-access.ts';
import { changeProject, lockProject } from '#io/db/queries/projects/projects.ts';
import { cancelCharges } from '#io/db/queries/shopify/charges.ts';
import { changeShop, lockKnownShop, type ShopRow } from '#io/db/queries/shopify/shops.ts';
import type { Io } from '#io/io.ts';
import { shopQuery } from '#io/shopify/queries/shop.ts';

/** How long images of shared links keep working, and a reinstallation finds the old designs. */
const RETENTION_DAYS = 90;
const DAY_MS = 86_400_000;

/** `app/uninstalled`. */
export async function onUninstalled({ io, shop, triggeredAt, signal }: WebhookWork): Promise<void> {
  if (shop.accessToken === null) return;
  const isOlder = triggeredAt !== null && triggeredAt <= shop.installedAt;
  if (isOlder && !(await isGone(io, shop, signal))) return;
  // Shopify's own timestamp if plausible, because its deletion request is compared with it.
  await uninstallShop(io, shop, isOlder || triggeredAt === null || triggeredAt > io.now() ? io.now() : triggeredAt);
}

/** The webhook may be about an earlier installation, or our clock may be ahead, so Shopify is asked. */
async function isGone(io: Io, shop: ShopRow, signal: AbortSignal): Promise<boolean> {
  const answer = await askShop(io, shop, shopQuery, signal);
  if (answer.ok) return false;
  if (answer.reason === 'unauthorized') return true;
  throw new Error(`whether the app is installed is not known: ${answer.reason}`);
}

/** Ends the shop's tokens, plan and jobs at once. A project from before the app continues without it. */
async function uninstallShop(io: Io, shop: ShopRow, uninstalledAt: Date): Promise<void> {
  await io.db.transaction(async (db) => {
    const row = await lockKnownShop(db, shop.id);
    if (!row) return;
    await changeShop(db, row.id, {
      accessToken: null,
      accessTokenExpiresAt: null,
      refreshToken: null,
      refreshTokenExpiresAt: null,
      pageSync: null,
      scopes: [],
      uninstalledAt,
      deleteAt: new Date(io.now().getTime() + RETENTION_DAYS * DAY_MS),
    });
    if (row.projectId === null || !(await lockProject(db, row.projectId))) return;
    if (await cancelCharges(db, row.projectId, io.now())) await endPlan(db, row.projectId);
    // Inactive: nothing is read, watched or audited any more; images are served as before.
    if (row.madeProject) await changeProject(db, row.projectId, { state: 'inactive' });
  });
  if (shop.madeProject && shop.projectId !== null) await cancelCrawl(io, shop.projectId);
}
