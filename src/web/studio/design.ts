import type { RouteTemplate } from '#contract/entities/template.ts';
import { readStyle } from '#domain/template/design-of.ts';
import type { ElementOption } from '#domain/template/style-options.ts';

/** The parts of a template that people change: configurator and designer both work on this. */
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

/** A style with one option of one element changed; undefined removes it, and an element without options is dropped. */
export function withOption(
  style: Record<string, unknown>,
  id: string,
  option: ElementOption,
  value: string | undefined,
): Record<string, unknown> {
  const { [id]: own = {}, ...others } = readStyle(style).elements ?? Object.create(null);
  const { [option]: _, ...rest } = own;
  const next = value === undefined ? rest : { ...rest, [option]: value };
  const elements = Object.keys(next).length > 0 ? { ...others, [id]: next } : others;
  const { elements: __, ...otherFields } = style;
  return Object.keys(elements).length > 0 ? { ...otherFields, elements } : otherFields;
}

/** The text under a key; empty for anything that is not text. */
export const textIn = (record: Record<string, unknown>, key: string) => {
  const value = Object.hasOwn(record, key) ? record[key] : null;
  return typeof value === 'string' ? value : '';
};
