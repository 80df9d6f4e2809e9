import { FetchError } from './failure.ts';
import type { Limits } from './limits.ts';

/** Shared: it ends every exchange, even good ones, and creating a stack each time is noticeable in crawls. */
const over = new FetchError('aborted', 'over');

/**
 * The timeout of one exchange. It aborts `signal` with the reason, whichever part of the request is running. It pauses
 * while our own side makes the server wait, so that only the server's slowness counts.
 */
export class RequestTimeout {
  readonly #controller = new AbortController();
  readonly #outer: AbortSignal | undefined;
  readonly #onOuterAbort = () => this.#end('aborted', 'aborted by the caller');
  readonly #stallBytes: number;
  readonly #total: Countdown;
  readonly #firstByte: Countdown;
  readonly #stall: Countdown;
  #inBody = false;
  #bytesSinceTick = 0;

  constructor({ totalMs, firstByteMs, stallMs, stallBytes }: Limits, outer: AbortSignal | undefined) {
    this.#total = new Countdown(totalMs, () => this.#end('timeout', `not done within ${totalMs} ms`));
    this.#firstByte = new Countdown(firstByteMs, () => this.#end('timeout', `no answer within ${firstByteMs} ms`));
    this.#stall = new Countdown(stallMs, () => this.#end('stalled', `under ${stallBytes} bytes in ${stallMs} ms`));
    this.#stallBytes = stallBytes;
    this.#outer = outer;
    if (outer?.aborted) this.#onOuterAbort();
    outer?.addEventListener('abort', this.#onOuterAbort, { once: true });
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  run(): void {
    this.#total.run();
    if (this.#inBody) this.#stall.run();
  }

  rest(): void {
    this.#total.rest();
    this.#stall.rest();
  }

  requestSent(): void {
    this.#firstByte.fill();
    this.#firstByte.run();
  }

  headersArrived(): void {
    this.#firstByte.rest();
  }

  bodyStarts(): void {
    this.#inBody = true;
    this.#stall.run();
  }

  bodyBytes(count: number): void {
    this.#bytesSinceTick += count;
    if (this.#bytesSinceTick < this.#stallBytes) return;
    this.#bytesSinceTick = 0;
    this.#stall.fill();
  }

  /** Ends the exchange: stops timers and removes listeners from the signal. */
  stop(): void {
    this.rest();
    this.#firstByte.rest();
    this.#outer?.removeEventListener('abort', this.#onOuterAbort);
    this.#controller.abort(over);
  }

  #end(reason: FetchError['reason'], detail: string): void {
    this.#controller.abort(new FetchError(reason, detail));
  }
}

/** A timer that can pause: the remaining time is remembered, so that many short pauses do not make it endless. */
class Countdown {
  readonly #ms: number;
  readonly #done: () => void;
  #left: number;
  #since: number | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(ms: number, done: () => void) {
    this.#ms = ms;
    this.#left = ms;
    this.#done = done;
  }

  run(): void {
    if (this.#since !== null) return;
    this.#since = performance.now();
    this.#timer = setTimeout(this.#done, Math.max(0, this.#left));
  }

  rest(): void {
    if (this.#since === null) return;
    this.#left -= performance.now() - this.#since;
    this.#since = null;
    clearTimeout(this.#timer);
  }

  /** Back to the full time, running or not. */
  fill(): void {
    const running = this.#since !== null;
    this.rest();
    this.#left = this.#ms;
    if (running) this.run();
  }
}
