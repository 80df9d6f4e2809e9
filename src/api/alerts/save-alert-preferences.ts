import { savePreferences } from '#flows/watch/alerts/preferences.ts';
import type { Handler } from '../handler.ts';

export const saveAlertPreferences: Handler<'saveAlertPreferences'> = ({ io, projectId, user, body }) =>
  savePreferences(io, projectId, user.id, body);
