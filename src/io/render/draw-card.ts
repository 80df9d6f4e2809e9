// Draws one card. Runs in a drawing process only (draw-process.ts).

import { createHash } from 'node:crypto';
import { Renderer } from '@takumi-rs/core';
import { type CardBox, type CardNode, cardLimits } from '#domain/template/card-node.ts';
import { squint } from '#domain/template/squint.ts';
import type { DrawJob, JobAnswer, UnknownImage } from './draw-job.ts';
import { EMOJI_SOURCE, emojiBytes, withEmojiPictures } from './emoji.ts';
import { encodePicture } from './encode-picture.ts';
import { type AssetFont, createFonts, type Fonts } from './fonts.ts';
import { elementsOf, largestSide } from './measured-elements.ts';
import { keptImage, prepareImage } from './prepare-image.ts';
import { sizedPhotos } from './sized-photos.ts';
import { withoutPaper } from './without-paper.ts';

interface Workshop {
  renderer: Renderer;
  fonts: Fonts;
}

/** One renderer for cards with our own fonts, and a few for sets of asset fonts, so that no shop sees another's. */
const KEPT_WORKSHOPS = 4;
const workshops = new Map<string, Workshop>();

async function workshopFor(assets: AssetFont[]): Promise<Workshop | null> {
  const hash = createHash('sha1');
  for (const { family, weight, style, data } of assets) hash.update(`${family} ${weight} ${style} `).update(data);
  const key = assets.length === 0 ? '' : hash.digest('base64url');
  const known = workshops.get(key);
  if (known) return known;
  const renderer = new Renderer({ cacheMaxBytes: 48_000_000 });
  const fresh = { renderer, fonts: createFonts(renderer) };
  for (const asset of assets) if (!(await fresh.fonts.addAsset(asset))) return null;
  const oldest = [...workshops.keys()].find((name) => name !== '');
  if (workshops.size >= KEPT_WORKSHOPS && oldest !== undefined) workshops.delete(oldest);
  workshops.set(key, fresh);
  return fresh;
}

export async function drawCard(job: DrawJob): Promise<JobAnswer | UnknownImage> {
  const workshop = await workshopFor(job.fonts);
  if (!workshop) return { ok: false, reason: 'bad-font', detail: job.fonts.map(({ family }) => family).join(', ') };
  const emoji = new Set<string>();
  const pictured = withEmojiPictures(job.root, emoji) as CardBox;
  const { families, missing } = await workshop.fonts.stackFor({
    text: textOf(pictured),
    source: JSON.stringify(job.root) + job.css.join(''),
    language: job.language,
  });
  const images = Array.from(emoji, (name) => ({ src: `${EMOJI_SOURCE}${name}`, data: emojiBytes(name) }));
  const sources = new Map(job.images.map((image) => [image.src, image]));
  const photos = sizedPhotos(withoutPaper(pictured, job.css), job.css, [...sources.keys()]);
  const keys = new Map<string, string>();
  const wanted = [...photos.sized, ...Array.from(photos.whole, (src) => [src, { src, box: undefined }] as const)];
  for (const [name, { src, box }] of wanted) {
    const source = sources.get(src);
    // A drawing's source is its own text.
    if (!source) continue;
    const { key, data } = source;
    const kept = keptImage(key, box);
    if (!kept && !data) return { ok: false, reason: 'unknown-image' };
    const image = kept ?? (data ? await prepareImage(key, data, box) : null);
    if (!image) return { ok: false, reason: 'bad-image', detail: src.slice(0, 200), src };
    keys.set(name, image.key);
    images.push({ src: image.key, data: image.data });
  }
  const root = ready(photos.root, missing, keys);
  const options = {
    width: job.width,
    height: job.height,
    images,
    css: job.css.map((sheet) => withKeys(sheet, keys)),
    fontFamilies: families,
    ...(/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(job.language) ? { lang: job.language } : {}),
  };
  const measured = await workshop.renderer.measure(root, options);
  const side = largestSide(measured);
  if (side > cardLimits.lengthPx) return { ok: false, reason: 'too-large', detail: `${Math.round(side)} px` };
  const elements = elementsOf(root, measured);
  if (job.kind === 'measure') return { ok: true, elements };
  const data = await workshop.renderer.render(root, { ...options, format: 'raw' });
  const picture = await encodePicture({ data, width: job.width, height: job.height, channels: 4 }, job.format);
  const pixels = { data, width: job.width, height: job.height, channels: 4 as const };
  const warnings = job.squints ? squint({ elements, width: job.width, height: job.height, pixels }) : [];
  // Let go of the pixels now: left to the garbage collector, their megabytes call it after every few cards.
  data.buffer.transfer(0);
  return { ok: true, picture, elements, warnings };
}

function textOf(node: CardNode): string {
  if (node.type === 'text') return node.text;
  return node.type === 'container' ? node.children.map(textOf).join(' ') : '';
}

const withKeys = (value: string, keys: Map<string, string>) => {
  let result = value;
  for (const [src, key] of keys) result = result.replaceAll(src, key);
  return result;
};

/** Characters without a glyph left out, and pictures under the names they were handed in with. */
function ready(node: CardNode, missing: Set<string>, keys: Map<string, string>): CardNode {
  const style = node.style
    ? Object.fromEntries(
        Object.entries(node.style).map(([name, value]) => [
          name,
          typeof value === 'string' && value.includes('url(') ? withKeys(value, keys) : value,
        ]),
      )
    : undefined;
  const fields = style ? { style } : {};
  if (node.type === 'text') {
    const text = missing.size === 0 ? node.text : Array.from(node.text, (c) => (missing.has(c) ? '' : c)).join('');
    return { ...node, ...fields, text };
  }
  if (node.type === 'image') return { ...node, ...fields, src: keys.get(node.src) ?? node.src };
  return { ...node, ...fields, children: node.children.map((child) => ready(child, missing, keys)) };
}
