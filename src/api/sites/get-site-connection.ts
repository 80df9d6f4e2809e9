import { showConnection } from '#flows/sites/connect-site.ts';
import type { Handler } from '../handler.ts';

export const getSiteConnection: Handler<'getSiteConnection'> = ({ io, site, language }) =>
  showConnection(io, site, language);
