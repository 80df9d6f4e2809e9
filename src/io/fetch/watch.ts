import { FetchError } from './failure.ts';
import type { Limits } from './limits.ts';

/**
 * The clock over one exchange. It ends the exchange by aborting `signal` with the reason, whichever part of the
 * request is under way. It rests while our own side makes the server wait, so that only the server's slowness counts.
 */
export class Watch {
  readonly #controller = new AbortController();
  readonly #limits: Limits;
  readonly #outer: AbortSignal | undefined;
  readonly #onOuterAbort = () => this.end('aborted', 'aborted by the caller');
  #totalLeft: number;
  #runningSince = 0;
  #total: NodeJS.Timeout | undefined;
  #firstByte: NodeJS.Timeout | undefined;
  #stall: NodeJS.Timeout | undefined;
  #inBody = false;
  #bytesSinceTick = 0;

  constructor(limits: Limits, outer: AbortSignal | undefined) {
    this.#limits = limits;
    this.#totalLeft = limits.totalMs;
    this.#outer = outer;
    if (outer?.aborted) this.#onOuterAbort();
    outer?.addEventListener('abort', this.#onOuterAbort, { once: true });
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  end(reason: FetchError['reason'], detail: string): void {
    this.#controller.abort(new FetchError(reason, detail));
  }

  run(): void {
    this.#runningSince = performance.now();
    const { totalMs } = this.#limits;
    this.#total = setTimeout(() => this.end('timeout', `not done within ${totalMs} ms`), Math.max(0, this.#totalLeft));
    if (this.#inBody) this.#startStall();
  }

  rest(): void {
    this.#totalLeft -= performance.now() - this.#runningSince;
    clearTimeout(this.#total);
    clearTimeout(this.#stall);
  }

  requestSent(): void {
    const { firstByteMs } = this.#limits;
    clearTimeout(this.#firstByte);
    this.#firstByte = setTimeout(() => this.end('timeout', `no answer within ${firstByteMs} ms`), firstByteMs);
  }

  headersArrived(): void {
    clearTimeout(this.#firstByte);
  }

  bodyStarts(): void {
    this.#inBody = true;
    this.#startStall();
  }

  bodyBytes(count: number): void {
    this.#bytesSinceTick += count;
    if (this.#bytesSinceTick < this.#limits.stallBytes) return;
    this.#bytesSinceTick = 0;
    this.#stall?.refresh();
  }

  /** Everything is over: timers stop, and what may still hang on the signal is let go. */
  stop(): void {
    clearTimeout(this.#total);
    clearTimeout(this.#firstByte);
    clearTimeout(this.#stall);
    this.#outer?.removeEventListener('abort', this.#onOuterAbort);
    this.#controller.abort(new FetchError('aborted', 'over'));
  }

  #startStall(): void {
    const { stallMs, stallBytes } = this.#limits;
    this.#bytesSinceTick = 0;
    clearTimeout(this.#stall);
    this.#stall = setTimeout(() => this.end('stalled', `fewer than ${stallBytes} bytes in ${stallMs} ms`), stallMs);
  }
}
