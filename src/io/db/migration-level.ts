import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { packageFile } from '#io/package-files.ts';

export const migrationsFolder = () => packageFile('src/io/db/migrations');

export const ownMigrations = (): MigrationMeta[] => readMigrationFiles({ migrationsFolder: migrationsFolder() });

/** How the last migration of a database or backup relates to our list of migrations. */
export type LevelKind = 'ours' | 'newer' | 'development';

/**
 * Released migrations never change, so a level that is neither ours nor newer comes from development before the first
 * release (docs/decisions/057-one-migration.md).
 */
export function kindOfLevel(level: number, migrations: readonly MigrationMeta[] = ownMigrations()): LevelKind {
  const known = migrations.map(({ folderMillis }) => folderMillis);
  if (level > Math.max(...known)) return 'newer';
  return known.includes(level) ? 'ours' : 'development';
}
