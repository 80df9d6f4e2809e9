import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { findChromium } from '#io/render/browser/find-chromium.ts';
import { repeatedParts } from './repeated-parts.ts';

// A real Chromium, one per worker, and pages that record everything that went wrong on them.

let launched: Promise<Browser> | null = null;
let browser: Browser;

/** Files of one worker share it, each with windows of its own. It ends with the worker's process. */
export function withBrowser() {
  beforeAll(async () => {
    launched ??= launch();
    browser = await launched;
  });
  afterAll(async () => {
    shared.clear();
    await Promise.all(browser.contexts().map((context) => context.close()));
  });
}

function launch(): Promise<Browser> {
  const executablePath = findChromium(process.env.CHROMIUM_PATH ?? null);
  if (!executablePath) throw new Error('No Chromium found. Install one or set CHROMIUM_PATH.');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-dev-shm-usage',
      // One process for all pages: a twelfth less work, and nobody attacks anybody here.
      '--disable-site-isolation-trials',
      '--renderer-process-limit=1',
      // No process of its own for the network: an eighth less work. The other feature is Playwright's own, which this
      // switch would replace.
      '--enable-features=NetworkServiceInProcess2,CDPScreenshotNewSurface',
      // A page lives for seconds here: optimising its code costs more than it gains.
      '--js-flags=--no-maglev --no-turbofan',
    ],
  });
}

export interface Visit {
  width?: number;
  dark?: boolean;
  javaScript?: boolean;
  locale?: string;
  storageState?: BrowserContextOptions['storageState'];
}

/** In the page: React has hydrated, if it hydrates the whole page (docs/decisions/003). */
const isHydrated = `!window.__reactRouterContext ||
  Object.keys(document.body).some((key) => key.startsWith('__reactFiber'))`;

/** What a test fills in before React has hydrated is lost, as it is for a visitor; so a page is waited for. */
async function newHydratedPage(newPage: () => Promise<Page>): Promise<Page> {
  const page = await newPage();
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    // Playwright's own way to wait needs `eval`, which our pages forbid.
    if (options?.waitUntil !== 'commit') await expect.poll(() => page.evaluate(isHydrated)).toBe(true);
    return response;
  };
  return page;
}

/** A visitor's window. Reduced motion, so that nothing moves during a screenshot or a click. */
export async function newContext({
  width = 1440,
  dark = false,
  javaScript = true,
  locale = 'en-US',
  storageState,
}: Visit = {}): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: width < 700 ? 800 : 900 },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    javaScriptEnabled: javaScript,
    locale,
    baseURL: inject('siteUrl'),
    ...(storageState ? { storageState } : {}),
  });
  context.setDefaultTimeout(60_000);
  if (javaScript) {
    const newPage = context.newPage.bind(context);
    context.newPage = () => newHydratedPage(newPage);
  }
  return context;
}

const shared = new Map<string, Promise<BrowserContext>>();

/** One shared window per kind of visitor: scripts and styles are loaded once per file, not once per test. */
export function sharedContext(visit: Visit = {}): Promise<BrowserContext> {
  const key = JSON.stringify(visit);
  const context = shared.get(key) ?? newContext(visit);
  shared.set(key, context);
  return context;
}

/**
 * Console errors, failed requests and 4xx or 5xx responses on a page, as text. `expected` are responses that belong.
 */
export function watch(page: Page, expected: RegExp[] = []): string[] {
  const troubles: string[] = [];
  const note = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) troubles.push(text);
  };
  page.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => note(`script: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A page that is left aborts its own requests.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      note(`request: ${request.url()} ${request.failure()?.errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) note(`answer: ${response.status()} ${response.url()}`);
  });
  return troubles;
}

/**
 * What axe is asked for: only violations, because collecting passes takes most of its time. Repeated parts are removed
 * from the page meanwhile; axe's own `exclude` saves nothing, it reads them anyway.
 */
const question = (known: number[]) => `(async () => {
  // React wakes a page part by part, and wants to find what the server drew.
  // A window behind another one may never be idle.
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  await idle();
  await idle();
  const { repeated, seen } = (${repeatedParts})(${JSON.stringify(known)});
  // Notifications go by themselves after a while, and React must find them then.
  const lasting = repeated.filter((part) => !part.querySelector('[role=status], [role=alert]'));
  const parts = lasting.map((part) => ({ part, parent: part.parentNode, next: part.nextSibling }));
  for (const { part } of parts) part.remove();
  // Whoever speaks to the page says the words on a button: its name has to contain them (WCAG 2.5.3).
  const rules = { 'label-content-name-mismatch': { enabled: true } };
  const options = { resultTypes: ['violations'], elementRef: false, iframes: false, rules };
  const { violations } = await axe.run(document, options);
  for (const { part, parent, next } of parts.reverse()) parent.insertBefore(part, next);
  return { violations, seen };
})()`;

/** Half as long as what the package gives as its source. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Violations of level serious or worse, as text. `known` collects what was judged, for a run over many pages. */
export async function seriousViolations(page: Page, known = new Set<number>()): Promise<string[]> {
  await page.evaluate(`window.axe ?? (() => { ${axeSource} })()`);
  const asked = question([...known]);
  const { violations, seen } = await page.evaluate<Pick<AxeResults, 'violations'> & { seen: number[] }>(asked);
  for (const part of seen) known.add(part);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => {
      const some = nodes.slice(0, 3).map((node) => `${node.target.join(' ')} ${node.html.slice(0, 120)}`);
      return `${id}: ${some.join(' | ')}`;
    });
}

// Intended errors are 4xx responses, which a browser logs to its console.
const refused = [/answer: 4(02|04|09|22) /, /status of 4(02|04|09|22)/, /localhost:\d+\/.*\.(jpe?g|png)/];

/** A page in a browser of its own, with what went wrong there. */
export async function openAs(
  person: { state: NonNullable<BrowserContextOptions['storageState']> },
  path: string,
): Promise<{ page: Page; troubles: string[] }> {
  const context = await newContext({ storageState: person.state });
  const page = await context.newPage();
  const troubles = watch(page, refused);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  return { page, troubles };
}
