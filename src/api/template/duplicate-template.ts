import { ApiError } from '#contract/errors.ts';
import { templateOf } from '#flows/find-or-refuse.ts';
import { addTemplate } from '#flows/save-template.ts';
import { listRouteTemplates } from '#io/db/queries/route-templates.ts';
import type { Handler } from '../handler.ts';
import { answer } from './answer-template.ts';

export const duplicateTemplate: Handler<'duplicateTemplate'> = async ({ io, projectId, entityId, language }) => {
  const template = await templateOf(io, projectId, entityId);
  const { routeId } = template;
  if (routeId === null) throw new ApiError('TEMPLATE_WITHOUT_ROUTE');
  const name = copyName(template.name, await listRouteTemplates(io.db, projectId, routeId), language);
  const { html, style, data, appearance, type, variants, selectedVariant, baseRouteTemplateId, updateData } = template;
  const design = { html, style, data, appearance, type, variants, selectedVariant, baseRouteTemplateId, updateData };
  return answer(io, await addTemplate(io, { ...design, projectId, routeId, name, state: 'inactive' }, language));
};

/** `Sale (copy)`, `Sale (copy 2)`: never `Sale (copy) (copy)`. */
function copyName(name: string, others: { name: string }[], language: 'en' | 'de'): string {
  const word = language === 'de' ? 'Kopie' : 'copy';
  const bare = name.replace(/ \((?:copy|Kopie)(?: \d+)?\)$/, '').slice(0, 80);
  for (let number = 1; ; number++) {
    const candidate = `${bare} (${number === 1 ? word : `${word} ${number}`})`;
    if (!others.some((other) => other.name === candidate)) return candidate;
  }
}
