import type { PageSync } from '#domain/shopify/page-sync.ts';
import type { ProjectRow } from '#io/db/queries/projects/projects.ts';
import type { ShopRow } from '#io/db/queries/shopify/shops.ts';
import type { Io } from '#io/io.ts';

/** A reading of all pages of a shop that is under way in this process. */
export interface Syncing {
  io: Io;
  shop: ShopRow;
  project: ProjectRow;
  state: PageSync;
  /** Throws if another reading began meanwhile. */
  save(): Promise<void>;
  signal: AbortSignal;
}
