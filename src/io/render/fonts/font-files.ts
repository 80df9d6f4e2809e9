// The bundled fonts: five families of the style options, and Noto for every other script. Rows; the files are parts of
// a font by script, loaded when a text needs them.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FontName } from '#domain/template/style-options.ts';

export interface FontPackage {
  /** The family as templates name it. */
  family: string;
  name: string;
  /** Weights with a file each; absent if one variable file holds them all. */
  weights?: number[];
  hasItalic?: boolean;
}

const variable = (family: string, id = family, hasItalic = false): FontPackage => ({
  family,
  name: `@fontsource-variable/${id}`,
  hasItalic,
});
const fixed = (family: string, id: string, weights: number[], hasItalic = false): FontPackage => ({
  family,
  name: `@fontsource/${id}`,
  weights,
  hasItalic,
});

/** Arimo and Tinos have the widths of Arial and Times New Roman. */
export const namedFonts: Record<FontName, FontPackage> = {
  roboto: variable('roboto', 'roboto', true),
  oswald: variable('oswald'),
  poppins: fixed('poppins', 'poppins', [400, 500, 600, 700, 800], true),
  arial: variable('arial', 'arimo', true),
  'times-new-roman': fixed('times-new-roman', 'tinos', [400, 700], true),
};

const noto = (script: string) => variable(`noto-sans-${script}`);

/** Chinese, Japanese and Korean share characters with different shapes: which font comes first depends on the text. */
export const eastAsianFonts = { ja: noto('jp'), ko: noto('kr'), hans: noto('sc'), hant: noto('tc') };

export const scriptFonts: FontPackage[] = [
  variable('noto-sans'),
  ...['arabic', 'hebrew', 'thai', 'devanagari', 'bengali', 'gurmukhi', 'gujarati', 'oriya', 'tamil', 'telugu'].map(
    noto,
  ),
  ...['kannada', 'malayalam', 'sinhala', 'lao', 'khmer', 'myanmar', 'georgian', 'armenian', 'ethiopic'].map(noto),
  ...['cherokee', 'canadian-aboriginal', 'thaana', 'javanese', 'balinese', 'syriac', 'symbols'].map(noto),
  variable('noto-serif-tibetan'),
  ...['symbols-2', 'math', 'nko', 'tifinagh', 'mongolian', 'yi'].map((script) =>
    fixed(`noto-sans-${script}`, `noto-sans-${script}`, [400]),
  ),
];

export interface FontPart {
  ranges: [number, number][];
  subset: string;
}

const load = createRequire(import.meta.url);
const parts = new Map<string, FontPart[]>();
const folderOf = (name: string) => dirname(load.resolve(`${name}/unicode.json`));

const common = ['latin', 'latin-ext', 'vietnamese'];
const rankOf = ({ subset }: FontPart) => (common.includes(subset) ? common.indexOf(subset) : common.length);

/** The parts of a font and which characters each one covers. */
export function fontParts(font: FontPackage): FontPart[] {
  const known = parts.get(font.name);
  if (known) return known;
  const rows: Record<string, string> = JSON.parse(readFileSync(join(folderOf(font.name), 'unicode.json'), 'utf8'));
  const fresh = Object.entries(rows).map(([subset, ranges]) => ({
    subset: subset.replaceAll(/[[\]]/g, ''),
    ranges: ranges.split(',').map((range): [number, number] => {
      const [first = '', last = first] = range.trim().replace('U+', '').split('-');
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
    }),
  }));
  // Most texts need only the first.
  const ordered = fresh.toSorted((one, other) => rankOf(one) - rankOf(other));
  parts.set(font.name, ordered);
  return ordered;
}

export interface FontFile {
  family: string;
  path: string;
  weight?: number;
  style: 'normal' | 'italic';
}

export function filesOf(font: FontPackage, part: FontPart, withItalic: boolean): FontFile[] {
  const id = font.name.slice(font.name.indexOf('/') + 1);
  const styles = withItalic && font.hasItalic ? (['normal', 'italic'] as const) : (['normal'] as const);
  return styles.flatMap((style) =>
    (font.weights ?? ['wght']).map((weight) => ({
      family: font.family,
      style,
      path: join(folderOf(font.name), 'files', `${id}-${part.subset}-${weight}-${style}.woff2`),
      ...(typeof weight === 'number' ? { weight } : {}),
    })),
  );
}
