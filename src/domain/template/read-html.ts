// Filled HTML → a checked card. Threat: templates are written by strangers. Layers: an allowlist of elements (anything
// else is rejected by name and position), attributes taken one by one, styles checked, counts bounded while reading, so
// that a page of 100,000 elements ends at the 2,001st.
import { Parser } from 'htmlparser2';
import { type Card, type CardBox, type CardNode, cardLimits, type Declarations } from './card-node.ts';
import { LINE_BREAK } from './hyphenate.ts';
import { checkSheet, checkValue, imageAddress, readDeclarations } from './safe-css.ts';
import { svgImage } from './svg-image.ts';
import { Fault, type TemplateError, templateErrorOrThrow } from './template-error.ts';

const bold = { fontWeight: 700 };
const block = { display: 'block' };
const inline = { display: 'inline' };
/** No margins and sizes by element name, as in Tailwind's preflight: a heading looks the way its classes say. */
const presets: ReadonlyMap<string, Declarations> = new Map(
  Object.entries<Declarations>({
    ...Object.fromEntries(
      ['div', 'section', 'header', 'footer', 'main', 'article', 'figure', 'p', 'ul', 'ol', 'li', 'body', 'html'].map(
        (name) => [name, block],
      ),
    ),
    ...Object.fromEntries(
      ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'figcaption'].map((name) => [name, block]),
    ),
    ...Object.fromEntries(
      ['span', 'a', 'small', 'mark', 'sub', 'sup', 'time', 'label', 'q', 'bdi'].map((n) => [n, inline]),
    ),
    b: { ...inline, ...bold },
    strong: { ...inline, ...bold },
    i: { ...inline, fontStyle: 'italic' },
    em: { ...inline, fontStyle: 'italic' },
    u: { ...inline, textDecoration: 'underline' },
    s: { ...inline, textDecoration: 'line-through' },
    del: { ...inline, textDecoration: 'line-through' },
  }),
);

/** White, because JPEG has no transparency and a card without a background must not turn black. */
const canvas = { display: 'flex', width: '100%', height: '100%', backgroundColor: '#ffffff' };

export type ReadHtml = { ok: true; card: Card } | TemplateError;

export function readHtml(html: string): ReadHtml {
  try {
    return { ok: true, card: read(html) };
  } catch (error) {
    return templateErrorOrThrow(error, html);
  }
}

function read(html: string): Card {
  if (html.length > cardLimits.htmlCharacters) throw new Fault('too-long', `${html.length} characters`);
  const root: CardBox = { type: 'container', children: [], preset: canvas };
  const open: CardBox[] = [root];
  const css: string[] = [];
  const images = new Set<string>();
  let nodes = 0;
  let characters = 0;
  let sheet: string | null = null;
  let svg: { text: string; depth: number; attributes: Record<string, string>; index: number } | null = null;

  const add = (node: CardNode, index: number) => {
    nodes += 1;
    if (nodes > cardLimits.nodes) throw new Fault('too-many-elements', `${nodes}`, index);
    open.at(-1)?.children.push(node);
  };
  const addImage = (address: string, index: number) => {
    images.add(address);
    if (images.size > cardLimits.images) throw new Fault('too-many-images', `${images.size}`, index);
  };
  const fields = (name: string, attributes: Record<string, string>, index: number) => {
    for (const value of [attributes.style, attributes.class, attributes.tw]) {
      for (const address of value ? checkValue(value, index) : []) addImage(address, index);
    }
    const classes = [attributes.class, attributes.tw].filter(Boolean).join(' ');
    const dir = attributes.dir === 'rtl' || attributes.dir === 'ltr' ? attributes.dir : null;
    const preset = presets.get(name);
    const own: Omit<CardBox, 'type' | 'children'> = {
      tagName: name,
      ...(preset ? { preset } : {}),
      ...(classes === '' ? {} : { className: classes, tw: classes }),
      ...(attributes['data-id'] ? { id: attributes['data-id'] } : {}),
      ...(dir ? { dir } : {}),
      ...(attributes.lang ? { lang: attributes.lang } : {}),
      ...(attributes.style ? { style: readDeclarations(attributes.style) } : {}),
    };

    return own;
  };

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const index = parser.startIndex;
        if (svg) {
          svg.depth += 1;
          nodes += 1;
          if (nodes > cardLimits.nodes) throw new Fault('too-many-elements', `${nodes}`, index);
          svg.text += svgImage.open(name, attributes, index);
        } else if (name === 'svg') {
          svg = { text: svgImage.open(name, attributes, index), depth: 1, attributes, index };
        } else if (name === 'style') {
          sheet = '';
        } else if (name === 'img') {
          if (!attributes.src) return;
          const src = imageAddress(attributes.src, index);
          addImage(src, index);
          add({ type: 'image', src, ...size(attributes), ...fields(name, attributes, index) }, index);
        } else if (name === 'br') {
          add({ type: 'text', text: '\n', preset: { whiteSpace: 'pre' } }, index);
        } else if (presets.has(name)) {
          const box: CardBox = { type: 'container', children: [], ...fields(name, attributes, index) };
          add(box, index);
          open.push(box);
          if (open.length > cardLimits.depth) throw new Fault('too-deep', `${open.length}`, index);
        } else if (name !== 'head' && name !== 'wbr') {
          throw new Fault('forbidden-element', `<${name.slice(0, 40)}>`, index);
        }
      },
      ontext(text) {
        if (svg) return;
        if (sheet !== null) {
          sheet += text;
          return;
        }
        characters += text.length;
        if (characters > cardLimits.textCharacters) throw new Fault('too-long', 'text', parser.startIndex);
        const folded = text.replaceAll(/[ \t\r\n\f]+/g, ' ');
        const siblings = open.at(-1)?.children;
        const last = siblings?.at(-1);
        if (folded.includes(LINE_BREAK)) {
          folded.split(LINE_BREAK).forEach((line, at) => {
            if (at > 0) add({ type: 'text', text: '\n', preset: { whiteSpace: 'pre' } }, parser.startIndex);
            if (line !== '') add({ type: 'text', text: line }, parser.startIndex);
          });
          return;
        }
        // The parser delivers text in pieces (entities): one run of text stays one node.
        if (last?.type === 'text' && last.tagName === undefined && last.text !== '\n') last.text += folded;
        else if (folded !== ' ' || (siblings?.length ?? 0) > 0) add({ type: 'text', text: folded }, parser.startIndex);
      },
      onclosetag(name) {
        if (svg) {
          svg.depth -= 1;
          svg.text += svgImage.close(name);
          if (svg.depth > 0) return;
          const { text, attributes, index } = svg;
          svg = null;
          add({ type: 'image', src: text, ...size(attributes), ...fields('svg', attributes, index) }, index);
        } else if (name === 'style' && sheet !== null) {
          for (const address of checkSheet(sheet, parser.startIndex)) addImage(address, parser.startIndex);
          css.push(sheet);
          sheet = null;
        } else if (presets.has(name) && open.length > 1) {
          const box = open.pop();
          if (box) tidy(box);
        }
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.write(html);
  parser.end();
  tidy(root);
  if (root.children.length === 0) throw new Fault('empty', '');
  return { root, css, images: [...images] };
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

function size({ width, height }: Record<string, string>): { width?: number; height?: number } {
  const pixels = (name: 'width' | 'height', value: string | undefined) => {
    const number = Number(value);
    return value && Number.isFinite(number) && number > 0 && number <= cardLimits.lengthPx ? { [name]: number } : {};
  };
  return { ...pixels('width', width), ...pixels('height', height) };
}
