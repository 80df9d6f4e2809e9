import type { Db } from '../db.ts';

export interface SeedSettings {
  /** Where the sample shop answers; null when none runs, and what points at it waits for a start with one. */
  sampleShopUrl: string | null;
}

/** Sown once a database, in the order of the list in index.ts. */
export interface Seed {
  /** Never renamed: it is what the database remembers. */
  name: string;
  sow(db: Db): Promise<void>;
}

/** Sown with the first start that has a sample shop. Addresses are made from its origin. */
export interface SampleShopSeed {
  name: string;
  sowWith(db: Db, shop: { address(path: string): string }): Promise<void>;
}
