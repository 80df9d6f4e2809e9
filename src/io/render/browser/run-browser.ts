import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chown, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programFile } from '#io/package-files.ts';
import type { BrowserRights } from './browser-isolation.ts';

export interface BrowserOrder extends BrowserRights {
  url: string;
  /** `nothing`: only checks whether the browser starts and shows a page. */
  as: 'png' | 'pdf' | 'nothing';
  waitMs: number;
  timeoutMs: number;
  chromiumPath: string;
  userAgent: string;
  allowedPrivateHosts: readonly string[];
}
export interface ProcessOrder extends BrowserOrder {
  /** Home, profile and temporary files of this one browser. */
  folder: string;
}
type Failed = { ok: false; detail: string; lacksSandbox?: boolean };
export type ProcessResult = { ok: true; base64: string } | Failed;
export type BrowserResult = { ok: true; bytes: Uint8Array } | Failed;

/** Start and end of a browser on a busy machine. */
const BROWSER_MS = 15_000;

const file = programFile('src/io/render/browser/screenshot-process.ts');

const PREFIX = 'linkbild-browser-';
/** No browser lives nearly this long. */
const STALE_MS = 3_600_000;

/** Folders that a killed server could not remove. */
export async function removeOldFolders(): Promise<void> {
  const parent = tmpdir();
  const names = await readdir(parent).catch(() => []);
  for (const folder of names.filter((name) => name.startsWith(PREFIX)).map((name) => join(parent, name))) {
    const isOld = await stat(folder).then(
      ({ mtimeMs }) => Date.now() - mtimeMs > STALE_MS,
      () => false,
    );
    if (isOld) await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}

/**
 * One page in one browser in one process. Whatever happens, all of them are gone afterwards, including their folder.
 */
export async function runBrowser(order: BrowserOrder, signal?: AbortSignal): Promise<BrowserResult> {
  if (signal?.aborted) return { ok: false, detail: 'stopped' };
  const folder = await mkdtemp(join(tmpdir(), PREFIX));
  try {
    if (order.account) await chown(folder, order.account.uid, order.account.gid);
    return await inProcess({ ...order, folder }, signal);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
  }
}

function inProcess(order: ProcessOrder, signal?: AbortSignal): Promise<BrowserResult> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve({ ok: false, detail: 'stopped' });
    // A process group of its own, to be killed as one. No environment: the page's process knows no secrets.
    const env = { PATH: process.env.PATH ?? '', HOME: order.folder, TMPDIR: order.folder };
    const child = fork(file, [], { detached: true, stdio: 'ignore', env });
    let result: BrowserResult | null = null;
    const end = (known: BrowserResult) => {
      if (result) return;
      result = known;
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return resolve(known);
      child.once('exit', () => resolve(known));
      killWithBrowser(child.pid);
    };
    const stop = () => end({ ok: false, detail: 'stopped' });
    const timer = setTimeout(
      () => end({ ok: false, detail: 'the page takes too long' }),
      order.timeoutMs + order.waitMs + BROWSER_MS,
    );
    signal?.addEventListener('abort', stop, { once: true });
    child.once('message', (answer: ProcessResult) =>
      end(answer.ok ? { ok: true, bytes: Buffer.from(answer.base64, 'base64') } : answer),
    );
    child.once('error', (error) => end({ ok: false, detail: error.message }));
    child.once('exit', (code, died) => end({ ok: false, detail: `the browser's process ended (${died ?? code})` }));
    child.send(order, () => undefined);
  });
}

/** The browser leads its own process group, so killing ours alone would leave it running for a while. */
function killWithBrowser(pid: number) {
  for (const group of [...childrenOf(pid), pid]) {
    try {
      process.kill(-group, 'SIGKILL');
    } catch {
      // It has already exited.
    }
  }
}

function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return []; // not Linux: the browser exits when its pipe closes
  }
}
