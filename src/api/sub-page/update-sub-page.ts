import { changeSubPage } from '#io/db/queries/change-sub-page.ts';
import type { Handler } from '../handler.ts';
import { subPageOf } from './shown-sub-page.ts';

export const updateSubPage: Handler<'updateSubPage'> = async ({ io, projectId, entityId, body }) => {
  await changeSubPage(io.db, projectId, entityId, { status: body.status });
  return subPageOf(io, projectId, entityId);
};
