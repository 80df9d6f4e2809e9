// The effective design of a stored template: its chosen variant, overridden by manual changes. All of it is free-form
// JSON from the database, so unexpected shapes are dropped instead of trusted.
import type { TemplateData } from './base-template.ts';
import type { TemplateStyle } from './style-options.ts';

export interface StoredTemplate {
  html: string;
  style: Record<string, unknown>;
  data: Record<string, unknown>;
  appearance: Record<string, unknown>;
  variants: readonly { name: string; style: Record<string, unknown>; data: Record<string, unknown> }[];
  selectedVariant: string;
}

/** The content of `appearance`: the brand of this template if it differs from the project's. */
interface Appearance {
  primaryColor?: string;
  logoUrl?: string;
  siteName?: string;
  language?: string;
}

export interface Design {
  html: string;
  style: TemplateStyle;
  data: TemplateData;
  appearance: Appearance;
}

/**
 * `style` and `data` of a template hold only manual changes; the variant supplies the rest, so that switching variants
 * has an effect. `defaults` are the project's own for all of its templates.
 */
export function designOf(template: StoredTemplate, defaults: Record<string, unknown> = {}): Design {
  const { html, selectedVariant, variants } = template;
  const variant = variants.find(({ name }) => name === selectedVariant) ?? variants[0];
  return {
    html,
    style: mergedStyle(readStyle(variant?.style), readStyle(template.style)),
    data: { ...defaults, ...variant?.data, ...template.data },
    appearance: readAppearance(template.appearance),
  };
}

/** Any JSON as a style: options that are not text are dropped; `applyStyle` decides whether one is known. */
export function readStyle(style: unknown): TemplateStyle {
  const { elements, grid, css } = asObject(style);
  const read: TemplateStyle = {};
  const named = Object.entries(asObject(elements)).map(([id, options]) => [
    id,
    Object.fromEntries(Object.entries(asObject(options)).filter(([, value]) => typeof value === 'string')),
  ]);
  // Null prototype: an element may be called `constructor`, and is looked up by name.
  if (named.length > 0) read.elements = Object.assign(Object.create(null), Object.fromEntries(named));
  if (Object.keys(asObject(grid)).length > 0) read.grid = asObject(grid);
  if (typeof css === 'string' && css.trim() !== '') read.css = css;
  return read;
}

const optionsOf = ({ elements }: TemplateStyle, id: string) =>
  elements && Object.hasOwn(elements, id) ? elements[id] : undefined;

function mergedStyle(below: TemplateStyle, above: TemplateStyle): TemplateStyle {
  const ids = new Set([...Object.keys(below.elements ?? {}), ...Object.keys(above.elements ?? {})]);
  const elements = Object.fromEntries(
    Array.from(ids, (id) => [id, { ...optionsOf(below, id), ...optionsOf(above, id) }]),
  );
  const css = [below.css, above.css].filter(Boolean).join('\n');
  return {
    ...(ids.size > 0 ? { elements } : {}),
    ...(below.grid || above.grid ? { grid: { ...below.grid, ...above.grid } } : {}),
    ...(css ? { css } : {}),
  };
}

function readAppearance(appearance: unknown): Appearance {
  const given = asObject(appearance);
  const text = (name: keyof Appearance) => {
    const value = given[name];
    return typeof value === 'string' && value.trim() !== '' ? { [name]: value.trim() } : {};
  };
  return { ...text('primaryColor'), ...text('logoUrl'), ...text('siteName'), ...text('language') };
}

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
