import { type BaseTemplate, variant } from '#domain/template/base-template.ts';
import { ownTitles } from '#domain/template/own-titles.ts';
import { card, clamped, column, description, noPhoto } from './parts.ts';

const slab = (at: number, left: number, top: number, height: number) =>
  `{% if images.size > ${at} %}<img src="{{ images[${at}] }}" style="position:absolute;left:${left}px;top:${top}px;width:176px;height:${height}px;object-fit:cover;border-radius:24px">{% endif %}`;

export const homeShowcase: BaseTemplate = {
  name: 'home-showcase',
  title: ownTitles['home-showcase'],
  kinds: ['home', 'collection'],
  needs: ['images'],
  html: card(
    '',
    `${column(
      'width:600px;height:630px;padding:72px 0;padding-inline-start:68px;justify-content:center;gap:26px;flex-shrink:0;',
      `{% if logo %}<div style="display:flex;align-self:flex-start;flex-shrink:0;{% if theme != 'light' %}background-color:{{ palette.paper }};border-radius:16px;padding:12px 20px;{% endif %}"><img data-id="logo" src="{{ logo }}" style="height:76px;max-width:300px;object-fit:contain"></div>{% endif %}
      {% assign nameSize = siteName | fit: 500, 3, 78, 40, "bold", font %}<h1 data-id="site-name" style="font-family:{{ font }};font-weight:700;line-height:1.14;width:500px;color:{{ c.text }};font-size:{{ nameSize }}px;${clamped(3)}">{{ siteName | clip: 500, nameSize, 3, "bold", font | hyphenate: 500, nameSize, "bold", font, 3 }}</h1>${description(504, 3, 28)}`,
    )}
    <div data-id="photos" style="position:relative;{% if dir == 'rtl' %}left:{% if images.size >= 3 %}32{% else %}60{% endif %}px;{% endif %}display:flex;width:600px;height:630px;flex-shrink:0">{% if images.size >= 3 %}${slab(0, 0, 100, 470)}${slab(1, 196, 40, 470)}${slab(2, 392, 120, 470)}{% elsif image %}<img src="{{ image }}" style="position:absolute;left:0;top:60px;width:540px;height:510px;object-fit:cover;border-radius:28px">{% else %}${noPhoto('position:absolute;left:0;top:60px;width:540px;height:510px;border-radius:28px;')}{% endif %}</div>`,
  ),
  variants: [
    variant('Base', { theme: 'light', font: 'poppins' }),
    variant('Dark', { theme: 'dark', font: 'poppins' }),
    variant('Brand', { theme: 'brand', font: 'poppins' }),
  ],
};
