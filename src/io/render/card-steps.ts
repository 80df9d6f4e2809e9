import { sizeOf } from './image-size.ts';
import { type LoadedImages, loadImagesFor } from './images/load-images.ts';
import { createImagePredictor } from './images/predict-images.ts';
import type { createPool } from './processes/process-pool.ts';
import type { Turn } from './processes/quota.ts';
import type { CardJob, JobError, JobFont } from './processes/render-job.ts';
import { contentKey } from './processes/sent-files.ts';
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
export function createCardSteps(pool: ReturnType<typeof createPool>, { timeoutMs, imageTimeoutMs }: Times) {
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
      fonts: (request.fonts ?? []).map((font): JobFont => ({ ...font, key: contentKey(font.data) })),
      squints: request.squints ?? false,
    };
    const turn: Turn = { share: request.share, processorMs: timeoutMs };
    const images: LoadedImages['images'] = [];
    const failed = new Set<string>();
    const asked = new Set<string>();
    const load = async (addresses: string[]) => {
      for (const address of addresses) asked.add(address);
      const loaded = await loadImagesFor(addresses, request.loadImage, imageTimeoutMs);
      images.push(...loaded.images);
      for (const address of loaded.failed) failed.add(address);
    };
    await load(likely.of(request.html, request.data));
    let missing: string[] = [];
    for (let loads = 0; ; loads++) {
      const step = await pool.run({ ...card, images, missing, isFinal: loads === LOADS }, turn);
      const { answer } = step;
      if (answer.ok) likely.remember(request.html, answer.shown);
      if (answer.ok || answer.reason !== 'needs-images') return answer;
      // All steps of a card share its time.
      turn.processorMs -= step.processorMs;
      if (turn.processorMs <= 0) return timeout(timeoutMs);
      if (step.by !== null) turn.after = step.by;
      await load(answer.images.filter((address) => !asked.has(address)));
      missing = [...answer.missing, ...answer.images.filter((address) => failed.has(address))];
    }
  };
}

const timeout = (milliseconds: number): JobError => ({
  ok: false,
  reason: 'timeout',
  detail: `over ${milliseconds} ms`,
});
