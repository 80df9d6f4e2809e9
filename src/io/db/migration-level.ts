import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { packageFile } from '#io/package-files.ts';

export const migrationsFolder = () => packageFile('src/io/db/migrations');

export const ownMigrations = (): MigrationMeta[] => readMigrationFiles({ migrationsFolder: migrationsFolder() });

/** What `level` is to us, the time of the last migration that a database or a backup has had. */
export type LevelKind = 'ours' | 'newer' | 'development';

/**
 * Released migrations stay as they are, so a level that is neither ours nor newer comes from development before the
 * first release (docs/decisions/057-one-migration.md).
 */
export function kindOfLevel(level: number, migrations: readonly MigrationMeta[] = ownMigrations()): LevelKind {
  const known = migrations.map(({ folderMillis }) => folderMillis);
  if (level > Math.max(...known)) return 'newer';
  return known.includes(level) ? 'ours' : 'development';
}
