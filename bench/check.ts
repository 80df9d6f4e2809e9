// Checking a folder of 1,000 pages with `linkbild check`, beside the least that any such command has to do: read every
// file and extract its tags. The command also lists the folder, measures 1,000 images, judges 24 platforms and reports.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { extractMeta } from '../src/domain/meta/extract-meta.ts';
import { isShort, newFolder, runBench } from './environment.ts';
import { measure, rounded } from './harness.ts';

const PAGES = isShort ? 100 : 1000;
const folder = newFolder();
const filler = `<p>${'lorem ipsum dolor sit amet '.repeat(400)}</p>`;
const style = `<style>${'.a{color:red}'.repeat(800)}</style>`;

function writePages() {
  mkdirSync(join(folder, 'images'));
  for (let at = 0; at < PAGES; at++) {
    mkdirSync(join(folder, 'products', `p${at}`), { recursive: true });
    copyFileSync('fixtures/renders/blog-cover.webp', join(folder, 'images', `p${at}.webp`));
    const head = `<title>Product ${at}</title><meta property="og:title" content="Product ${at}"><meta property="og:image" content="https://shop.example/images/p${at}.webp"><link rel="canonical" href="https://shop.example/products/p${at}/">`;
    const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">${head}${style}</head><body>${filler}</body></html>`;
    writeFileSync(join(folder, 'products', `p${at}`, 'index.html'), html);
  }
}

function readAndExtract() {
  for (const name of readdirSync(join(folder, 'products'))) {
    const body = readFileSync(join(folder, 'products', name, 'index.html'));
    extractMeta({ body, url: `https://shop.example/products/${name}/`, details: true });
  }
}

/** The whole process, as CI starts it. */
function checkFolder() {
  const args = [resolve('src/cli/main.ts'), 'check', folder, '--offline', '--output', join(folder, 'report.txt')];
  const { status } = spawnSync(process.execPath, args, { stdio: 'ignore' });
  if (status !== 0) throw new Error(`linkbild check ended with ${status}`);
}

await runBench('check', async () => {
  writePages();
  const times = await measure(
    [
      { name: 'linkbild check', run: checkFolder },
      { name: 'read and extract', run: readAndExtract },
    ],
    null,
    { rounds: isShort ? 1 : 5, turnMilliseconds: 1, warmUpTurns: 1, clock: 'wall' },
  );
  const ours = times.get('linkbild check') ?? Number.NaN;
  const bare = times.get('read and extract') ?? Number.NaN;
  console.log(`${PAGES} pages in ${rounded(ours / 1000)} s, ${Math.round(PAGES / (ours / 1000))} pages a second.\n`);
  const figures = { seconds: rounded(ours / 1000), pagesPerSecond: Math.round(PAGES / (ours / 1000)) };
  return {
    ratios: { 'read and extract': bare / ours, '5 seconds': 5000 / ours },
    bars: { '5 seconds': 1 },
    figures,
  };
});
