import { ApiError } from '#contract/errors.ts';
import { cardKinds } from '#domain/template/base-template.ts';
import { cardKindOf } from '#domain/template/card-kind.ts';
import { putBaseRouteTemplate } from '#io/db/queries/base-route-templates.ts';
import { findRouteTemplate } from '#io/db/queries/route-templates.ts';
import { findScope } from '#io/db/queries/scopes.ts';
import type { Handler } from '../handler.ts';
import { shownBase } from './shown.ts';

export const createBaseRouteTemplate: Handler<'createBaseRouteTemplate'> = async ({ io, body }) => {
  const scope = await findScope(io.db, 'template', body.routeTemplateId);
  const template = scope && (await findRouteTemplate(io.db, scope.projectId, scope.id));
  if (!template) throw new ApiError('NOT_FOUND');
  const { html, style, data, variants } = template;
  const kind = body.preferredRoutePath ? cardKindOf(body.preferredRoutePath) : null;
  const row = {
    name: body.name,
    preferredRoutePath: body.preferredRoutePath || null,
    pageKinds: kind ? cardKinds.filter((one) => one === kind) : [],
    html,
    style,
    data,
    variants,
  };
  const made = await putBaseRouteTemplate(io.db, row, { overrides: body.overrideExistingBaseTemplate });
  if (!made) throw new ApiError('BASE_TEMPLATE_EXISTS');
  return shownBase(io, made);
};
