interface Stream {
  /** Starts the waiting call, or makes it fail because it was superseded. */
  waiting: { begin(): void; giveUp(): void } | null;
}

export type LatestOnly = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * One at a time per key, and of those waiting only the newest: typing faster than images are drawn shows the image of
 * the last letter next. The others fail with `overtaken`.
 */
export function createLatestOnly(overtaken: () => Error): LatestOnly {
  const streams = new Map<string, Stream>();

  return async (key, work) => {
    const running = streams.get(key);
    if (running) {
      await new Promise<void>((resolve, reject) => {
        running.waiting?.giveUp();
        running.waiting = { begin: resolve, giveUp: () => reject(overtaken()) };
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
