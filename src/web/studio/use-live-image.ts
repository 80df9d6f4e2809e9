import { useEffect, useRef, useState } from 'react';
import { CallFailed } from '#contract/client.ts';
import type { TemplateErrorPosition } from '#contract/errors.ts';
import type { MeasuredElement } from '#domain/template/measured-element.ts';
import type { VisualWarning } from '#domain/template/visual-check.ts';
import { apiUntil } from '../browser-client.ts';
import type { StudioDesign } from './design.ts';
import { createLatestRender, type LatestRender } from './latest-render.ts';

export interface LiveImage {
  src: string;
  elements: readonly MeasuredElement[];
  warnings: readonly VisualWarning[];
  pageData: Readonly<Record<string, unknown>>;
  /** URLs of photos that did not load. */
  missing: readonly string[];
}
export interface LiveState {
  /** The last one that could be drawn. It stays while the next is loading, and while the template has an error. */
  image: LiveImage | null;
  drawing: boolean;
  /** The server's message. */
  trouble: { message: string; fault?: TemplateErrorPosition } | null;
  /** Photos that did not load on the second attempt either. */
  missing: readonly string[];
}

const MORE_TRIES = 2;
const RETRY_MS = 900;

interface DrawRequest {
  templateId: string;
  design: StudioDesign;
  subPageId: number | null;
}

/** Draws the current design, without storing it. */
export function useLiveImage({ templateId, design, subPageId }: DrawRequest, offline: string): LiveState {
  const [image, setImage] = useState<LiveImage | null>(null);
  const [trouble, setProblem] = useState<LiveState['trouble']>(null);
  const [drawing, setDrawing] = useState(true);
  const latest = useRef<LatestRender<DrawRequest> | null>(null);
  useEffect(() => {
    const own = createLatestRender<DrawRequest, LiveImage>({
      draw,
      onDrawn: (drawn) => {
        setImage(drawn);
        setProblem(null);
      },
      onFailed: (error) =>
        setProblem(error instanceof CallFailed ? { message: error.message, fault: error.fault } : { message: offline }),
      onBusy: setDrawing,
    });
    latest.current = own;
    return own.stop;
  }, [offline]);
  const { type, html, style, data, appearance, selectedVariant } = design;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new name alone draws nothing new
  useEffect(() => {
    latest.current?.want({ templateId, design, subPageId });
  }, [templateId, subPageId, type, html, style, data, appearance, selectedVariant]);
  // A photo that was too slow for the first image is usually there for the second.
  const [triesLeft, setTriesLeft] = useState(MORE_TRIES);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more for the image that is shown, whatever was typed since
  useEffect(() => {
    if (!image?.missing.length || triesLeft === 0) return;
    const timer = setTimeout(() => {
      setTriesLeft((left) => left - 1);
      latest.current?.want({ templateId, design, subPageId });
    }, RETRY_MS);
    return () => clearTimeout(timer);
  }, [image]);
  return { image, drawing, trouble, missing: triesLeft === 0 ? (image?.missing ?? []) : [] };
}

/** One window, one stream of images. */
const session = Math.random().toString(36).slice(2);

async function draw({ templateId, design, subPageId }: DrawRequest, signal: AbortSignal): Promise<LiveImage> {
  const { name: _, ...fields } = design;
  const answer = await apiUntil(signal).updateTemplateImage({
    params: { id: templateId },
    query: { format: 'jpeg' },
    body: { ...fields, ...(subPageId === null ? {} : { subPageId }), save: false, sessionId: session },
  });
  const src = `data:${answer.mimeType};base64,${answer.base64}`;
  // Decoded before it is shown, so that the image never flickers.
  const image = new Image();
  image.src = src;
  await image.decode();
  return {
    src,
    elements: answer.elements,
    warnings: answer.warnings,
    pageData: answer.pageData,
    missing: answer.missingImages,
  };
}
