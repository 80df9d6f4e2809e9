// The placements as text: lines are added and none is changed, in the file's own line ends and indentation. In a file
// without lines of its own for them (a head on one line), they are added within the line.

import type { Part, Placement } from './place-snippet.ts';

const VARIABLE = 'linkbild_theme_tags';

const calls: Record<Part, string> = {
  all: `render 'linkbild', theme_tags: ${VARIABLE}`,
  rest: `render 'linkbild', theme_tags: ${VARIABLE}, part: 'rest'`,
  image: "render 'linkbild', part: 'image'",
  alone: "render 'linkbild'",
};

export function insertSnippet(source: string, placements: readonly Placement[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const placement of placements.toSorted((a, b) => a.from - b.from)) {
    const { from, to, before, after } = insertion(source, placement);
    parts.push(source.slice(at, from), before, source.slice(from, to), after);
    at = to;
  }
  parts.push(source.slice(at));
  return parts.join('');
}

function insertion(source: string, placement: Placement) {
  const { from, to, part } = placement;
  const lineFrom = source.lastIndexOf('\n', from - 1) + 1;
  const found = source.indexOf('\n', to);
  const lineTo = found === -1 ? source.length : found;
  const indent = source.slice(lineFrom, from);
  const end = source[lineTo - 1] === '\r' ? '\r\n' : '\n';
  if (placement.isLine) {
    const next = end + (isBlank(indent) ? indent : '');
    return { from, to, before: `capture ${VARIABLE}${next}`, after: `${next}endcapture${next}${calls[part]}` };
  }
  const captures = to > from;
  const opening = captures ? [`{%- capture ${VARIABLE} -%}`] : [];
  const closing = [...(captures ? ['{%- endcapture -%}'] : []), `{% ${calls[part]} %}`];
  const isOwnLines = isBlank(indent) && found !== -1 && (!captures || isBlank(source.slice(to, lineTo)));
  if (!isOwnLines) return { from, to, before: opening.join(''), after: closing.join('') };
  const lines = (texts: string[]) => texts.map((text) => `${indent}${text}${end}`).join('');
  return captures
    ? { from: lineFrom, to: lineTo + 1, before: lines(opening), after: lines(closing) }
    : { from: lineFrom, to: lineFrom, before: '', after: lines(closing) };
}

const isBlank = (text: string) => /^[\t \r]*$/.test(text);
