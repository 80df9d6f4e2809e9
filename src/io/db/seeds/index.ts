import { sql } from 'drizzle-orm';
import type { Db } from '#io/db/db.ts';
import { seeds as seedRows } from '#io/db/schema/index.ts';
import { baseTemplateSeed } from './base-templates.ts';
import { campaignSeed } from './campaign.ts';
import { demoCaseStudySeed } from './demo-case-studies.ts';
import { demoProjectSeed } from './demo-project.ts';
import { savePlans } from './plans.ts';
import type { SampleShopSeed, Seed, SeedSettings } from './seed.ts';
import { laterUserAgentSeed, userAgentSeed } from './user-agents.ts';

const seeds: (Seed | SampleShopSeed)[] = [
  userAgentSeed,
  laterUserAgentSeed,
  baseTemplateSeed,
  campaignSeed,
  demoProjectSeed,
  demoCaseStudySeed,
];

/** Any constant: of two processes that start together the second finds everything seeded. */
const SEED_LOCK = 7_115_420;

/** The initial content of a database. Runs at every start: applied seeds are skipped. */
export async function seed(db: Db, { sampleShopUrl }: SeedSettings): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
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
