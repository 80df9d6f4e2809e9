import {
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { adminSchema } from './schema.ts';

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
