import { Parser } from 'htmlparser2';
import { CardBuilder, isBox } from './card-builder.ts';
import { type Card, cardLimits } from './card-node.ts';
import { imageAddress } from './safe-css.ts';
import { Fault, type TemplateError, templateErrorOrThrow } from './template-error.ts';

// Inline <svg> becomes a separate image. Threat: SVG can reference files and URLs (image, use, style, url). Layer: only
// shapes and gradients, and references only to ids inside the same drawing.

/** The HTML parser lower-cases names; SVG is case-sensitive. */
const elements: ReadonlyMap<string, string> = new Map(
  [
    'svg', 'g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon', 'defs', 'stop', 'title', 'mask',
    'linearGradient', 'radialGradient', 'clipPath',
  ].map((name) => [name.toLowerCase(), name]),
); // biome-ignore format: one list of names reads best in lines
const attributeNames: ReadonlyMap<string, string> = new Map(
  ['viewBox', 'gradientUnits', 'gradientTransform', 'clipPathUnits', 'preserveAspectRatio', 'spreadMethod'].map(
    (name) => [name.toLowerCase(), name],
  ),
);
const allowedAttribute =
  /^(?:viewbox|width|height|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|fx|fy|d|points|fill|stroke|transform|id|offset|opacity|mask|(?:fill|stroke|stop|clip)-[a-z]+|gradientunits|gradienttransform|clippathunits|preserveaspectratio|spreadmethod)$/;

const svgImage = {
  open(name: string, attributes: Record<string, string>, index: number): string {
    const element = elements.get(name);
    if (!element) throw new Fault('forbidden-element', `<${name.slice(0, 40)}> in <svg>`, index);
    const written = Object.entries(attributes)
      .filter(([key, value]) => allowedAttribute.test(key) && isSafe(value))
      .map(([key, value]) => ` ${attributeNames.get(key) ?? key}="${escapeAttribute(value)}"`);
    const namespace = element === 'svg' ? ' xmlns="http://www.w3.org/2000/svg"' : '';
    return `<${element}${namespace}${written.join('')}>`;
  },
  close: (name: string): string => `</${elements.get(name) ?? name}>`,
};

const isSafe = (value: string) =>
  value.length < 20_000 && !/\\/.test(value) && !/url\(/i.test(value.replaceAll(/url\(#[\w-]+\)/g, ''));

const escapeAttribute = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

// Filled HTML → a checked card. Threat: templates are written by strangers. Layers: an allowlist of elements (anything
// else is rejected by name and position), attributes taken one by one, styles checked, counts bounded while reading, so
// that a page of 100,000 elements ends at the 2,001st.

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
  const card = new CardBuilder();
  let sheet: string | null = null;
  let svg: { text: string; depth: number; attributes: Record<string, string>; index: number } | null = null;

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const index = parser.startIndex;
        if (svg) {
          svg.depth += 1;
          card.countNode(index);
          svg.text += svgImage.open(name, attributes, index);
        } else if (name === 'svg') {
          svg = { text: svgImage.open(name, attributes, index), depth: 1, attributes, index };
        } else if (name === 'style') {
          sheet = '';
        } else if (name === 'img') {
          if (!attributes.src) return;
          const src = imageAddress(attributes.src, index);
          card.addImage(src, index);
          card.add({ type: 'image', src, ...size(attributes), ...card.fields(name, attributes, index) }, index);
        } else if (name === 'br') {
          card.addLineBreak(index);
        } else if (isBox(name)) {
          card.openBox(name, attributes, index);
        } else if (name !== 'head' && name !== 'wbr') {
          throw new Fault('forbidden-element', `<${name.slice(0, 40)}>`, index);
        }
      },
      ontext(text) {
        if (svg) return;
        if (sheet === null) card.addText(text, parser.startIndex);
        else sheet += text;
      },
      onclosetag(name) {
        if (svg) {
          svg.depth -= 1;
          svg.text += svgImage.close(name);
          if (svg.depth > 0) return;
          const { text, attributes, index } = svg;
          svg = null;
          card.add({ type: 'image', src: text, ...size(attributes), ...card.fields('svg', attributes, index) }, index);
        } else if (name === 'style' && sheet !== null) {
          card.addSheet(sheet, parser.startIndex);
          sheet = null;
        } else if (isBox(name)) {
          card.closeBox();
        }
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.write(html);
  parser.end();
  return card.finish();
}

function size({ width, height }: Record<string, string>): { width?: number; height?: number } {
  const pixels = (name: 'width' | 'height', value: string | undefined) => {
    const number = Number(value);
    return value && Number.isFinite(number) && number > 0 && number <= cardLimits.lengthPx ? { [name]: number } : {};
  };
  return { ...pixels('width', width), ...pixels('height', height) };
}
