import { ApiError } from '#contract/errors.ts';
import { updateMetaTagData as readAgain } from '#flows/update-meta-tag-data.ts';
import { findSubPage } from '#io/db/queries/sub-pages.ts';
import type { Handler } from '../handler.ts';

export const getSubPageMetaData: Handler<'getSubPageMetaData'> = async ({ io, projectId, entityId }) => {
  const page = await findSubPage(io.db, projectId, entityId);
  if (page && !page.metaData) await readAgain(io, projectId, entityId);
  const read = page?.metaData ? page : await findSubPage(io.db, projectId, entityId);
  if (!read?.metaData) throw new ApiError('PAGE_NOT_READABLE');
  return { ...read.metaData };
};
