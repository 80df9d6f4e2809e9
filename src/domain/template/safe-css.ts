// Threat: a style rule that reads a file, reaches the network or uses unlimited memory. Layers: no at-rule but media,
// no backslash (an escape could spell url), url() only with an image URL, and every length bounded. What is left:
// unknown properties go to Takumi, which ignores them.
import { cardLimits, type Declarations } from './card-node.ts';
import { Fault } from './template-error.ts';

const imageData = /^data:image\/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/=]+$/;
// No two adjacent parts that may both match a space: with three of them, 3,000 spaces took a minute and a half.
const anyUrl = /url\(\s*(?:"([^"]*)"\s*|'([^']*)'\s*|([^()"'\s]+)\s*|)\)/gi;
const lengths = /(-?\d*\.?\d+(?:e\d+)?)(px|rem|em|vw|vh|vmin|vmax|%|in|cm|mm|pt|pc|ch|ex|fr|q)?/gi;
/** How many pixels one of each unit can be at most on a card of 1200 px. A bare number may be a factor or pixels. */
const pixelsOf: ReadonlyMap<string, number> = new Map(
  Object.entries({
    rem: 16,
    em: 16,
    vw: 12,
    vh: 12,
    vmin: 12,
    vmax: 12,
    '%': 12,
    in: 96,
    cm: 38,
  }),
);

const MAX_URLS = 64;

/** The URL if an image may be loaded from it, for `<img src>` and `url()`. */
export function imageAddress(address: string, index?: number): string {
  const trimmed = address.trim();
  if (/^https?:\/\/[^\s/]/i.test(trimmed) || imageData.test(trimmed)) return trimmed;
  throw new Fault('forbidden-address', trimmed.slice(0, 80), index);
}

/** Checks one value and returns the image URLs in it. */
export function checkValue(value: string, index?: number): string[] {
  if (value.includes('\\')) throw new Fault('forbidden-style', value.slice(0, 80), index);
  if (/image-set\(|(?<![a-z-])src\(|expression\(|element\(|paint\(|javascript:|attr\(/i.test(value)) {
    throw new Fault('forbidden-style', value.slice(0, 80), index);
  }
  // Each url( is searched to the end of the value: thousands of open ones would take seconds.
  if (value.split(/url\(/i).length > MAX_URLS) throw new Fault('forbidden-style', 'too many url()', index);
  const addresses = Array.from(value.matchAll(anyUrl), ([, double, single, bare]) =>
    imageAddress(double ?? single ?? bare ?? '', index),
  );
  const rest = value.replaceAll(anyUrl, '').replaceAll(/#[0-9a-f]{3,8}\b/gi, '');
  if (/url\(/i.test(rest)) throw new Fault('forbidden-address', value.slice(0, 80), index);
  for (const [, number = '0', unit = ''] of rest.matchAll(lengths)) {
    if (Math.abs(Number(number)) * (pixelsOf.get(unit.toLowerCase()) ?? 1) > cardLimits.lengthPx) {
      throw new Fault('too-large', `${number}${unit}`, index);
    }
  }
  return addresses;
}

/** A whole style sheet: checked as one value after its at-rules. */
export function checkSheet(css: string, index?: number): string[] {
  if (css.length > cardLimits.cssCharacters) throw new Fault('too-long', `${css.length} characters of css`, index);
  if (css.lastIndexOf('/*') > css.lastIndexOf('*/'))
    throw new Fault('forbidden-style', 'a comment without an end', index);
  const bare = withoutComments(css);
  const atRule = /@(?!media\b)[\w-]+/.exec(bare);
  if (atRule) throw new Fault('forbidden-style', atRule[0], index);
  return checkValue(bare, index);
}

/** By hand: a pattern would search for an end from every beginning. */
function withoutComments(css: string): string {
  let bare = '';
  for (let at = 0; ; ) {
    const open = css.indexOf('/*', at);
    const close = open === -1 ? -1 : css.indexOf('*/', open + 2);
    if (close === -1) return bare + css.slice(at);
    bare += `${css.slice(at, open)} `;
    at = close + 2;
  }
}

/** `style="…"` → declarations, split only at semicolons outside quotes and brackets. */
export function readDeclarations(style: string): Declarations {
  // Null prototype: `__proto__` is a name like any other.
  const declarations: Declarations = Object.create(null);
  for (const part of style.match(/(?:[^;"'(]|"[^"]*"|'[^']*'|\((?:[^()"']|"[^"]*"|'[^']*'|\([^()]*\))*\))+/g) ?? []) {
    const colon = part.indexOf(':');
    const name = part.slice(0, colon).trim();
    const value = part.slice(colon + 1).trim();
    if (colon < 1 || value === '') continue;
    // In Takumi a box made for -webkit-line-clamp stacks its children; a block clamps as intended.
    const written = value === '-webkit-box' ? 'block' : value;
    declarations[name.startsWith('--') ? name : camelCase(name.toLowerCase())] = written;
  }
  return declarations;
}

function camelCase(name: string): string {
  return name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
