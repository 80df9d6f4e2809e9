import { type BaseTemplate, variant } from '#domain/template/base-template.ts';
import { ownTitles } from '#domain/template/own-titles.ts';
import { card, clamped } from './parts.ts';

// `grid` comes from the style options: columns 3, 4 or 5, gap, chaos, logo, shadow of each image, rounded corners.
// Images repeat until the rows are full, so that three products fill a grid of ten. Cells have even sides, so a photo
// cropped to one falls on whole pixels.
const cells = `{% assign rows = 2 %}{% assign cells = grid.columns | times: rows %}{% assign gap = grid.gap | times: 4 %}{% assign gaps = grid.columns | plus: 1 | times: gap %}{% assign w = 1200 | minus: gaps | divided_by: grid.columns | divided_by: 2 | floor | times: 2 %}{% assign hgaps = gap | times: 3 %}{% assign h = 630 | minus: hgaps | divided_by: rows | divided_by: 2 | floor | times: 2 %}{% assign last = cells | minus: 1 %}
<div data-id="grid" style="position:absolute;left:0;top:0;width:1200px;height:630px;display:flex;flex-wrap:wrap;gap:{{ gap }}px;padding:{{ gap }}px">{% for n in (0..last) %}{% assign at = n | modulo: images.size %}{% assign turn = n | times: 7 | modulo: 5 | minus: 2 | times: 3 %}<img src="{{ images[at] }}" style="object-fit:cover;flex-shrink:0;width:{{ w }}px;height:{{ h }}px;{% if grid.rounded %}border-radius:18px;{% endif %}{% if grid.childShadow %}box-shadow:0 10px 30px rgba(0,0,0,0.35);{% endif %}{% if grid.chaos %}transform:rotate({{ turn }}deg);{% endif %}">{% endfor %}</div>`;

export const collageGrid: BaseTemplate = {
  name: 'collage-grid',
  title: ownTitles['collage-grid'],
  kinds: ['collection', 'home'],
  needs: ['images'],
  html: card(
    'background-color:{{ c.panel }};align-items:center;justify-content:center;',
    `{% if images.size > 0 %}${cells}{% endif %}
    <div style="position:relative;display:flex;flex-direction:column;align-items:center;gap:16px;width:680px;padding:36px 44px;border-radius:30px;background-color:{{ c.surface }};box-shadow:0 24px 70px rgba(0,0,0,0.35)">
      {% if grid.logo and logo %}<div style="display:flex;{% if theme != 'light' %}background-color:{{ palette.paper }};border-radius:14px;padding:10px 18px;{% endif %}"><img data-id="logo" src="{{ logo }}" style="height:72px;max-width:300px;object-fit:contain"></div>{% else %}<div data-id="site-name" style="font-size:26px;line-height:1.3;font-weight:600;max-width:592px;color:{{ c.accent }};${clamped(1)}">{{ siteName }}</div>{% endif %}
      {% assign size = title | fit: 592, 3, 60, 34, "bold", font %}<h1 data-id="title" style="font-family:{{ font }};font-weight:700;line-height:{{ leading }};width:592px;text-align:center;color:{{ c.text }};font-size:{{ size }}px;${clamped(3)}">{{ title | clip: 592, size, 3, "bold", font, "at-words" | hyphenate: 592, size, "bold", font, 3 }}</h1>
    </div>`,
  ),
  variants: [
    variant('Base', { theme: 'light', font: 'poppins' }, { grid: { columns: 3, gap: 4 } }),
    variant('Four columns', { theme: 'light', font: 'poppins' }, { grid: { columns: 4, gap: 4 } }),
    variant('Five columns', { theme: 'dark', font: 'poppins' }, { grid: { columns: 5, gap: 3 } }),
    variant(
      'Chaos',
      { theme: 'brand', font: 'poppins' },
      { grid: { columns: 4, gap: 6, chaos: true, childShadow: true } },
    ),
    variant('Dark', { theme: 'dark', font: 'poppins' }, { grid: { columns: 3, gap: 4 } }),
  ],
};
