import { ApiError } from '#contract/errors.ts';
import { type FoundSite, findSite } from '#io/db/queries/projects/site-connections.ts';
import type { Io } from '#io/io.ts';

// Threat: the token of a site, which lies in its database, is used for something else. Layers: it has its own prefix and
// is looked up only for calls with the access `site`, where no login and no API token counts; everywhere else it is no
// token at all (session.ts). Left open: whoever has it can report changes of pages and start checks of that project.

export async function requireSite(io: Io, headers: Headers): Promise<FoundSite> {
  const token = /^bearer\s+(lbs_[\w-]{43})$/i.exec(headers.get('authorization') ?? '')?.[1];
  const site = token ? await findSite(io.db, token) : null;
  if (!site) throw new ApiError('SITE_NOT_CONNECTED');
  return site;
}
