import { expect, test } from 'vitest';
import { withIds } from '#domain/design/edit-element.ts';
import { readable } from '#domain/design/format-source.ts';
import { cardData } from '#domain/template/base-template.ts';
import { fillTemplate } from '#domain/template/fill-template.ts';
import { readHtml } from '#domain/template/read-html.ts';
import { baseTemplates } from '#domain/template/recommend-templates.ts';
import { testPages } from './cards.fixture.ts';

// Opening a template in the designer formats it, and saving stores that: it must draw what it drew before. The same
// card is the same image, so nothing has to be drawn.
test.each(baseTemplates.map((template) => [template.name, template] as const))(
  '%s is the same card when it is formatted',
  (_, { html, variants }) => {
    const named = withIds(html);
    const shown = readable(named);
    expect(shown).not.toBe(named);
    Object.values(testPages).forEach((page, at) => {
      // Each page with a different variant, so that all of them are seen.
      const { data, style } = variants[at % variants.length] ?? variants[0];
      const fields = { ...cardData(page, data), grid: style.grid };
      expect(cardOf(shown, fields)).toEqual(cardOf(named, fields));
    });
  },
);

function cardOf(html: string, data: object) {
  const filled = fillTemplate(html, data);
  if (!filled.ok) throw new Error(`the template is not filled: ${JSON.stringify(filled)}`);
  return readHtml(filled.html);
}
