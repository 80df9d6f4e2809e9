import { findPreferences } from '#flows/watch/alerts/preferences.ts';
import type { Handler } from '../handler.ts';

export const getAlertPreferences: Handler<'getAlertPreferences'> = ({ io, projectId, user }) =>
  findPreferences(io, projectId, user.id);
