import { readStyle } from '#domain/template/design-of.ts';
import type { ElementOption } from '#domain/template/style-options.ts';

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
