// The parts of a page that apps leave traces in. Plain forward searches over bounded stretches, so that incomplete tags
// and unclosed scripts cost no more than the page is long.
import type { SubjectName } from './shop-app.ts';

/** Longer pages are read up to here; the largest real one seen was 2 MB. */
const MAX_CHARACTERS = 4_000_000;
/** A tag or comment that is longer is cut. */
const MAX_TAG = 4000;

/** Shopify's message for a snippet or block whose app was removed, in a comment that still names the app. */
const goneMarks = ['the associated app was uninstalled', 'Failed to render app block'];

function withoutGoneApps(text: string): string {
  const cuts: [number, number][] = [];
  for (const mark of goneMarks) {
    for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + mark.length)) {
      const before = Math.max(0, at - 500);
      const start = text.slice(before, at).lastIndexOf('<!--');
      const end = text.slice(at, at + 1000).indexOf('-->');
      cuts.push([start === -1 ? at : before + start, end === -1 ? at + mark.length : at + end + 3]);
    }
  }
  if (cuts.length === 0) return text;
  cuts.sort((a, b) => a[0] - b[0]);
  let remaining = '';
  let from = 0;
  for (const [start, end] of cuts) {
    if (start > from) remaining += text.slice(from, start);
    from = Math.max(from, end);
  }
  return remaining + text.slice(from);
}

/** Style sheets are half of a theme's page and name no apps. Only to save time, so other spellings may remain. */
function withoutStyles(text: string): string {
  let remaining = '';
  let from = 0;
  for (let start = text.indexOf('<style'); start !== -1; start = text.indexOf('<style', from)) {
    const end = text.indexOf('</style', start);
    if (end === -1) break;
    remaining += text.slice(from, start);
    from = end;
  }
  return from === 0 ? text : remaining + text.slice(from);
}

/** JSON and HTML escapes undone in URLs, removed apps cut out. */
export function normalisePage(html: string): string {
  const text = withoutStyles(html.length > MAX_CHARACTERS ? html.slice(0, MAX_CHARACTERS) : html);
  // Patterns, not replaceAll with strings: several times as fast with many hits.
  return withoutGoneApps(
    text
      .replace(/\\\//g, '/')
      .replace(/\\u0026/g, '&')
      .replace(/&amp;/g, '&'),
  );
}

const scriptSource =
  /\b(?:data-(?:lazy-)?)?src\s{0,9}=\s{0,9}(?:"([^"]{1,2000})"|'([^']{1,2000})'|([^\s"'>]{1,2000}))/i;
const addressLiteral = /["'`](?:https?:)?\/\/[^"'`\s<>\\]{3,500}/g;

function scripts(text: string): { sources: string[]; inline: string[] } {
  const sources: string[] = [];
  const inline: string[] = [];
  const opening = /<script(?=[\s>/])/gi;
  const closing = /<\/script/gi;
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    const attributesEnd = text.slice(match.index, match.index + MAX_TAG).indexOf('>');
    if (attributesEnd === -1) continue;
    const attributes = text.slice(match.index, match.index + attributesEnd);
    const source = scriptSource.exec(attributes);
    const address = source?.[1] ?? source?.[2] ?? source?.[3];
    if (address) sources.push(address);
    closing.lastIndex = match.index + attributesEnd + 1;
    const end = closing.exec(text)?.index ?? text.length;
    const body = text.slice(match.index + attributesEnd + 1, end);
    if (body.trim()) inline.push(body);
    opening.lastIndex = end;
  }
  return { sources, inline };
}

/** Every `<name …>`, cut at MAX_TAG. */
function tags(text: string, name: 'link' | 'meta'): string[] {
  const found: string[] = [];
  const opening = name === 'link' ? /<link(?=[\s/])/gi : /<meta(?=[\s/])/gi;
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    const window = text.slice(match.index, match.index + MAX_TAG);
    const end = window.indexOf('>');
    if (end !== -1) found.push(window.slice(0, end + 1));
  }
  return found;
}

/** Preload hints outlive the app they were written for, so they prove nothing. */
const resourceHint = /\brel\s{0,9}=\s{0,9}["']?(?:preconnect|dns-prefetch)/i;

function appBlockComments(text: string): string[] {
  const found: string[] = [];
  for (let at = text.indexOf('BEGIN app block:'); at !== -1; ) {
    const comment = text.slice(at, at + 400).split('-->', 1)[0] ?? '';
    found.push(comment);
    at = text.indexOf('BEGIN app block:', at + comment.length);
  }
  return found;
}

/** Subjects are built on first use: most pages need only a few of them. */
export function pageSources(text: string): (name: SubjectName) => string {
  const made = new Map<SubjectName, string>();
  let script: ReturnType<typeof scripts> | null = null;
  const scriptsOnce = () => {
    script ??= scripts(text);
    return script;
  };
  const make: Record<SubjectName, () => string> = {
    html: () => text,
    jsGlobal: () => scriptsOnce().inline.join('\n'),
    scriptSrc: () => {
      const literals = scriptsOnce().inline.flatMap((body) => body.match(addressLiteral) ?? []);
      return [...scriptsOnce().sources, ...literals].join('\n');
    },
    linkHref: () =>
      tags(text, 'link')
        .filter((tag) => !resourceHint.test(tag))
        .join('\n'),
    meta: () => tags(text, 'meta').join('\n'),
    liquidBlock: () => appBlockComments(text).join('\n'),
  };
  return (name) => {
    const known = made.get(name);
    if (known !== undefined) return known;
    const fresh = make[name]();
    made.set(name, fresh);
    return fresh;
  };
}
