// Values that an app keeps at the shop or at its own installation; themes read them.
// https://shopify.dev/docs/apps/build/custom-data/ownership
import { type AdminContext, idOf } from './schema.ts';

export interface Metafield {
  namespace: string;
  key: string;
  type: string;
  value: string;
}

/** Why a value is none of its type, or null. */
function valueProblem(type: string, value: string): string | null {
  if (type === 'boolean') return ['true', 'false'].includes(value) ? null : 'Value must be true or false.';
  if (type !== 'json') return null;
  try {
    JSON.parse(value);
    return null;
  } catch {
    return 'Value is invalid JSON.';
  }
}

const typedValue = ({ type, value }: Metafield): unknown => {
  if (type === 'json') return JSON.parse(value);
  return type === 'boolean' ? value === 'true' : value;
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

const APP_NAMESPACE = '$app';

/** `metafield(namespace:, key:)` of whatever has metafields. */
export const metafieldField =
  (list: Metafield[]) =>
  ({ namespace, key }: { namespace?: string | null; key: string }) =>
    list.find((other) => other.key === key && other.namespace === (namespace ?? APP_NAMESPACE)) ?? null;

/** Owners here: the shop and the app's installation in it. */
function metafieldsOf(ownerId: string, { shop, installation }: AdminContext): Metafield[] | null {
  if (idOf(ownerId, 'Shop') === shop.id) return shop.metafields;
  return idOf(ownerId, 'AppInstallation') === installation.id ? installation.metafields : null;
}

interface SetInput {
  ownerId: string;
  namespace?: string | null;
  key: string;
  type?: string | null;
  value: string;
}

const MAX_SET = 25;

function set({ metafields }: { metafields: SetInput[] }, context: AdminContext) {
  const refuse = (index: number, field: string, message: string) => ({
    userErrors: [{ field: ['metafields', String(index), field], message }],
  });
  if (metafields.length > MAX_SET)
    return refuse(0, 'metafields', `Exceeded the maximum metafields input limit of ${MAX_SET}.`);
  // All or nothing: what is wrong is found before anything is written.
  for (const [index, { ownerId, type, value }] of metafields.entries()) {
    if (!metafieldsOf(ownerId, context)) return refuse(index, 'ownerId', 'Owner does not exist.');
    if (!type) return refuse(index, 'type', "Type can't be blank");
    const problem = valueProblem(type, value);
    if (problem) return refuse(index, 'value', problem);
  }
  for (const { ownerId, namespace, key, type, value } of metafields) {
    const list = metafieldsOf(ownerId, context) ?? [];
    const own = { namespace: namespace ?? APP_NAMESPACE, key, type: type ?? '', value };
    const place = list.findIndex((other) => other.key === key && other.namespace === own.namespace);
    list.splice(place === -1 ? list.length : place, 1, own);
  }
  return { userErrors: [] };
}

export const metafieldMutations = { metafieldsSet: set };
