// Takes the images of the App Store listing from the app itself: the server with the stand-in Shopify, its screens in a
// real Chromium, in both languages. Only what the app shows, without the admin around it: the review refuses browser
// windows, prices of plans and Shopify's own marks (integrations/shopify/review-checklist.md, 4.2 to 4.4).
//   npm run listing
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { findChromium } from '../../src/io/render/browser/find-chromium.ts';
import { shopifyTexts } from '../../src/web/i18n/shopify/app.ts';
import { shopHomeTexts } from '../../src/web/i18n/shopify/home.ts';
import { shopThemeTexts } from '../../src/web/i18n/shopify/theme.ts';
import { textsIn } from '../../src/web/i18n/texts.ts';
import { startShopify } from '../../stand-ins/shopify/server.ts';

const root = new URL('../../', import.meta.url);
const listing = new URL('integrations/shopify/listing/', root);
/** The app's size in the admin's frame; Shopify requires 1600 × 900. */
const [WIDTH, HEIGHT, SCALE] = [1280, 720, 1.25];
/** A wait that is over as soon as its condition holds. */
const PATIENCE = { timeout: 120_000 };

/** Of the stand-in's admin. */
const words = {
  en: { install: 'Install', grant: 'Grant access' },
  de: { install: 'Installieren', grant: 'Zugriff gewähren' },
};

await drawIcon();
const { shopify, server, folder } = await start();
const browser = await chromium.launch({
  executablePath: findChromium(process.env.CHROMIUM_PATH ?? null) ?? undefined,
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const language of ['en', 'de']) await takeScreens(language);
} finally {
  await browser.close();
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  await shopify.close();
  rmSync(folder, { recursive: true, force: true });
}

/** The brand's icon with room around it: Shopify rounds the corners itself. */
async function drawIcon() {
  const source = readFileSync(new URL('src/web/components/brand/logo.tsx', root), 'utf8');
  const pathOf = (name) => new RegExp(`${name} =\\s*'([^']+)'`).exec(source)[1];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 52 52" fill="none" stroke-width="4"><path fill="#fbfaf7" d="M-10-10h52v52h-52z"/><path stroke="#c8350b" d="${pathOf('FRAME_PATH')}"/><path stroke="#1c1916" d="${pathOf('LINK_PATH')}"/></svg>`;
  const image = sharp(Buffer.from(svg), { density: (72 * 1200) / 52 })
    .resize(1200, 1200)
    .flatten();
  writeFileSync(new URL('icon.png', listing), await image.png({ palette: true, compressionLevel: 9 }).toBuffer());
}

