// Fonts of one Takumi renderer: registered once, when the first text needs them. Characters that no font can draw are
// returned, so that the caller omits them instead of drawing boxes.
import { readFileSync } from 'node:fs';
import type { Renderer } from '@takumi-rs/core';
import { fontNames } from '#domain/template/style-options.ts';
import { type Coverage, coverageOf } from './font-coverage.ts';
import {
  eastAsianFonts,
  type FontFile,
  type FontPackage,
  type FontPart,
  filesOf,
  fontParts,
  namedFonts,
  scriptFonts,
} from './font-files.ts';

export interface AssetFont {
  family: string;
  data: Uint8Array;
  weight?: number;
  style?: 'normal' | 'italic';
}

export interface FontNeed {
  /** All text of the card. */
  text: string;
  /** Markup and styles, searched for the families they name. */
  source: string;
  language: string;
}

export interface FontStack {
  families: string[];
  /** Characters that would be drawn as boxes. */
  missing: Set<string>;
}

interface Loaded {
  family: string;
  covers: Coverage;
}

/** Lines are as high as the first named font says, by the part of it that has the space: that part is always there. */
const SPACE = 0x20;
const MAX_ORDERED_PARTS = 20;

/** Not drawn at all: spaces, joiners, direction marks, variation selectors, soft hyphen. */
const invisible = /\s|\p{Default_Ignorable_Code_Point}/u;

export function createFonts(renderer: Renderer) {
  const loaded = new Map<string, Loaded>();
  const assets: Loaded[] = [];
  /** Font → character → whether it has it: most cards use letters that were looked up before. */
  const looked = new Map<string, Map<number, boolean>>();

  async function register(file: FontFile): Promise<Loaded> {
    const known = loaded.get(file.path);
    if (known) return known;
    const data = readFileSync(file.path);
    await renderer.registerFont({
      name: file.family,
      data,
      style: file.style,
      ...(file.weight ? { weight: file.weight } : {}),
    });
    const fresh = { family: file.family, covers: coverageOf(data) ?? (() => false) };
    loaded.set(file.path, fresh);
    return fresh;
  }

  /** Loads the parts of a font that contain wanted characters, and removes those from the list. */
  async function cover(font: FontPackage, wanted: Set<number>, withItalic: boolean): Promise<boolean> {
    let isUsed = false;
    const key = `${font.name} ${withItalic}`;
    const known = looked.get(key) ?? new Map<number, boolean>();
    looked.set(key, known);
    const fresh = new Set<number>();
    for (const codePoint of wanted) {
      const isCovered = known.get(codePoint);
      if (isCovered === undefined) fresh.add(codePoint);
      if (!isCovered) continue;
      wanted.delete(codePoint);
      isUsed = true;
    }
    if (fresh.size === 0) return isUsed;
    for (const codePoint of fresh) known.set(codePoint, false);
    for (const [at, part] of fontParts(font).entries()) {
      if (!touches(part, fresh)) continue;
      for (const file of filesBefore(font, at, withItalic)) await register(file);
      for (const file of filesOf(font, part, withItalic)) {
        const { covers } = await register(file);
        for (const codePoint of fresh) {
          if (!covers(codePoint)) continue;
          known.set(codePoint, true);
          fresh.delete(codePoint);
          wanted.delete(codePoint);
          isUsed = true;
        }
        // The other weights of the same part contain the same characters, and are needed too.
        if (font.weights || withItalic) for (const other of filesOf(font, part, withItalic)) await register(other);
        break;
      }
    }
    return isUsed;
  }

  return {
    /** False if the file is not a font. */
    async addAsset({ family, data, weight, style }: AssetFont): Promise<boolean> {
      const covers = coverageOf(Buffer.from(data));
      if (!covers) return false;
      try {
        await renderer.registerFont({ name: family, data, ...(weight ? { weight } : {}), ...(style ? { style } : {}) });
      } catch {
        return false;
      }
      assets.push({ family, covers });
      return true;
    },

    async stackFor({ text, source, language }: FontNeed): Promise<FontStack> {
      const wanted = new Set<number>();
      for (const character of text) if (!invisible.test(character)) wanted.add(character.codePointAt(0) ?? 0);
      const withItalic = /italic/.test(source);
      const named = fontNames.filter((name) => name === 'roboto' || source.includes(name));
      const families = named.map((name) => namedFonts[name].family);
      // Each named family gets its own part of the text; what none of them has goes to the fonts by script.
      const left = new Set(wanted);
      for (const { covers } of assets) for (const codePoint of left) if (covers(codePoint)) left.delete(codePoint);
      for (const name of named) {
        const own = new Set(wanted).add(SPACE);
        await cover(namedFonts[name], own, withItalic);
        for (const codePoint of left) if (!own.has(codePoint)) left.delete(codePoint);
      }
      for (const font of left.size > 0 ? [...eastAsian(text, left, language), ...scriptFonts] : []) {
        if (left.size === 0) break;
        if (await cover(font, left, false)) families.push(font.family);
      }
      return {
        families: [...families, ...assets.map(({ family }) => family)],
        missing: new Set(Array.from(left, (codePoint) => String.fromCodePoint(codePoint))),
      };
    },
  };
}
export type Fonts = ReturnType<typeof createFonts>;

/**
 * A letter that two parts have is drawn by the one that was registered first: in a fixed order, a card does not depend on
 * the cards that its process drew before. East Asian fonts have a hundred parts, without such letters.
 */
function filesBefore(font: FontPackage, at: number, withItalic: boolean): FontFile[] {
  const all = fontParts(font);
  return all.length > MAX_ORDERED_PARTS ? [] : all.slice(0, at).flatMap((part) => filesOf(font, part, withItalic));
}

const touches = (part: FontPart, wanted: Set<number>) => {
  for (const codePoint of wanted) {
    if (part.ranges.some(([first, last]) => codePoint >= first && codePoint <= last)) return true;
  }
  return false;
};

function eastAsian(text: string, wanted: Set<number>, language: string): FontPackage[] {
  // Their files name thousands of ranges: searched only if such a character occurs.
  if (![...wanted].some((codePoint) => codePoint >= 0x1100 && (codePoint < 0x1200 || codePoint >= 0x2e80))) return [];
  const { ja, ko, hans, hant } = eastAsianFonts;
  if (/[\u3040-\u30ff]/.test(text) || /^ja/i.test(language)) return [ja, hans, ko, hant];
  if (/[\u1100-\u11ff\uac00-\ud7af]/.test(text) || /^ko/i.test(language)) return [ko, hans, ja, hant];
  if (/^zh-(?:tw|hk|mo|hant)/i.test(language)) return [hant, hans, ja, ko];
  return [hans, hant, ja, ko];
}
