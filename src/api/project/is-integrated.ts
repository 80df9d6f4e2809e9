import { ApiError } from '#contract/errors.ts';
import { projectOf } from '#flows/find-or-refuse.ts';
import { isIntegrated as lookForTag } from '#flows/verify-project.ts';
import type { Handler } from '../handler.ts';

export const isIntegrated: Handler<'isIntegrated'> = async ({ io, projectId }) => {
  const found = await lookForTag(io, await projectOf(io, projectId));
  if (found === null) throw new ApiError('PAGE_NOT_READABLE');
  return { integrated: found };
};
