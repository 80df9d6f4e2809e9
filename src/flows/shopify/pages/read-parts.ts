import type { PageSyncFailure } from '#domain/shopify/page-sync.ts';
import { type ShopPageKind, type ShopResource, shopPageKinds } from '#domain/shopify/shop-page.ts';
import { readBulkFile } from '#io/shopify/read-bulk-file.ts';
import { fileOf, languagesOf, restart } from './bulk-parts.ts';
import type { Syncing } from './start-page-sync.ts';

export type PartsRead = { ok: true } | { ok: false; reason: PageSyncFailure; detail: string };

interface Visitor {
  /** The line to start after; null skips the part. */
  skipLines(kind: ShopPageKind): number | null;
  onResource(resource: ShopResource, kind: ShopPageKind, line: number): Promise<void> | void;
  onEnd?(kind: ShopPageKind): Promise<void>;
}

/** Reads the files of all kinds, one resource at a time. A part whose file is missing or broken is queried again. */
export async function readParts(sync: Syncing, visitor: Visitor): Promise<PartsRead> {
  const { io, signal, state } = sync;
  for (const kind of shopPageKinds) {
    const part = state.parts[kind];
    const skipLines = visitor.skipLines(kind);
    if (!part || skipLines === null) continue;
    const file = await fileOf(sync, part);
    if (!file.ok) return file;
    if (file.url === null && part.objects > 0) {
      restart(part);
      return { ok: false, reason: 'bad-file', detail: `${kind}: gone` };
    }
    if (file.url !== null) {
      const { objects } = part;
      const read = await readBulkFile(
        { url: file.url, objects, languages: languagesOf(sync) },
        {
          safeFetch: io.safeFetch,
          userAgent: io.settings.userAgent,
          signal,
          skipLines,
          onResource: (resource, line) => visitor.onResource(resource, kind, line),
        },
      );
      if (!read.ok) {
        if (read.reason !== 'unavailable') restart(part);
        return { ok: false, reason: read.reason === 'unavailable' ? 'unavailable' : 'bad-file', detail: read.detail };
      }
      if (read.unread > 0) io.log.warn({ kind, unread: read.unread }, 'lines of a bulk file that could not be read');
    }
    await visitor.onEnd?.(kind);
  }
  return { ok: true };
}
