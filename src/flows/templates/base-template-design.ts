import type { Text } from '#domain/language.ts';
import { baseTemplates } from '#domain/template/recommend-templates.ts';
import type { BaseRouteTemplateRow } from '#io/db/queries/templates/base-templates.ts';
import { BASE_VARIANT } from '#io/db/schema/templates.ts';

/**
 * A route template made from a base template. Its variant supplies style and data; the template itself holds only what
 * people change.
 */
export function designOfBase({ id, html, style, data, variants }: BaseRouteTemplateRow) {
  const first = variants.find(({ name }) => name === BASE_VARIANT) ?? variants[0];
  return { baseRouteTemplateId: id, html, style, data, variants, selectedVariant: first?.name ?? BASE_VARIANT };
}

/** What the super admin called it; otherwise ours are named by the code, and others by their name. */
export const titleOfBase = ({ name, titles }: Pick<BaseRouteTemplateRow, 'name' | 'titles'>): Text =>
  titles ?? baseTemplates.find((known) => known.name === name)?.title ?? { en: name, de: name };
