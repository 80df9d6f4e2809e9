import { useEffect, useRef, useState } from 'react';
import { CallFailed } from '#contract/client.ts';
import type { TemplateErrorPosition } from '#contract/errors.ts';
import { type DrawRequest, drawDesign, type LiveImage } from './draw-design.ts';
import { isUnreachable, useReconnected } from './use-reconnected.ts';

export interface LiveState {
  /** The last one that could be drawn. It stays while the next is loading, and while the template has an error. */
  image: LiveImage | null;
  drawing: boolean;
  /** The server's message. */
  trouble: { message: string; fault?: TemplateErrorPosition | undefined; isOffline: boolean } | null;
  /** Photos that did not load on the second attempt either. */
  missing: readonly string[];
}

const MORE_TRIES = 2;
const RETRY_MS = 900;

/** Draws the current design, without storing it. */
export function useLiveImage({ templateId, design, subPageId }: DrawRequest, offline: string): LiveState {
  const [image, setImage] = useState<LiveImage | null>(null);
  const [trouble, setProblem] = useState<LiveState['trouble']>(null);
  const [drawing, setDrawing] = useState(true);
  const latest = useRef<LatestRender<DrawRequest> | null>(null);
  useEffect(() => {
    const own = createLatestRender<DrawRequest, LiveImage>({
      draw: drawDesign,
      onDrawn: (drawn) => {
        setImage(drawn);
        setProblem(null);
      },
      onFailed: (error) => {
        const isOffline = isUnreachable(error);
        const fault = error instanceof CallFailed ? error.fault : undefined;
        setProblem({ message: isOffline ? offline : errorMessage(error), fault, isOffline });
      },
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
  // The warning goes with the image that is drawn then.
  useReconnected(trouble?.isOffline ?? false, () => latest.current?.want({ templateId, design, subPageId }));
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

const errorMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));

// Keeps an image up to date while somebody types. One request runs; later changes wait, and only the newest is drawn.
// An outdated request is aborted, unless the image has not changed for too long: people who type faster than the server
// draws should still see it move.

/** If the image is older than this, the running request is awaited instead of starting over. */
const STALE_MS = 300;

interface LatestRender<Wanted> {
  want: (request: Wanted) => void;
  stop: () => void;
}

export function createLatestRender<Wanted, Drawn>(options: {
  draw: (request: Wanted, signal: AbortSignal) => Promise<Drawn>;
  onDrawn: (drawn: Drawn, request: Wanted) => void;
  onFailed: (error: unknown) => void;
  onBusy: (busy: boolean) => void;
  now?: () => number;
}): LatestRender<Wanted> {
  const { draw, onDrawn, onFailed, onBusy, now = () => performance.now() } = options;
  let running: AbortController | null = null;
  let next: { request: Wanted } | null = null;
  let shownAt = now();

  const start = async (request: Wanted) => {
    const own = new AbortController();
    running = own;
    next = null;
    onBusy(true);
    try {
      const drawn = await draw(request, own.signal);
      if (own.signal.aborted) return;
      shownAt = now();
      onDrawn(drawn, request);
    } catch (error) {
      if (own.signal.aborted) return;
      shownAt = now();
      onFailed(error);
    }
    running = null;
    // Set meanwhile by `want`; the compiler cannot see across the await.
    const waiting = next as { request: Wanted } | null;
    if (waiting) start(waiting.request);
    else onBusy(false);
  };

  return {
    want(request) {
      if (running && now() - shownAt > STALE_MS) {
        next = { request };
        return;
      }
      running?.abort();
      start(request);
    },
    stop() {
      running?.abort();
      running = null;
      next = null;
    },
  };
}
