type Work = () => Promise<void>;

/** Bulk operations run as soon as they are created, unless a test holds them to see them run. */
export function createBulkQueue() {
  let held: Work[] | null = null;
  const running = new Set<Promise<void>>();
  const run = (work: Work) => {
    const under = work().finally(() => running.delete(under));
    running.add(under);
  };
  return {
    start(work: Work) {
      if (held) held.push(work);
      else setImmediate(() => run(work));
    },
    hold() {
      held ??= [];
    },
    /** Runs what was held; resolves when all operations are finished. */
    async release() {
      for (const work of held ?? []) run(work);
      held = null;
      await Promise.all(running);
    },
  };
}
export type BulkQueue = ReturnType<typeof createBulkQueue>;
