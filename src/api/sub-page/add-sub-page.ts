import { addSubPage as add } from '#flows/sub-pages/add-sub-page.ts';
import type { Handler } from '../handler.ts';
import { subPageOf } from './shown-sub-page.ts';

export const addSubPage: Handler<'addSubPage'> = async ({ io, projectId, body }) =>
  subPageOf(io, projectId, await add(io, projectId, body.url));
