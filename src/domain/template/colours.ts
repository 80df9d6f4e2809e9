// Colours that stay readable with any brand colour. Contrast as defined by WCAG 2.

export type Rgb = readonly [red: number, green: number, blue: number];

const HEX = /^#?([0-9a-f]{3}|[0-9a-f]{6})(?:[0-9a-f]{2})?$/i;

/** `#abc`, `#aabbcc`, `rgb(1, 2, 3)` → channels; null for anything else. */
export function readColour(text: string): Rgb | null {
  const hex = HEX.exec(text.trim())?.[1];
  if (hex) {
    const full = hex.length === 3 ? Array.from(hex, (digit) => digit + digit).join('') : hex;
    const number = Number.parseInt(full, 16);
    return [(number >> 16) & 255, (number >> 8) & 255, number & 255];
  }
  const parts = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/i.exec(text.trim());
  if (!parts) return null;
  const [red = 0, green = 0, blue = 0] = parts.slice(1, 4).map((part) => Math.min(255, Number(part)));
  return [red, green, blue];
}

export const writeColour = (colour: Rgb): string =>
  `#${colour.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** 1 (the same) to 21 (black on white). */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** `share` 0 is the first colour, 1 the second. */
export function mix(one: Rgb, other: Rgb, share: number): Rgb {
  const [red = 0, green = 0, blue = 0] = one.map((channel, at) => channel + ((other[at] ?? 0) - channel) * share);
  return [red, green, blue];
}

const ink: Rgb = [17, 17, 17];
const white: Rgb = [255, 255, 255];
/** The contrast that WCAG requires for text. */
const READABLE = 4.5;

/** White, near-black or black: the first that is readable on the colour. One of them always is. */
export function readableOn(background: Rgb): Rgb {
  return [white, ink].find((colour) => contrast(colour, background) >= READABLE) ?? [0, 0, 0];
}

/** A brand colour slightly too light for white text is darkened slightly, as shops do in print: at most a tenth. */
function asSurface(brandColour: Rgb): Rgb {
  for (let share = 0; share <= 0.1; share += 0.02) {
    const deeper = mix(brandColour, [0, 0, 0], share);
    if (contrast(deeper, white) >= READABLE) return deeper;
  }
  return brandColour;
}

/** As far from `strong` towards the background as readability allows. */
function softer(strong: Rgb, background: Rgb): Rgb {
  for (let share = 0.24; share > 0; share -= 0.04) {
    const soft = mix(strong, background, share);
    if (contrast(soft, background) >= READABLE) return soft;
  }
  return strong;
}

/** The colour itself if readable on the background, otherwise moved towards black or white until it is. */
export function readableVersion(colour: Rgb, background: Rgb, wanted = READABLE): Rgb {
  const towards: Rgb = luminance(background) > 0.18 ? [0, 0, 0] : [255, 255, 255];
  for (let share = 0; share < 1; share += 0.05) {
    const moved = mix(colour, towards, share);
    if (contrast(moved, background) >= wanted) return moved;
  }
  return towards;
}

/** The colours of a template: every pair named here keeps its contrast for any brand colour. */
export interface Palette {
  /** The brand's own colour, as a surface. */
  brand: string;
  /** Text on `brand`. */
  onBrand: string;
  /** Softer text on `brand`, still 4.5. */
  onBrandSoft: string;
  /** The brand's colour as text or accent on `paper`. */
  brandOnPaper: string;
  /** The brand's colour as text or accent on `night`. */
  brandOnNight: string;
  /** A light surface with a hint of the brand. */
  paper: string;
  /** Slightly darker than paper, for panels and lines. */
  paperDeep: string;
  /** Text on `paper`, and a softer one. */
  ink: string;
  inkSoft: string;
  /** A dark surface with a hint of the brand. */
  night: string;
  nightDeep: string;
  /** Text on `night`, and a softer one. */
  onNight: string;
  onNightSoft: string;
  /** The red of a sale, and text on it. */
  sale: string;
  onSale: string;
}

export function paletteOf(brandColour: Rgb): Palette {
  const paper = mix([255, 255, 255], brandColour, 0.05);
  const night = mix([16, 17, 20], brandColour, 0.14);
  const surface = asSurface(brandColour);
  const onBrand = readableOn(surface);
  const sale: Rgb = [201, 27, 44];
  return {
    brand: writeColour(surface),
    onBrand: writeColour(onBrand),
    onBrandSoft: writeColour(softer(onBrand, surface)),
    brandOnPaper: writeColour(readableVersion(brandColour, paper)),
    brandOnNight: writeColour(readableVersion(brandColour, night)),
    paper: writeColour(paper),
    paperDeep: writeColour(mix([243, 243, 243], brandColour, 0.1)),
    ink: writeColour(mix([20, 20, 24], brandColour, 0.08)),
    inkSoft: writeColour(readableVersion(mix([92, 92, 98], brandColour, 0.12), paper)),
    night: writeColour(night),
    nightDeep: writeColour(mix([6, 6, 9], brandColour, 0.08)),
    onNight: '#ffffff',
    onNightSoft: writeColour(readableVersion(mix([190, 190, 198], brandColour, 0.15), night)),
    sale: writeColour(sale),
    onSale: '#ffffff',
  };
}
