// Element names that change how the rest is read. All others are skipped without looking at their name.

export const OTHER = 0;
export const META = 1;
export const TITLE = 2;
export const LINK = 3;
export const BASE = 4;
export const SCRIPT = 5;
export const TEMPLATE = 6;
export const NOSCRIPT = 7;
export const SVG = 8;
export const MATH = 9;
export const HTML = 10;
export const HEAD = 11;
export const BODY = 12;
export const FRAMESET = 13;
export const PLAINTEXT = 14;
export const IMG = 15;
export const FOREIGN_OBJECT = 16;
export const DESC = 17;
/** mi, mo, mn, ms, mtext: their content is HTML again. */
export const MATH_TEXT = 18;
/** Content is text up to the end tag: style, textarea, xmp, iframe, noembed, noframes. */
export const RAW = 19;
/** The same, but allowed in the head. */
export const RAW_IN_HEAD = 20;
/** basefont, bgsound */
export const VOID_IN_HEAD = 21;
/** Start tags that end SVG or MathML (13.2.6.5), img and meta apart. */
export const BREAKOUT = 22;
/** The only one of them whose end tag opens a body as well. */
export const BR = 23;

const ids = new Map(
  Object.entries({
    meta: META,
    title: TITLE,
    link: LINK,
    base: BASE,
    script: SCRIPT,
    template: TEMPLATE,
    noscript: NOSCRIPT,
    svg: SVG,
    math: MATH,
    html: HTML,
    head: HEAD,
    body: BODY,
    frameset: FRAMESET,
    plaintext: PLAINTEXT,
    img: IMG,
    foreignobject: FOREIGN_OBJECT,
    desc: DESC,
    br: BR,
  }),
);
const groups: [number, string][] = [
  [MATH_TEXT, 'mi mo mn ms mtext'],
  [RAW, 'textarea xmp iframe noembed'],
  [RAW_IN_HEAD, 'style noframes'],
  [VOID_IN_HEAD, 'basefont bgsound'],
  [
    BREAKOUT,
    'b big blockquote center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 hr i li listing menu nobr ol p pre ruby s small span strong strike sub sup table tt u ul var',
  ],
];
for (const [id, names] of groups) for (const name of names.split(' ')) ids.set(name, id);

// Open hashing in a table twice as sparse as needed; a name's slot is found while searching for its end.
const SLOTS = 1024;
export function hashStep(hash: number, byte: number): number {
  return (hash * 31 + (byte | 0x20)) & 0xffff;
}
const slotOf = new Int16Array(SLOTS).fill(-1);
const names: Uint8Array[] = [];
const idOf: number[] = [];
for (const [name, id] of ids) {
  let hash = 0;
  for (let at = 0; at < name.length; at++) hash = hashStep(hash, name.charCodeAt(at));
  let slot = hash & (SLOTS - 1);
  while (slotOf[slot] !== -1) slot = (slot + 1) & (SLOTS - 1);
  slotOf[slot] = names.length;
  names.push(Uint8Array.from(name, (letter) => letter.charCodeAt(0)));
  idOf.push(id);
}

/** The id of the name at from..to, whose hash the caller has already built with hashStep. */
export function elementId(bytes: Uint8Array, from: number, to: number, hash: number): number {
  let slot = hash & (SLOTS - 1);
  for (;;) {
    const index = slotOf[slot] as number;
    if (index === -1) return OTHER;
    const name = names[index] as Uint8Array;
    if (name.length === to - from) {
      let at = 0;
      // With bit 0x20 set, only letters become the letters and digits of our names.
      while (at < name.length && ((bytes[from + at] as number) | 0x20) === name[at]) at++;
      if (at === name.length) return idOf[index] as number;
    }
    slot = (slot + 1) & (SLOTS - 1);
  }
}

// Elements open around a position that change how names are read: SVG, MathML, HTML islands inside them, templates.

export const IN_HTML = 0;
export const IN_SVG = 1;
export const IN_MATH = 2;
/** HTML inside SVG or MathML: foreignObject, desc, title, mi … */
export const IN_ISLAND = 3;
export const IN_TEMPLATE = 4;

/**
 * Drawings, formulas and templates in each other; deeper ones are not followed. Closing one looks through all of them.
 */
const MAX_DEPTH = 64;

export class OpenElements {
  /** The innermost one. */
  inside = IN_HTML;
  templates = 0;
  readonly #open: number[] = [];

  get areNone(): boolean {
    return this.#open.length === 0;
  }

  get isForeign(): boolean {
    return this.inside === IN_SVG || this.inside === IN_MATH;
  }

  enter(what: number): void {
    if (this.#open.length >= MAX_DEPTH) return;
    this.#open.push(what);
    this.inside = what;
    if (what === IN_TEMPLATE) this.templates++;
  }

  /** Closes everything up to and including the innermost `what` of the same template; nothing if it is not open. */
  leave(what: number): void {
    const open = this.#open;
    let index = open.length - 1;
    while (index >= 0 && open[index] !== what && open[index] !== IN_TEMPLATE) index--;
    if (index < 0 || open[index] !== what) return;
    open.length = index;
    this.inside = index === 0 ? IN_HTML : (open[index - 1] as number);
    if (what === IN_TEMPLATE) this.templates--;
  }

  /** Back to the HTML around a drawing or formula. */
  leaveForeign(): void {
    while (this.isForeign) this.leave(this.inside);
  }
}
