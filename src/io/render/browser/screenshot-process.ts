// Runs on its own (started by run-browser.ts): one request in over IPC, one image out. Whatever a page does to the
// browser or to this process, the server only sees that no image came.
import { rmSync } from 'node:fs';
import { chromium, type Page } from 'playwright-core';
import { startFilteringProxy } from '#io/fetch/guard/filtering-proxy.ts';
import type { ProcessOrder, ProcessResult } from './run-browser.ts';

const WIDTH = 1280;
const HEIGHT = 800;
/** For third-party images on a page that is printed. */
const IMAGES_MS = 8_000;

/** For good: this process and the browser it starts never regain root's rights. */
function dropPrivileges({ account }: ProcessOrder) {
  if (!account) return;
  process.setgroups?.([]);
  process.setgid?.(account.gid);
  process.setuid?.(account.uid);
  if (process.getuid?.() !== account.uid || process.getgid?.() !== account.gid) throw new Error('still root');
}

async function take(order: ProcessOrder): Promise<ProcessResult> {
  dropPrivileges(order);
  const proxy = await startFilteringProxy(order.allowedPrivateHosts);
  const browser = await chromium.launch({
    executablePath: order.chromiumPath,
    chromiumSandbox: order.hasSandbox,
    env: { PATH: '/usr/bin:/bin', HOME: order.folder, TMPDIR: order.folder, LANG: 'C.UTF-8' },
    proxy: { server: proxy.url, bypass: '<-loopback>' },
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--disable-quic',
      '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
      '--disable-dev-shm-usage',
    ],
  });
  try {
    const context = await browser.newContext({
      viewport: { width: WIDTH, height: HEIGHT },
      userAgent: order.userAgent,
      acceptDownloads: false,
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined));
    const answer = await page.goto(order.url, { waitUntil: 'load', timeout: order.timeoutMs });
    if (order.as === 'nothing') return { ok: true, base64: '' };
    if (!answer || answer.status() >= 400) return { ok: false, detail: `status ${answer?.status() ?? 0}` };
    if (order.waitMs > 0) await page.waitForTimeout(order.waitMs);
    if (order.as === 'pdf') return { ok: true, base64: (await print(page)).toString('base64') };
    const image = await page.screenshot({ type: 'png', timeout: order.timeoutMs });
    return { ok: true, base64: image.toString('base64') };
  } finally {
    await browser.close().catch(() => undefined);
    proxy.close();
  }
}

/** With the page's own print style. On a screen, images far down load lazily; on paper all are needed. */
async function print(page: Page): Promise<Buffer> {
  await page.emulateMedia({ media: 'print' });
  // On a screen late fonts are not shown at all (web/fonts.css).
  await page.evaluate('document.fonts.ready.then(() => true)');
  await page.evaluate("for (const image of document.images) if (image.checkVisibility()) image.loading = 'eager'");
  // An image drawn for the first time takes seconds without any traffic: idle is not the same as ready.
  const isThere = '[...document.images].every((image) => image.complete || !image.checkVisibility())';
  await page.waitForFunction(isThere, null, { timeout: IMAGES_MS }).catch(() => undefined);
  await page.waitForLoadState('networkidle', { timeout: IMAGES_MS }).catch(() => undefined);
  // Tagged, with an outline of its headings: read aloud and searched like the page itself.
  return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
}

/** For a failed start Playwright reports the whole command and what Chromium printed. */
function failureOf(error: unknown): ProcessResult {
  const text = String(error);
  const lacksSandbox = /sandboxing failed|No usable sandbox|without --no-sandbox is not supported/i.test(text);
  return { ok: false, detail: lacksSandbox ? 'no sandbox' : (text.split('\n')[0] ?? ''), lacksSandbox };
}

process.once('message', (order: ProcessOrder) => {
  // The server is gone: nobody else would remove the folder. Runs after Playwright's own listener, which ends the
  // browser.
  process.once('disconnect', () => {
    process.once('exit', () => rmSync(order.folder, { recursive: true, force: true, maxRetries: 5 }));
    process.exit(1);
  });
  take(order)
    .catch(failureOf)
    .then((answer) => process.send?.(answer, () => process.exit(0)));
});
