import { ApiError } from '#contract/errors.ts';

interface Stream {
  /** Lets the one that waits begin, or tells it that a newer one came. */
  waiting: { begin(): void; giveUp(): void } | null;
}

/**
 * One after the other for each key, and of those that wait only the newest: whoever types faster than images are drawn
 * gets the image of the last letter next, not all of those between.
 */
export function createLatestOnly() {
  const streams = new Map<string, Stream>();

  return async function newestOnly<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const running = streams.get(key);
    if (running) {
      await new Promise<void>((resolve, reject) => {
        running.waiting?.giveUp();
        running.waiting = { begin: resolve, giveUp: () => reject(new ApiError('OVERTAKEN')) };
      });
    }
    const stream: Stream = running ?? { waiting: null };
    streams.set(key, stream);
    try {
      return await work();
    } finally {
      const next = stream.waiting;
      stream.waiting = null;
      if (next) next.begin();
      else streams.delete(key);
    }
  };
}
