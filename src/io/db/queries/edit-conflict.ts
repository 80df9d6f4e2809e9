import { lte, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** The row after saving; `changed`: somebody saved it after it was read; `gone`: it is no more. */
export type Saved<Row> = Row | 'changed' | 'gone';

/** Holds for a row that nobody has saved since it was read. Who does not say when they read it takes the risk. */
export const savedSince = (updatedAt: AnyPgColumn, seenAt: Date | null): SQL | undefined =>
  seenAt === null ? undefined : lte(updatedAt, seenAt);
