// Keeps an image up to date while somebody types. One request runs; later changes wait, and only the newest is drawn.
// An outdated request is aborted, unless the image has not changed for too long: people who type faster than the server
// draws should still see it move.

/** If the image is older than this, the running request is awaited instead of starting over. */
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
    // Set meanwhile by `want`; the compiler cannot see across the await.
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
