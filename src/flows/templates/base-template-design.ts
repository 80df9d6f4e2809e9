import type { Text } from '#domain/language.ts';
import { baseTemplates } from '#domain/template/recommend-templates.ts';
import type { BaseRouteTemplateRow } from '#io/db/queries/base-route-templates.ts';
import { BASE_VARIANT } from '#io/db/schema/template-variant.ts';

/** A route's template made of a base template. Its variant brings style and data; what it holds itself is what people change. */
export function designOfBase({ id, html, style, data, variants }: BaseRouteTemplateRow) {
  const first = variants.find(({ name }) => name === BASE_VARIANT) ?? variants[0];
  return { baseRouteTemplateId: id, html, style, data, variants, selectedVariant: first?.name ?? BASE_VARIANT };
}

/** Ours are called what their code says, in both languages; a super admin's what they were called. */
export const titleOfBase = ({ name }: Pick<BaseRouteTemplateRow, 'name'>): Text =>
  baseTemplates.find((known) => known.name === name)?.title ?? { en: name, de: name };
