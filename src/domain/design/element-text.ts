// The text of an element: a field of the page, custom words, or a mixture that only code can express.
import { withAssigns } from './edit-element.ts';
import { type Edit, edited, elementsIn, elementsNamed, type SourceElement } from './source-tree.ts';

export type ElementText =
  | { kind: 'field'; field: string }
  | { kind: 'words'; words: string }
  /** Text and outputs as written in the source. */
  | { kind: 'mixed'; source: string };

/** The beginning of an output: its expression, and filters or the end. */
const output = /^\{\{-?\s*([\w.[\]]+|"[^"]*"|'[^']*')\s*(?:\||-?\}\}$)/;

function readOutput(source: string): string[] {
  const text = source.trim();
  return text.endsWith('}}') ? [...(output.exec(text) ?? [])] : [];
}

/** Null if an element contains others, or cannot contain text. */
export function textOfElement(html: string, id: string): ElementText | null {
  const element = elementsNamed(html, id).find(holdsText);
  if (!element) return null;
  const source = html.slice(element.openEnd, element.closeStart);
  const [, expression] = readOutput(source);
  if (expression === undefined) {
    return /\{[{%]/.test(source) ? { kind: 'mixed', source } : { kind: 'words', words: unescaped(source.trim()) };
  }
  if (/^["']/.test(expression)) return { kind: 'words', words: expression.slice(1, -1) };
  return { kind: 'field', field: expression };
}

const holdsText = (element: SourceElement) =>
  !['img', 'svg', 'br', 'style'].includes(element.tag) &&
  elementsIn(element.children).length === 0 &&
  element.closeStart > element.openEnd;

/** Filters after a field (fitting, hyphens) stay, also for custom words. */
export function withText(html: string, id: string, text: ElementText): string {
  return edited(
    html,
    elementsNamed(html, id)
      .filter(holdsText)
      .map((element): Edit => {
        const inner = { start: element.openEnd, end: element.closeStart };
        const [, before] = readOutput(html.slice(inner.start, inner.end));
        if (text.kind === 'mixed') return { ...inner, text: text.source };
        const expression = text.kind === 'field' ? text.field : quoted(text.words);
        if (before === undefined) {
          return { ...inner, text: text.kind === 'field' ? `{{ ${expression} }}` : escaped(text.words) };
        }
        // The size is computed from the same words: `{% assign size = title | fit … %}`, `font-size:{{ title | fit …
        // }}`.
        const { start } = withAssigns(html, element);
        const source = html.slice(start, element.closeStart);
        const pattern = new RegExp(`(\\{\\{-?\\s*|=\\s*)${escapedPattern(before)}(?=\\s*(?:\\||-?\\}\\}))`, 'g');
        return {
          start,
          end: element.closeStart,
          text: source.replaceAll(pattern, (_, lead: string) => `${lead}${expression}`),
        };
      }),
  );
}

const escapedPattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Liquid strings have no escapes: use the quote that does not occur, and split Liquid delimiters. */
function quoted(words: string): string {
  const safe = words.replaceAll(/\{(?=[{%])|%(?=\})|\}(?=\})/g, '$& ').replaceAll(/[\r\n]+/g, ' ');
  if (!safe.includes('"')) return `"${safe}"`;
  return safe.includes("'") ? `"${safe.replaceAll('"', '”')}"` : `'${safe}'`;
}

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const unescaped = (source: string) =>
  source.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
