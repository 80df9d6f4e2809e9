import { projectOf } from '#flows/find-or-refuse.ts';
import type { RouteTemplateRow } from '#io/db/queries/route-templates.ts';
import type { Io } from '#io/io.ts';
import { shownTemplate } from './shown.ts';

export async function answerTemplate(io: Io, row: RouteTemplateRow) {
  return shownTemplate(io, (await projectOf(io, row.projectId)).uuid, row);
}
