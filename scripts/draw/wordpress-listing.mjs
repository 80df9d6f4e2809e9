// Draws what WordPress's plugin directory shows beside the readme: icon and banner from the brand's mark and our own
// renders, screenshots from a real WordPress that is connected to a real Linkbild. Into integrations/wordpress/listing,
// which is the `assets` folder of the directory's repository and no part of the plugin.
//   npm run listing:wordpress       (WORDPRESS_DIR: test/integrations/wordpress/playground.ts)
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { cardData } from '../../src/domain/template/base-template.ts';
import { baseTemplates } from '../../src/domain/template/recommend-templates.ts';
import { findChromium } from '../../src/io/render/browser/find-chromium.ts';
import { loadTestImage, testPages } from '../../src/io/render/cards.fixture.ts';
import { createRenderer } from '../../src/io/render/renderer.ts';
import { startRealLinkbild } from '../../test/integrations/real-linkbild.ts';
import { startWordpress } from '../../test/integrations/wordpress/playground.ts';
import { installZip, logIn } from '../../test/integrations/wordpress/site.ts';
import { build } from '../setup.mjs';

const root = new URL('../../', import.meta.url);
const listing = new URL('integrations/wordpress/listing/', root);
/** A wait that is over as soon as its condition holds. */
const PATIENCE = { timeout: 600_000 };

build();
mkdirSync(listing, { recursive: true });
const browser = await chromium.launch({
  executablePath: findChromium(process.env.CHROMIUM_PATH ?? null) ?? undefined,
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  await drawIcon();
  await drawBanner();
  if (!process.argv.includes('--drawn')) await takeScreenshots();
} finally {
  await browser.close();
}

function mark(viewBox) {
  const source = readFileSync(new URL('src/web/components/brand/logo.tsx', root), 'utf8');
  const pathOf = (name) => new RegExp(`${name} =\\s*'([^']+)'`).exec(source)[1];
  const [x, y, width, height] = viewBox;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox.join(' ')}" fill="none" stroke-width="4"><path fill="#fbfaf7" d="M${x} ${y}h${width}v${height}h-${width}z"/><path stroke="#c8350b" d="${pathOf('FRAME_PATH')}"/><path stroke="#1c1916" d="${pathOf('LINK_PATH')}"/></svg>`;
}

async function drawIcon() {
  const svg = mark([-8, -8, 48, 48]);
  writeFileSync(new URL('icon.svg', listing), `${svg}\n`);
  for (const size of [128, 256]) {
    const image = sharp(Buffer.from(svg), { density: (72 * size) / 48 }).resize(size, size);
    await save(`icon-${size}x${size}.png`, image);
  }
}

/** Left what it is, right three images as they are shared. The directory puts the plugin's name over its lower left. */
async function drawBanner() {
  const url = (path, type) => `data:${type};base64,${readFileSync(new URL(path, root)).toString('base64')}`;
  const font = url(
    'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    'font/woff2',
  );
  const [back, middle, front] = await drawCards([
    ['blog-cover', 'darkBrand'],
    ['product-split', 'sale'],
    ['product-split', 'lightBrand'],
  ]);
  const page = await browser.newPage({ viewport: { width: 772, height: 250 }, deviceScaleFactor: 2 });
  await page.setContent(`<style>
    @font-face { font-family: B; src: url(${font}); font-weight: 200 800 }
    body { margin: 0; width: 772px; height: 250px; overflow: hidden; background: #fbfaf7; position: relative; font-family: B }
    h1 { position: absolute; left: 36px; top: 96px; width: 330px; text-wrap: balance; margin: 0; font-size: 34px; line-height: 1.08; font-weight: 650; letter-spacing: -.02em; color: #1c1916 }
    .mark { position: absolute; left: 30px; top: 24px; width: 56px }
    .card { position: absolute; width: 250px; border-radius: 8px; box-shadow: 0 1px 2px #1c191626, 0 12px 32px #1c191633 }
  </style>
  <div class="mark">${mark([-2, -2, 36, 36])}</div><h1>Every page shares an image of its own</h1>
  <img class="card" src="${back}" style="left: 500px; top: -66px"><img class="card" src="${middle}" style="left: 366px; top: 76px">
  <img class="card" src="${front}" style="left: 506px; top: 134px">`);
  await page.waitForFunction(
    'document.fonts.status === "loaded" && [...document.images].every((image) => image.complete)',
  );
  const large = await page.screenshot();
  await page.close();
  await save('banner-1544x500.png', sharp(large));
  await save('banner-772x250.png', sharp(large).resize(772, 250));
}

/** Base templates with pages of the sample shop, as data URLs. */
async function drawCards(wanted) {
  const renderer = createRenderer({ processes: 1, timeoutMs: 60_000, imageTimeoutMs: 60_000 });
  try {
    const drawn = wanted.map(async ([name, page]) => {
      const { html, variants } = baseTemplates.find((template) => template.name === name);
      const { style, data } = variants[0];
      const given = { share: 'listing', html, style, data: cardData(testPages[page], data), loadImage: loadTestImage };
      const image = await renderer.render(given);
      if (!image.ok) throw new Error(`${name}: ${image.reason}`);
      return `data:image/jpeg;base64,${Buffer.from(image.bytes).toString('base64')}`;
    });
    return await Promise.all(drawn);
  } finally {
    renderer.close();
  }
}

