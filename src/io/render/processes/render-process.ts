import sharp from 'sharp';
import { decodeHtml } from '#domain/meta/extract-meta.ts';
import { type SelectedTexts, selectTexts } from '#domain/meta/select-texts.ts';
import type { UnknownFile } from '#io/processes/process-job.ts';
import { serveJobs } from '#io/processes/serve-jobs.ts';
import { readFont } from '#io/render/fonts/read-font.ts';
import { improveImage } from '#io/render/images/improve-image.ts';
import { renderCardSteps } from '#io/render/render-card.ts';
import type { Answers, CleanJob, EncodedImage, RenderJob, SelectJob } from './render-job.ts';

// A render process: takes one job at a time from its parent and responds. Everything whose cost a stranger can
// influence runs here: filling templates, reading fonts, selectors, decoding, drawing. Whatever a job does, it costs
// one job and not the server: the watchdog kills the process from another thread, and the parent starts the next. It
// has no environment and opens no connections.

/** A job that uses more kills its process. */
const MAX_RSS_BYTES = 340_000_000;

sharp.concurrency(1);
sharp.cache(false);

type RenderAnswer = Answers[keyof Answers] | UnknownFile;

/** Rarely needed parts are loaded by the first job that uses them, to keep the start fast. */
async function answerTo(job: RenderJob): Promise<RenderAnswer> {
  switch (job.kind) {
    case 'draw':
    case 'measure':
      return renderCardSteps(job);
    case 'improve':
    case 'clean': {
      const image = await (job.kind === 'improve' ? improveImage(job) : cleanImage(job));
      return image ? { ok: true, image } : { ok: false, reason: 'bad-image', detail: 'not a picture' };
    }
    case 'font':
      return { ok: true, font: readFont(job.data) };
    case 'select': {
      const { selectFromPage } = await import('./render-process.ts');
      return { ok: true, selected: selectFromPage(job) };
    }
    case 'qr': {
      const { drawQr } = await import('#io/render/draw-qr.ts');
      return { ok: true, bytes: drawQr(job) };
    }
  }
}

const asFault = (error: unknown): RenderAnswer => ({
  ok: false,
  reason: 'draw-failed',
  detail: error instanceof Error ? error.message.slice(0, 300) : '',
});

serveJobs<RenderJob, RenderAnswer>(MAX_RSS_BYTES, (job) => answerTo(job).catch(asFault));

// Uploaded image → re-encoded image. Threat: polyglot files, SVG with scripts and references, images that expand to
// gigabytes, locations in photo metadata. Layers: pixels bounded by the header, everything decoded and re-encoded, SVG
// rasterised without access to anything; in a render process.

const MAX_PIXELS = 60_000_000;
/** Twice the width of a card: a logo may also be shown large on screens. */
const MAX_SIDE_PX = 2400;
/** Drawings without a size of their own stay sharp at any card size. */
const SVG_DENSITY = 192;

export async function cleanImage({ data }: CleanJob): Promise<EncodedImage | null> {
  try {
    const options = { limitInputPixels: MAX_PIXELS, failOn: 'truncated', density: SVG_DENSITY, pages: 1 } as const;
    const source = sharp(data, options);
    const { format, hasAlpha, width, height } = await source.metadata();
    if (!format || !width || !height || width * height > MAX_PIXELS) return null;
    const bounded = source
      .rotate()
      .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true });
    const isPhoto = !hasAlpha && (format === 'jpeg' || format === 'webp' || format === 'heif');
    const written = isPhoto ? bounded.jpeg({ quality: 90, mozjpeg: false }) : bounded.png({ compressionLevel: 9 });
    const { data: bytes, info } = await written.toBuffer({ resolveWithObject: true });
    const contentType = isPhoto ? 'image/jpeg' : 'image/png';
    return { bytes, contentType, width: info.width, height: info.height, quality: isPhoto ? 90 : 100 };
  } catch {
    // Not an image, cut off, or larger than allowed.
    return null;
  }
}

/** Runs only in a render process. */
export const selectFromPage = ({ page, selectors }: SelectJob): SelectedTexts =>
  selectTexts(decodeHtml(page.body, page.url, page.contentType), selectors);
