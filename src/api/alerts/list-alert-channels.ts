import { listChannels } from '#flows/watch/alerts/change-channels.ts';
import type { Handler } from '../handler.ts';

export const listAlertChannels: Handler<'listAlertChannels'> = ({ io, projectId }) => listChannels(io, projectId);
