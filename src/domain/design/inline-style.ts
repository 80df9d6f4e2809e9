// The declarations of a style attribute as text: Liquid may occur anywhere between them and is left alone.
import { type Edit, edited, elementsNamed, type SourceElement } from './source-tree.ts';

/** CSS names as written: `font-size`. Null removes a declaration. */
export type StyleChange = Record<string, string | null>;

/** Pieces between semicolons, ignoring semicolons inside Liquid, quotes and brackets. */
export function piecesOf(style: string): string[] {
  // Bounded, because every opening without an end is searched up to the bound.
  const pieces =
    style.match(/(?:\{\{[^{}]{0,400}\}\}|\{%[^%]{0,400}%\}|"[^"]{0,400}"|'[^']{0,400}'|\([^()]{0,400}\)|[^;])+/g) ?? [];
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
}

/** The name a piece declares; null if a condition precedes it, because then it does not always apply. */
function nameOf(piece: string): string | null {
  return /^([a-z-]+)\s*:/i.exec(piece)?.[1]?.toLowerCase() ?? null;
}

const declaredIn = (piece: string) => piece.slice(piece.indexOf(':') + 1).trim();

export function styleOf(element: SourceElement): Record<string, string> {
  const declared: Record<string, string> = Object.create(null);
  for (const piece of piecesOf(element.attributes.style?.value ?? '')) {
    const name = nameOf(piece);
    if (name !== null) declared[name] = declaredIn(piece);
  }
  return declared;
}

/** Declarations on lines of their own stay on lines of their own. */
export function changedStyle(style: string, change: StyleChange): string {
  const remaining = piecesOf(style).filter((piece) => {
    const name = nameOf(piece);
    return name === null || !Object.hasOwn(change, name);
  });
  const added = Object.entries(change).flatMap(([name, value]) => (value === null ? [] : [`${name}:${value}`]));
  const { before, between, after } = linesOf(style);
  return remaining.length + added.length === 0 ? '' : before + [...remaining, ...added].join(between) + after;
}

/** White space around the declarations of a style, if it is written on several lines. */
export function linesOf(style: string): { before: string; between: string; after: string } {
  const [indent] = /^\s*\n\s*/.exec(style) ?? [];
  if (indent === undefined) return { before: '', between: ';', after: '' };
  return { before: indent, between: `;${indent}`, after: /(?<!\s);?\s*$/.exec(style)?.[0] ?? '' };
}

/** Every element with this data-id gets the change. */
export function withStyle(html: string, id: string, change: StyleChange): string {
  return edited(
    html,
    elementsNamed(html, id).map((element) => styleEdit(element, change)),
  );
}

function styleEdit(element: SourceElement, change: StyleChange): Edit {
  const { style } = element.attributes;
  const next = changedStyle(style?.value ?? '', change);
  if (style) return { start: style.valueStart, end: style.valueEnd, text: next };
  const nameTooltip = element.start + 1 + element.tag.length;
  return { start: nameTooltip, end: nameTooltip, text: next === '' ? '' : ` style="${next}"` };
}
