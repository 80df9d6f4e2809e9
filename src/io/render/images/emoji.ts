// Emoji as images: fonts with colour layers draw blank in Takumi (measured), so every emoji in a text becomes a small
// drawing placed inline like a letter. Drawings: Twemoji, CC BY 4.0.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { CardNode } from '#domain/template/card-node.ts';

const folder = dirname(createRequire(import.meta.url).resolve('@twemoji/svg/package.json'));
let names: Set<string> | null = null;
const drawings = new Map<string, Buffer>();

const oneEmoji = /\p{RGI_Emoji}|\p{Emoji_Presentation}/v;
/** One emoji each; when split, at the odd indexes. */
export const emojis = /(\p{RGI_Emoji}|\p{Emoji_Presentation})/gv;

/** The file name of the drawing: code points joined, without the variation selector if the set omits it. */
export function drawingOf(emoji: string): string | null {
  names ??= new Set(readdirSync(folder));
  const points = Array.from(emoji, (character) => (character.codePointAt(0) ?? 0).toString(16));
  const full = points.join('-');
  const short = points.filter((point) => point !== 'fe0f').join('-');
  const first = points[0] ?? '';
  return [short, full, first].find((name) => names?.has(`${name}.svg`)) ?? null;
}

export function emojiBytes(name: string): Buffer {
  const known = drawings.get(name);
  if (known) return known;
  const fresh = readFileSync(join(folder, `${name}.svg`));
  drawings.set(name, fresh);
  return fresh;
}

const ZERO_WIDTH = '\u200b';
export const EMOJI_SOURCE = 'emoji:';

/** The same tree with emoji cut out of its texts; `used` collects the drawings it needs. */
export function withEmojiImages(node: CardNode, used: Set<string>): CardNode {
  if (node.type === 'container')
    return { ...node, children: node.children.map((child) => withEmojiImages(child, used)) };
  if (node.type === 'image' || !oneEmoji.test(node.text)) return node;
  const { text, ...fields } = node;
  const children = text.split(emojis).flatMap((piece, at): CardNode[] => {
    if (piece === '') return [];
    if (at % 2 === 0) return [{ type: 'text', text: piece }];
    const name = drawingOf(piece);
    if (name === null) return [];
    used.add(name);
    const image: CardNode = { type: 'image', src: `${EMOJI_SOURCE}${name}`, style: emojiStyle };
    // If the last line contains only an image, Takumi's line clamp drops the whole text: a zero-width letter follows
    // it, without letter spacing.
    return [image, { type: 'text', text: ZERO_WIDTH, style: { letterSpacing: 0 } }];
  });
  return { preset: { display: 'inline' }, ...fields, type: 'container', children };
}

const emojiStyle = {
  display: 'inline-block',
  width: '1.05em',
  height: '1.05em',
  verticalAlign: '-0.16em',
  margin: '0 0.06em',
  // Takumi spills the colour of a few drawings (the farmer) far below them.
  clipPath: 'inset(0)',
};
