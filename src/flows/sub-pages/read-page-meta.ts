import { ApiError } from '#contract/errors.ts';
import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';
import { updateMetaTagData } from '#flows/crawl/update-meta-tag-data.ts';
import { findSubPage } from '#io/db/queries/pages/sub-pages.ts';
import type { Io } from '#io/io.ts';

/** The page's metadata; a page no crawl has read yet is read now. */
export async function readPageMeta(io: Io, projectId: number, subPageId: number): Promise<MetaTagData> {
  const page = await findSubPage(io.db, projectId, subPageId);
  if (page && !page.metaData) await updateMetaTagData(io, projectId, subPageId);
  const read = page?.metaData ? page : await findSubPage(io.db, projectId, subPageId);
  if (!read?.metaData) throw new ApiError('PAGE_NOT_READABLE');
  return read.metaData;
}
