import { readPageMeta } from '#flows/sub-pages/read-page-meta.ts';
import { templateOfPage } from '#flows/sub-pages/template-of-page.ts';
import type { Handler } from '../handler.ts';

export const getSubPageMetaData: Handler<'getSubPageMetaData'> = async ({ io, projectId, entityId }) => ({
  ...(await readPageMeta(io, projectId, entityId)),
  ...(await templateOfPage(io, projectId, entityId)),
});
