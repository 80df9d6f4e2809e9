import { WebAddress } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { issuesOf } from '#domain/audit/scoring/issues.ts';
import type { Language } from '#domain/language.ts';
import { countAgainst } from '#flows/guards/rate-limit.ts';
import { checkWholePage, recentKey } from '#flows/page-audit/check-page.ts';
import type { Io } from '#io/io.ts';
import { createBytesCache } from '#io/memory-cache.ts';
import { drawCheckedPage } from './draw-report-image.ts';

// The sharing image of /preview?url=…: the checked page and its score. Threat: a stranger chooses the address. Layers:
// a page that was not checked just before counts against the limits for reading pages; drawings are limited per client
// and made in a render process; the bytes are cached in memory and nothing is stored.

interface CheckedPage {
  url: string;
  language: Language;
  /** Whom limits are counted for. */
  client: string;
}

/** How long a request for the image may wait. */
const CHECK_MS = 6_000;
const CACHE_BYTES = 8_000_000;
const CACHE_MS = 300_000;
/** Three lines of the image. */
const ADDRESS_LENGTH = 70;

/** Null: no image of its own could be drawn now. */
export function createCheckedPageImages(io: Io) {
  const drawn = createBytesCache({ maxBytes: CACHE_BYTES, ttlMs: CACHE_MS, now: io.uptime });
  const drawing = new Map<string, Promise<Uint8Array | null>>();

  async function draw(url: string, { language, client }: CheckedPage): Promise<Uint8Array | null> {
    if ((await countAgainst(io, limits.checkedPageImages, client)).isOver) return null;
    const isKnown = io.recentChecks.has(recentKey(url));
    if (!isKnown && (await countAgainst(io, limits.pagesRead, client)).isOver) return null;
    const page = await checkWholePage(io, { url, signal: AbortSignal.timeout(CHECK_MS) });
    if (!page.ok) return null;
    const { score } = page.audit.score;
    const issues = issuesOf(page.audit).length;
    return drawCheckedPage(io.renderer, { language, address: shownAddress(url), score, issues });
  }

  return async function imageOf(page: CheckedPage): Promise<Uint8Array | null> {
    const address = WebAddress.safeParse(page.url);
    if (!address.success) return null;
    const key = `${page.language} ${address.data}`;
    const known = drawn.get(key);
    if (known) return known;
    const running = drawing.get(key) ?? draw(address.data, page).finally(() => drawing.delete(key));
    drawing.set(key, running);
    const bytes = await running;
    if (bytes) drawn.set(key, bytes);
    return bytes;
  };
}

function shownAddress(url: string): string {
  const { host, pathname } = new URL(url);
  const address = `${host.replace(/^www\./, '')}${pathname === '/' ? '' : decoded(pathname).replace(/\/$/, '')}`;
  const letters = [...address];
  return letters.length > ADDRESS_LENGTH ? `${letters.slice(0, ADDRESS_LENGTH).join('')}…` : address;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
