// How far our pictures are from what Chromium draws from the same markup: root mean square error over a sample of base
// templates, to be under 3 %. Not part of `npm run bench`, for it needs a browser: node bench/render-chromium.ts
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Playwright from 'playwright-core';
import type SharpModule from 'sharp';
import { cardData } from '../src/domain/template/base-template.ts';
import { fillTemplate } from '../src/domain/template/fill-template.ts';
import { LINE_BREAK } from '../src/domain/template/fit-text.ts';
import { baseTemplates } from '../src/domain/template/recommend-templates.ts';
import { readGrid } from '../src/domain/template/style-options.ts';
import { createRenderer } from '../src/io/render/renderer.ts';
import { loadTestImage, type TestPageName, testPages } from '../src/io/render/test-cards.ts';

const load = createRequire(new URL('../package.json', import.meta.url));
const { chromium }: typeof Playwright = load('playwright-core');
const sharp: typeof SharpModule = load('sharp');

const executablePath = [process.env.CHROME_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => path && existsSync(path),
);
const face = (family: string, file: string, weight: string) =>
  `@font-face{font-family:${family};font-weight:${weight};src:url(data:font/woff2;base64,${readFileSync(load.resolve(file)).toString('base64')})}`;
const fonts = [
  face('roboto', '@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2', '100 900'),
  face('oswald', '@fontsource-variable/oswald/files/oswald-latin-wght-normal.woff2', '200 700'),
  ...[400, 600, 700, 800].map((weight) =>
    face('poppins', `@fontsource/poppins/files/poppins-latin-${weight}-normal.woff2`, String(weight)),
  ),
  ...[400, 700].map((weight) =>
    face('times-new-roman', `@fontsource/tinos/files/tinos-latin-${weight}-normal.woff2`, String(weight)),
  ),
];
const preflight =
  '*{box-sizing:border-box;margin:0;padding:0;border:0 solid}h1,p{font-size:inherit;font-weight:inherit}img,svg{display:block}html,body{width:1200px;height:630px;overflow:hidden}';
const pages: TestPageName[] = ['sale', 'german', 'darkBrand'];

async function inlined(html: string): Promise<string> {
  let result = html.replaceAll(LINE_BREAK, '<br>');
  for (const [, address = ''] of html.matchAll(/src="(https:[^"]+)"/g)) {
    const bytes = await loadTestImage(address);
    const type = address.endsWith('.svg') ? 'svg+xml' : 'jpeg';
    if (bytes)
      result = result.replaceAll(address, `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`);
  }
  return result;
}

const renderer = createRenderer({ processes: 1, timeoutMs: 20_000, imageTimeoutMs: 30_000 });
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
const view = await browser.newPage({ viewport: { width: 1200, height: 630 } });
const differences: number[] = [];
for (const template of baseTemplates) {
  const line: string[] = [];
  for (const name of pages) {
    const { data: own, style } = template.variants[0];
    const data = cardData(testPages[name], own);
    const drawn = await renderer.render({ html: template.html, style, data, loadImage: loadTestImage, format: 'png' });
    const filled = fillTemplate(template.html, { ...data, grid: readGrid({ ...style.grid }) });
    if (!drawn.ok) throw new Error(`${template.name} ${name}: ${drawn.reason} ${drawn.detail}`);
    if (!filled.ok) throw new Error(filled.detail);
    await view.setContent(`<style>${fonts.join('')}${preflight}</style>${await inlined(filled.html)}`);
    await view.evaluate('document.fonts.ready.then(() => Promise.all([...document.images].map((i) => i.decode())))');
    const shot = await view.screenshot({ type: 'png' });
    if (process.env.KEEP) await sharp(shot).toFile(`${process.env.KEEP}/${template.name}-${name}-chromium.png`);
    if (process.env.KEEP) await sharp(drawn.bytes).toFile(`${process.env.KEEP}/${template.name}-${name}-ours.png`);
    const difference = await rmse(shot, drawn.bytes);
    differences.push(difference);
    line.push(`${name} ${(difference * 100).toFixed(2)} %`);
  }
  console.log(`${template.name.padEnd(20)} ${line.join('   ')}`);
}
renderer.close();
await browser.close();
const mean = differences.reduce((sum, difference) => sum + difference, 0) / differences.length;
console.log(`mean ${(mean * 100).toFixed(2)} %, most ${(Math.max(...differences) * 100).toFixed(2)} %`);

async function rmse(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((picture) => sharp(picture).removeAlpha().raw().toBuffer()));
  if (!a || !b || a.length !== b.length) return 1;
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += ((a[at] ?? 0) - (b[at] ?? 0)) ** 2;
  return Math.sqrt(sum / a.length) / 255;
}
