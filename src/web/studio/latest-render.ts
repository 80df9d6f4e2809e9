// Keeps an image up with somebody who types. One request is under way; what comes meanwhile waits, and only the newest
// of it is drawn. A request that is overtaken is given up, unless the image has stood still for too long: whoever types
// faster than the server draws shall still see it move.

/** An image older than this waits for the answer that is under way instead of starting anew. */
const STALE_MS = 300;

export interface LatestRender<DrawRequest> {
  want: (request: DrawRequest) => void;
  stop: () => void;
}

export function createLatestRender<DrawRequest, Drawn>(options: {
  draw: (request: DrawRequest, signal: AbortSignal) => Promise<Drawn>;
  onDrawn: (drawn: Drawn, request: DrawRequest) => void;
  onFailed: (error: unknown) => void;
  onBusy: (busy: boolean) => void;
  now?: () => number;
}): LatestRender<DrawRequest> {
  const { draw, onDrawn, onFailed, onBusy, now = () => performance.now() } = options;
  let running: AbortController | null = null;
  let next: { request: DrawRequest } | null = null;
  let shownAt = now();

  const start = async (request: DrawRequest) => {
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
    // Set meanwhile by `want`; the compiler cannot see across the wait.
    const waiting = next as { request: DrawRequest } | null;
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
