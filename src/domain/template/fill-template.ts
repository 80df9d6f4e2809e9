import { Context, Liquid, LiquidError, type Template } from 'liquidjs';
import { cardLimits } from './card-node.ts';
import { isFontName } from './style-options.ts';
import type { TemplateError } from './template-error.ts';
import type { FontWidths } from './text/advance-widths.ts';
import { fitText } from './text/fit-text.ts';
import { hyphenate } from './text/hyphenate.ts';
import { FULL, type TextBox, tableOf } from './text/letter-widths.ts';
import { fits, wordsOf } from './text/line-fit.ts';

// Liquid with the page's data. Threat: templates and data come from strangers. Layers: every output is escaped, there
// is no file system and no include tag, own properties only, and parsing, memory and loops are bounded. The time of a
// single step between two tags is not: templates of strangers are filled in a render process, which can be killed from
// outside.

export type FilledTemplate = { ok: true; html: string } | TemplateError;

const liquid = new Liquid({
  outputEscape: 'escape',
  ownPropertyOnly: true,
  strictFilters: true,
  relativeReference: false,
  dynamicPartials: false,
  templates: {},
  parseLimit: 400_000,
  memoryLimit: 2_000_000,
});
// The library looks both up by the template's own words: with a null prototype `constructor` is neither filter nor tag.
Object.setPrototypeOf(liquid.filters, null);
Object.setPrototypeOf(liquid.tags, null);
// `raw` would let data through unescaped; the others read files or other templates.
delete liquid.filters.raw;
for (const tag of ['include', 'render', 'layout', 'block']) delete liquid.tags[tag];
liquid.registerFilter('fit', function (text: unknown, width, lines, max, min, weight, font) {
  return fitText(lineOf(text), {
    width: bounded(width, 1200),
    lines: bounded(lines, 20),
    max: bounded(max, 400),
    min: bounded(min, 400),
    isBold: weight === 'bold',
    ...fontOf(font, this.context),
  });
});

liquid.registerFilter('hyphenate', function (text: unknown, width, size, weight, font, lines) {
  return hyphenate(
    lineOf(text),
    {
      width: bounded(width, 1200),
      isBold: weight === 'bold',
      ...fontOf(font, this.context),
      ...(lines === undefined ? {} : { lines: bounded(lines, 20) }),
    },
    bounded(size, 400),
  );
});

liquid.registerFilter('clip', function (text: unknown, width, size, lines, weight, font, where) {
  return clipped(
    lineOf(text),
    {
      width: bounded(width, 1200),
      lines: bounded(lines, 20),
      isBold: weight === 'bold',
      ...fontOf(font, this.context),
      atWords: where === 'at-words',
    },
    bounded(size, 400),
  );
});

type ShopFonts = ReadonlyMap<string, FontWidths>;
const SHOP_FONTS = 'shop-fonts';

/** One of our fonts, or a shop's own with the given widths. */
function fontOf(name: unknown, context: Context): Pick<TextBox, 'font' | 'widths'> {
  const widths = context.getRegister<ShopFonts | undefined>(SHOP_FONTS)?.get(String(name));
  return { font: isFontName(name) ? name : 'roboto', ...(widths ? { widths } : {}) };
}

/** No line of a card is longer; measuring a word of a million letters would take seconds. */
const lineOf = (value: unknown) => String(value ?? '').slice(0, 2_000);
const bounded = (value: unknown, most: number) => Math.min(most, Math.max(1, Math.floor(Number(value)) || 1));

/** Parsing costs more than filling, and a shop has few templates: callers that fill many pass a cache. */
interface ParsedTemplates {
  get(html: string): Template[] | undefined;
  set(html: string, parsed: Template[]): unknown;
}

function parse(html: string, cache: ParsedTemplates | undefined): Template[] {
  const known = cache?.get(html);
  if (known) return known;
  const parsed = liquid.parse(html);
  cache?.set(html, parsed);
  return parsed;
}

interface Filling {
  /** Widths of the shop's own fonts by family. */
  fonts?: ShopFonts | undefined;
  /** Called between tags; throws `limit exceeded` when time is up. */
  checkTime?: (() => void) | undefined;
  /** The caller's cache. */
  parsed?: ParsedTemplates | undefined;
}

export function fillTemplate(html: string, data: object, { fonts, checkTime, parsed }: Filling = {}): FilledTemplate {
  if (html.length > cardLimits.htmlCharacters)
    return { ok: false, reason: 'too-long', detail: `${html.length} characters` };
  try {
    const context = new Context(data, liquid.options, { sync: true }, { liquid });
    if (checkTime) context.renderLimit.check = checkTime;
    if (fonts) context.setRegister(SHOP_FONTS, fonts);
    const filled: unknown = liquid.renderSync(parse(html, parsed), context);
    return { ok: true, html: String(filled) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // The position is given separately, in the reader's language.
    const message = (error.message.split('\n')[0] ?? '').replace(/, line:\d+, col:\d+$/, '');
    const isLimit = /limit exceeded/i.test(message);
    return { ok: false, reason: isLimit ? 'liquid-limit' : 'liquid-syntax', detail: message, ...whereOf(error) };
  }
}

function whereOf(error: Error): { where?: { line: number; column: number } } {
  if (!LiquidError.is(error)) return {};
  const token: { getPosition?: () => number[] } = error.token;
  const [line, column] = token.getPosition?.() ?? [];
  return line && column ? { where: { line, column } } : {};
}

/**
 * Text cut to its lines with an ellipsis after a whole word. Always for right-to-left text: Takumi's own clamp keeps
 * only one word of such a line (measured). For other text if a design asks for it (centred lines: browsers centre the
 * line they cut before adding the ellipsis, and lose its end); otherwise it is left to the clamp, which knows the last
 * letter that fits.
 */
export function clipped(text: string, box: Omit<TextBox, 'max' | 'min'> & { atWords?: boolean }, size: number): string {
  const isRightToLeft = /[\u0590-\u08ff]/.test(text);
  if (!isRightToLeft && !box.atWords) return text;
  const table = tableOf(box);
  const width = (box.width * (isRightToLeft ? 0.9 : FULL)) / size;
  const fitsIn = (words: string) => fits(wordsOf(words, table), width, box.lines, !isRightToLeft);
  if (fitsIn(text)) return text;
  const all = text.split(' ');
  // More words never take fewer lines, so the last one that fits is found by bisection.
  let [most, tooMany] = [1, all.length + 1];
  while (tooMany - most > 1) {
    const middle = (most + tooMany) >> 1;
    if (fitsIn(`${all.slice(0, middle).join(' ')}…`)) most = middle;
    else tooMany = middle;
  }
  const words = all.slice(0, most);
  // Scripts without spaces, and words longer than all lines: the clamp finds their end.
  if (words.length === 1 && !isRightToLeft) return text;
  return `${words.join(' ').replace(/(?<![,;:–—-])[,;:–—-]+$/, '')}…`;
}
