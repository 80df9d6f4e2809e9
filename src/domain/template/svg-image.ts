// Inline <svg> becomes a separate image. Threat: SVG can reference files and URLs (image, use, style, url). Layer: only
// shapes and gradients, and references only to ids inside the same drawing.
import { Fault } from './template-error.ts';

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

export const svgImage = {
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
