// What is open around a position and changes how names are read: SVG, MathML, HTML islands inside them, templates.

export const IN_HTML = 0;
export const IN_SVG = 1;
export const IN_MATH = 2;
/** HTML inside SVG or MathML: foreignObject, desc, title, mi … */
export const IN_ISLAND = 3;
export const IN_TEMPLATE = 4;

/** Drawings, formulas and templates in each other; deeper ones are not followed. Closing one looks through all of them. */
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
