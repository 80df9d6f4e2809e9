import { projectOf } from '#flows/projects/find-or-refuse.ts';
import type { RouteTemplateRow } from '#io/db/queries/route-templates.ts';
import type { Io } from '#io/io.ts';
import { templateView } from './template-views.ts';

export async function answerTemplate(io: Io, row: RouteTemplateRow) {
  return templateView(io, (await projectOf(io, row.projectId)).uuid, row);
}
