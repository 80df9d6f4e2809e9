import { ApiError } from '#contract/errors.ts';
import { countLeftOut } from '#domain/billing/left-out.ts';
import { missingScopes, seesLanguages, WRITE_THEMES } from '#domain/shopify/app-config.ts';
import { shownKinds } from '#domain/shopify/embed-check.ts';
import { describePageSync } from '#domain/shopify/page-sync.ts';
import type { ThemeReport } from '#domain/shopify/theme-report.ts';
import { readLiveSwitch } from '#domain/shopify/theme-snippet.ts';
import { currentPlan, pageLimit } from '#io/db/queries/billing/covering-plan.ts';
import { creditBalance } from '#io/db/queries/billing/credits.ts';
import { countSubPages } from '#io/db/queries/pages/sub-pages.ts';
import { findProject, type ProjectRow } from '#io/db/queries/projects/projects.ts';
import { type ChargeRow, listRunningCharges } from '#io/db/queries/shopify/charges.ts';
import { findShopOfProject, type ShopRow } from '#io/db/queries/shopify/shops.ts';
import type { Io } from '#io/io.ts';
import type { Shopify } from '#io/shopify/shopify.ts';
import { isTrialFor } from './billing/choose-plan.ts';

/** The shop of a project as its members see it. Sends no request to Shopify, because webhooks keep the row current. */
export async function describeShop(io: Io, shopify: Shopify, projectId: number) {
  const [shop, project] = await Promise.all([findShopOfProject(io.db, projectId), findProject(io.db, projectId)]);
  if (!shop || !project) throw new ApiError('NOT_FOUND');
  const { name, primaryUrl, theme } = shop;
  const missing = shop.accessToken === null ? [] : missingScopes(shop.scopes);
  const state = shop.accessToken === null ? 'uninstalled' : missing.length > 0 ? 'scopes' : 'ready';
  return {
    shop: { name: name ?? shop.shop, domain: shop.shop, primaryUrl, appUrl: shopify.addresses.app(shop.shop) },
    state: state as 'uninstalled' | 'scopes' | 'ready',
    missing,
    canWriteThemes: shop.scopes.includes(WRITE_THEMES),
    seesLanguages: seesLanguages(shop.scopes),
    pages: await describePages(io, shop, project),
    theme: theme && {
      id: theme.id,
      name: theme.name,
      state: isEmbedOff(theme) ? ('embed-off' as const) : theme.tag.state,
      shows: shownKinds(theme),
      lookedAt: theme.lookedAt,
    },
    live: readLiveSwitch(shop.liveSwitch),
    billing: await describeBilling(io, shop, projectId),
  };
}

/** The same pages as in the plan's use and on the dashboard: of the shop's list and of its sitemap. */
async function describePages(io: Io, { scopes, pageSync, pagesReadAt }: ShopRow, project: ProjectRow) {
  const [read, limit] = await Promise.all([countSubPages(io.db, project.id), pageLimit(io.db, project.id)]);
  const found = project.subPagesFound === null ? null : Math.max(project.subPagesFound, read);
  const sync = describePageSync(pageSync, pagesReadAt);
  const isOwnLanguage = !seesLanguages(scopes) && found !== null && found <= (pageSync?.found ?? 0);
  return {
    found,
    isCounting: sync.isReading || isOwnLanguage,
    read,
    leftOut: countLeftOut({ limit, taken: read, found: found ?? 0 }),
    ...sync,
  };
}

const isEmbedOff = ({ tag }: ThemeReport) => tag.state === 'absent' && tag.reason === 'embed-off';

async function describeBilling(io: Io, shop: ShopRow, projectId: number) {
  const charges = await listRunningCharges(io.db, projectId);
  const current = charges.find(({ state }) => state === 'active' || state === 'frozen') ?? null;
  const next = charges.find(({ state }) => state === 'accepted') ?? null;
  const trialFor: ('starter' | 'professional')[] = [];
  for (const basePlan of ['starter', 'professional'] as const)
    if (!current && (await isTrialFor(io.db, shop, basePlan))) trialFor.push(basePlan);
  return {
    planId: (await currentPlan(io.db, projectId)).id,
    current: current && shown(current),
    next: next && shown(next),
    trialFor,
    canBuyCredits: current?.state === 'active' && current.usageLine !== null,
    credits: await creditBalance(io.db, projectId),
  };
}

const shown = ({ planId, period, state, isTest, trialEndsAt, periodEndsAt }: ChargeRow) => ({
  planId,
  period,
  state: state as 'accepted' | 'active' | 'frozen',
  isTest,
  trialEndsAt,
  periodEndsAt,
});
