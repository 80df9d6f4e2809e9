import { lte, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** The row after saving; `changed`: somebody saved it after it was read; `gone`: it no longer exists. */
export type Saved<Row> = Row | 'changed' | 'gone';

/** True for a row not saved since it was read. Callers that do not say when they read it skip the check. */
export const savedSince = (updatedAt: AnyPgColumn, seenAt: Date | null): SQL | undefined =>
  seenAt === null ? undefined : lte(updatedAt, seenAt);
