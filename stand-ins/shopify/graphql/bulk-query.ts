// A bulk query → lines of JSON. Connections are read to their end; every entry of one is a line of its own, with
// `__parentId`. https://shopify.dev/docs/api/usage/bulk-operations/queries
import {
  type FieldNode,
  type FragmentDefinitionNode,
  getArgumentValues,
  getNamedType,
  getOperationAST,
  isAbstractType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { type AdminContext, type AdminNode, ALL, adminSchema } from './schema.ts';
import { checkScope } from './scopes.ts';

export interface BulkQuery {
  operation: OperationDefinitionNode;
  fragments: Map<string, FragmentDefinitionNode>;
}

/** Entries that have connections of their own are told apart by their id; fragments are not looked into. */
function parentsHaveIds(set: SelectionSetNode): boolean {
  const fields = set.selections.filter((own): own is FieldNode => own.kind === Kind.FIELD);
  const holdsEntries = (own: FieldNode) =>
    own.selectionSet?.selections.some(
      (inner) => inner.kind === Kind.FIELD && ['edges', 'nodes'].includes(inner.name.value),
    ) ?? false;
  return fields.every(({ name, selectionSet }) => {
    if (!selectionSet) return true;
    const inner = selectionSet.selections.filter((own): own is FieldNode => own.kind === Kind.FIELD);
    const isEntry = ['node', 'nodes'].includes(name.value);
    const hasId = inner.some((own) => own.name.value === 'id' && !own.alias);
    return (!isEntry || hasId || !inner.some(holdsEntries)) && parentsHaveIds(selectionSet);
  });
}

/** The rules of bulk queries: at least one connection, at most five, at most two levels of them. */
export function readBulkQuery(text: string): BulkQuery | { problem: string } {
  const schema = adminSchema();
  let document: ReturnType<typeof parse>;
  try {
    document = parse(text);
  } catch (error) {
    return { problem: `Invalid bulk query: ${(error as Error).message}` };
  }
  const [wrong] = validate(schema, document);
  if (wrong) return { problem: `Invalid bulk query: ${wrong.message}` };
  const operation = getOperationAST(document);
  if (operation?.operation !== 'query') return { problem: 'Invalid bulk query: only queries are allowed' };
  if (operation.variableDefinitions?.length) return { problem: 'Invalid bulk query: variables are not supported' };

  const info = new TypeInfo(schema);
  let connections = 0;
  let deepest = 0;
  let depth = 0;
  const isConnection = () => getNamedType(info.getType())?.name.endsWith('Connection') ?? false;
  visit(
    document,
    visitWithTypeInfo(info, {
      Field: {
        enter: () => {
          if (!isConnection()) return;
          connections++;
          depth++;
          deepest = Math.max(deepest, depth);
        },
        leave: () => {
          if (isConnection()) depth--;
        },
      },
    }),
  );
  if (!parentsHaveIds(operation.selectionSet))
    return { problem: "The parent 'node' field for a nested connection must select the 'id' field without an alias." };
  if (connections === 0) return { problem: 'Bulk queries must contain at least one connection.' };
  if (connections > 5) return { problem: 'Bulk queries cannot contain more than 5 connections.' };
  if (deepest > 3) return { problem: 'Bulk queries cannot contain connections with a nesting depth greater than 2.' };
  const fragments = new Map(
    document.definitions
      .filter((definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((definition) => [definition.name.value, definition]),
  );
  return { operation, fragments };
}

interface BulkLine {
  isRoot: boolean;
  json: string;
}

/** Without `groupObjects`, children follow this many parents later: nobody may rely on them being next to theirs. */
const PARENTS_TOGETHER = 20;

export function* bulkLines(
  { operation, fragments }: BulkQuery,
  context: AdminContext,
  { root, isGrouped }: { root: AdminNode; isGrouped: boolean },
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
  readObject(root, operation.selectionSet, 'QueryRoot', roots, '');
  for (const own of roots) yield* linesOf(own);
}
