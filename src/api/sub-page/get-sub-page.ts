import type { Handler } from '../handler.ts';
import { subPageOf } from './shown-sub-page.ts';

export const getSubPage: Handler<'getSubPage'> = ({ io, projectId, entityId }) => subPageOf(io, projectId, entityId);
