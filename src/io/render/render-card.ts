import type { Template } from 'liquidjs';
import { LRUCache } from 'lru-cache';
import { applyStyle } from '#domain/template/apply-style.ts';
import type { Card } from '#domain/template/card-node.ts';
import { fillTemplate } from '#domain/template/fill-template.ts';
import { locateError } from '#domain/template/locate-error.ts';
import { readHtml } from '#domain/template/read-html.ts';
import { readGrid } from '#domain/template/style-options.ts';
import type { TemplateError } from '#domain/template/template-error.ts';
import type { UnknownFile } from '#io/processes/process-job.ts';
import { drawCard } from './draw-card.ts';
import { type CachedFont, cacheFonts } from './fonts/font-cache.ts';
import { widthsOfFonts } from './fonts/font-widths.ts';
import { withoutImages } from './images/load-images.ts';
import type { CardError, CardJob, DrawError, DrawnCard, JobImage, NeedsImages } from './processes/render-job.ts';
import { sentFileKey } from './processes/sent-files.ts';

// A card in a render process: filled, read, styled, and drawn once its images are there. The filled template stays
// between the steps of one card. Runs only in a render process (render-process.ts).

/**
 * For filling, which a loop in a template could prolong forever: checked between tags, so that the error has a
 * position.
 */
const FILL_MS = 150;
/** Cards that wait for their images. */
const filled = new LRUCache<number, { missing: string; card: Card }>({ max: 16 });
const parsed = new LRUCache<string, Template[]>({ max: 100 });

export async function renderCardSteps(
  job: CardJob,
): Promise<DrawnCard | NeedsImages | CardError | DrawError | UnknownFile> {
  const fonts = cacheFonts(job.fonts);
  if (!fonts) return { ok: false, reason: 'unknown-file' };
  const missing = new Set(job.missing);
  const given = new Set(job.images.map(({ src }) => src));
  // Again without images that cannot be decoded: the template then shows its alternative for missing data.
  for (;;) {
    const read = cardOf(job, fonts, missing);
    if (!read.ok) return { ...read, place: placeOf(job, read) };
    const needed = read.card.images.filter((src) => !src.startsWith('data:') && !given.has(src));
    if (needed.length > 0 && !job.isFinal)
      return { ok: false, reason: 'needs-images', images: needed, missing: [...missing] };
    for (const src of needed) missing.add(src);
    const card = needed.length > 0 ? withoutImages(read.card, missing) : read.card;
    const drawn = await drawCard({ ...job, card, fonts, images: imagesOf(card, job.images) });
    if (!drawn.ok && drawn.reason === 'bad-images') {
      for (const src of drawn.images) missing.add(src);
      continue;
    }
    if (!drawn.ok) return drawn;
    filled.delete(job.id);
    return { ...drawn, shown: card.images.filter((src) => given.has(src)), missing: [...missing] };
  }
}

/** Images that this card shows: external and inline ones. */
const imagesOf = (card: Card, given: JobImage[]): JobImage[] =>
  card.images.flatMap((src) => {
    if (!src.startsWith('data:')) return given.find((image) => image.src === src) ?? [];
    const data = Buffer.from(src.slice(src.indexOf(',') + 1), 'base64');
    return { src, key: sentFileKey(data), data };
  });

/** The checked card: filled, read, styled, without images that could not be loaded. */
function cardOf(job: CardJob, fonts: CachedFont[], missing: Set<string>): { ok: true; card: Card } | TemplateError {
  const without = JSON.stringify([...missing]);
  const known = filled.get(job.id);
  if (known?.missing === without) return { ok: true, card: known.card };
  const data = { ...withoutImages(job.data, missing), grid: readGrid({ ...job.style.grid }) };
  const widths = fonts.length > 0 ? widthsOfFonts(fonts) : undefined;
  const html = fillTemplate(job.html, data, { fonts: widths, parsed, checkTime: createTimeLimit(FILL_MS) });
  if (!html.ok) return html;
  const read = readHtml(html.html);
  if (!read.ok) return read;
  const styled = applyStyle(read.card, job.style);
  if (!styled.ok) return styled;
  // A template that names an image itself keeps an empty box in its place.
  const card = missing.size > 0 ? withoutImages(styled.card, missing) : styled.card;
  filled.set(job.id, { missing: without, card });
  return { ok: true, card };
}

const placeOf = ({ html, style, data }: CardJob, { reason }: TemplateError) =>
  locateError({ html, style, data, checkTime: createTimeLimit(FILL_MS) }, reason);

// How long filling a template may take, checked between its tags so that the error has a position in the template:
// measured in processor time, because on a busy machine a plain template would miss a limit in wall time. Wall time has
// a much higher limit. A computation inside one tag is ended by the watchdog (watchdog.ts).

interface Clocks {
  now(): number;
  /** Milliseconds that this thread was running. */
  processor(): number;
}

const own: Clocks = {
  now: () => performance.now(),
  processor: () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  },
};

/** However loaded, no machine takes this many times as long. */
const CLOCK_FACTOR = 10;

/** Called repeatedly while the work runs; throws when its time is up. */
export function createTimeLimit(milliseconds: number, clocks = own): () => void {
  const start = { now: clocks.now(), processor: clocks.processor() };
  return () => {
    const passed = clocks.now() - start.now;
    // Processor time never exceeds wall time, and costs more to read.
    if (passed <= milliseconds) return;
    if (passed > milliseconds * CLOCK_FACTOR || clocks.processor() - start.processor > milliseconds) {
      throw new Error('template render limit exceeded');
    }
  };
}
