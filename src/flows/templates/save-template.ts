import { ApiError } from '#contract/errors.ts';
import { limitTexts } from '#domain/billing/limits.ts';
import type { SelectableTemplateState } from '#domain/enumerations.ts';
import type { Language, Text } from '#domain/language.ts';
import { limitReached } from '#flows/guards/refusals.ts';
import { currentPlan } from '#io/db/queries/billing/covering-plan.ts';
import {
  addRouteTemplateRow,
  changeRouteTemplate,
  countOnRoute,
  findRouteTemplate,
  lockRoute,
  makeOthersInactive,
  type NewRouteTemplate,
  type RouteTemplateRow,
  type TemplateChange,
} from '#io/db/queries/templates/route-templates.ts';
import { BASE_VARIANT } from '#io/db/schema/templates.ts';
import type { Io } from '#io/io.ts';
import { drawOrReject, drawRequestOf } from './draw-template.ts';

// Storing templates: only what can be drawn, no more live ones than the plan allows, and no silently overwritten
// changes.

interface Save {
  projectId: number;
  id: number;
  change: Omit<TemplateChange, 'state'> & { state?: SelectableTemplateState | undefined };
  /** The version the change is based on; if omitted, the current one. */
  version?: number | undefined;
  /** With `state: live`: what happens to the other live templates of the route. */
  others?: 'keep' | 'inactive' | undefined;
  language: Language;
  /** The image was just drawn from exactly this. */
  isDrawn?: boolean;
}

const designFields = ['html', 'style', 'data', 'appearance', 'variants', 'selectedVariant', 'type'] as const;

export async function saveTemplate(io: Io, save: Save): Promise<RouteTemplateRow> {
  const { projectId, id, change, version, others = 'keep', language } = save;
  const known = await findRouteTemplate(io.db, projectId, id);
  if (!known) throw new ApiError('NOT_FOUND');
  if (version !== undefined && known.version !== version) throw new ApiError('CONFLICT');
  const next = { ...known, ...change };
  refuseUnknownVariant(next);
  const isDesigned = designFields.some((field) => change[field] !== undefined);
  // Stored templates were drawn when they were stored, except an empty one. A redirect type depends on the page:
  // whether one page has an image says nothing about the template.
  const mustDraw = (isDesigned && !save.isDrawn) || (change.state === 'live' && next.html === '');
  if (next.type === 'html' && mustDraw) {
    await drawOrReject(io, await drawRequestOf(io, { projectId, template: next, routeId: known.routeId, language }));
  }
  return io.db.transaction(async (db) => {
    if (change.state === 'live') {
      const { routeId } = known;
      if (routeId === null || !(await lockRoute(db, projectId, routeId))) throw new ApiError('TEMPLATE_WITHOUT_ROUTE');
      if (others === 'inactive') await makeOthersInactive(db, routeId, id);
      const { live } = await countOnRoute(db, routeId);
      const { templatesPerRoute } = await currentPlan(db, projectId);
      const current = await findRouteTemplate(db, projectId, id);
      // Meanwhile moved to another route, whose live templates were not counted here.
      if (current && current.routeId !== routeId) throw new ApiError('CONFLICT');
      if (current?.state !== 'live' && templatesPerRoute !== null && live >= templatesPerRoute)
        refuseLive(templatesPerRoute);
    }
    const saved = await changeRouteTemplate(db, projectId, id, change, version);
    if (!saved) throw new ApiError(version === undefined ? 'NOT_FOUND' : 'CONFLICT');
    if (change.redraw) await enqueueRedraw(io, db, saved);
    return saved;
  });
}

/** The images of its pages are redrawn in the background. */
export const enqueueRedraw = (io: Io, db: Io['db'], { id, projectId }: Pick<RouteTemplateRow, 'id' | 'projectId'>) =>
  io.queue.enqueue(db, 'redraw-pages', { projectId, routeTemplateId: id }, { singletonKey: `template-${id}` });

/** More than anybody browses; a script that creates endless templates stops here. */
const MAX_TEMPLATES_PER_ROUTE = 60;

export async function addTemplate(
  io: Io,
  template: NewRouteTemplate & { routeId: number },
  language: Language,
): Promise<RouteTemplateRow> {
  const { projectId, routeId } = template;
  const drawable = {
    html: '',
    style: {},
    data: {},
    appearance: {},
    variants: [],
    selectedVariant: BASE_VARIANT,
    ...template,
  };
  refuseUnknownVariant(drawable);
  // Without html it is an empty template to start with, or one that redirects to the page's own image.
  if (drawable.html !== '')
    await drawOrReject(io, await drawRequestOf(io, { projectId, template: drawable, routeId, language }));
  return io.db.transaction(async (db) => {
    if (!(await lockRoute(db, projectId, routeId))) throw new ApiError('NOT_FOUND');
    if ((await countOnRoute(db, routeId)).all >= MAX_TEMPLATES_PER_ROUTE) throw new ApiError('TOO_MANY_TEMPLATES');
    return addRouteTemplateRow(db, template);
  });
}

function refuseUnknownVariant({ variants, selectedVariant }: Pick<RouteTemplateRow, 'variants' | 'selectedVariant'>) {
  const names = variants.map(({ name }) => name);
  if (new Set(names).size < names.length) refuse('variants', twice);
  if (names.length > 0 && !names.includes(selectedVariant)) refuse('selectedVariant', noSuchVariant(selectedVariant));
}

function refuse(field: string, text: Text): never {
  throw new ApiError('VALIDATION_FAILED', { fields: { [field]: [text] } });
}

const twice = { en: 'Two variants have the same name.', de: 'Zwei Varianten haben denselben Namen.' };
const noSuchVariant = (name: string) => ({
  en: `There is no variant “${name}”.`,
  de: `Eine Variante „${name}“ gibt es nicht.`,
});

function refuseLive(limit: number): never {
  const text = limitTexts.templatesPerRoute(limit);
  throw limitReached('templatesPerRoute', text, { state: [text] });
}
