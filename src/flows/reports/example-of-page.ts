import { WebAddress } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { pathOf } from '#domain/crawl/page-address.ts';
import { countAgainst } from '#flows/guards/rate-limit.ts';
import { fetchPage } from '#io/fetch/pages/fetch-page.ts';
import type { Io } from '#io/io.ts';
import { createBytesCache } from '#io/memory-cache.ts';
import { quotaOf } from '#io/page-reader/page-reader.ts';
import { drawExampleImage } from './draw-example-image.ts';

// The image Linkbild would create for any page, for a visitor who has typed its address. Threat: a stranger chooses the
// address. Layers: the page and its photos are read by safe fetch and count as a page that is read, new images are
// limited per client and rendered in a process of their own, the bytes are cached in memory and nothing is stored.

interface TypedPage {
  url: string;
  /** Whom limits are counted for. */
  client: string;
}

export type ExampleOfPage = { ok: true; bytes: Uint8Array } | { ok: false; reason: 'limit' | 'unreadable' };

const CACHE_BYTES = 8_000_000;
const CACHE_MS = 300_000;

export function createExamplesOfPages(io: Io) {
  const drawn = createBytesCache({ maxBytes: CACHE_BYTES, ttlMs: CACHE_MS, now: io.uptime });
  const drawing = new Map<string, Promise<ExampleOfPage>>();

  async function draw(url: string, client: string): Promise<ExampleOfPage> {
    for (const limit of [limits.exampleImages, limits.pagesRead]) {
      if ((await countAgainst(io, limit, client)).isOver) return { ok: false, reason: 'limit' };
    }
    const page = await fetchPage(io.safeFetch, url, { userAgent: io.settings.userAgent });
    if (!page.ok) return { ok: false, reason: 'unreadable' };
    const { html: body, finalUrl, contentType, headers } = page;
    const input = { body, url: finalUrl, contentType, headers };
    const read = await io.safeFetch.reader.run('site', input, quotaOf(finalUrl));
    if (!read.ok) return { ok: false, reason: 'unreadable' };
    const { meta, brand } = read.value;
    const path = pathOf(finalUrl);
    // As a project would be called: by its home page.
    const project = {
      title: path === '/' ? (meta.og.siteName ?? meta.siteName ?? meta.title) : null,
      logoUrl: brand.logoUrl,
      primaryColor: brand.colours[0] ?? null,
    };
    const bytes = await drawExampleImage(io, { meta, path, project });
    return bytes ? { ok: true, bytes } : { ok: false, reason: 'unreadable' };
  }

  return async function exampleOf({ url, client }: TypedPage): Promise<ExampleOfPage> {
    const address = WebAddress.safeParse(url);
    if (!address.success) return { ok: false, reason: 'unreadable' };
    const known = drawn.get(address.data);
    if (known) return { ok: true, bytes: known };
    const running = drawing.get(address.data) ?? draw(address.data, client).finally(() => drawing.delete(address.data));
    drawing.set(address.data, running);
    const example = await running;
    if (example.ok) drawn.set(address.data, example.bytes);
    return example;
  };
}
