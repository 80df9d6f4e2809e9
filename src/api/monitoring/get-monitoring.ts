import { showMonitoring } from '#flows/watch/show-monitoring.ts';
import type { Handler } from '../handler.ts';

export const getMonitoring: Handler<'getMonitoring'> = ({ io, projectId }) => showMonitoring(io, projectId);