async function start() {
  const port = await freePort();
  const siteUrl = `http://localhost:${port}`;
  const shopify = await startShopify({
    app: { appUrl: `${siteUrl}/shopify`, scopes: ['read_products', 'read_content', 'read_themes'] },
  });
  for (const topic of Object.keys(shopify.app.webhooks)) {
    shopify.app.webhooks[topic] = `${siteUrl}/api/shopify/webhooks`;
  }
  const shops = [];
  for (const language of ['en', 'de']) {
    const locales = [{ locale: language, name: language, isPrimary: true, isPublished: true }];
    const details = { primaryLocale: language, locales };
    shops.push(await shopify.addShop({ handle: `halm-und-ton-${language}`, user: { locale: language }, details }));
  }
  const folder = mkdtempSync(join(tmpdir(), 'listing-'));
  const server = spawn(process.execPath, ['scripts/serve.mjs'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      SAMPLE_SHOP_PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      SECRET_KEY: randomBytes(32).toString('hex'),
      SHOPIFY_API_KEY: shopify.app.apiKey,
      SHOPIFY_API_SECRET: shopify.app.apiSecret,
      SHOPIFY_STAND_IN_URL: shopify.url,
      ALLOWED_PRIVATE_HOSTS: shops.map(({ storefrontUrl }) => new URL(storefrontUrl).host).join(','),
    },
  });
  for (let tries = 0; ; tries += 1) {
    const health = await fetch(`${siteUrl}/api/health`).catch(() => null);
    if (health?.ok) break;
    if (tries > 240) throw new Error('The server did not start.');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return { shopify, server, folder };
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

async function takeScreens(language) {
  const shop = shopify.shops.get(`halm-und-ton-${language}.myshopify.com`);
  const { install, grant } = words[language];
  const context = await browser.newContext({
    viewport: { width: WIDTH, height: HEIGHT },
    deviceScaleFactor: SCALE,
    locale: language,
    reducedMotion: 'reduce',
  });
  if (language === 'de') speakGerman(shop.catalogue);
  const page = await context.newPage();
  const app = page.frameLocator('iframe[name="app-iframe"]');
  const [texts, themeTexts] = [textsIn(shopifyTexts, language), textsIn(shopThemeTexts, language)];
  const heading = (name) => app.getByRole('heading', { name, exact: true });
  const button = (name) => app.getByRole('button', { name, exact: true });
  mkdirSync(new URL(`${language}/`, listing), { recursive: true });

  const open = () => page.goto(shop.adminUrl('/apps/linkbild'));
  await open();
  await page.getByRole('button', { name: install, exact: true }).click();
  // The first check starts by itself.
  await heading(texts.worst).waitFor(PATIENCE);
  // Images are drawn from pages that have been read by now.
  await open();
  await heading(texts.worst).waitFor(PATIENCE);
  await take(page, language, 'overview', null);
  await take(page, language, 'templates', heading(textsIn(shopHomeTexts, language).templates));
  await app.getByRole('link', { name: texts.theme, exact: true }).click();
  await heading(themeTexts.changeTitle).waitFor(PATIENCE);
  await take(page, language, 'theme', heading(themeTexts.changeTitle));
  await show(page, 'admin');
  await button(themeTexts.allowCopy).click();
  await page.getByRole('button', { name: grant, exact: true }).click();
  await button(themeTexts.publish).waitFor(PATIENCE);
  // Without the message about the copy.
  await open();
  await app.getByRole('link', { name: texts.theme, exact: true }).click();
  await button(themeTexts.publish).waitFor(PATIENCE);
  await take(page, language, 'copy', button(themeTexts.publish), 'center');
  await context.close();
}

/** Replaces the shop's texts by their translations, so that the German images show a German shop. */
function speakGerman(catalogue) {
  const { products, collections, pages, blogs, articles } = catalogue;
  for (const { id, translations } of Array.from({ length: products.length }, (_, place) => products.at(place))) {
    catalogue.change(id, { title: translations.de.title, descriptionHtml: translations.de.body_html });
  }
  for (const one of [collections, pages, blogs, articles].flat()) {
    Object.assign(one, { title: one.translations.de.title, bodyHtml: one.translations.de.body_html });
  }
}

/** For an image the app alone fills the window: the admin around it is Shopify's. */
function show(page, what) {
  return page.locator('iframe[name="app-iframe"]').evaluate((frame, isAlone) => {
    frame.style.cssText = isAlone ? 'position:fixed;inset:0;width:100vw;height:100vh;z-index:9;border:0' : '';
  }, what === 'app');
}

async function take(page, language, name, part, block = 'start') {
  await show(page, 'app');
  await page.mouse.move(0, 0);
  await part?.evaluate((element, at) => {
    element.style.scrollMarginTop = '24px';
    element.scrollIntoView({ block: at });
  }, block);
  const frame = page.frame({ name: 'app-iframe' });
  // Photos and templates are drawn on request.
  await frame.waitForFunction(() => [...document.images].every((image) => image.complete), null, PATIENCE);
  const bytes = await page.screenshot({ animations: 'disabled' });
  const image = await sharp(bytes).png({ palette: true, quality: 90, compressionLevel: 9 }).toBuffer();
  writeFileSync(new URL(`${language}/${name}.png`, listing), image);
  console.log(`${language}/${name}.png ${Math.round(image.length / 1000)} kB`);
}
