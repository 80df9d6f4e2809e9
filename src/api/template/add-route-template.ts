import { ApiError } from '#contract/errors.ts';
import { drawOrRefuse, templateWish } from '#flows/draw-template.ts';
import { templateOf } from '#flows/find-or-refuse.ts';
import { saveTemplate } from '#flows/save-template.ts';
import { findScope } from '#io/db/queries/scopes.ts';
import type { Handler } from '../handler.ts';
import { answer } from './answer-template.ts';

/** A draft gets its name and its place; drawn once in the size that was asked for, so that it is known to hold. */
export const addRouteTemplate: Handler<'addRouteTemplate'> = async (input) => {
  const { io, projectId, entityId, language, body } = input;
  const route = await findScope(io.db, 'route', body.route);
  if (route?.projectId !== projectId) throw new ApiError('NOT_FOUND');
  const template = await templateOf(io, projectId, entityId);
  const wish = await templateWish(io, { projectId, template, routeId: route.id, language });
  await drawOrRefuse(io, { ...wish, width: body.width, height: body.height });
  const state = template.routeId === route.id && template.state === 'live' ? ('live' as const) : ('inactive' as const);
  const change = { name: body.templateName, routeId: route.id, state };
  return answer(io, await saveTemplate(io, { projectId, id: template.id, change, language }));
};
