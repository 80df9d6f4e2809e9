// Values that an app keeps at the shop or at its own installation; themes read them.
// https://shopify.dev/docs/apps/build/custom-data/ownership
import { createHash } from 'node:crypto';

export interface Metafield {
  id: number;
  namespace: string;
  key: string;
  type: string;
  value: string;
  createdAt: string;
  updatedAt: string;
}

const isJson = (type: string) => type === 'json' || type.startsWith('list.');
export const digestOf = ({ value }: Metafield) => createHash('sha256').update(value).digest('hex');

/** Why a value is none of its type, or null. */
export function valueProblem(type: string, value: string): string | null {
  if (type === 'boolean') return ['true', 'false'].includes(value) ? null : 'Value must be true or false.';
  if (type === 'number_integer') return /^-?\d+$/.test(value) ? null : 'Value must be an integer.';
  if (!isJson(type)) return null;
  try {
    JSON.parse(value);
    return null;
  } catch {
    return 'Value is invalid JSON.';
  }
}

export const typedValue = ({ type, value }: Metafield): unknown => {
  if (isJson(type)) return JSON.parse(value);
  if (type === 'boolean') return value === 'true';
  return type === 'number_integer' ? Number(value) : value;
};

/** As Liquid reads them: `shop.metafields.namespace.key.value`. */
export function liquidMetafields(list: Metafield[]): Record<string, Record<string, { type: string; value: unknown }>> {
  const found: ReturnType<typeof liquidMetafields> = Object.create(null);
  for (const metafield of list) {
    const inside = found[metafield.namespace] ?? Object.create(null);
    inside[metafield.key] = { type: metafield.type, value: typedValue(metafield) };
    found[metafield.namespace] = inside;
  }
  return found;
}