async function takeScreenshots() {
  const folder = mkdtempSync(join(tmpdir(), 'wordpress-listing-'));
  const endings = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    const site = await startWordpress(folder);
    endings.push(() => site.stop());
    const person = await logIn(site);
    const post = await fill(site, person);
    const linkbild = await startRealLinkbild(site.url);
    endings.push(linkbild.stop);
    await installZip(site);
    await show(site, linkbild, post);
  } finally {
    for (const end of endings.toReversed()) await end();
  }
}

/** A small shop's pages. */
async function fill(site, person) {
  await site.php(`update_option( 'blogname', 'Halm & Ton' ); update_option( 'show_avatars', 0 ); flush_rewrite_rules(); wp_delete_post( 1, true );
    return update_user_meta( 1, 'wp_persisted_preferences', array( 'core/edit-post' => array( 'welcomeGuide' => false ), '_modified' => gmdate( 'c' ) ) );`);
  const content = (text) => `<!-- wp:paragraph --><p>${text}</p><!-- /wp:paragraph -->`;
  const make = (path, title, text, more = {}) =>
    person.rest('POST', `/wp/v2/${path}`, { title, content: content(text), excerpt: text, status: 'publish', ...more });
  const photo = await loadTestImage('https://shop.example/dune-vase-1200x800.jpg');
  const photoId = await site.php(`
    $file = wp_upload_bits( 'dune.jpg', null, base64_decode( '${Buffer.from(photo).toString('base64')}' ) );
    $id = wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg', 'post_title' => 'Dune' ), $file['file'] );
    wp_update_attachment_metadata( $id, array( 'width' => 1200, 'height' => 800, 'file' => _wp_relative_upload_path( $file['file'] ) ) );
    return $id;`);
  await make('pages', 'About our pottery', 'Two people, one kiln, and clay from the valley next door.');
  await make('posts', 'How a vase gets its glaze', 'Ash, iron and feldspar: what happens at 1,280 degrees.');
  const text = 'Thrown by hand from coarse stoneware. Every piece is a little different.';
  return make('posts', 'Dune, a vase for tall grasses', text, { featured_media: photoId });
}

/** Whether Linkbild has read the page with this title: its image shows it from then on. */
async function hasRead({ api, params }, title) {
  const { items } = await api.listSubPages({ params, query: { perPage: 100 } });
  return items.some((page) => page.title?.includes(title));
}

/** A screenshot that shows something else than the readme says is none: it fails instead. */
async function until(what, holds) {
  for (const started = Date.now(); Date.now() - started < PATIENCE.timeout; await setTimeout(3_000))
    if (await holds()) return;
  throw new Error(`Not within ${PATIENCE.timeout / 60_000} minutes: ${what}.`);
}

/** Numbered as the readme's list names them. */
async function show(site, linkbild, post) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
  page.setDefaultTimeout(PATIENCE.timeout);
  await page.goto(`${site.url}/wp-login.php`);
  await page.fill('#user_login', 'admin');
  await page.fill('#user_pass', 'password');
  await page.click('#wp-submit');
  await page.waitForURL(/\/wp-admin\//);
  const shoot = async (number) => save(`screenshot-${number}.png`, sharp(await page.screenshot()));

  await page.goto(`${site.url}/wp-admin/options-general.php?page=linkbild`);
  const { api, params } = linkbild;
  await page.fill('#linkbild_code', (await api.createConnectCode({ params })).code);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await page.getByText('Connected.').waitFor();
  // On a busy machine pages answer too late for the check: then it is pressed again.
  const isGood = page.getByText(/^One og:image, from Linkbild, on (\d) of \1 pages\.$/);
  await until('the check finds one image on every page', async () => {
    await page.getByRole('button', { name: 'Check now', exact: true }).click();
    return (await isGood.count()) > 0;
  });
  await page.evaluate(hideAddress, new URL(site.url).host);
  await shoot(1);

  await until('Linkbild has read the post', () => hasRead(linkbild, 'Dune'));
  await page.goto(`${site.url}/wp-admin/post.php?post=${post.id}&action=edit`);
  await page.frameLocator('iframe[name=editor-canvas]').locator('h1').waitFor();
  await page.getByRole('button', { name: 'Linkbild', exact: true }).click();
  const image = page.locator('.linkbild-panel img');
  await image.evaluate((element) => element.decode());
  await page.locator('.linkbild-panel').evaluate((panel) => panel.scrollIntoView({ block: 'end' }));
  await shoot(2);
  await page.close();
}

/** Runs in the page: a shop's address in the place of this machine's. */
function hideAddress(host) {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode } = texts;
    currentNode.nodeValue = currentNode.nodeValue
      .replaceAll(`http://${host}`, 'https://halm-und-ton.example')
      .replaceAll(host, 'halm-und-ton.example');
  }
}

async function save(name, image) {
  writeFileSync(new URL(name, listing), await image.png({ palette: true, compressionLevel: 9 }).toBuffer());
}
