// The tags and outputs of a Liquid file with their places, as Shopify's own tokenizer finds them: the first `%}` or
// `}}` ends, quotes do not matter. Linear in the length of the file, whatever it holds: every search goes forward only,
// and a delimiter that was not found is not searched for again.

export interface LiquidNode {
  /** `line` is a tag written as a line of `{% liquid %}`; `opaque` is never run, or not printed as markup. */
  kind: 'tag' | 'output' | 'line' | 'opaque';
  /** Of the tag, in an output `''`. `{% liquid %}` is followed by its lines and an `endliquid`. */
  name: string;
  markup: string;
  from: number;
  to: number;
}

/** Tags whose content is text, and not printed where it stands. */
const opaqueTags = new Set(['comment', 'raw', 'doc', 'schema', 'javascript', 'stylesheet']);

export interface LiquidScan {
  nodes: LiquidNode[];
  /** Where a tag begins that nothing ends. */
  brokenAt: number | null;
}

export function scanLiquid(source: string): LiquidScan {
  const nodes: LiquidNode[] = [];
  let at = 0;
  while (true) {
    const from = nextOpening(source, at);
    if (from === -1) return { nodes, brokenAt: null };
    const isTag = source[from + 1] === '%';
    const end = source.indexOf(isTag ? '%}' : '}}', from + 2);
    if (end === -1) return { nodes, brokenAt: from };
    const to = end + 2;
    at = to;
    const inner = withoutDashes(source.slice(from + 2, end));
    if (!isTag) {
      nodes.push({ kind: 'output', name: '', markup: inner.trim(), from, to });
      continue;
    }
    const tag = readTag(inner);
    if (opaqueTags.has(tag.name)) {
      const opaqueEnd = endOfOpaque(source, tag.name, to);
      if (opaqueEnd === -1) return { nodes, brokenAt: from };
      nodes.push({ kind: 'opaque', name: tag.name, markup: source.slice(to, opaqueEnd), from, to: opaqueEnd });
      at = opaqueEnd;
      continue;
    }
    nodes.push({ kind: 'tag', ...tag, from, to });
    if (tag.name === 'liquid') pushLines(nodes, source, from, end, to);
  }
}

/** A `{` alone is text: only `{%` and `{{` open. */
function nextOpening(source: string, from: number): number {
  let at = source.indexOf('{', from);
  while (at !== -1 && source[at + 1] !== '%' && source[at + 1] !== '{') at = source.indexOf('{', at + 1);
  return at;
}

const withoutDashes = (inner: string) =>
  inner.slice(inner.startsWith('-') ? 1 : 0, inner.endsWith('-') && inner.length > 1 ? -1 : undefined);

function readTag(inner: string): { name: string; markup: string } {
  const text = inner.trim();
  if (text.startsWith('#')) return { name: '#', markup: '' };
  let end = 0;
  while (end < text.length && isWord(text.charCodeAt(end))) end++;
  return { name: text.slice(0, end), markup: text.slice(end).trim() };
}

const isWord = (code: number) =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 95;

/** Position behind the end tag; comments contain comments. -1 if there is none. */
function endOfOpaque(source: string, name: string, from: number): number {
  let depth = 1;
  let at = from;
  let end = -1;
  while (true) {
    const opening = source.indexOf('{%', at);
    if (opening === -1) return -1;
    // The end found for an earlier opening is this one's too, unless it has been passed.
    if (end < opening + 2) end = source.indexOf('%}', opening + 2);
    if (end === -1) return -1;
    const tag = readTag(withoutDashes(source.slice(opening + 2, Math.min(end, opening + 100))));
    if (tag.name === `end${name}`) depth--;
    else if (tag.name === name && name === 'comment') depth++;
    if (depth === 0) return end + 2;
    // Behind the opening and not behind the end: in text, `{%` may be without one of its own.
    at = opening + 2;
  }
}

/** The lines of `{% liquid %}` as nodes of their own, comments in them as one opaque node. */
function pushLines(nodes: LiquidNode[], source: string, from: number, end: number, to: number): void {
  let at = source.indexOf('liquid', from) + 'liquid'.length;
  let comment: LiquidNode | null = null;
  while (at < end) {
    const found = source.indexOf('\n', at);
    const lineEnd = found === -1 || found > end ? end : found;
    const line = source.slice(at, lineEnd);
    const text = line.trim();
    const lineFrom = at + line.length - line.trimStart().length;
    at = lineEnd + 1;
    if (text === '' || text === '-') continue;
    const tag = readTag(text);
    const place = { from: lineFrom, to: lineFrom + text.length };
    if (comment !== null) {
      comment.to = place.to;
      comment.markup += `\n${text}`;
      if (tag.name === 'endcomment') comment = null;
    } else if (tag.name === 'comment') {
      comment = { kind: 'opaque', name: 'comment', markup: '', ...place };
      nodes.push(comment);
    } else {
      nodes.push({ kind: 'line', ...tag, ...place });
    }
  }
  nodes.push({ kind: 'line', name: 'endliquid', markup: '', from: to, to });
}
