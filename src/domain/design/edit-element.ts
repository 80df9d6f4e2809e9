// The designer's changes of one element, as edits of the template's text.
import { linesOf, styleOf, withStyle } from './inline-style.ts';
import { type Edit, edited, elementsIn, elementsNamed, readSource, type SourceElement } from './source-tree.ts';

/** Pixels of a plain length; null for percentages, Liquid and anything else. */
const pixels = (value: string | undefined) => {
  const number = /^(-?\d+(?:\.\d+)?)(?:px)?$/.exec(value?.trim() ?? '')?.[1];
  return number === undefined ? null : Number(number);
};
const px = (value: number) => `${Math.round(value)}px`;

/** How far an element has been moved from its position in the layout. */
export function offsetOf(html: string, id: string): { x: number; y: number } {
  const [element] = elementsNamed(html, id);
  const [x = '', y = ''] = (element ? (styleOf(element).translate ?? '') : '').split(/\s+/);
  return { x: pixels(x) ?? 0, y: pixels(y) ?? 0 };
}

/** `translate` leaves the layout of everything else unchanged, and works in a row as well as in an absolute box. */
export function movedBy(html: string, id: string, dx: number, dy: number): string {
  const { x, y } = offsetOf(html, id);
  const [nextX, nextY] = [Math.round(x + dx), Math.round(y + dy)];
  return withStyle(html, id, { translate: nextX === 0 && nextY === 0 ? null : `${px(nextX)} ${px(nextY)}` });
}

export function resizedTo(html: string, id: string, size: { width?: number; height?: number }): string {
  const [element] = elementsNamed(html, id);
  if (!element) return html;
  const style = styleOf(element);
  const { width, height } = size;
  const refitted = width === undefined ? html : textWidthChanged(html, id, pixels(style.width), Math.round(width));
  return withStyle(refitted, id, {
    ...(width === undefined ? {} : { width: px(width), 'max-width': null, 'min-width': null }),
    ...(height === undefined ? {} : { height: px(height), 'max-height': null, 'min-height': null }),
    // A box that grows or shrinks with its row would ignore a size of its own.
    ...(style.flex === undefined ? {} : { flex: 'none' }),
    ...(width !== undefined && style.left !== undefined && style.right !== undefined ? { right: null } : {}),
    ...(height !== undefined && style.top !== undefined && style.bottom !== undefined ? { bottom: null } : {}),
  });
}

/** Text fitted to a width (`fit`, `clip`, `hyphenate`) is fitted to the new one. */
function textWidthChanged(html: string, id: string, before: number | null, after: number): string {
  if (before === null) return html;
  const pattern = new RegExp(`(\\b(?:fit|clip|hyphenate):\\s*)${before}\\b`, 'g');
  return rewritten(html, id, (text) => text.replaceAll(pattern, `$1${after}`));
}

/** Rewrites an element including the `assign` tags right before it. */
function rewritten(html: string, id: string, change: (text: string) => string): string {
  const edits = elementsNamed(html, id).map((element): Edit => {
    const start = withAssigns(html, element).start;
    return { start, end: element.end, text: change(html.slice(start, element.end)) };
  });
  // An element inside another of the same name is rewritten along with it.
  return edited(
    html,
    edits.filter(
      (edit) => !edits.some((other) => other !== edit && other.start <= edit.start && other.end >= edit.end),
    ),
  );
}

/** `{% assign size = title | fit … %}` belongs to the heading after it. */
export function withAssigns(html: string, element: { start: number; end: number }): { start: number; end: number } {
  let { start } = element;
  for (;;) {
    const before = html.slice(0, start).trimEnd();
    const tag = before.endsWith('%}') ? before.lastIndexOf('{%') : -1;
    if (tag === -1 || !/^\{%-?\s*assign\s[^%]*%\}$/.test(before.slice(tag))) return { start, end: element.end };
    start = tag;
  }
}

export const isHidden = (element: SourceElement) => /(?:^|;)\s*display\s*:\s*none\s*$/.test(lastDisplay(element));
const lastDisplay = (element: SourceElement) => (element.attributes.style?.value ?? '').replace(/(?<!\s);?\s*$/, '');

