import { z } from 'zod';
import { ApiError } from '#contract/errors.ts';
import { seesLanguages } from '#domain/shopify/app-config.ts';
import { newPageSync, type PageSync, type PageSyncFailure } from '#domain/shopify/page-sync.ts';
import { foldersOf, type ShopRoot, shopRoots } from '#domain/shopify/pages-by-market.ts';
import { shopPageKinds } from '#domain/shopify/shop-page.ts';
import { startAudit } from '#flows/audit/start-audit.ts';
import { askShop } from '#flows/shopify/shop-access.ts';
import { hasAudits } from '#io/db/queries/audits/audits.ts';
import { changeProject, findProject } from '#io/db/queries/projects/projects.ts';
import { markShopPagesGone } from '#io/db/queries/shopify/pages.ts';
import { changeShop, findShop, type ShopRow, savePageSync } from '#io/db/queries/shopify/shops.ts';
import type { Io } from '#io/io.ts';
import type { AdminResult } from '#io/shopify/admin-api.ts';
import { LOCALES, PRESENCES } from '#io/shopify/shop-queries.ts';
import { finishParts } from './bulk-parts.ts';
import type { Syncing } from './start-page-sync.ts';
import { choosePages, writePages } from './write-pages.ts';

/** Another sync started; its job does the rest. */
class Replaced extends Error {}

/** Retried by the queue; everything else waits for the schedule or the merchant. */
const temporary: ReadonlySet<PageSyncFailure> = new Set(['throttled', 'unavailable', 'bad-file']);

/**
 * The job: continues a sync where it stopped. URLs are read first, because the plan decides which pages are added, then
 * their data. Progress is saved after every step, so a killed worker repeats nothing.
 */
export async function syncPages(io: Io, domain: string, signal: AbortSignal): Promise<void> {
  const shop = await findShop(io.db, domain);
  const project = shop?.projectId ? await findProject(io.db, shop.projectId) : null;
  if (!io.shopify || !shop || !project || shop.uninstalledAt || !shop.accessToken) return;
  const state: PageSync = shop.pageSync ?? newPageSync(io.now());
  if (!shop.pageSync) await changeShop(io.db, shop.id, { pageSync: state });
  if (state.endedAt !== null) return;
  const save = async () => {
    if (!(await savePageSync(io.db, shop.id, state))) throw new Replaced('another reading began');
  };
  const sync: Syncing = { io, shop, project, state, save, signal };
  try {
    state.failure = null;
    const failed = await runSteps(sync);
    if (!failed) return;
    state.failure = { ...failed, at: io.now().toISOString() };
    await save();
    io.log.warn({ shop: domain, ...failed }, 'the pages of a shop could not be read');
    if (temporary.has(failed.reason)) throw new Error(`the pages of a shop: ${failed.reason} ${failed.detail}`);
  } catch (error) {
    if (!(error instanceof Replaced)) throw error;
  }
}

async function runSteps(sync: Syncing): Promise<{ reason: PageSyncFailure; detail: string } | null> {
  const { io, shop, project, state, signal } = sync;
  if (state.roots.length === 0) {
    const roots = await findShopRoots(io, shop, shop.primaryUrl ?? project.full, signal);
    if (!roots.ok) return roots;
    state.roots = roots.data;
    await sync.save();
    await addMarketDomains(sync);
  }
  const parts = await finishParts(sync);
  if (parts === 'later') return null;
  if (parts !== 'ready') return parts;
  if (!state.isChosen) {
    const chosen = await choosePages(sync);
    if (!chosen.ok) return chosen;
  }
  const written = await writePages(sync);
  if (!written.ok) return written;
  await finish(sync);
  return null;
}

/** Adds the domains of markets, whose pages are part of the site. */
async function addMarketDomains({ io, project, state }: Syncing): Promise<void> {
  const hosts = new Set([project.full, ...Object.values(project.locales)].map((url) => URL.parse(url)?.host));
  const others = state.roots.filter(({ url }) => !hosts.has(URL.parse(url)?.host));
  if (others.length === 0) return;
  const more = Object.fromEntries(others.map(({ url, language }) => [`${language}-${URL.parse(url)?.host}`, url]));
  const locales = { ...project.locales, ...more };
  await changeProject(io.db, project.id, { locales });
  project.locales = locales;
}

async function finish({ io, shop, project, state, save }: Syncing): Promise<void> {
  const isWhole = shopPageKinds.every((kind) => !state.parts[kind]?.isPartial);
  // Deleted, hidden, renamed, or of a market that was removed.
  if (isWhole) {
    const notSeenSince = new Date(state.startedAt);
    const within = seesLanguages(shop.scopes) ? null : foldersOf(state.roots);
    await markShopPagesGone(io.db, { projectId: project.id, notSeenSince, within, at: io.now() });
  }
  // Before the end is saved, so that it runs again if the job stops in between.
  await startFirstAudit(io, project.id);
  state.endedAt = io.now().toISOString();
  await save();
  await changeShop(io.db, shop.id, { pagesReadAt: io.now() });
}

/** Merchants see how their links look as soon as they open the app. Later audits are scheduled. */
async function startFirstAudit(io: Io, projectId: number): Promise<void> {
  if (await hasAudits(io.db, projectId)) return;
  try {
    // Started as a checker audit, which does not use up the free plan's one audit a month.
    await startAudit(io, { projectId, trigger: 'checker' });
  } catch (error) {
    // The project was deleted meanwhile.
    if (!(error instanceof ApiError)) throw error;
  }
}

const Locales = z.object({
  shopLocales: z.array(z.object({ locale: z.string(), primary: z.boolean(), published: z.boolean() })),
});
const Presences = z.object({
  webPresences: z
    .object({
      nodes: z.array(
        z.object({
          subfolderSuffix: z.string().nullish(),
          domain: z.object({ host: z.string() }).nullish(),
          rootUrls: z.array(z.object({ locale: z.string(), url: z.string() })),
          markets: z.object({ nodes: z.array(z.object({ status: z.string() })) }).nullish(),
        }),
      ),
    })
    .nullish(),
});

/** The root URLs of the shop's pages in each language and market, as far as the granted scopes show them. */
async function findShopRoots(
  io: Io,
  shop: ShopRow,
  primaryUrl: string,
  signal: AbortSignal,
): Promise<AdminResult<ShopRoot[]>> {
  const may = (scope: string) => shop.scopes.includes(scope) || shop.scopes.includes(scope.replace('read_', 'write_'));
  const locales = may('read_locales') ? await askShop(io, shop, { query: LOCALES, data: Locales }, signal) : null;
  if (locales && !locales.ok && locales.reason !== 'no-scope') return locales;
  const presences = may('read_markets') ? await askShop(io, shop, { query: PRESENCES, data: Presences }, signal) : null;
  if (presences && !presences.ok && presences.reason !== 'no-scope') return presences;
  const nodes = presences?.ok ? (presences.data.webPresences?.nodes ?? []) : null;
  const roots = shopRoots({
    primaryUrl,
    locales: locales?.ok
      ? locales.data.shopLocales.map(({ locale, primary, published }) => ({
          locale,
          isPrimary: primary,
          isPublished: published,
        }))
      : null,
    presences:
      nodes?.map(({ subfolderSuffix, domain, rootUrls, markets }) => ({
        host: domain?.host ?? null,
        hasSubfolder: Boolean(subfolderSuffix),
        // Without a market, the domain is the shop's own.
        isActive: !markets || markets.nodes.length === 0 || markets.nodes.some(({ status }) => status === 'ACTIVE'),
        roots: rootUrls,
      })) ?? null,
  });
  return { ok: true, data: roots };
}
