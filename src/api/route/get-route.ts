import type { Handler } from '../handler.ts';
import { routeOf } from './shown-route.ts';

export const getRoute: Handler<'getRoute'> = ({ io, projectId, entityId }) => routeOf(io, projectId, entityId);
