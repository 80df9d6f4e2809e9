import { type Card, type CardBox, type CardNode, cardLimits, elementPresets } from './card-node.ts';
import { checkSheet, checkValue, readDeclarations } from './safe-css.ts';
import { Fault } from './template-error.ts';
import { LINE_BREAK } from './text/hyphenate.ts';

type Attributes = Record<string, string>;

/** White, because JPEG has no transparency and a card without a background must not turn black. */
const canvas = { display: 'flex', width: '100%', height: '100%', backgroundColor: '#ffffff' };

export const isBox = (name: string): boolean => elementPresets.has(name);

/**
 * The card while it is read. Counts are checked with each part, so that an endless page stops at the first one too
 * many.
 */
export class CardBuilder {
  readonly #root: CardBox = { type: 'container', children: [], preset: canvas };
  readonly #open: CardBox[] = [this.#root];
  readonly #css: string[] = [];
  readonly #images = new Set<string>();
  #nodes = 0;
  #characters = 0;

  /** Elements inside an SVG count too, although they become part of its image. */
  countNode(index: number): void {
    this.#nodes += 1;
    if (this.#nodes > cardLimits.nodes) throw new Fault('too-many-elements', `${this.#nodes}`, index);
  }

  add(node: CardNode, index: number): void {
    this.countNode(index);
    this.#open.at(-1)?.children.push(node);
  }

  addImage(address: string, index: number): void {
    this.#images.add(address);
    if (this.#images.size > cardLimits.images) throw new Fault('too-many-images', `${this.#images.size}`, index);
  }

  addSheet(sheet: string, index: number): void {
    for (const address of checkSheet(sheet, index)) this.addImage(address, index);
    this.#css.push(sheet);
  }

  addLineBreak(index: number): void {
    this.add({ type: 'text', text: '\n', preset: { whiteSpace: 'pre' } }, index);
  }

  openBox(name: string, attributes: Attributes, index: number): void {
    const box: CardBox = { type: 'container', children: [], ...this.fields(name, attributes, index) };
    this.add(box, index);
    this.#open.push(box);
    if (this.#open.length > cardLimits.depth) throw new Fault('too-deep', `${this.#open.length}`, index);
  }

  closeBox(): void {
    const box = this.#open.length > 1 ? this.#open.pop() : undefined;
    if (box) tidy(box);
  }

  addText(text: string, index: number): void {
    this.#characters += text.length;
    if (this.#characters > cardLimits.textCharacters) throw new Fault('too-long', 'text', index);
    const folded = text.replaceAll(/[ \t\r\n\f]+/g, ' ');
    if (folded.includes(LINE_BREAK)) {
      folded.split(LINE_BREAK).forEach((line, at) => {
        if (at > 0) this.addLineBreak(index);
        if (line !== '') this.add({ type: 'text', text: line }, index);
      });
      return;
    }
    const siblings = this.#open.at(-1)?.children;
    const last = siblings?.at(-1);
    // The parser delivers text in pieces (entities): one run of text stays one node.
    if (last?.type === 'text' && last.tagName === undefined && last.text !== '\n') last.text += folded;
    else if (folded !== ' ' || (siblings?.length ?? 0) > 0) this.add({ type: 'text', text: folded }, index);
  }

  /** An element's attributes, each checked. */
  fields(name: string, attributes: Attributes, index: number): Omit<CardBox, 'type' | 'children'> {
    for (const value of [attributes.style, attributes.class, attributes.tw]) {
      for (const address of value ? checkValue(value, index) : []) this.addImage(address, index);
    }
    const classes = [attributes.class, attributes.tw].filter(Boolean).join(' ');
    const dir = attributes.dir === 'rtl' || attributes.dir === 'ltr' ? attributes.dir : null;
    const preset = elementPresets.get(name);
    return {
      tagName: name,
      ...(preset ? { preset } : {}),
      ...(classes === '' ? {} : { className: classes, tw: classes }),
      ...(attributes['data-id'] ? { id: attributes['data-id'] } : {}),
      ...(dir ? { dir } : {}),
      ...(attributes.lang ? { lang: attributes.lang } : {}),
      ...(attributes.style ? { style: readDeclarations(attributes.style) } : {}),
    };
  }

  finish(): Card {
    tidy(this.#root);
    if (this.#root.children.length === 0) throw new Fault('empty', '');
    return { root: this.#root, css: this.#css, images: [...this.#images] };
  }
}

/** White space between boxes is indentation, not text. Between pieces of text it is a space. */
function tidy(box: CardBox): void {
  const isRun = box.children.some((child) => (child.type === 'text' ? child.text.trim() !== '' : isInline(child)));
  box.children = box.children.filter(
    (child) => child.type !== 'text' || child.text === '\n' || child.text.trim() !== '' || isRun,
  );
  const first = box.children[0];
  const last = box.children.at(-1);
  if (first?.type === 'text' && first.text !== '\n') first.text = first.text.trimStart();
  if (last?.type === 'text' && last.text !== '\n') last.text = last.text.trimEnd();
  box.children = box.children.filter((child) => child.type !== 'text' || child.text !== '');
}

const isInline = (node: CardNode) => node.type === 'container' && node.preset?.display === 'inline';
