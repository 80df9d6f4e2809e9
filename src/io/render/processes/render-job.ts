// What goes to a drawing process and what comes back.
import type { SelectedTexts } from '#domain/meta/select-texts.ts';
import type { ErrorPosition } from '#domain/template/locate-error.ts';
import type { MeasuredElement } from '#domain/template/measured-element.ts';
import type { TemplateStyle } from '#domain/template/style-options.ts';
import type { TemplateError } from '#domain/template/template-error.ts';
import type { VisualWarning } from '#domain/template/visual-check.ts';
import type { FontFacts } from '../fonts/read-font.ts';

export type ImageFormat = 'jpeg' | 'png' | 'webp';

/** A file that a card needs. Without its bytes where the process has had it before. */
export interface JobFile {
  /** Names the content (`contentKey`). */
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

/** Fills, reads and checks a template, and draws it once the images that it shows have come along. */
export interface CardJob {
  kind: 'draw' | 'measure';
  /** The same for all steps of one card: what was filled is kept until its images are there. */
  id: number;
  html: string;
  style: TemplateStyle;
  data: Record<string, unknown>;
  width: number;
  height: number;
  format: ImageFormat;
  language: string;
  fonts: JobFont[];
  /** Look at the image as platforms show it, while its pixels are at hand. */
  squints: boolean;
  images: JobImage[];
  /** Images that cannot be had: the template is filled as if the page had none. */
  missing: string[];
  /** No further image will come: drawn without those that are not here. */
  isFinal: boolean;
}

export interface ImproveJob {
  kind: 'improve';
  data: Uint8Array;
  width: number;
  height: number;
  format: ImageFormat;
}

/** An upload: decoded and written anew, so that nothing of the file but its pixels is kept. */
export interface CleanJob {
  kind: 'clean';
  data: Uint8Array;
}

/** What a font file says about itself. */
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

export type Job = CardJob | ImproveJob | CleanJob | FontJob | SelectJob | QrJob;

export interface EncodedImage {
  bytes: Uint8Array;
  contentType: string;
  width: number;
  height: number;
  /** Of lossy formats, 1 to 100; 100 for PNG. */
  quality: number;
}

export interface DrawnCard {
  ok: true;
  elements: MeasuredElement[];
  /** Null where it was only measured. */
  image: EncodedImage | null;
  warnings: VisualWarning[];
  /** Images from outside that it shows, and those that it is drawn without. */
  shown: string[];
  missing: string[];
}
/** The card is filled and waits for these. */
export interface NeedsImages {
  ok: false;
  reason: 'needs-images';
  images: string[];
  /** Those that came and could not be used, with those that were named as missing. */
  missing: string[];
}
/** The template cannot be drawn; with the place in its source. */
export type CardError = TemplateError & { place: ErrorPosition };
/** Why a job failed that says nothing about a place in a template. */
export interface JobError {
  ok: false;
  reason: 'too-large' | 'bad-font' | 'bad-image' | 'draw-failed' | 'timeout' | 'crashed' | 'busy';
  detail: string;
}

/** What each kind of job answers; a JobError besides. */
interface Answers {
  draw: DrawnCard | NeedsImages | CardError;
  measure: DrawnCard | NeedsImages | CardError;
  improve: { ok: true; image: EncodedImage };
  clean: { ok: true; image: EncodedImage };
  font: { ok: true; font: FontFacts | null };
  select: { ok: true; selected: SelectedTexts };
  qr: { ok: true; bytes: Uint8Array };
}
export type ResultOf<Asked extends Job> = Answers[Asked['kind']] | JobError;

/** A file's bytes were not sent, and are not kept here any more. */
export interface UnknownFile {
  ok: false;
  reason: 'unknown-file';
}

/** As it is sent to a process. */
export interface Order {
  job: Job;
  /** Milliseconds of all processors that the job may take. */
  processorMs: number;
}

export interface JobResult {
  answer: ResultOf<Job> | UnknownFile;
  /** What the job took. */
  processorMs: number;
  /** Memory of the process after the job, so that a fat one can be replaced. */
  rss: number;
}

/** What a process says when it can take jobs. */
export const READY = 'ready';
