import type { RouteTemplate } from '#contract/entities/template.ts';

/** What a person changes of a template: configurator and designer both work on this. */
export type StudioDesign = Pick<
  RouteTemplate,
  'name' | 'type' | 'html' | 'style' | 'data' | 'appearance' | 'selectedVariant'
>;

export const designFrom = (template: RouteTemplate): StudioDesign => ({
  name: template.name,
  type: template.type,
  html: template.html,
  style: template.style,
  data: template.data,
  appearance: template.appearance,
  selectedVariant: template.selectedVariant,
});

export const sameDesign = (one: StudioDesign, other: StudioDesign) =>
  one === other || JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

/** PostgreSQL returns fields in its own order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  );
}

/** A record with one field changed; undefined removes it. */
export function withField(record: Record<string, unknown>, key: string, value: unknown): Record<string, unknown> {
  const { [key]: _, ...rest } = record;
  return value === undefined ? rest : { ...rest, [key]: value };
}
