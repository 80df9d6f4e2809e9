// Bulk queries run in the background and leave a file. https://shopify.dev/docs/api/usage/bulk-operations/queries
import { setImmediate as turn } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import { GraphQLError } from 'graphql';
import type { Shop } from '../shop/shop.ts';
import { type BulkQuery, bulkLines, readBulkQuery } from './bulk-query.ts';
import { catalogueFields } from './catalogue-nodes.ts';
import { type AdminContext, type AdminNode, gid, idOf } from './schema.ts';

export interface BulkOperation {
  id: number;
  status: 'COMPLETED' | 'CREATED' | 'FAILED' | 'RUNNING';
  errorCode: 'ACCESS_DENIED' | 'INTERNAL_SERVER_ERROR' | 'TIMEOUT' | null;
  isGrouped: boolean;
  createdAt: string;
  completedAt: string | null;
  objectCount: number;
  rootObjectCount: number;
  fileSize: number;
  /** The JSONL file, compressed: fifty thousand products are a few megabytes this way. */
  zipped: Buffer | null;
}

type Work = () => Promise<void>;

/** Bulk operations run as soon as they are created, unless a test holds them to see them run. */
export function createBulkQueue() {
  let held: Work[] | null = null;
  const running = new Set<Promise<void>>();
  const run = (work: Work) => {
    const under = work().finally(() => running.delete(under));
    running.add(under);
  };
  return {
    start(work: Work) {
      if (held) held.push(work);
      else setImmediate(() => run(work));
    },
    hold() {
      held ??= [];
    },
    /** Runs what was held; resolves when all operations are finished. */
    async release() {
      for (const work of held ?? []) run(work);
      held = null;
      await Promise.all(running);
    },
  };
}

const LINES_AT_ONCE = 500;

/** Writes the file of an operation, compressed and in slices, so that the process stays free for other requests. */
async function write(operation: BulkOperation, query: BulkQuery, context: AdminContext) {
  const zip = createGzip({ level: 1 });
  const parts: Buffer[] = [];
  zip.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve, reject) => zip.once('end', resolve).once('error', reject));
  let slice: string[] = [];
  const flush = async () => {
    zip.write(slice.join(''));
    slice = [];
    await turn();
  };
  const { isGrouped } = operation;
  for (const { isRoot, json } of bulkLines(query, { ...context, isBulk: true }, { root: catalogueFields, isGrouped })) {
    slice.push(`${json}\n`);
    operation.objectCount++;
    if (isRoot) operation.rootObjectCount++;
    operation.fileSize += Buffer.byteLength(json) + 1;
    if (slice.length === LINES_AT_ONCE) await flush();
  }
  await flush();
  zip.end();
  await ended;
  operation.zipped = Buffer.concat(parts);
}

async function runBulk(operation: BulkOperation, query: BulkQuery, context: AdminContext): Promise<void> {
  const { shop } = context;
  operation.status = 'RUNNING';
  try {
    await write(operation, query, context);
    operation.status = 'COMPLETED';
  } catch (error) {
    operation.status = 'FAILED';
    const isDenied = error instanceof GraphQLError && error.extensions.code === 'ACCESS_DENIED';
    operation.errorCode = isDenied ? 'ACCESS_DENIED' : 'INTERNAL_SERVER_ERROR';
  }
  operation.completedAt = shop.now();
  shop.webhooks.send('bulk_operations/finish', {
    admin_graphql_api_id: gid('BulkOperation', operation.id),
    completed_at: operation.completedAt,
    created_at: operation.createdAt,
    error_code: operation.errorCode?.toLowerCase() ?? null,
    status: operation.status.toLowerCase(),
    type: 'query',
  });
}

/** From version 2026-01 on. */
const MAX_RUNNING = 5;

const bulkNode = (shop: Shop, operation: BulkOperation): AdminNode => ({
  id: gid('BulkOperation', operation.id),
  status: operation.status,
  errorCode: operation.errorCode,
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

export const bulkFields = {
  bulkOperation: ({ id }: { id: string }, { shop, installation }: AdminContext) => {
    const operation = installation.bulkOperations.find((own) => own.id === idOf(id, 'BulkOperation'));
    return operation ? bulkNode(shop, operation) : null;
  },
};
export const bulkMutations = { bulkOperationRunQuery: start };
