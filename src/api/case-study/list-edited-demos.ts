import * as demos from '#io/db/queries/demo-case-studies.ts';
import type { Handler } from '../handler.ts';

export const listEditedDemos: Handler<'listEditedDemos'> = ({ io, projectId }) =>
  demos.listEditedDemos(io.db, projectId);
