// Everything whose cost a stranger can influence, moved to separate processes: template + style + data → image,
// external images and fonts, selectors, QR codes. Only URLs are fetched here, through the caller's loader. A template
// that cannot be drawn and an image that cannot be loaded are outcomes with a reason.

import { availableParallelism } from 'node:os';
import type { ImageFormat } from '#domain/images/image-address.ts';
import type { SelectedTexts } from '#domain/meta/select-texts.ts';
import type { TemplateStyle } from '#domain/template/style-options.ts';
import type { MeasuredElement } from '#domain/template/text/measured-element.ts';
import type { VisualWarning } from '#domain/template/visual-warning.ts';
import { programFile } from '#io/package-files.ts';
import { createPool } from '#io/processes/process-pool.ts';
import type { JobLimits } from '#io/processes/quota.ts';
import { createCardSteps, sizeOf } from './card-steps.ts';
import type { AssetFont } from './fonts/fonts.ts';
import type { FontFacts } from './fonts/read-font.ts';
import type { LoadImage } from './images/load-images.ts';
import type {
  Answers,
  CardError,
  DrawError,
  EncodedImage,
  QrJob,
  RenderJob,
  SelectJob,
} from './processes/render-job.ts';
import { createSentFiles } from './processes/sent-files.ts';

export interface RenderRequest {
  /** The owner of the quota: a project's uuid, or a name for work that belongs to none. */
  quota: string;
  html: string;
  style?: TemplateStyle;
  /** The Liquid fields: `dataOfPage` and what the template adds (`cardData`). */
  data: Record<string, unknown>;
  width?: number;
  height?: number;
  format?: ImageFormat;
  fonts?: AssetFont[];
  /** Loads an image by its URL; null if that fails. Without it no URL is requested. */
  loadImage?: LoadImage;
  /** Also run the visual check: what is unreadable at the sizes platforms show. */
  squints?: boolean;
}

export type RenderError = CardError | (DrawError & { where?: undefined; place?: undefined });
export type RenderResult =
  | ({ ok: true; elements: MeasuredElement[]; warnings: VisualWarning[]; missingImages: string[] } & EncodedImage)
  | RenderError;
type MeasureResult = { ok: true; elements: MeasuredElement[] } | RenderError;
type ImproveResult = ({ ok: true } & EncodedImage) | DrawError;

export interface RendererOptions {
  /** Render processes; by default one per core, at least two (one shop never blocks another), at most four. */
  processes?: number;
  /** Processor time for one card. */
  timeoutMs?: number;
  imageTimeoutMs?: number;
  /** Called for every job with its kind, its duration, and `ok` or why not. */
  onDrawn?: (kind: string, seconds: number, outcome: string) => void;
}

export interface Renderer {
  render(request: RenderRequest): Promise<RenderResult>;
  /** The boxes of the elements and their lines of text, without drawing. */
  measure(request: RenderRequest): Promise<MeasureResult>;
  improveImage(
    data: Uint8Array,
    size: { quota: string; width?: number; height?: number; format?: ImageFormat },
  ): Promise<ImproveResult>;
  /** An uploaded image, re-encoded: SVG rasterised, metadata removed, at most 2400 px. */
  cleanImage(data: Uint8Array, options: { quota: string }): Promise<ImproveResult>;
  /** Null if the bytes are not a font with letters. */
  readFont(data: Uint8Array, options: { quota: string }): Promise<{ ok: true; font: FontFacts | null } | DrawError>;
  selectTexts(
    wanted: Omit<SelectJob, 'kind'>,
    options: { quota: string },
  ): Promise<{ ok: true; selected: SelectedTexts } | DrawError>;
  drawQr(wanted: Omit<QrJob, 'kind'>): Promise<{ ok: true; bytes: Uint8Array } | DrawError>;
  /** Jobs of the render processes. */
  load(): { waiting: number; running: number };
  warmUp(): void;
  close(): void;
}

/** With fetching images before and responding after, a rejected card is rejected within 2 s. */
const DRAWING_MS = 1_800;
const FONT_MS = 1_000;
const SELECT_MS = 1_000;
const QR_MS = 500;
/** QR codes are public: they never use more than one process, and few of them wait. */
const qrLimits = { quota: 'qr-codes', processes: 1, waiting: 30, processorMs: QR_MS } as const satisfies JobLimits;
/** Of one process. */
const MAX_CARDS = 5_000;

export function createRenderer(options: RendererOptions = {}): Renderer {
  const usual = Math.max(2, Math.min(4, availableParallelism()));
  const { processes = usual, timeoutMs = DRAWING_MS, imageTimeoutMs = 2_000 } = options;
  const program = programFile('src/io/render/processes/render-process.ts');
  const pool = createPool<RenderJob, Answers>({
    size: processes,
    program,
    maxJobs: MAX_CARDS,
    createSender: createSentFiles,
  });
  async function timed<Result extends { ok: true } | { ok: false; reason: string }>(
    kind: string,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const since = performance.now();
    const result = await work();
    options.onDrawn?.(kind, (performance.now() - since) / 1000, result.ok ? 'ok' : result.reason);
    return result;
  }
  const draw = createCardSteps(pool, { timeoutMs, imageTimeoutMs });

  return {
    async render(request) {
      const drawn = await timed('card', () => draw('draw', request));
      if (!drawn.ok) return drawn;
      const { image, elements, warnings, missing } = drawn;
      if (!image) throw new Error('A drawing process answered without a picture');
      return { ok: true, ...image, elements, warnings, missingImages: missing };
    },
    async measure(request) {
      const drawn = await draw('measure', request);
      return drawn.ok ? { ok: true, elements: drawn.elements } : drawn;
    },
    async improveImage(data, { quota, format = 'jpeg', ...wanted }) {
      const size = sizeOf(wanted);
      if (!size.ok) return size;
      const job = { kind: 'improve', data, width: size.width, height: size.height, format } as const;
      const answer = await timed(
        'improve',
        async () => (await pool.run(job, { quota, processorMs: timeoutMs })).answer,
      );
      return answer.ok ? { ok: true, ...answer.image } : answer;
    },
    async cleanImage(data, { quota }) {
      const { answer } = await pool.run({ kind: 'clean', data }, { quota, processorMs: timeoutMs });
      return answer.ok ? { ok: true, ...answer.image } : answer;
    },
    async readFont(data, { quota }) {
      const { answer } = await pool.run({ kind: 'font', data }, { quota, processorMs: FONT_MS });
      return answer;
    },
    async selectTexts(wanted, { quota }) {
      const { answer } = await pool.run({ kind: 'select', ...wanted }, { quota, processorMs: SELECT_MS });
      return answer;
    },
    async drawQr(wanted) {
      return timed('qr', async () => (await pool.run({ kind: 'qr', ...wanted }, qrLimits)).answer);
    },
    load: pool.load,
    warmUp: pool.warmUp,
    close: pool.close,
  };
}
