import { pageAddress } from '#domain/crawl/page-address.ts';
import { projectOf } from '#flows/projects/find-or-refuse.ts';
import { hintPages } from '#io/db/queries/watch/take-looks.ts';
import type { Io } from '#io/io.ts';

/** A shop or CMS says which pages it changed, in whatever spelling it has; returns how many of them are watched. */
export async function hintChanges(io: Io, projectId: number, urls: readonly string[]): Promise<{ hinted: number }> {
  const { full } = await projectOf(io, projectId);
  const known = urls.flatMap((url) => pageAddress(url, full) ?? []);
  return { hinted: await hintPages(io.db, projectId, known, io.now()) };
}
