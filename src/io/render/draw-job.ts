// What goes to a drawing process and what comes back.
import type { CardBox } from '#domain/template/card-node.ts';
import type { MeasuredElement } from '#domain/template/measured-element.ts';
import type { SquintWarning } from '#domain/template/squint.ts';
import type { AssetFont } from './fonts.ts';

export type PictureFormat = 'jpeg' | 'png' | 'webp';

/** A picture of a card. Without its bytes where the process has drawn it before. */
export interface JobImage {
  src: string;
  /** Names the content (`contentKey`). */
  key: string;
  data?: Uint8Array | undefined;
}

export interface DrawJob {
  kind: 'draw' | 'measure';
  root: CardBox;
  css: string[];
  width: number;
  height: number;
  format: PictureFormat;
  language: string;
  images: JobImage[];
  fonts: AssetFont[];
  /** Look at the picture as platforms show it, while its pixels are at hand. */
  squints: boolean;
}

export interface ImproveJob {
  kind: 'improve';
  data: Uint8Array;
  width: number;
  height: number;
  format: PictureFormat;
}

/** An upload: decoded and written anew, so that nothing of the file but its pixels is kept. */
export interface CleanJob {
  kind: 'clean';
  data: Uint8Array;
}

export type Job = DrawJob | ImproveJob | CleanJob;

export interface Picture {
  bytes: Uint8Array;
  contentType: string;
  width: number;
  height: number;
  /** Of lossy formats, 1 to 100; 100 for PNG. */
  quality: number;
}

export type JobAnswer =
  | { ok: true; picture: Picture; elements: MeasuredElement[]; warnings: SquintWarning[] }
  | { ok: true; elements: MeasuredElement[] }
  | { ok: false; reason: 'too-large' | 'bad-font' | 'draw-failed' | 'timeout'; detail: string }
  | { ok: false; reason: 'bad-image'; detail: string; src: string };

/** A picture's bytes were not sent, and are not kept here any more. */
export interface UnknownImage {
  ok: false;
  reason: 'unknown-image';
}

export interface JobResult {
  answer: JobAnswer | UnknownImage;
  /** Memory of the process after the job, so that a fat one can be replaced. */
  rss: number;
}

/** What a process says when it can take jobs. */
export const READY = 'ready';
/** Its memory where it has to be ended: a card took more memory or time than it may have. */
export const ENDS = Number.POSITIVE_INFINITY;
