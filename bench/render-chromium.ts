// How far our images differ from what Chromium draws from the same markup: root mean square error over every base
// template with every kind of page, must be under 3 %; exit code 1 above it. Not part of `npm run bench`, because it
// needs a browser: node bench/render-chromium.ts
// Chromium draws each card twice: by default (on a Linux desktop with slight hinting, which moves the tops of letters
// by up to a pixel) and without hinting, as on phones, Macs and dense screens. Both must be under it. KEEP=folder keeps
// the images, ONLY=name draws one template.
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as Playwright from 'playwright-core';
import type SharpModule from 'sharp';
import { cardData } from '../src/domain/template/base-template.ts';
import { fillTemplate } from '../src/domain/template/fill-template.ts';
import { baseTemplates } from '../src/domain/template/recommend-templates.ts';
import { readGrid } from '../src/domain/template/style-options.ts';
import { LINE_BREAK } from '../src/domain/template/text/hyphenate.ts';
import { loadTestImage, type TestPageName, testPages } from '../src/io/render/cards.fixture.ts';
import {
  eastAsianFonts,
  type FontPackage,
  filesOf,
  fontParts,
  namedFonts,
  scriptFonts,
} from '../src/io/render/fonts/font-files.ts';
import { drawingOf, emojiBytes, emojis } from '../src/io/render/images/emoji.ts';
import { prepareImage } from '../src/io/render/images/prepare-image.ts';
import { sentFileKey } from '../src/io/render/processes/sent-files.ts';
import { createRenderer } from '../src/io/render/renderer.ts';

const load = createRequire(new URL('../package.json', import.meta.url));
const { chromium }: typeof Playwright = load('playwright-core');
const sharp: typeof SharpModule = load('sharp');
const MOST = 0.03;
const references = ['as it stands', 'without hinting'] as const;

const executablePath = [process.env.CHROME_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => path && existsSync(path),
);

/** A font file is loaded only if the text needs its part. */
const FONTS = 'https://fonts.example';
const faces = (font: FontPackage) =>
  fontParts(font).flatMap((part) =>
    filesOf(font, part, false).map(
      ({ path, weight = '100 900' }) =>
        `@font-face{font-family:${font.family};font-weight:${weight};src:url(${FONTS}${path});unicode-range:${part.ranges.map(([first, last]) => `U+${first.toString(16)}-${last.toString(16)}`).join()}}`,
    ),
  );
const others = [...scriptFonts.filter(({ family }) => family === 'noto-sans-arabic'), eastAsianFonts.ja];
const fonts = [...Object.values(namedFonts), ...others].flatMap(faces);
const withOthers = (html: string) =>
  html.replaceAll(/font-family:([a-z-]+)/g, `font-family:$1,${others.map(({ family }) => family).join()}`);
// Takumi breaks Japanese lines strictly: none begins with a small kana.
const preflight =
  '*{line-break:strict;box-sizing:border-box;margin:0;padding:0;border:0 solid}h1,p{font-size:inherit;font-weight:inherit}img,svg{display:block}html,body{width:1200px;height:630px;overflow:hidden}img.emoji{display:inline-block;width:1.05em;height:1.05em;vertical-align:-0.16em;margin:0 0.06em}';

function withoutHinting(): Record<string, string> {
  const file = join(mkdtempSync(join(tmpdir(), 'fonts-')), 'fonts.conf');
  const rule = (target: string) =>
    `<match target="${target}"><edit name="hinting" mode="assign"><bool>false</bool></edit><edit name="hintstyle" mode="assign"><const>hintnone</const></edit></match>`;
  writeFileSync(
    file,
    `<?xml version="1.0"?><fontconfig><include ignore_missing="yes">/etc/fonts/fonts.conf</include>${rule('pattern')}${rule('font')}</fontconfig>`,
  );
  return { FONTCONFIG_FILE: file };
}

