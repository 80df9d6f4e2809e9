import { Renderer } from '@takumi-rs/core';
import { type Card, type CardBox, type CardNode, cardLimits, type Declarations } from '#domain/template/card-node.ts';
import { squint } from '#domain/template/visual-check.ts';
import type { UnknownFile } from '#io/processes/process-job.ts';
import type { CachedFont } from './fonts/font-cache.ts';
import { createFonts, type Fonts } from './fonts/fonts.ts';
import { EMOJI_SOURCE, emojiBytes, withEmojiImages } from './images/emoji.ts';
import { encodeImage } from './images/encode-image.ts';
import { cachedImage, prepareImage } from './images/prepare-image.ts';
import { sizedPhotos } from './images/sized-photos.ts';
import { elementsOf, largestSide } from './measure-elements.ts';
import type { CardJob, DrawError, DrawnCard, JobImage } from './processes/render-job.ts';

// Draws one card. Runs only in a render process (render-process.ts).

interface RenderContext {
  renderer: Renderer;
  fonts: Fonts;
}

/** One renderer for cards with our own fonts, and a few for sets of asset fonts, so that no shop sees another's. */
const MAX_RENDERERS = 4;
const renderContexts = new Map<string, RenderContext>();

async function rendererFor(assets: CachedFont[]): Promise<RenderContext | null> {
  const key = assets.map(({ family, weight, style, key }) => `${family} ${weight} ${style} ${key}`).join('\n');
  const known = renderContexts.get(key);
  if (known) return known;
  const renderer = new Renderer({ cacheMaxBytes: 48_000_000 });
  const fresh = { renderer, fonts: createFonts(renderer) };
  for (const asset of assets) if (!(await fresh.fonts.addAsset(asset))) return null;
  const oldest = [...renderContexts.keys()].find((name) => name !== '');
  if (renderContexts.size >= MAX_RENDERERS && oldest !== undefined) renderContexts.delete(oldest);
  renderContexts.set(key, fresh);
  return fresh;
}

export interface PreparedCard extends Pick<CardJob, 'kind' | 'width' | 'height' | 'format' | 'language' | 'squints'> {
  card: Card;
  images: JobImage[];
  fonts: CachedFont[];
}
/** Images of the card that cannot be decoded. */
export interface UnusableImages {
  ok: false;
  reason: 'bad-images';
  images: string[];
}
/** More than anybody reads; two thousand overlapping texts would give two million. */
const MAX_WARNINGS = 100;

export async function drawCard(
  job: PreparedCard,
): Promise<Omit<DrawnCard, 'shown' | 'missing'> | UnusableImages | DrawError | UnknownFile> {
  const { root: tree, css } = job.card;
  const renderContext = await rendererFor(job.fonts);
  if (!renderContext)
    return { ok: false, reason: 'bad-font', detail: job.fonts.map(({ family }) => family).join(', ') };
  const emoji = new Set<string>();
  const imaged = withEmojiImages(tree, emoji) as CardBox;
  const { families, missing } = await renderContext.fonts.stackFor({
    text: textOf(imaged),
    source: JSON.stringify(tree) + css.join(''),
    language: job.language,
  });
  const images = Array.from(emoji, (name) => ({ src: `${EMOJI_SOURCE}${name}`, data: emojiBytes(name) }));
  const sources = new Map(job.images.map((image) => [image.src, image]));
  const photos = sizedPhotos(unwrapOuterBox(imaged, css), css, [...sources.keys()]);
  const keys = new Map<string, string>();
  const bad = new Set<string>();
  const wanted = [...photos.sized, ...Array.from(photos.whole, (src) => [src, { src, box: undefined }] as const)];
  for (const [name, { src, box }] of wanted) {
    const source = sources.get(src);
    // The source of an inline drawing is its own text.
    if (!source) continue;
    const { key, data } = source;
    const cached = cachedImage(key, box);
    if (!cached && !data) return { ok: false, reason: 'unknown-file' };
    const image = cached ?? (data ? await prepareImage(key, data, box) : null);
    if (!image) {
      bad.add(src);
      continue;
    }
    keys.set(name, image.key);
    images.push({ src: image.key, data: image.data });
  }
  if (bad.size > 0) return { ok: false, reason: 'bad-images', images: [...bad] };
  const root = ready(photos.root, missing, keys);
  const options = {
    width: job.width,
    height: job.height,
    images,
    css: css.map((sheet) => withKeys(sheet, keys)),
    fontFamilies: families,
    ...(/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(job.language) ? { lang: job.language } : {}),
  };
  const measured = await renderContext.renderer.measure(root, options);
  const side = largestSide(measured);
  if (side > cardLimits.lengthPx) return { ok: false, reason: 'too-large', detail: `${Math.round(side)} px` };
  const elements = elementsOf(root, measured);
  if (job.kind === 'measure') return { ok: true, elements, image: null, warnings: [] };
  const data = await renderContext.renderer.render(root, { ...options, format: 'raw' });
  const image = await encodeImage({ data, width: job.width, height: job.height, channels: 4 }, job.format);
  const pixels = { data, width: job.width, height: job.height, channels: 4 as const };
  const warnings = job.squints ? squint({ elements, width: job.width, height: job.height, pixels }) : [];
  // Release the pixels now: left to the garbage collector, their megabytes trigger it every few cards.
  data.buffer.transfer(0);
  return { ok: true, image, elements, warnings: warnings.slice(0, MAX_WARNINGS) };
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

/** Characters without a glyph omitted, and images under the names they were passed with. */
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

// The same image for less work: a box that clips its content is drawn on a separate layer. The card's outermost box
// ends where the image ends, so its clipping changes nothing, and neither does the white background beneath it if it
// has a colour of its own. Only a plain box is changed: with a style sheet, classes, or a property not listed here
// everything stays.

const harmless = new Set([
  ...['position', 'display', 'width', 'height', 'overflow', 'backgroundColor', 'backgroundImage', 'color'],
  ...['fontFamily', 'fontSize', 'fontWeight', 'lineHeight', 'textAlign', 'padding', 'gap'],
  ...['flexDirection', 'flexWrap', 'alignItems', 'justifyContent'],
]);

export function unwrapOuterBox(root: CardBox, css: string[]): CardBox {
  const [card, another] = root.children;
  if (css.length > 0 || another || card?.type !== 'container' || card.tw !== undefined) return root;
  const { overflow, ...style }: Declarations = card.style ?? {};
  const { width, height, position = 'relative', backgroundColor = '' } = style;
  if (width !== '100%' || height !== '100%' || position !== 'relative' || overflow !== 'hidden') return root;
  if (!Object.keys(style).every((name) => harmless.has(name))) return root;
  const isOpaque = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(String(backgroundColor));
  const { backgroundColor: paper, ...preset }: Declarations = root.preset ?? {};
  return { ...root, preset: isOpaque ? preset : (root.preset ?? {}), children: [{ ...card, style }] };
}
