// Where in the template an error is. Rendering knows the position in the filled html, which is not what a person sees:
// loops and branches move the lines. So the same error is searched for in the template's own source, with Liquid
// masked.
import { applyStyle } from './apply-style.ts';
import { fillTemplate } from './fill-template.ts';
import { readHtml } from './read-html.ts';
import { readGrid, type TemplateStyle } from './style-options.ts';
import type { Where } from './template-error.ts';

export interface ErrorPosition {
  part: 'html' | 'style' | 'data';
  where?: Where;
}

interface Filled {
  html: string;
  style: TemplateStyle;
  /** The token that Liquid saw. */
  data: Record<string, unknown>;
  checkTime?: () => void;
}

export function locateError({ html, style, data, checkTime }: Filled, reason: string): ErrorPosition {
  const filled = fillTemplate(html, { ...data, grid: readGrid({ ...style.grid }) }, { checkTime });
  if (!filled.ok) return at('html', filled.where);
  const read = readHtml(filled.html);
  if (!read.ok) {
    const inSource = readHtml(withLiquidCovered(html));
    if (!inSource.ok && inSource.reason === read.reason) return at('html', inSource.where);
    // Not in the template's own text: a loop that repeats too often, or something from the data.
    return { part: reason === 'forbidden-address' || reason === 'forbidden-style' ? 'data' : 'html' };
  }
  const styled = applyStyle(read.card, style);
  return styled.ok ? { part: 'html' } : at('style', styled.where);
}

const at = (part: ErrorPosition['part'], where: Where | undefined): ErrorPosition => ({
  part,
  ...(where ? { where } : {}),
});

/** An output may be used where a URL is required: it is masked by one. Every line and column stays the same. */
function withLiquidCovered(html: string): string {
  const withoutTags = withCovered(html, '{%', '%}', (tag) => tag.replaceAll(/[^\n]/g, ' '));
  return withCovered(withoutTags, '{{', '}}', (output) => {
    const address = 'http://a'.padEnd(output.length, 'a').slice(0, output.length);
    return Array.from(output, (letter, index) => (letter === '\n' ? '\n' : address[index])).join('');
  });
}

/** By hand: a pattern would search for the end again from every opening that has none. */
function withCovered(html: string, open: string, close: string, cover: (part: string) => string): string {
  let covered = '';
  let from = 0;
  for (;;) {
    const start = html.indexOf(open, from);
    const end = start === -1 ? -1 : html.indexOf(close, start + open.length);
    if (end === -1) return covered + html.slice(from);
    covered += html.slice(from, start) + cover(html.slice(start, end + close.length));
    from = end + close.length;
  }
}
