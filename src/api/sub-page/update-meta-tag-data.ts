import { ApiError } from '#contract/errors.ts';
import { updateMetaTagData as readAgain } from '#flows/crawl/update-meta-tag-data.ts';
import type { Handler } from '../handler.ts';
import { subPageOf } from './shown-sub-page.ts';

export const updateMetaTagData: Handler<'updateMetaTagData'> = async ({ io, projectId, entityId }) => {
  const failure = await readAgain(io, projectId, entityId);
  if (failure) throw new ApiError('PAGE_NOT_READABLE', { fields: { url: [failure] } });
  return subPageOf(io, projectId, entityId);
};
