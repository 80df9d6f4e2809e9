import { ApiError } from '#contract/errors.ts';
import { designOfBase, titleOfBase } from '#flows/design-of-base.ts';
import { addTemplate } from '#flows/save-template.ts';
import { findBaseRouteTemplate } from '#io/db/queries/base-route-templates.ts';
import { findUntouchedDraft } from '#io/db/queries/route-templates.ts';
import type { Handler } from '../handler.ts';
import { answer } from './answer-template.ts';

export const startConfiguration: Handler<'startConfiguration'> = async (input) => {
  const { io, projectId, entityId: routeId, language, body } = input;
  const base = await findBaseRouteTemplate(io.db, { id: body.baseTemplateId });
  if (!base) throw new ApiError('NOT_FOUND');
  const begun = await findUntouchedDraft(io.db, routeId, base.id);
  if (begun) return answer(io, begun);
  const name = titleOfBase(base)[language];
  return answer(
    io,
    await addTemplate(io, { ...designOfBase(base), projectId, routeId, name, state: 'draft' }, language),
  );
};
