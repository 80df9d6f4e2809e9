import { ApiError } from '#contract/errors.ts';
import { designOfBase, titleOfBase } from '#flows/design-of-base.ts';
import { addTemplate } from '#flows/save-template.ts';
import { findBaseRouteTemplate } from '#io/db/queries/base-route-templates.ts';
import type { Handler } from '../handler.ts';
import { answer } from './answer-template.ts';

/** An empty sheet with the page's title on it: something to select and move from the first moment. */
const emptySheet = `<div data-id="card" style="display:flex;flex-direction:column;justify-content:center;width:100%;height:100%;padding:80px;background-color:{{ c.surface }}">
  <h1 data-id="title" style="font-family:{{ font }};font-weight:700;font-size:72px;line-height:1.15;color:{{ c.text }}">{{ title }}</h1>
</div>`;

const sheetName = { en: 'My design', de: 'Mein Entwurf' };

export const startDesign: Handler<'startDesign'> = async ({ io, projectId, entityId: routeId, language, body }) => {
  const base =
    body.baseTemplateId === undefined ? null : await findBaseRouteTemplate(io.db, { id: body.baseTemplateId });
  if (body.baseTemplateId !== undefined && !base) throw new ApiError('NOT_FOUND');
  const name = body.name || (base ? titleOfBase(base)[language] : sheetName[language]);
  const design = base ? designOfBase(base) : { html: emptySheet };
  return answer(io, await addTemplate(io, { ...design, projectId, routeId, name, state: 'draft' }, language));
};
