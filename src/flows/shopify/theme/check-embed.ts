import { embedCheckOf, type SeenPage } from '#domain/shopify/embed-check.ts';
import { liveKindOfRoute, readLiveSwitch } from '#domain/shopify/theme-snippet.ts';
import { isOursFirst } from '#domain/site/judge-tags.ts';
import { markVerified } from '#flows/sites/verify-project.ts';
import type { Db } from '#io/db/db.ts';
import { findProject } from '#io/db/queries/projects/projects.ts';
import { changeShop, findShop, lockKnownShop } from '#io/db/queries/shopify/shops.ts';
import type { Io } from '#io/io.ts';
import { chooseSamples, readSample } from './sample-pages.ts';

/** Shopify keeps pages for a while: nothing of ours right after the switch may be the page from before. */
export const AGAIN_SECONDS = 120;

export async function startEmbedCheck(io: Pick<Io, 'queue'>, db: Db, shop: string): Promise<void> {
  const check = (singletonKey: string) => io.queue.enqueue(db, 'shopify-embed', { shop }, { singletonKey });
  // A running job may have read its pages already, so one more is queued behind it.
  if ((await check(`shopify-embed-${shop}`)) === null) await check(`shopify-embed-next-${shop}`);
}

/**
 * The job: the theme's settings say that the app embed is on; the store's own pages show where our image comes first.
 * Kinds of pages that the merchant has switched off are not looked at.
 */
export async function checkEmbed(
  io: Io,
  domain: string,
  { isLast, signal }: { isLast?: boolean | undefined; signal: AbortSignal },
): Promise<void> {
  const shop = await findShop(io.db, domain);
  const project = shop?.projectId ? await findProject(io.db, shop.projectId) : null;
  if (!shop || !project || shop.accessToken === null || shop.theme?.tag.state !== 'embed') return;
  const live = readLiveSwitch(shop.liveSwitch);
  const seen: SeenPage[] = [];
  for (const url of await chooseSamples(io, project)) {
    const kind = liveKindOfRoute(new URL(url).pathname);
    if (!live.includes(kind)) continue;
    const tags = await readSample(io, project, url, signal);
    seen.push({
      kind,
      isOurs: tags && isOursFirst(tags.state),
      isDoubled: tags !== null && tags.images.filter(({ tag }) => tag === 'og:image').length > 1,
    });
  }
  const check = embedCheckOf(seen);
  const isCurrent = await io.db.transaction(async (db) => {
    const now = await lockKnownShop(db, shop.id);
    // Changed meanwhile: the job that was queued with the change looks again.
    if (now?.theme?.tag.state !== 'embed' || now.liveSwitch !== shop.liveSwitch) return false;
    await changeShop(db, shop.id, { theme: { ...now.theme, check } });
    if (isLast || check.ours.length > 0 || seen.length === 0) return true;
    const options = { singletonKey: `shopify-embed-again-${domain}`, startAfterSeconds: AGAIN_SECONDS };
    await io.queue.enqueue(db, 'shopify-embed', { shop: domain, isLast: true }, options);
    return true;
  });
  // With the shop no longer locked: an audit locks the project.
  if (isCurrent && check.ours.length > 0) await markVerified(io, project);
}
