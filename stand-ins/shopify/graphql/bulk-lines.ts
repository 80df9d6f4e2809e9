// A bulk query → lines of JSON. Connections are read to their end; every entry of one is a line of its own, with
// `__parentId`. https://shopify.dev/docs/api/usage/bulk-operations/queries
import {
  type FieldNode,
  type FragmentDefinitionNode,
  getArgumentValues,
  isAbstractType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { ALL } from './connection.ts';
import type { AdminContext, AdminNode } from './context.ts';
import { rootResolvers } from './resolvers/root.ts';
import { adminSchema } from './schema.ts';
import { checkScope } from './scopes.ts';

export interface BulkLine {
  isRoot: boolean;
  json: string;
}

type Fragments = Map<string, FragmentDefinitionNode>;

/** Without `groupObjects`, children follow this many parents later: nobody may rely on them being next to theirs. */
const PARENTS_TOGETHER = 20;

export function* bulkLines(
  operation: OperationDefinitionNode,
  fragments: Fragments,
  context: AdminContext,
  isGrouped: boolean,
): Generator<BulkLine> {
  const schema = adminSchema();

  function* fieldsOf(set: SelectionSetNode, typeName: string): Generator<FieldNode> {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        yield selection;
        continue;
      }
      const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
      const wanted = fragment?.typeCondition ? schema.getType(fragment.typeCondition.name.value) : null;
      const own = schema.getType(typeName);
      const fits =
        !wanted || wanted === own || (isAbstractType(wanted) && isObjectType(own) && schema.isSubType(wanted, own));
      if (fragment && fits) yield* fieldsOf(fragment.selectionSet, typeName);
    }
  }

  const fieldValue = (source: AdminNode, field: FieldNode, typeName: string): unknown => {
    checkScope(`${typeName}.${field.name.value}`, context);
    const value = source[field.name.value];
    if (typeof value !== 'function') return value;
    const type = schema.getType(typeName);
    const definition = isObjectType(type) ? type.getFields()[field.name.value] : undefined;
    return value.call(source, definition ? getArgumentValues(definition, field) : {}, context);
  };

  /** What is inside `edges { node { … } }` or `nodes { … }`. */
  function entrySelection(set: SelectionSetNode): SelectionSetNode | null {
    for (const selection of set.selections) {
      if (selection.kind !== Kind.FIELD || !selection.selectionSet) continue;
      if (['nodes', 'node'].includes(selection.name.value)) return selection.selectionSet;
      if (selection.name.value === 'edges') return entrySelection(selection.selectionSet);
    }
    return null;
  }

  type Children = { entries: Generator<AdminNode>; set: SelectionSetNode; parentId: string }[];

  function readObject(source: AdminNode, set: SelectionSetNode, typeName: string, children: Children, id: string) {
    const result: Record<string, unknown> = {};
    for (const field of fieldsOf(set, typeName)) {
      const key = field.alias?.value ?? field.name.value;
      if (field.name.value === '__typename') {
        result[key] = typeName;
        continue;
      }
      const value = fieldValue(source, field, typeName) as AdminNode | AdminNode[] | null;
      if (!field.selectionSet || value === null || value === undefined) {
        result[key] = value ?? null;
        continue;
      }
      const inner = field.selectionSet;
      const all = Array.isArray(value) ? undefined : (value as { [ALL]?: () => Generator<AdminNode> })[ALL];
      if (all) {
        const entry = entrySelection(inner);
        if (entry) children.push({ entries: all(), set: entry, parentId: id });
        continue;
      }
      const read = (own: AdminNode) => readObject(own, inner, String(own.__typename ?? ''), children, id);
      result[key] = Array.isArray(value) ? value.map(read) : read(value);
    }
    return result;
  }

  function* linesOf({ entries, set, parentId }: Children[number]): Generator<BulkLine> {
    let waiting: Children = [];
    let together = 0;
    for (const source of entries) {
      const own: Children = [];
      const result = readObject(source, set, String(source.__typename ?? ''), own, String(source.id ?? ''));
      if (parentId) result.__parentId = parentId;
      yield { isRoot: !parentId, json: JSON.stringify(result) };
      waiting.push(...own);
      together++;
      if (isGrouped || together === PARENTS_TOGETHER) {
        for (const child of waiting) yield* linesOf(child);
        waiting = [];
        together = 0;
      }
    }
    for (const child of waiting) yield* linesOf(child);
  }

  const roots: Children = [];
  readObject(rootResolvers as AdminNode, operation.selectionSet, 'QueryRoot', roots, '');
  for (const root of roots) yield* linesOf(root);
}
