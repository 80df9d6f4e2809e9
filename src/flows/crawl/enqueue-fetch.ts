import type { Text } from '#domain/language.ts';
import type { Db } from '#io/db/db.ts';
import type { Io } from '#io/io.ts';

const waiting: Text = { en: 'Waiting to read the sitemap', de: 'Die Sitemap wird gleich gelesen' };

/** Reads the sitemap of a project again, with progress for its members. Null: already running. */
export function enqueueFetch(io: Io, db: Db, projectId: number, userId?: number): Promise<string | null> {
  const progress = { text: waiting, projectId, ...(userId === undefined ? {} : { userId }) };
  return io.queue.enqueue(db, 'fetch-sub-pages', { projectId }, { singletonKey: `project-${projectId}`, progress });
}
