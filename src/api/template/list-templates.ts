import { projectOf } from '#flows/projects/find-or-refuse.ts';
import { listRouteTemplates, templateNumbers } from '#io/db/queries/route-templates.ts';
import type { Handler } from '../handler.ts';
import { templateViews } from './template-views.ts';

const DAY_MS = 86_400_000;

/** As long as the dashboard's chart (docs/specification.md#s9.2). */
const STATS_DAYS = 21;

export const listTemplates: Handler<'listTemplates'> = async ({ io, projectId }) => {
  // People who list templates will request images next: the render processes start while the list is read.
  io.renderer.warmUp();
  const since = new Date(io.now().getTime() - STATS_DAYS * DAY_MS);
  const [{ uuid }, rows, numbers] = await Promise.all([
    projectOf(io, projectId),
    listRouteTemplates(io.db, projectId),
    templateNumbers(io.db, projectId, since),
  ]);
  const shown = await templateViews(io, uuid, rows);
  return shown.map((template) => ({ ...template, ...(numbers.get(template.id) ?? noNumbers) }));
};

const noNumbers = { images: 0, subPages: 0, crawls: { total: 0, shares: 0 } };
