import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { PageSyncFailure, SyncPart } from '#domain/shopify/page-sync.ts';
import { otherLanguages } from '#domain/shopify/pages-by-market.ts';
import { type ShopPageKind, shopPageKinds } from '#domain/shopify/shop-page.ts';
import { askShop } from '#flows/shopify/shop-access.ts';
import { bulkQuery, READ_BULK, RUN_BULK } from '#io/shopify/shop-queries.ts';
import type { Syncing } from './start-page-sync.ts';

// The bulk queries of a reading. Shopify works on them for seconds or hours and then has a file; it runs up to five of
// an app at once (shopify.dev/docs/api/usage/bulk-operations/queries), and an older installation of ours may use some.

const Started = z.object({
  bulkOperationRunQuery: z.object({
    bulkOperation: z.object({ id: z.string() }).nullish(),
    userErrors: z.array(z.object({ code: z.string().nullish(), message: z.string() })),
  }),
});
const Operation = z.object({
  bulkOperation: z
    .object({
      status: z.string(),
      errorCode: z.string().nullish(),
      url: z.string().nullish(),
      partialDataUrl: z.string().nullish(),
      objectCount: z.union([z.string(), z.number()]).transform(Number),
    })
    .nullish(),
});

type Failed = { reason: PageSyncFailure; detail: string };

/** Failures before a query is given up until the next day. */
const MAX_ATTEMPTS = 3;
const FIRST_PAUSE_MS = 200;
const MAX_PAUSE_MS = 10_000;
/** After this the job ends. Shopify's webhook about the finished query, or the schedule, starts the next one. */
const MAX_WAIT_MS = 4 * 60_000;

const newPart = (): SyncPart => ({
  operation: null,
  state: 'waiting',
  attempts: 0,
  objects: 0,
  lines: 0,
  isPartial: false,
});

/** Languages whose texts are requested, in the order of the query. */
export const languagesOf = ({ shop, state }: Pick<Syncing, 'shop' | 'state'>): string[] =>
  shop.scopes.some((scope) => /^(?:read|write)_translations$/.test(scope)) ? otherLanguages(state.roots) : [];

/** `later`: Shopify is still working on a query. */
export async function finishParts(sync: Syncing): Promise<'ready' | 'later' | Failed> {
  let waited = 0;
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * 2, MAX_PAUSE_MS)) {
    for (const kind of shopPageKinds) {
      const failed = await advance(sync, kind);
      if (failed) return failed;
    }
    await sync.save();
    if (shopPageKinds.every((kind) => ['ready', 'written'].includes(sync.state.parts[kind]?.state ?? '')))
      return 'ready';
    if (waited >= MAX_WAIT_MS) return 'later';
    waited += wait;
    await pause(wait, undefined, { signal: sync.signal });
  }
}

async function advance(sync: Syncing, kind: ShopPageKind): Promise<Failed | null> {
  const part = sync.state.parts[kind] ?? newPart();
  sync.state.parts[kind] = part;
  if (part.state === 'waiting') return start(sync, kind, part);
  return part.state === 'running' ? look(sync, part) : null;
}

async function start(sync: Syncing, kind: ShopPageKind, part: SyncPart): Promise<Failed | null> {
  if (part.attempts >= MAX_ATTEMPTS) return { reason: 'bulk-failed', detail: kind };
  const { io, shop, signal } = sync;
  const query = bulkQuery(kind, languagesOf(sync));
  const response = await askShop(io, shop, { query: RUN_BULK, variables: { query }, data: Started }, signal);
  if (!response.ok) return response;
  const { bulkOperation, userErrors } = response.data.bulkOperationRunQuery;
  const [error] = userErrors;
  // Shopify's limit of running operations is reached, so this one waits.
  if (error?.code === 'OPERATION_IN_PROGRESS' || error?.code === 'LIMIT_REACHED') return null;
  if (!bulkOperation) return { reason: 'bad-query', detail: error?.message.slice(0, 500) ?? kind };
  Object.assign(part, { operation: bulkOperation.id, state: 'running', attempts: part.attempts + 1, lines: 0 });
  // Saved before the next query starts, so that a restart does not start this one again.
  await sync.save();
  return null;
}

async function look(sync: Syncing, part: SyncPart): Promise<Failed | null> {
  const found = await readOperation(sync, part);
  if (!found.ok) return found;
  const operation = found.data;
  // Belongs to an earlier installation, or Shopify no longer stores it.
  if (!operation) restart(part);
  else if (operation.status === 'COMPLETED')
    Object.assign(part, { state: 'ready', objects: operation.objectCount, isPartial: false });
  else if (['FAILED', 'EXPIRED', 'CANCELED', 'CANCELING'].includes(operation.status)) {
    if (operation.errorCode === 'ACCESS_DENIED') return { reason: 'no-scope', detail: 'bulk query' };
    if (part.attempts < MAX_ATTEMPTS || !operation.partialDataUrl) restart(part);
    // Partial data is better than none.
    else Object.assign(part, { state: 'ready', objects: 0, isPartial: true });
  }
  return null;
}

/** The file is no longer available, so the query runs again. */
export const restart = (part: SyncPart) => Object.assign(part, { operation: null, state: 'waiting', lines: 0 });

async function readOperation({ io, shop, signal }: Syncing, { operation: id }: SyncPart) {
  const response = await askShop(io, shop, { query: READ_BULK, variables: { id }, data: Operation }, signal);
  return response.ok ? { ok: true as const, data: response.data.bulkOperation ?? null } : response;
}

/** The current URL of a part's file, which expires after a week. Null: the shop has no such resources. */
export async function fileOf(
  sync: Syncing,
  part: SyncPart,
): Promise<{ ok: true; url: string | null } | ({ ok: false } & Failed)> {
  const found = await readOperation(sync, part);
  if (!found.ok) return found;
  const url = part.isPartial ? found.data?.partialDataUrl : found.data?.url;
  return { ok: true, url: url ?? null };
}
