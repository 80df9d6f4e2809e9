import { setImmediate as turn } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import { GraphQLError } from 'graphql';
import type { BulkOperation } from '../shop/bulk-operation.ts';
import type { BulkQuery } from './bulk-check.ts';
import { bulkLines } from './bulk-lines.ts';
import type { AdminContext } from './context.ts';
import { gid } from './gid.ts';

const LINES_AT_ONCE = 500;

/** Writes the file of an operation, compressed and in slices, so that the process stays free for other requests. */
async function write(operation: BulkOperation, { operation: query, fragments }: BulkQuery, context: AdminContext) {
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
  for (const { isRoot, json } of bulkLines(query, fragments, { ...context, isBulk: true }, operation.isGrouped)) {
    if (operation.status === 'CANCELED') break;
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

export async function runBulk(operation: BulkOperation, query: BulkQuery, context: AdminContext): Promise<void> {
  const { shop } = context;
  if (operation.status === 'CANCELED') return;
  operation.status = 'RUNNING';
  try {
    await write(operation, query, context);
    // As a field: the test may have cancelled it meanwhile.
    if ((operation.status as BulkOperation['status']) !== 'CANCELED') operation.status = 'COMPLETED';
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
