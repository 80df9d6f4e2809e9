// Template + style + data → picture. Filling, reading and checking happen here; drawing happens in processes of their own.
// A template that cannot be drawn, and a picture that cannot be had, are outcomes with a reason.
import { availableParallelism } from 'node:os';
import { applyStyle } from '#domain/template/apply-style.ts';
import type { Card } from '#domain/template/card-node.ts';
import { fillTemplate } from '#domain/template/fill-template.ts';
import type { MeasuredElement } from '#domain/template/measured-element.ts';
import { readHtml } from '#domain/template/read-html.ts';
import type { SquintWarning } from '#domain/template/squint.ts';
import { readGrid, type TemplateStyle } from '#domain/template/style-options.ts';
import type { TemplateFault } from '#domain/template/template-fault.ts';
import type { Picture, PictureFormat } from './draw-job.ts';
import { widthsOfFonts } from './font-widths.ts';
import type { AssetFont } from './fonts.ts';
import { imagesFor, type LoadImage, withoutImages } from './images-for.ts';
import { createPool, type PoolAnswer } from './process-pool.ts';

export interface RenderRequest {
  html: string;
  style?: TemplateStyle;
  /** The fields of Liquid: `dataOfPage` and what the template adds (`cardData`). */
  data: Record<string, unknown>;
  width?: number;
  height?: number;
  format?: PictureFormat;
  fonts?: AssetFont[];
  /** The door out, given by the caller; null where the picture cannot be had. Without it no address is asked. */
  loadImage?: LoadImage;
  /** Also the squint test: what cannot be read at the sizes platforms show. */
  squints?: boolean;
}

export type RenderFault =
  | TemplateFault
  | {
      ok: false;
      reason: 'too-large' | 'bad-font' | 'bad-image' | 'draw-failed' | 'timeout' | 'crashed' | 'busy';
      detail: string;
      where?: undefined;
    };
export type RenderResult =
  | ({ ok: true; elements: MeasuredElement[]; warnings: SquintWarning[]; missingImages: string[] } & Picture)
  | RenderFault;
export type MeasureResult = { ok: true; elements: MeasuredElement[] } | RenderFault;
export type ImproveResult = ({ ok: true } & Picture) | RenderFault;

export interface RendererOptions {
  /** Drawing processes; by default one for each core, four at most. */
  processes?: number;
  timeoutMs?: number;
  imageTimeoutMs?: number;
}

export interface Renderer {
  render(request: RenderRequest): Promise<RenderResult>;
  /** The boxes of the elements and their lines of text, without drawing. */
  measure(request: RenderRequest): Promise<MeasureResult>;
  improveImage(
    data: Uint8Array,
    size?: { width?: number; height?: number; format?: PictureFormat },
  ): Promise<ImproveResult>;
  /** A picture that somebody uploads, written anew: SVG drawn, metadata gone, at most 2400 px. */
  cleanImage(data: Uint8Array): Promise<ImproveResult>;
  warmUp(): void;
  close(): void;
}

export const DEFAULT_SIZE = { width: 1200, height: 630 } as const;
const MAX_SIDE_PX = 2400;

/** Of processor time: with filling before it and an answer after it, a card that is refused is refused within 2 s. */
const DRAWING_MS = 1_800;

export function createRenderer(options: RendererOptions = {}): Renderer {
  const { processes = Math.min(4, availableParallelism()), timeoutMs = DRAWING_MS, imageTimeoutMs = 2_000 } = options;
  const pool = createPool({ size: processes, timeoutMs });

  async function draw(kind: 'draw' | 'measure', request: RenderRequest) {
    const { width, height } = { ...DEFAULT_SIZE, ...definedSize(request) };
    if (!isSide(width) || !isSide(height)) return tooLarge(width, height);
    const missing = new Set<string>();
    // Again without a picture that could not be had: the template then shows what it has for missing data.
    for (let turn = 0; ; turn++) {
      const read = readCard(request, missing);
      if (!read.ok) return read;
      const { card } = read;
      const { images, failed } = await imagesFor(card.images, request.loadImage, imageTimeoutMs);
      if (failed.length > 0 && turn < 2) {
        for (const address of failed) missing.add(address);
        continue;
      }
      const answer = await pool.run({
        kind,
        root: card.root,
        css: card.css,
        width,
        height,
        format: request.format ?? 'jpeg',
        language: typeof request.data.language === 'string' ? request.data.language : '',
        images,
        fonts: request.fonts ?? [],
        squints: request.squints ?? false,
      });
      if (!answer.ok && answer.reason === 'bad-image' && turn < 6) {
        missing.add('src' in answer ? answer.src : '');
        continue;
      }
      return { answer, missing };
    }
  }

  return {
    async render(request) {
      const drawn = await draw('draw', request);
      if ('ok' in drawn) return drawn;
      const { answer, missing } = drawn;
      if (!answer.ok) return asFault(answer);
      if (!('picture' in answer)) throw new Error('A drawing process answered without a picture');
      const { picture, elements, warnings } = answer;
      return { ok: true, ...picture, elements, warnings, missingImages: [...missing] };
    },
    async measure(request) {
      const drawn = await draw('measure', request);
      if ('ok' in drawn) return drawn;
      return drawn.answer.ok ? { ok: true, elements: drawn.answer.elements } : asFault(drawn.answer);
    },
    async improveImage(data, size = {}) {
      const { width, height } = { ...DEFAULT_SIZE, ...definedSize(size) };
      if (!isSide(width) || !isSide(height)) return tooLarge(width, height);
      const answer = await pool.run({ kind: 'improve', data, width, height, format: size.format ?? 'jpeg' });
      if (!answer.ok) return asFault(answer);
      if (!('picture' in answer)) throw new Error('A drawing process answered without a picture');
      return { ok: true, ...answer.picture };
    },
    async cleanImage(data) {
      const answer = await pool.run({ kind: 'clean', data });
      if (!answer.ok) return asFault(answer);
      if (!('picture' in answer)) throw new Error('A drawing process answered without a picture');
      return { ok: true, ...answer.picture };
    },
    warmUp: pool.warmUp,
    close: pool.close,
  };
}

/** The checked card of a request: filled, read, styled. */
function readCard(request: RenderRequest, missing: Set<string>): { ok: true; card: Card } | TemplateFault {
  const grid = readGrid({ ...request.style?.grid });
  const data = missing.size > 0 ? withoutImages(request.data, missing) : request.data;
  const fonts = request.fonts?.length ? widthsOfFonts(request.fonts) : undefined;
  const filled = fillTemplate(request.html, { ...data, grid }, fonts);
  if (!filled.ok) return filled;
  const read = readHtml(filled.html);
  if (!read.ok) return read;
  const styled = request.style ? applyStyle(read.card, request.style) : read;
  if (!styled.ok || missing.size === 0) return styled;
  // A template that names a picture by itself keeps a box in its place.
  return { ok: true, card: withoutImages(styled.card, missing) };
}

const definedSize = ({ width, height }: { width?: number; height?: number }) => ({
  ...(width === undefined ? {} : { width }),
  ...(height === undefined ? {} : { height }),
});
const isSide = (side: number) => Number.isInteger(side) && side >= 16 && side <= MAX_SIDE_PX;
const tooLarge = (width: number, height: number): RenderFault => ({
  ok: false,
  reason: 'too-large',
  detail: `${width}x${height}`,
});

function asFault(answer: Extract<PoolAnswer, { ok: false }>): RenderFault {
  return { ok: false, reason: answer.reason, detail: answer.detail };
}
