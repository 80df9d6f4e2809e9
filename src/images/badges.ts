import { Hono } from 'hono';
import { languageNamed } from '#domain/language.ts';
import { drawBadge } from '#domain/watch/badge.ts';
import { findBadgeFigures } from '#io/db/queries/watch/figures.ts';
import { contentHash } from '#io/files/file-store.ts';
import type { Io } from '#io/io.ts';
import { createTimedCache } from '#io/memory-cache.ts';
import { cacheControls, type RequestHead, responseOf, sendImage } from './image-response.ts';
import { isUuid } from './image-urls.ts';
import { noImage } from './stored-images.ts';

/** Badges are shown on other people's pages, so each one reads the database at most once a minute. */
const CACHE_LIMITS = { max: 2_000, ttlMs: 60_000 };

/**
 * `/badge/{uuid}.svg`, with `?lang=de` in German. Badges that are off, unknown or broken all get the same plain image.
 */
export function createBadgeHosts(io: Pick<Io, 'db' | 'now' | 'uptime' | 'log'>): Hono {
  const hosts = new Hono();
  const cache = createTimedCache<{ figures: Awaited<ReturnType<typeof findBadgeFigures>> }>({
    ...CACHE_LIMITS,
    now: io.uptime,
  });

  async function figuresOf(uuid: string) {
    const known = cache.get(uuid);
    if (known) return known.figures;
    const figures = await findBadgeFigures(io.db, uuid, io.now());
    cache.set(uuid, { figures });
    return figures;
  }

  hosts.get('/badge/:file{.+\\.svg}', async (context) => {
    const request: RequestHead = { method: context.req.method, header: (name) => context.req.header(name) };
    const uuid = context.req.param('file').slice(0, -'.svg'.length).toLowerCase();
    try {
      const figures = isUuid(uuid) ? await figuresOf(uuid) : null;
      if (!figures) return responseOf(noImage(request));
      const bytes = new TextEncoder().encode(drawBadge(figures, languageNamed(context.req.query('lang'))));
      return responseOf(
        sendImage(request, {
          bytes,
          contentType: 'image/svg+xml',
          etag: contentHash(bytes),
          cacheControl: cacheControls.current,
        }),
      );
    } catch (error) {
      io.log.error({ err: error, project: uuid.slice(0, 40) }, 'a badge failed');
      return responseOf(noImage(request));
    }
  });
  return hosts;
}
