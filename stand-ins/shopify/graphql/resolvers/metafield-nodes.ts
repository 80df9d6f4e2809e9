import { digestOf, type Metafield, typedValue, valueProblem } from '../../shop/metafields.ts';
import type { AdminContext, AdminNode } from '../context.ts';
import { gid, idOf } from '../gid.ts';

const APP_NAMESPACE = '$app';

const metafieldNode = (own: Metafield): AdminNode => ({
  __typename: 'Metafield',
  ...own,
  id: gid('Metafield', own.id),
  jsonValue: typedValue(own),
  compareDigest: digestOf(own),
});

/** `metafield(namespace:, key:)` of whatever has metafields. */
export const metafieldField =
  (list: Metafield[]) =>
  ({ namespace, key }: { namespace?: string | null; key: string }) => {
    const own = list.find((other) => other.key === key && other.namespace === (namespace ?? APP_NAMESPACE));
    return own ? metafieldNode(own) : null;
  };

/** Owners here: the shop and the app's installation in it. */
function listOf(ownerId: string, { shop, installation }: AdminContext): Metafield[] | null {
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
  const { shop } = context;
  const refuse = (index: number, code: string, field: string, message: string) => ({
    metafields: [],
    userErrors: [{ code, elementIndex: index, field: ['metafields', String(index), field], message }],
  });
  if (metafields.length > MAX_SET)
    return refuse(
      0,
      'LESS_THAN_OR_EQUAL_TO',
      'metafields',
      `Exceeded the maximum metafields input limit of ${MAX_SET}.`,
    );
  // All or nothing: what is wrong is found before anything is written.
  for (const [index, { ownerId, type, value }] of metafields.entries()) {
    if (!listOf(ownerId, context)) return refuse(index, 'INVALID', 'ownerId', 'Owner does not exist.');
    if (!type) return refuse(index, 'BLANK', 'type', "Type can't be blank");
    const problem = valueProblem(type, value);
    if (problem) return refuse(index, 'INVALID_VALUE', 'value', problem);
  }
  const written = metafields.map(({ ownerId, namespace, key, type, value }) => {
    const list = listOf(ownerId, context) ?? [];
    const place = { namespace: namespace ?? APP_NAMESPACE, key };
    const before = list.findIndex((own) => own.key === key && own.namespace === place.namespace);
    const now = shop.now();
    const old = list[before];
    const own = {
      ...place,
      id: old?.id ?? shop.nextId(),
      type: type ?? '',
      value,
      createdAt: old?.createdAt ?? now,
      updatedAt: now,
    };
    list.splice(before === -1 ? list.length : before, 1, own);
    return own;
  });
  return { metafields: written.map(metafieldNode), userErrors: [] };
}

function remove(args: { metafields: { ownerId: string; namespace: string; key: string }[] }, context: AdminContext) {
  const deletedMetafields = args.metafields.map((wanted) => {
    const list = listOf(wanted.ownerId, context) ?? [];
    const place = list.findIndex((own) => own.key === wanted.key && own.namespace === wanted.namespace);
    if (place === -1) return null;
    list.splice(place, 1);
    return wanted;
  });
  return { deletedMetafields, userErrors: [] };
}

export const metafieldMutations = { metafieldsSet: set, metafieldsDelete: remove };
