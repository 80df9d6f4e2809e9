export interface Stop {
  signal: AbortSignal;
  msLeft(): number;
  /** Leaves no timer and no listener behind. */
  clear(): void;
}

/** Aborts after a time or with the caller's signal. Browsers of 2023 have no `AbortSignal.any`. */
export function stopAfter(ms: number, signal?: AbortSignal): Stop {
  const controller = new AbortController();
  const until = Date.now() + ms;
  const timer = setTimeout(() => controller.abort(), ms);
  const abort = () => controller.abort(signal?.reason);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  return {
    signal: controller.signal,
    msLeft: () => until - Date.now(),
    clear() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    },
  };
}

export function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort);
      resolve();
    }, ms);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
}
