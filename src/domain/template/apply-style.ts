// Applies style options to a card: the element with the option's data-id gets the classes, which replace what the
// template itself says about the same properties.
import type { Card, CardNode } from './card-node.ts';
import { checkSheet } from './safe-css.ts';
import { classOf, elementOptions, isElementOption, type TemplateStyle } from './style-options.ts';
import { Fault, type TemplateError, templateErrorOrThrow } from './template-error.ts';

export type StyledCard = { ok: true; card: Card } | TemplateError;

export function applyStyle(card: Card, style: TemplateStyle): StyledCard {
  try {
    const images = style.css ? checkSheet(style.css) : [];
    const { elements } = style;
    return {
      ok: true,
      card: {
        root: elements ? (restyled(card.root, elements) as Card['root']) : card.root,
        css: style.css ? [...card.css, style.css] : card.css,
        images: [...new Set([...card.images, ...images])],
      },
    };
  } catch (error) {
    return templateErrorOrThrow(error, style.css ?? '');
  }
}

function restyled(node: CardNode, elements: NonNullable<TemplateStyle['elements']>): CardNode {
  const inner =
    node.type === 'container' ? { ...node, children: node.children.map((child) => restyled(child, elements)) } : node;
  const options = node.id !== undefined && Object.hasOwn(elements, node.id) ? elements[node.id] : undefined;
  if (!options) return inner;
  const declarations = { ...inner.style };
  const classes = inner.tw ? [inner.tw] : [];
  for (const [name, value] of Object.entries(options)) {
    const known = isElementOption(name) && typeof value === 'string' ? classOf(name, value) : null;
    if (!isElementOption(name) || known === null)
      throw new Fault('unknown-style-option', `${node.id}: ${name} ${value}`);
    for (const property of elementOptions[name].properties) delete declarations[property];
    // Takumi has no class for a font family by name.
    if (name === 'font') declarations.fontFamily = known.slice('font-'.length);
    else classes.push(known);
  }
  return { ...inner, style: declarations, ...(classes.length > 0 ? { tw: classes.join(' ') } : {}) };
}
