// https://shopify.dev/docs/api/usage/bulk-operations/queries
import { listOf } from '../../catalogue/lazy-list.ts';
import type { BulkOperation } from '../../shop/bulk-operation.ts';
import type { Shop } from '../../shop/shop.ts';
import { readBulkQuery } from '../bulk-check.ts';
import { connection, type PageArgs } from '../connection.ts';
import type { AdminContext, AdminNode } from '../context.ts';
import { gid, idOf } from '../gid.ts';
import { runBulk } from '../run-bulk.ts';
import { matches } from '../search.ts';

/** From version 2026-01 on. */
const MAX_RUNNING = 5;

const bulkNode = (shop: Shop, operation: BulkOperation): AdminNode => ({
  __typename: 'BulkOperation',
  id: gid('BulkOperation', operation.id),
  type: 'QUERY',
  status: operation.status,
  errorCode: operation.errorCode,
  query: operation.query,
  createdAt: operation.createdAt,
  completedAt: operation.completedAt,
  objectCount: String(operation.objectCount),
  rootObjectCount: String(operation.rootObjectCount),
  fileSize: operation.zipped ? String(operation.fileSize) : null,
  // An empty result has no file.
  url: operation.status === 'COMPLETED' && operation.objectCount > 0 ? shop.fileUrl(`/bulk/${operation.id}`) : null,
  partialDataUrl: null,
});

function start({ query, groupObjects }: { query: string; groupObjects: boolean }, context: AdminContext) {
  const { shop, installation } = context;
  const refuse = (code: string, field: string[] | null, message: string) => ({
    bulkOperation: null,
    userErrors: [{ code, field, message }],
  });
  const read = readBulkQuery(query);
  if ('problem' in read) return refuse('INVALID', ['query'], read.problem);
  const running = installation.bulkOperations.filter(({ status }) => status === 'CREATED' || status === 'RUNNING');
  if (running.length >= MAX_RUNNING)
    return refuse(
      'OPERATION_IN_PROGRESS',
      null,
      `A bulk query operation for this app and shop is already in progress: ${gid('BulkOperation', running[0]?.id ?? 0)}.`,
    );
  const operation: BulkOperation = {
    id: 4_000_000_000 + shop.nextId(),
    status: 'CREATED',
    errorCode: null,
    query,
    isGrouped: groupObjects,
    createdAt: shop.now(),
    completedAt: null,
    objectCount: 0,
    rootObjectCount: 0,
    fileSize: 0,
    zipped: null,
  };
  installation.bulkOperations.push(operation);
  shop.bulk.start(() => runBulk(operation, read, context));
  return { bulkOperation: bulkNode(shop, operation), userErrors: [] };
}

function cancel({ id }: { id: string }, { shop, installation }: AdminContext) {
  const operation = installation.bulkOperations.find((own) => own.id === idOf(id, 'BulkOperation'));
  if (!operation)
    return { bulkOperation: null, userErrors: [{ field: ['id'], message: 'Bulk operation does not exist' }] };
  if (operation.status === 'CREATED' || operation.status === 'RUNNING') operation.status = 'CANCELED';
  return { bulkOperation: bulkNode(shop, operation), userErrors: [] };
}

const find = ({ id }: { id: string }, { shop, installation }: AdminContext) => {
  const operation = installation.bulkOperations.find((own) => own.id === idOf(id, 'BulkOperation'));
  return operation ? bulkNode(shop, operation) : null;
};

export const bulkFields = {
  bulkOperation: find,
  bulkOperations: (args: PageArgs & { query?: string | null }, context: AdminContext) =>
    connection(
      listOf(
        context.installation.bulkOperations.filter(({ status, createdAt }) =>
          matches(args.query ?? '', { status, created_at: createdAt, operation_type: 'query' }),
        ),
      ),
      args,
      context,
      (operation) => bulkNode(context.shop, operation),
    ),
  currentBulkOperation: (_args: unknown, { shop, installation }: AdminContext) => {
    const last = installation.bulkOperations.at(-1);
    return last ? bulkNode(shop, last) : null;
  },
};
export const bulkMutations = { bulkOperationRunQuery: start, bulkOperationCancel: cancel };
