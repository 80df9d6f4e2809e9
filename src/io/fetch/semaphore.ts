import { FetchError } from './failure.ts';

/** Lets `limit` through at a time, the others in order of arrival; aborted waiters leave the queue. */
export class Semaphore {
  #free: number;
  readonly #waiting = new Set<() => void>();

  constructor(limit: number) {
    this.#free = limit;
  }

  async enter(signal?: AbortSignal): Promise<void> {
    if (signal?.aborted)
      throw signal.reason instanceof FetchError ? signal.reason : new FetchError('aborted', 'aborted');
    if (this.#free > 0) {
      this.#free -= 1;
      return;
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const giveUp = () => {
      this.#waiting.delete(resolve);
      reject(signal?.reason instanceof FetchError ? signal.reason : new FetchError('aborted', 'aborted while waiting'));
    };
    this.#waiting.add(resolve);
    signal?.addEventListener('abort', giveUp, { once: true });
    await promise.finally(() => signal?.removeEventListener('abort', giveUp));
  }

  leave(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#free += 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