/** Hiding appends a word to the style and showing removes it, so the previous display value is not lost. */
export function withHidden(html: string, id: string, hidden: boolean): string {
  return edited(
    html,
    elementsNamed(html, id).flatMap((element): Edit[] => {
      if (isHidden(element) === hidden) return [];
      const { style } = element.attributes;
      const nameTooltip = element.start + 1 + element.tag.length;
      if (!style) return [{ start: nameTooltip, end: nameTooltip, text: ' style="display:none"' }];
      const bare = lastDisplay(element);
      const { between, after } = linesOf(style.value);
      const place = { start: style.valueStart, end: style.valueEnd };
      if (hidden) return [{ ...place, text: `${bare}${bare === '' ? '' : between}display:none${after}` }];
      const text = bare.replace(/;?\s{0,200}display\s{0,20}:\s{0,20}none$/, '');
      return text === '' ? [{ start: style.start, end: style.end, text: '' }] : [{ ...place, text: text + after }];
    }),
  );
}

export function withAttribute(html: string, id: string, name: string, value: string): string {
  const safe = value.replaceAll('"', '&quot;');
  return edited(
    html,
    elementsNamed(html, id).map((element): Edit => {
      const found = element.attributes[name];
      const nameTooltip = element.start + 1 + element.tag.length;
      if (!found) return { start: nameTooltip, end: nameTooltip, text: ` ${name}="${safe}"` };
      return { start: found.start, end: found.end, text: ` ${name}="${safe}"` };
    }),
  );
}

export const withoutElement = (html: string, id: string): string =>
  edited(
    html,
    elementsNamed(html, id)
      .filter(
        (element, _, all) => !all.some((one) => one !== element && one.start < element.start && one.end >= element.end),
      )
      .map(({ start, end }) => ({ start, end, text: '' })),
  );

export function newId(html: string, stem: string): string {
  const taken = new Set(elementsIn(readSource(html)).map(({ id }) => id));
  let number = 1;
  while (taken.has(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}

/** Markup whose elements have names that the template does not use yet, and which name became which. */
function withFreshIds(html: string, markup: string): { markup: string; ids: Map<string, string> } {
  let source = html + markup;
  let copy = markup;
  const ids = new Map<string, string>();
  for (const { id } of elementsIn(readSource(markup))) {
    if (id === null || ids.has(id)) continue;
    const fresh = newId(source, id.replace(/-\d+$/, ''));
    copy = withAttribute(copy, id, 'data-id', fresh);
    ids.set(id, fresh);
    // So that the next search knows it is taken.
    source += `<i data-id="${fresh}"></i>`;
  }
  return { markup: copy, ids };
}

/** A copy right after the element, slightly offset so that it is visible. Ids inside it are new too. */
export function duplicated(html: string, id: string): { html: string; id: string } | null {
  const [element] = elementsNamed(html, id);
  if (!element) return null;
  const place = withAssigns(html, element);
  const { markup, ids } = withFreshIds(html, html.slice(place.start, place.end));
  const copyId = ids.get(id) ?? id;
  const copy = movedBy(markup, copyId, 24, 24);
  return { html: html.slice(0, place.end) + copy + html.slice(place.end), id: copyId };
}

/** An element as it can be put into any template, with what is assigned for it. */
export function markupOf(html: string, id: string): string | null {
  const [element] = elementsNamed(html, id);
  if (!element) return null;
  const { start, end } = withAssigns(html, element);
  return html.slice(start, end);
}

/** On top of everything, slightly offset. `ids`: what its elements are called now. */
export function pasted(html: string, markup: string): { html: string; id: string; ids: Map<string, string> } | null {
  const fresh = withFreshIds(html, markup);
  const [id] = fresh.ids.values();
  return id === undefined ? null : { html: inserted(html, movedBy(fresh.markup, id, 24, 24)), id, ids: fresh.ids };
}

/** Inside the outermost element, on top of everything. */
export function inserted(html: string, markup: string): string {
  const root = elementsIn(readSource(html))[0];
  return root ? html.slice(0, root.closeStart) + markup + html.slice(root.closeStart) : markup;
}

/** Every element gets a name, so that it can be selected on the canvas; images drawn as svg stay parts of their box. */
export function withIds(html: string): string {
  let named = html;
  for (;;) {
    const nameless = elementsIn(readSource(named)).find(
      ({ id, tag }) => id === null && !['svg', 'style', 'br', 'wbr', 'html', 'head', 'body'].includes(tag),
    );
    if (!nameless) return named;
    const id = newId(named, stemOf(nameless));
    const nameTooltip = nameless.start + 1 + nameless.tag.length;
    named = `${named.slice(0, nameTooltip)} data-id="${id}"${named.slice(nameTooltip)}`;
  }
}

function stemOf(element: SourceElement): string {
  if (element.tag === 'img') return 'image';
  return elementsIn(element.children).length === 0 && element.children.length > 0 ? 'text' : 'group';
}
