// The jobs of a render process and its answers.
import type { ImageFormat } from '#domain/images/image-address.ts';
import type { SelectedTexts } from '#domain/meta/select-texts.ts';
import type { ErrorPosition } from '#domain/template/locate-error.ts';
import type { TemplateStyle } from '#domain/template/style-options.ts';
import type { TemplateError } from '#domain/template/template-error.ts';
import type { MeasuredElement } from '#domain/template/text/measured-element.ts';
import type { VisualWarning } from '#domain/template/visual-warning.ts';
import type { JobError as ProcessError } from '#io/processes/process-job.ts';
import type { FontFacts } from '#io/render/fonts/read-font.ts';

/** A file that a card needs. Without its bytes if the process already received it. */
export interface JobFile {
  /** Identifies the content (`contentKey`). */
  key: string;
  data?: Uint8Array | undefined;
}
export interface JobImage extends JobFile {
  src: string;
}
export interface JobFont extends JobFile {
  family: string;
  weight?: number;
  style?: 'normal' | 'italic';
}

/** Fills, reads and checks a template, and draws it once its images have arrived. */
export interface CardJob {
  kind: 'draw' | 'measure';
  /** The same for all steps of one card: the filled template is stored until its images are there. */
  id: number;
  html: string;
  style: TemplateStyle;
  data: Record<string, unknown>;
  width: number;
  height: number;
  format: ImageFormat;
  language: string;
  fonts: JobFont[];
  /** Visually check the image at platform sizes, while its pixels are in memory. */
  squints: boolean;
  images: JobImage[];
  /** Images that could not be loaded: the template is filled as if the page had none. */
  missing: string[];
  /** No further images will come: drawn without the missing ones. */
  isFinal: boolean;
}

export interface ImproveJob {
  kind: 'improve';
  data: Uint8Array;
  width: number;
  height: number;
  format: ImageFormat;
}

/** An upload: decoded and re-encoded, so that only its pixels remain. */
export interface CleanJob {
  kind: 'clean';
  data: Uint8Array;
}

/** The facts in a font file. */
interface FontJob {
  kind: 'font';
  data: Uint8Array;
}

/** Texts of a page by CSS selectors. */
export interface SelectJob {
  kind: 'select';
  page: { body: Uint8Array; url: string; contentType: string | null };
  selectors: Record<string, string>;
}

export interface QrJob {
  kind: 'qr';
  text: string;
  type: 'png' | 'svg';
  width: number;
}

export type RenderJob = CardJob | ImproveJob | CleanJob | FontJob | SelectJob | QrJob;

export interface EncodedImage {
  bytes: Uint8Array;
  contentType: string;
  width: number;
  height: number;
  /** For lossy formats, 1 to 100; 100 for PNG. */
  quality: number;
}

export interface DrawnCard {
  ok: true;
  elements: MeasuredElement[];
  /** Null if it was only measured. */
  image: EncodedImage | null;
  warnings: VisualWarning[];
  /** External images that it shows, and those that are missing. */
  shown: string[];
  missing: string[];
}
/** The card is filled and waits for these. */
export interface NeedsImages {
  ok: false;
  reason: 'needs-images';
  images: string[];
  /** Those that arrived and could not be used, and those reported missing. */
  missing: string[];
}
/** The template cannot be drawn; with the position in its source. */
export type CardError = TemplateError & { place: ErrorPosition };
/** Why a job failed for reasons other than a position in the template. */
export interface DrawError {
  ok: false;
  reason: 'bad-font' | 'bad-image' | 'draw-failed' | ProcessError['reason'];
  detail: string;
}

/** The result of each kind of job. */
export interface Answers {
  draw: DrawnCard | NeedsImages | CardError | DrawError;
  measure: DrawnCard | NeedsImages | CardError | DrawError;
  improve: { ok: true; image: EncodedImage } | DrawError;
  clean: { ok: true; image: EncodedImage } | DrawError;
  font: { ok: true; font: FontFacts | null } | DrawError;
  select: { ok: true; selected: SelectedTexts } | DrawError;
  qr: { ok: true; bytes: Uint8Array } | DrawError;
}
