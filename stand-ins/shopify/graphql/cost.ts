// The price of a query, before (by what it asks for) and after (by what came back): objects 1, connections 2 and one for
// each entry, mutations 10, scalars 0. https://shopify.dev/docs/api/usage/limits

import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import type { Clock } from '../server.ts';
import type { Shop } from '../shop/shop.ts';

export interface Asking {
  schema: GraphQLSchema;
  fragments: Map<string, FragmentDefinitionNode>;
  variables: Record<string, unknown>;
}

type Data = Record<string, unknown> | null | undefined;

export function costOf(operation: OperationDefinitionNode, asking: Asking, data?: Data): number {
  const isMutation = operation.operation === 'mutation';
  const root = isMutation ? asking.schema.getMutationType() : asking.schema.getQueryType();
  return root ? sumOf(operation.selectionSet, root, asking, data, isMutation) : 0;
}

function sumOf(set: SelectionSetNode, type: GraphQLNamedType, asking: Asking, data: Data, isMutation = false): number {
  let sum = 0;
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) {
      sum += fieldCost(selection, type, asking, data, isMutation);
      continue;
    }
    const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? asking.fragments.get(selection.name.value) : selection;
    const name = fragment?.typeCondition?.name.value;
    const inner = name ? asking.schema.getType(name) : type;
    if (fragment && inner) sum += sumOf(fragment.selectionSet, inner, asking, data);
  }
  return sum;
}

/** Asked for by `first` or `last`; only theme files come without. */
const DEFAULT_SIZE = 50;

function sizeOf({ arguments: given = [] }: FieldNode, { variables }: Asking): number {
  const read = (value: ValueNode) =>
    value.kind === Kind.VARIABLE ? variables[value.name.value] : 'value' in value ? value.value : null;
  const sizes = given
    .filter(({ name }) => name.value === 'first' || name.value === 'last')
    .map((own) => read(own.value));
  const size = sizes.find((own) => own !== null && own !== undefined);
  return size === undefined ? DEFAULT_SIZE : Number(size);
}

const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : 1);

function fieldCost(node: FieldNode, type: GraphQLNamedType, asking: Asking, data: Data, isMutation: boolean): number {
  if (!isObjectType(type) && !isInterfaceType(type)) return 0;
  const field = type.getFields()[node.name.value];
  if (!field) return 0;
  const named = getNamedType(field.type);
  if (isLeafType(named) || !node.selectionSet || !isCompositeType(named)) return isMutation ? 10 : 0;
  const value = data?.[node.alias?.value ?? node.name.value];
  if (data !== undefined && (value === null || value === undefined)) return isMutation ? 10 : 0;
  if (named.name.endsWith('Connection')) {
    return 2 + connectionCost(node.selectionSet, named, asking, value as Data, sizeOf(node, asking));
  }
  if (named.name === 'PageInfo') return 0;
  const entries = Array.isArray(value) ? value : [value];
  const inside =
    data === undefined
      ? sumOf(node.selectionSet, named, asking, undefined)
      : entries.reduce((sum, entry) => sum + sumOf(node.selectionSet as SelectionSetNode, named, asking, entry), 0);
  return (isMutation ? 10 : lengthOf(value)) + inside;
}

/** Entries count once, whether they are read as `nodes` or as `edges { node }`. */
function connectionCost(set: SelectionSetNode, type: GraphQLNamedType, asking: Asking, data: Data, size: number) {
  let most = 0;
  let isCounting = false;
  const look = (inner: SelectionSetNode, of: GraphQLNamedType, value: unknown) => {
    for (const selection of inner.selections) {
      if (selection.kind !== Kind.FIELD || !selection.selectionSet || !isObjectType(of)) continue;
      const named = getNamedType(of.getFields()[selection.name.value]?.type);
      if (!named || named.name === 'PageInfo') continue;
      const key = selection.alias?.value ?? selection.name.value;
      const found = Array.isArray(value) ? value.map((entry: Data) => entry?.[key]) : (value as Data)?.[key];
      if (named.name.endsWith('Edge')) {
        look(selection.selectionSet, named, found);
        continue;
      }
      isCounting = true;
      const own = selection.selectionSet;
      most = Math.max(
        most,
        data === undefined
          ? size * (1 + sumOf(own, named, asking, undefined))
          : (found as Data[]).reduce((sum, entry) => sum + 1 + sumOf(own, named, asking, entry), 0),
      );
    }
  };
  look(set, type, data);
  return isCounting ? most : 0;
}

// The leaky bucket of one app in one shop.

const MAXIMUM_AVAILABLE = 2000;
const RESTORE_RATE = 100;
/** The largest plan has ten times the budget. */
const timesOf = ({ details }: Shop) => (details.planHandle === 'plus' ? 10 : 1);
export const MAX_QUERY_COST = 1000;

export function availablePoints(shop: Shop, clock: Clock): number {
  const now = clock.now().getTime();
  const grown = ((now - shop.budget.at) / 1000) * RESTORE_RATE * timesOf(shop);
  shop.budget = { points: Math.min(MAXIMUM_AVAILABLE * timesOf(shop), shop.budget.points + grown), at: now };
  return shop.budget.points;
}

export const spend = (shop: Shop, points: number) => {
  shop.budget.points -= points;
};

export const costReport = (shop: Shop, clock: Clock, requested: number, actual: number | null) => ({
  cost: {
    requestedQueryCost: requested,
    actualQueryCost: actual,
    throttleStatus: {
      maximumAvailable: MAXIMUM_AVAILABLE * timesOf(shop),
      currentlyAvailable: Math.floor(availablePoints(shop, clock)),
      restoreRate: RESTORE_RATE * timesOf(shop),
    },
  },
});
