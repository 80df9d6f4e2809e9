import type { Db } from '#io/db/db.ts';

export interface SeedSettings {
  /** The sample shop's origin; null if none runs: seeds that need it wait for a start with one. */
  sampleShopUrl: string | null;
}

/** Applied once per database, in the order of the list in index.ts. */
export interface Seed {
  /** Never renamed: the database stores it. */
  name: string;
  insert(db: Db): Promise<void>;
}

/** Applied at the first start with a sample shop. URLs are built from its origin. */
export interface SampleShopSeed {
  name: string;
  insertWith(db: Db, shop: { address(path: string): string }): Promise<void>;
}
