import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { agentRows, laterAgentRows } from '#domain/agents/agent-rows.ts';
import { creditBundles as bundleRows } from '#domain/billing/credits.ts';
import { plans as planRows } from '#domain/billing/plan-table.ts';
import { defaultRoutes } from '#domain/routing/routes.ts';
import { baseTemplates } from '#domain/template/recommend-templates.ts';
import { type Db, locks } from '#io/db/db.ts';
import {
  baseRouteTemplates,
  campaigns,
  creditBundles,
  plans,
  projects,
  routes,
  seeds as seedRows,
  userAgents,
} from '#io/db/schema/index.ts';
import { demoCaseStudySeed } from './demo-case-studies.ts';

interface SeedSettings {
  /** The sample shop's origin; null if none runs: seeds that need it wait for a start with one. */
  sampleShopUrl: string | null;
}

/** Applied once per database, in the order of the list below. */
interface Seed {
  /** Never renamed: the database stores it. */
  name: string;
  insert(db: Db): Promise<void>;
}

/** Applied at the first start with a sample shop. URLs are built from its origin. */
export interface SampleShopSeed {
  name: string;
  insertWith(db: Db, shop: { address(path: string): string }): Promise<void>;
}

/** Gap between rows, so that the super admin can insert one without moving the others. */
const STEP = 10;

const userAgentSeed: Seed = {
  name: 'user-agents',
  insert: async (db) => {
    await db
      .insert(userAgents)
      .values(agentRows.map((row, index) => ({ position: (index + 1) * STEP, ...row })))
      .onConflictDoNothing();
  },
};

/**
 * Rows added after the first ones, for databases that have those. Placed after them, as none of the first matches the
 * same agents.
 */
const laterUserAgentSeed: Seed = {
  name: 'user-agents-of-assistants',
  insert: async (db) => {
    const rows = await db.select({ position: userAgents.position, pattern: userAgents.pattern }).from(userAgents);
    const last = Math.max(0, ...rows.map(({ position }) => position));
    const missing = laterAgentRows.filter(({ pattern }) => !rows.some((row) => row.pattern === pattern));
    if (missing.length === 0) return;
    await db.insert(userAgents).values(missing.map((row, index) => ({ position: last + (index + 1) * STEP, ...row })));
  },
};

/** Where each kind of page is in a Shopify shop: `preferredRoutePath` in the specification. */
const paths = { product: '/products/*', collection: '/collections/*', blog: '/blogs/*', page: '/pages/*', home: null };

/** The designs of domain/template/base-templates as rows, so that a super admin can add and change them. */
export const baseTemplateSeed: Seed = {
  name: 'base-templates',
  insert: async (db) => {
    const rows = baseTemplates.map(({ name, kinds, html, variants }) => ({
      name,
      preferredRoutePath: kinds[0] ? paths[kinds[0]] : null,
      pageKinds: [...kinds],
      html,
      variants: variants.map((variant) => ({ ...variant, style: { ...variant.style } })),
    }));
    await db.insert(baseRouteTemplates).values(rows).onConflictDoNothing({ target: baseRouteTemplates.name });
  },
};

// The promotion of docs/specification.md#s9.4; its banner is shown only in German.
const campaignSeed: Seed = {
  name: 'campaign-shopify-aktion',
  insert: async (db) => {
    await db
      .insert(campaigns)
      .values({
        token: 'shopify-aktion',
        bannerLanguages: ['de'],
        texts: {
          en: {
            title: 'Link previews for your Shopify shop',
            introduction:
              'See how your products look when someone shares them. Linkbild creates the images that are missing.',
            offers: ['Free: one audit of your shop a month', 'Basic: from €9 a month', 'Pro: from €18 a month'],
            callToAction: 'Check your shop for free',
            banner: 'For Shopify shops: one free audit a month, plans from €9 a month.',
          },
          de: {
            title: 'Linkvorschauen für Ihren Shopify-Shop',
            introduction:
              'Sehen Sie, wie Ihre Produkte aussehen, wenn jemand sie teilt. Fehlende Bilder erstellt Linkbild für Sie.',
            offers: ['Kostenlos: jeden Monat ein Audit Ihres Shops', 'Basic: ab 9 € im Monat', 'Pro: ab 18 € im Monat'],
            callToAction: 'Shop kostenlos prüfen',
            banner: 'Für Shopify-Shops: jeden Monat ein kostenloses Audit, Tarife ab 9 € im Monat.',
          },
        },
      })
      .onConflictDoNothing();
  },
};

// The sample shop as project `demo`. Templates, sub pages and the audit are added by other seeds.
const demoProjectSeed: SampleShopSeed = {
  name: 'demo-project',
  insertWith: async (db, shop) => {
    const [project] = await db
      .insert(projects)
      .values({
        slug: 'demo',
        full: shop.address('/'),
        title: 'Halm & Ton',
        description: 'Ceramics, lamps and linen for slow mornings and long tables. Made in small batches in Berlin.',
        pageType: 'shopify',
        state: 'active',
        // The sample on our own pages.
        reportVisibility: 'public',
        locales: { 'x-default': shop.address('/'), en: shop.address('/'), de: shop.address('/de') },
      })
      .onConflictDoNothing({ target: projects.slug })
      .returning({ id: projects.id });
    if (!project) return;
    await db
      .insert(routes)
      .values(defaultRoutes('shopify').map((route, position) => ({ projectId: project.id, position, ...route })));
  },
};

/** Plans and bundles follow the code at every start; a plan removed from the code stays for its subscribers. */
export async function savePlans(db: Db): Promise<void> {
  await db
    .insert(plans)
    .values([...planRows])
    .onConflictDoUpdate({ target: plans.id, set: asGiven(plans) });
  await db
    .insert(creditBundles)
    .values([...bundleRows])
    .onConflictDoUpdate({ target: creditBundles.id, set: asGiven(creditBundles) });
}

/** Every column but the id, from the insert. */
const asGiven = (table: PgTable) =>
  Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([key]) => key !== 'id')
      .map(([key, column]) => [key, sql`excluded.${sql.identifier(column.name)}`]),
  );

const seeds: (Seed | SampleShopSeed)[] = [
  userAgentSeed,
  laterUserAgentSeed,
  baseTemplateSeed,
  campaignSeed,
  demoProjectSeed,
  demoCaseStudySeed,
];

/** The initial content of a database. Runs at every start: applied seeds are skipped. */
export async function seed(db: Db, { sampleShopUrl }: SeedSettings): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${locks.seed})`);
    await savePlans(transaction);
    for (const each of seeds) {
      if (!('insert' in each) && sampleShopUrl === null) continue;
      const [isNew] = await transaction.insert(seedRows).values({ name: each.name }).onConflictDoNothing().returning();
      if (!isNew) continue;
      if ('insert' in each) await each.insert(transaction);
      else if (sampleShopUrl !== null) await each.insertWith(transaction, sampleShop(sampleShopUrl));
    }
  });
}

const sampleShop = (url: string) => ({ address: (path: string) => new URL(path, url).href });
