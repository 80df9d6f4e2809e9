import { ApiError } from '#contract/errors.ts';
import { projectOf } from '#flows/projects/find-or-refuse.ts';
import { findIntegration } from '#flows/projects/verify-project.ts';
import type { Handler } from '../handler.ts';

export const isIntegrated: Handler<'isIntegrated'> = async ({ io, projectId }) => {
  const found = await findIntegration(io, await projectOf(io, projectId));
  if (found === null) throw new ApiError('PAGE_NOT_READABLE');
  return { pages: [], ...found };
};
