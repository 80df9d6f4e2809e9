import type { Offered } from '#domain/template/recommend-templates.ts';
import { fieldsOf } from '#flows/draw-image.ts';
import { templateWish } from '#flows/draw-template.ts';
import { listBaseRouteTemplates } from '#io/db/queries/base-route-templates.ts';
import type { Handler } from '../handler.ts';
import { pageIdOf, toDraw } from '../og-image/draw-preview.ts';
import { inOrder } from './base-template-order.ts';
import { shownBase } from './shown.ts';

export const listRouteBaseTemplates: Handler<'listRouteBaseTemplates'> = async (input) => {
  const { io, projectId, entityId: routeId, language, query } = input;
  const subPageId = await pageIdOf(io, projectId, query.subPageId);
  const [rows, wish] = await Promise.all([
    listBaseRouteTemplates(io.db),
    templateWish(io, { projectId, template: toDraw(null), routeId, subPageId, language }),
  ]);
  const page = wish.page ? (fieldsOf(io, wish) as unknown as Offered) : undefined;
  // A project may be given some of them only; one named there that is gone counts for nothing.
  const given = rows.filter(({ name }) => wish.project.baseTemplates.includes(name));
  return inOrder(given.length > 0 ? given : rows, wish.kind, page).map((row) =>
    shownBase(io, row, { routeId, subPageId }),
  );
};
