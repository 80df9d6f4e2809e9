import { checkIntegration } from '#flows/sites/check-integration.ts';
import type { Handler } from '../handler.ts';

export const checkConnectedSite: Handler<'checkConnectedSite'> = ({ io, site, language }) =>
  checkIntegration(io, site.projectId, language);
