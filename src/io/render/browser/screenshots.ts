import { Semaphore } from '#io/fetch/semaphore.ts';
import type { Log } from '#io/log/log.ts';
import {
  type Account,
  type BrowserRights,
  browserAccount,
  type FoundIsolation,
  findIsolation,
  type Isolation,
  logIsolation,
} from './browser-isolation.ts';
import { type BrowserResult, removeOldFolders, runBrowser } from './run-browser.ts';

type Failed = { ok: false; detail: string };
type ScreenshotResult = { ok: true; png: Uint8Array } | Failed;
type PrintResult = { ok: true; pdf: Uint8Array } | Failed;

export interface Screenshots {
  /** False if the machine has no Chromium, or none that may be started. True until that is known. */
  readonly isAvailable: boolean;
  /** Finds out how to start the browser, and logs it. Otherwise the first page does. */
  prepare(): Promise<Isolation>;
  take(url: string, waitMs: number, signal?: AbortSignal): Promise<ScreenshotResult>;
  /** One of our own pages as PDF. Its origin may be reached although it is not a public address. */
  print(url: string, signal?: AbortSignal): Promise<PrintResult>;
  /** Stops the running browser and waits until its folder is removed. */
  close(): Promise<void>;
}

interface Options {
  chromiumPath: string | null;
  userAgent: string;
  allowedPrivateHosts: readonly string[];
  log: Log;
  /** Without it a browser that has neither sandbox nor account is not started. */
  mayBeUnprotected?: boolean;
  account?: Account | null;
}

/** For loading the page; the waiting time is added. */
const PAGE_MS = 25_000;
/** A browser takes a few hundred megabytes. */
const CONCURRENCY = 1;
/** A browser that did not start may have hit a busy machine. */
const RETRY_MS = 300_000;

/** Photographs each page in a process of its own, killing everything it started when its time is up. */
export function createScreenshots(options: Options): Screenshots {
  const { chromiumPath, userAgent, allowedPrivateHosts, log, mayBeUnprotected = false } = options;
  const account = options.account === undefined ? browserAccount() : options.account;
  const semaphore = new Semaphore(CONCURRENCY);
  const closing = new AbortController();
  const running = new Set<Promise<BrowserResult>>();
  let finding: Promise<FoundIsolation> | null = null;
  let isRefused = false;

  async function run(rights: BrowserRights, page: Page, signal?: AbortSignal): Promise<BrowserResult> {
    if (chromiumPath === null) return { ok: false, detail: 'there is no Chromium' };
    await semaphore.enter(signal);
    const stop = AbortSignal.any(signal ? [signal, closing.signal] : [closing.signal]);
    const browser = runBrowser({ ...page, ...rights, timeoutMs: PAGE_MS, chromiumPath, userAgent }, stop);
    running.add(browser);
    try {
      return await browser;
    } finally {
      running.delete(browser);
      semaphore.leave();
    }
  }

  async function find(): Promise<FoundIsolation> {
    await removeOldFolders();
    const found = await findIsolation({
      account,
      mayBeUnprotected,
      probe: async (rights) => {
        const result = await run(rights, { url: 'about:blank', as: 'nothing', waitMs: 0, allowedPrivateHosts: [] });
        return result.ok ? { ok: true } : { lacksSandbox: false, ...result };
      },
    });
    if (!closing.signal.aborted) logIsolation(log, found);
    isRefused = found.rights === null;
    if (isRefused) setTimeout(() => (finding = null), RETRY_MS).unref();
    return found;
  }

  async function open(page: Page, signal?: AbortSignal): Promise<BrowserResult> {
    if (chromiumPath === null) return { ok: false, detail: 'there is no Chromium' };
    finding ??= find();
    const { rights } = await finding;
    return rights ? run(rights, page, signal) : { ok: false, detail: 'the browser cannot be started safely' };
  }

  return {
    get isAvailable() {
      return chromiumPath !== null && !isRefused;
    },
    async prepare() {
      if (chromiumPath === null) return 'none';
      finding ??= find();
      return (await finding).isolation;
    },
    async take(url, waitMs, signal) {
      const shot = await open({ url, as: 'png', waitMs, allowedPrivateHosts }, signal);
      return shot.ok ? { ok: true, png: shot.bytes } : { ok: false, detail: shot.detail };
    },
    async print(url, signal) {
      const { hostname, port, protocol } = new URL(url);
      const own = `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`;
      const hosts = [...allowedPrivateHosts, own];
      const printed = await open({ url, as: 'pdf', waitMs: 0, allowedPrivateHosts: hosts }, signal);
      return printed.ok ? { ok: true, pdf: printed.bytes } : { ok: false, detail: printed.detail };
    },
    async close() {
      closing.abort();
      await Promise.allSettled(running);
    },
  };
}

type Page = Pick<Parameters<typeof runBrowser>[0], 'url' | 'as' | 'waitMs' | 'allowedPrivateHosts'>;
