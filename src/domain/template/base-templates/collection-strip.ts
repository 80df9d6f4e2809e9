import { type BaseTemplate, variant } from '#domain/template/base-template.ts';
import { ownTitles } from '#domain/template/own-titles.ts';
import { card, column, description, noPhoto, shop, title } from './parts.ts';

export const collectionStrip: BaseTemplate = {
  name: 'collection-strip',
  title: ownTitles['collection-strip'],
  kinds: ['collection', 'home', 'blog'],
  needs: ['images'],
  html: card(
    'flex-direction:column;',
    `<div data-id="photos" style="display:flex;gap:8px;width:1200px;height:340px;flex-shrink:0">{% if images.size >= 4 %}{% for n in (0..3) %}<img src="{{ images[n] }}" style="object-fit:cover;width:294px;height:340px;flex-shrink:0">{% endfor %}{% elsif images.size >= 2 %}{% for n in (0..1) %}<img src="{{ images[n] }}" style="object-fit:cover;width:596px;height:340px;flex-shrink:0">{% endfor %}{% elsif image %}<img src="{{ image }}" style="object-fit:cover;width:1200px;height:340px;flex-shrink:0">{% else %}${noPhoto('width:1200px;height:340px;', 280)}{% endif %}</div>
    <div style="display:flex;align-items:center;justify-content:space-between;gap:40px;width:1200px;height:290px;padding:0 64px;flex-shrink:0">
      ${column('gap:10px;flex-shrink:0;', `${title({ width: 760, lines: 2, max: 62, min: 36 })}${description(760, 1, 26)}`)}
      ${column('align-items:flex-end;flex-shrink:0;max-width:270px;', shop(28, 270))}
    </div>`,
  ),
  variants: [
    variant('Base', { theme: 'light', font: 'poppins' }),
    variant('Dark', { theme: 'dark', font: 'poppins' }),
    variant('Brand', { theme: 'brand', font: 'poppins' }),
  ],
};
