import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Gate } from '../fetch/gate.ts';

export interface ScreenshotOrder {
  url: string;
  as: 'png' | 'pdf';
  waitMs: number;
  timeoutMs: number;
  chromiumPath: string;
  userAgent: string;
  allowedPrivateHosts: readonly string[];
}
export type ScreenshotAnswer = { ok: true; base64: string } | { ok: false; detail: string };
type Failed = { ok: false; detail: string };
export type ScreenshotResult = { ok: true; png: Uint8Array } | Failed;
export type PrintResult = { ok: true; pdf: Uint8Array } | Failed;

export interface Screenshots {
  /** False where the machine has no Chromium. */
  isAvailable: boolean;
  take(url: string, waitMs: number, signal?: AbortSignal): Promise<ScreenshotResult>;
  /** One of our own pages as PDF. Its origin may be reached although it is no public address. */
  print(url: string, signal?: AbortSignal): Promise<PrintResult>;
}

interface Options {
  chromiumPath: string | null;
  userAgent: string;
  allowedPrivateHosts: readonly string[];
}

/** Of loading the page; the wish to wait comes on top. */
const PAGE_MS = 25_000;
/** Start and end of a browser on a busy machine. */
const BROWSER_MS = 15_000;
/** A browser takes a few hundred megabytes. */
const AT_ONCE = 1;

/** Photographs pages in a process of its own for each, with everything it started killed when its time is over. */
export function createScreenshots({ chromiumPath, userAgent, allowedPrivateHosts }: Options): Screenshots {
  const gate = new Gate(AT_ONCE);
  const file = fileURLToPath(new URL('./screenshot-process.ts', import.meta.url));

  function inProcess(order: ScreenshotOrder, signal?: AbortSignal): Promise<{ ok: true; bytes: Uint8Array } | Failed> {
    return new Promise((resolve) => {
      // A group of its own: killing it takes the browser along. No environment: the page's process knows no secrets.
      const child = fork(file, [], { detached: true, stdio: 'ignore', env: { PATH: process.env.PATH ?? '' } });
      const end = (result: { ok: true; bytes: Uint8Array } | Failed) => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', stop);
        if (child.pid !== undefined) killGroup(child.pid);
        resolve(result);
      };
      const stop = () => end({ ok: false, detail: 'stopped' });
      const timer = setTimeout(
        () => end({ ok: false, detail: 'the page takes too long' }),
        order.timeoutMs + order.waitMs + BROWSER_MS,
      );
      signal?.addEventListener('abort', stop, { once: true });
      child.once('message', (answer: ScreenshotAnswer) =>
        end(answer.ok ? { ok: true, bytes: Buffer.from(answer.base64, 'base64') } : answer),
      );
      child.once('error', (error) => end({ ok: false, detail: error.message }));
      child.once('exit', (code, died) => end({ ok: false, detail: `the browser's process ended (${died ?? code})` }));
      child.send(order);
    });
  }

  async function inTurn(
    order: Pick<ScreenshotOrder, 'url' | 'as' | 'waitMs' | 'allowedPrivateHosts'>,
    signal?: AbortSignal,
  ) {
    if (chromiumPath === null) return { ok: false, detail: 'there is no Chromium' } as const;
    await gate.enter(signal);
    try {
      return await inProcess({ ...order, timeoutMs: PAGE_MS, chromiumPath, userAgent }, signal);
    } finally {
      gate.leave();
    }
  }

  return {
    isAvailable: chromiumPath !== null,
    async take(url, waitMs, signal) {
      const shot = await inTurn({ url, as: 'png', waitMs, allowedPrivateHosts }, signal);
      return shot.ok ? { ok: true, png: shot.bytes } : shot;
    },
    async print(url, signal) {
      const { hostname, port, protocol } = new URL(url);
      const own = `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`;
      const printed = await inTurn(
        { url, as: 'pdf', waitMs: 0, allowedPrivateHosts: [...allowedPrivateHosts, own] },
        signal,
      );
      return printed.ok ? { ok: true, pdf: printed.bytes } : printed;
    },
  };
}

function killGroup(pid: number) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