async function inlined(html: string): Promise<string> {
  let result = withOthers(html).replaceAll(LINE_BREAK, '<br>');
  for (const [, address = ''] of html.matchAll(/src="(https:[^"]+)"/g)) {
    // As passed to Takumi: extreme shapes are cropped before either of the two draws them.
    const photo = (await loadTestImage(address)) ?? new Uint8Array();
    const image = await prepareImage(sentFileKey(photo), photo);
    const type = address.endsWith('.svg') ? 'png' : 'jpeg';
    if (image) result = result.replaceAll(address, `data:image/${type};base64,${image.data.toString('base64')}`);
  }
  return result.replaceAll(emojis, (emoji) => {
    const name = drawingOf(emoji);
    return name ? `<img class="emoji" src="data:image/svg+xml;base64,${emojiBytes(name).toString('base64')}">` : '';
  });
}

const renderer = createRenderer({ processes: 1, timeoutMs: 20_000, imageTimeoutMs: 30_000 });
const browsers = await Promise.all(
  references.map((reference) =>
    chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox'],
      env: { ...process.env, ...(reference === 'without hinting' ? withoutHinting() : {}) },
    }),
  ),
);
const views = await Promise.all(
  browsers.map(async (browser) => {
    const view = await browser.newPage({ viewport: { width: 1200, height: 630 } });
    await view.route(`${FONTS}/**`, (route) =>
      route.fulfill({
        body: readFileSync(decodeURIComponent(new URL(route.request().url()).pathname)),
        contentType: 'font/woff2',
        headers: { 'access-control-allow-origin': '*' },
      }),
    );
    return view;
  }),
);
const pages = Object.keys(testPages) as TestPageName[];
const differences: number[][] = [];
for (const template of baseTemplates) {
  if (process.env.ONLY && !process.env.ONLY.split(',').includes(template.name)) continue;
  const line: string[] = [];
  for (const name of pages) {
    const { data: own, style } = template.variants[0];
    const data = cardData(testPages[name], own);
    const drawn = await renderer.render({
      quota: 'bench',
      html: template.html,
      style,
      data,
      loadImage: loadTestImage,
      format: 'png',
    });
    const filled = fillTemplate(template.html, { ...data, grid: readGrid({ ...style.grid }) });
    if (!drawn.ok) throw new Error(`${template.name} ${name}: ${drawn.reason} ${drawn.detail}`);
    if (!filled.ok) throw new Error(filled.detail);
    const html = `<!doctype html><style>${fonts.join('')}${preflight}</style>${await inlined(filled.html)}`;
    const shots = await Promise.all(views.map((view) => shotOf(view, html)));
    await keep(`${template.name}-${name}-ours`, drawn.bytes);
    for (const [at, shot] of shots.entries())
      await keep(`${template.name}-${name}-${references[at]?.replaceAll(' ', '-')}`, shot);
    const both = await Promise.all(shots.map((shot) => rmse(shot, drawn.bytes)));
    differences.push(both);
    line.push(`${name} ${both.map((difference) => (difference * 100).toFixed(2)).join('/')}`);
  }
  console.log(`${template.name.padEnd(20)} ${line.join('  ')}`);
}
renderer.close();
await Promise.all(browsers.map((browser) => browser.close()));
for (const [at, reference] of references.entries()) {
  const own = differences.map((both) => both[at] ?? 1);
  const mean = own.reduce((sum, difference) => sum + difference, 0) / own.length;
  const most = Math.max(...own);
  const over = own.filter((difference) => difference >= MOST).length;
  console.log(
    `${own.length} cards, Chromium ${reference}: mean ${(mean * 100).toFixed(2)} %, most ${(most * 100).toFixed(2)} %, ${over} not under ${MOST * 100} %`,
  );
  if (over > 0) process.exitCode = 1;
}

async function shotOf(view: Playwright.Page, html: string): Promise<Buffer> {
  await view.setContent(html);
  await view.evaluate('document.fonts.ready.then(() => Promise.all([...document.images].map((i) => i.decode())))');
  return view.screenshot({ type: 'png' });
}

async function keep(name: string, image: Uint8Array): Promise<void> {
  if (process.env.KEEP) await sharp(image).toFile(`${process.env.KEEP}/${name}.png`);
}

async function rmse(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((image) => sharp(image).removeAlpha().raw().toBuffer()));
  if (!a || !b || a.length !== b.length) return 1;
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += ((a[at] ?? 0) - (b[at] ?? 0)) ** 2;
  return Math.sqrt(sum / a.length) / 255;
}
