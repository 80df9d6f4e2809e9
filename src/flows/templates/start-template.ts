import { ApiError } from '#contract/errors.ts';
import type { Language } from '#domain/language.ts';
import { baseTemplateOf, templateOf } from '#flows/projects/find-or-refuse.ts';
import {
  findUntouchedDraft,
  listRouteTemplates,
  type RouteTemplateRow,
} from '#io/db/queries/templates/route-templates.ts';
import type { Io } from '#io/io.ts';
import { designOfBase, titleOfBase } from './base-template-design.ts';
import { addTemplate } from './save-template.ts';

// New templates: from a base template, empty, or from another template.

interface OnRoute {
  projectId: number;
  routeId: number;
  language: Language;
}

/** An untouched draft of the same design is continued. */
export async function startConfiguration(
  io: Io,
  { projectId, routeId, language, baseTemplateId }: OnRoute & { baseTemplateId: number | string },
): Promise<RouteTemplateRow> {
  const base = await baseTemplateOf(io, { id: baseTemplateId });
  const begun = await findUntouchedDraft(io.db, routeId, base.id);
  const name = titleOfBase(base)[language];
  return begun ?? addTemplate(io, { ...designOfBase(base), projectId, routeId, name, state: 'draft' }, language);
}

/** Empty without a base template. */
export async function startDesign(
  io: Io,
  wanted: OnRoute & { name?: string | undefined; baseTemplateId?: number | string | undefined },
): Promise<RouteTemplateRow> {
  const { projectId, routeId, language, baseTemplateId } = wanted;
  const base = baseTemplateId === undefined ? null : await baseTemplateOf(io, { id: baseTemplateId });
  const name = wanted.name || (base ? titleOfBase(base)[language] : sheetName[language]);
  const design = base ? designOfBase(base) : { html: emptySheet };
  return addTemplate(io, { ...design, projectId, routeId, name, state: 'draft' }, language);
}

/** The page's title on it: something to select and move from the start. */
const emptySheet = `<div data-id="card" style="display:flex;flex-direction:column;justify-content:center;width:100%;height:100%;padding:80px;background-color:{{ c.surface }}">
  <h1 data-id="title" style="font-family:{{ font }};font-weight:700;font-size:72px;line-height:1.15;color:{{ c.text }}">{{ title }}</h1>
</div>`;
const sheetName = { en: 'My template', de: 'Meine Vorlage' };

export async function duplicateTemplate(
  io: Io,
  { projectId, templateId, language }: { projectId: number; templateId: number; language: Language },
): Promise<RouteTemplateRow> {
  const template = await templateOf(io, projectId, templateId);
  const { routeId } = template;
  if (routeId === null) throw new ApiError('TEMPLATE_WITHOUT_ROUTE');
  const name = copyName(template.name, await listRouteTemplates(io.db, projectId, routeId), language);
  const { html, style, data, appearance, type, variants, selectedVariant, baseRouteTemplateId, updateData } = template;
  const design = { html, style, data, appearance, type, variants, selectedVariant, baseRouteTemplateId, updateData };
  return addTemplate(io, { ...design, projectId, routeId, name, state: 'inactive' }, language);
}

/** `Sale (copy)`, `Sale (copy 2)`: never `Sale (copy) (copy)`. */
function copyName(name: string, others: { name: string }[], language: Language): string {
  const word = language === 'de' ? 'Kopie' : 'copy';
  const bare = name.replace(/ \((?:copy|Kopie)(?: \d+)?\)$/, '').slice(0, 80);
  for (let number = 1; ; number++) {
    const candidate = `${bare} (${number === 1 ? word : `${word} ${number}`})`;
    if (!others.some((other) => other.name === candidate)) return candidate;
  }
}
