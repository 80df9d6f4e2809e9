// From a key in the configurator to the image that shows it: a whole Linkbild, a real Chromium, loopback. Compared with
// the time the same browser needs for a response of the same server that draws nothing, so that a slow machine shows in
// both.
import { createRequire } from 'node:module';
import type * as Playwright from 'playwright-core';
import { callHeaders, createClient } from '../src/contract/client.ts';
import { findChromium } from '../src/io/render/browser/find-chromium.ts';
import { admin } from '../test/instance.ts';
import { atEnd, isShort, runBench, startLinkbild } from './environment.ts';
import { median, printTable } from './harness.ts';

const { chromium }: typeof Playwright = createRequire(new URL('../package.json', import.meta.url))('playwright-core');
const KEYS = isShort ? 10 : 30;
const WARM_UP = 5;
const BAR_MS = 150;

const executablePath = findChromium(process.env.CHROMIUM_PATH ?? null);
if (!executablePath) {
  console.error('No Chromium found. Install one or set CHROMIUM_PATH.');
  process.exit(1);
}
await runBench('studio', async () => {
  const instance = await startLinkbild();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
  atEnd(() => browser.close());
  const { cookie, templateId } = await signIn(instance.url);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ ...cookie, url: instance.url }]);
  const page = await context.newPage();
  await page.goto(`${instance.url}/app/demo/templates/${templateId}/configurator`);
  await page.locator('[data-live-image]').waitFor();
  const title = page.getByLabel('Title');
  await title.fill('Vase');
  // The first start still reads the demo shop: an idle server is measured.
  await page.waitForTimeout(8000);
  // By the page's own clock: the key goes down, and the new image has loaded in the visible <img>.
  await page.evaluate(`(() => {
    let down = 0;
    addEventListener('keydown', () => (down = performance.now()), true);
    const image = document.querySelector('[data-live-image]');
    window.nextPicture = () => {
      window.shown = new Promise((resolve) =>
        image.addEventListener('load', () => resolve(performance.now() - down), { once: true }),
      );
    };
  })()`);
  const times: number[] = [];
  const empty: number[] = [];
  for (let key = -WARM_UP; key < KEYS; key++) {
    await page.evaluate('nextPicture()');
    // A letter and its removal in turn: every key changes the image, and the title stays as short as titles are.
    await title.press(key % 2 === 0 ? ('abcdefgh'[Math.abs(key) % 8] ?? 'x') : 'Backspace');
    const shown = await page.evaluate<number>('shown');
    const bare = await page.evaluate<number>(
      `(async () => { const start = performance.now(); await (await fetch('/api/health')).text(); return performance.now() - start; })()`,
    );
    if (key < 0) continue;
    times.push(shown);
    empty.push(bare);
  }
  const p95 = (list: number[]) => list.toSorted((one, other) => one - other)[Math.ceil(list.length * 0.95) - 1] ?? 0;
  const figures = {
    keys: KEYS,
    medianMs: Math.round(median(times)),
    p95Ms: Math.round(p95(times)),
    emptyAnswerMs: Math.round(median(empty)),
  };
  printTable(
    ['from key to', 'median', '95 of 100', 'bar', 'reached'],
    [
      [
        'picture',
        `${figures.medianMs} ms`,
        `${figures.p95Ms} ms`,
        `${BAR_MS} ms`,
        figures.p95Ms < BAR_MS ? 'yes' : 'NO',
      ],
      ['empty answer', `${figures.emptyAnswerMs} ms`, `${Math.round(p95(empty))} ms`, '', ''],
    ],
  );
  return { ratios: {}, figures };
});

async function signIn(siteUrl: string) {
  let value = '';
  const api = createClient(async ({ method, path, body }) => {
    const headers = { ...callHeaders, origin: siteUrl, cookie: `linkbild_session=${value}` };
    const response = await fetch(`${siteUrl}/api${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
    value = /linkbild_session=([^;]+)/.exec(response.headers.getSetCookie().join(' '))?.[1] ?? value;
    return response;
  });
  await api.login({ body: admin });
  await api.setAchievement({ body: { key: 'onboarding', value: 'step1' } });
  const { items } = await api.listProjects({ query: {} });
  const demo = items.find(({ slug }) => slug === 'demo');
  if (!demo) throw new Error('there is no project demo');
  const params = { id: String(demo.id) };
  // The first start reads the demo's pages in the background.
  for (let tries = 0; ; tries++) {
    const routes = await api.listRoutes({ params });
    const route = routes.find(({ path }) => path === '/products/*');
    const templates = await api.listTemplates({ params });
    const template = templates.find(({ routeId }) => routeId === route?.id);
    if (route?.sampleSubPage && template)
      return { cookie: { name: 'linkbild_session', value }, templateId: template.uuid };
    if (tries > 600) throw new Error('the demo has no pages');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
