// Filled HTML → a checked card. Threat: templates are written by strangers. Layers: an allowlist of elements (anything
// else is rejected by name and position), attributes taken one by one, styles checked, counts bounded while reading, so
// that a page of 100,000 elements ends at the 2,001st.
import { Parser } from 'htmlparser2';
import { CardBuilder, isBox } from './card-builder.ts';
import { type Card, cardLimits } from './card-node.ts';
import { imageAddress } from './safe-css.ts';
import { svgImage } from './svg-image.ts';
import { Fault, type TemplateError, templateErrorOrThrow } from './template-error.ts';

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
