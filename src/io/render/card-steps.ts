import { LRUCache } from 'lru-cache';
import type { ProcessPool } from '#io/processes/process-pool.ts';
import type { JobLimits } from '#io/processes/quota.ts';
import { type LoadedImages, loadImagesFor } from './images/load-images.ts';
import type { Answers, CardJob, DrawError, JobFont, RenderJob } from './processes/render-job.ts';
import { sentFileKey } from './processes/sent-files.ts';
import type { RenderRequest } from './renderer.ts';

/** Rounds of fetching images: if one cannot be loaded, a template may show another instead. */
const LOADS = 3;

interface Times {
  /** Processor time for one card. */
  timeoutMs: number;
  imageTimeoutMs: number;
}

/**
 * Draws or measures a card in a render process. Those fetch nothing: a card that needs images comes back, and goes in
 * again with them.
 */
export function createCardSteps(pool: ProcessPool<RenderJob, Answers>, { timeoutMs, imageTimeoutMs }: Times) {
  const likely = createImagePredictor();
  let lastId = 0;

  return async function draw(kind: 'draw' | 'measure', request: RenderRequest) {
    const size = sizeOf(request);
    if (!size.ok) return size;
    lastId += 1;
    const card: Omit<CardJob, 'images' | 'missing' | 'isFinal'> = {
      kind,
      id: lastId,
      html: request.html,
      style: request.style ?? {},
      data: request.data,
      width: size.width,
      height: size.height,
      format: request.format ?? 'jpeg',
      language: typeof request.data.language === 'string' ? request.data.language : '',
      fonts: (request.fonts ?? []).map((font): JobFont => ({ ...font, key: sentFileKey(font.data) })),
      squints: request.squints ?? false,
    };
    const limits: JobLimits = { quota: request.quota, processorMs: timeoutMs };
    const images: LoadedImages['images'] = [];
    const failed = new Set<string>();
    const requested = new Set<string>();
    const load = async (addresses: string[]) => {
      for (const address of addresses) requested.add(address);
      const loaded = await loadImagesFor(addresses, request.loadImage, imageTimeoutMs);
      images.push(...loaded.images);
      for (const address of loaded.failed) failed.add(address);
    };
    await load(likely.of(request.html, request.data));
    let missing: string[] = [];
    for (let loads = 0; ; loads++) {
      const step = await pool.run({ ...card, images, missing, isFinal: loads === LOADS }, limits);
      const { answer } = step;
      if (answer.ok) likely.remember(request.html, answer.shown);
      if (answer.ok || answer.reason !== 'needs-images') return answer;
      // All steps of a card share its time.
      limits.processorMs -= step.processorMs;
      if (limits.processorMs <= 0) return timeout(timeoutMs);
      if (step.by !== null) limits.preferredProcessId = step.by;
      await load(answer.images.filter((address) => !requested.has(address)));
      missing = [...answer.missing, ...answer.images.filter((address) => failed.has(address))];
    }
  };
}

const timeout = (milliseconds: number): DrawError => ({
  ok: false,
  reason: 'timeout',
  detail: `over ${milliseconds} ms`,
});

// Which images a card will show, before it is filled. A card that waits for its images goes to its process twice;
// typing in the studio, or drawing the same page again, sends along what the template's last card showed and saves the
// round trip. Only URLs that occur in this card's own data or template: other shops' images must not leak.

/** Templates whose last card is cached. */
const MAX_TEMPLATES = 200;

interface ImagePredictor {
  of(html: string, data: Record<string, unknown>): string[];
  remember(html: string, addresses: string[]): void;
}

function createImagePredictor(): ImagePredictor {
  const last = new LRUCache<string, string[]>({ max: MAX_TEMPLATES });
  return {
    of(html, data) {
      const known = last.get(html);
      if (!known || known.length === 0) return [];
      const own = textsOf(data);
      return known.filter((address) => own.has(address) || html.includes(address));
    },
    remember: (html, addresses) => void last.set(html, addresses),
  };
}

/** Where a page's data contains URLs: fields, lists in fields, and the named assets. */
function textsOf(data: Record<string, unknown>): Set<unknown> {
  const fields = Object.values(data);
  const within = fields.flatMap((field) =>
    typeof field === 'object' && field !== null ? Object.values(field).slice(0, 200) : [],
  );
  return new Set([...fields, ...within].filter((value) => typeof value === 'string'));
}

const DEFAULT_SIZE = { width: 1200, height: 630 } as const;
const MAX_SIDE_PX = 2400;

interface Size {
  width: number;
  height: number;
}

/** The requested size, with defaults for missing values; or why it cannot be drawn. */
export function sizeOf({
  width = DEFAULT_SIZE.width,
  height = DEFAULT_SIZE.height,
}: Partial<Size>): ({ ok: true } & Size) | DrawError {
  if (isSide(width) && isSide(height)) return { ok: true, width, height };
  return { ok: false, reason: 'too-large', detail: `${width}x${height}` };
}

const isSide = (side: number) => Number.isInteger(side) && side >= 16 && side <= MAX_SIDE_PX;
