import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Gate } from '../fetch/gate.ts';

export interface ScreenshotOrder {
  url: string;
  waitMs: number;
  timeoutMs: number;
  chromiumPath: string;
  userAgent: string;
  allowedPrivateHosts: readonly string[];
}
export type ScreenshotAnswer = { ok: true; base64: string } | { ok: false; detail: string };
export type ScreenshotResult = { ok: true; png: Uint8Array } | { ok: false; detail: string };

export interface Screenshots {
  /** False where the machine has no Chromium. */
  isAvailable: boolean;
  take(url: string, waitMs: number, signal?: AbortSignal): Promise<ScreenshotResult>;
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

  function inProcess(order: ScreenshotOrder, signal?: AbortSignal): Promise<ScreenshotResult> {
    return new Promise((resolve) => {
      // A group of its own: killing it takes the browser along. No environment: the page's process knows no secrets.
      const child = fork(file, [], { detached: true, stdio: 'ignore', env: { PATH: process.env.PATH ?? '' } });
      const end = (result: ScreenshotResult) => {
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
        end(answer.ok ? { ok: true, png: Buffer.from(answer.base64, 'base64') } : answer),
      );
      child.once('error', (error) => end({ ok: false, detail: error.message }));
      child.once('exit', (code, died) => end({ ok: false, detail: `the browser's process ended (${died ?? code})` }));
      child.send(order);
    });
  }

  return {
    isAvailable: chromiumPath !== null,
    async take(url, waitMs, signal) {
      if (chromiumPath === null) return { ok: false, detail: 'there is no Chromium' };
      await gate.enter(signal);
      try {
        const order = { url, waitMs, timeoutMs: PAGE_MS, chromiumPath, userAgent, allowedPrivateHosts };
        return await inProcess(order, signal);
      } finally {
        gate.leave();
      }
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
