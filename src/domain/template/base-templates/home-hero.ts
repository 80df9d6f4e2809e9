import { type BaseTemplate, variant } from '#domain/template/base-template.ts';
import { ownTitles } from '#domain/template/own-titles.ts';
import { card, clamped } from './parts.ts';

// The overlay is the theme's surface at 74 % (brand colours at 92 %): text is readable on the brightest and the darkest
// photo.
export const homeHero: BaseTemplate = {
  name: 'home-hero',
  title: ownTitles['home-hero'],
  kinds: ['home', 'collection', 'page'],
  needs: ['image'],
  html: card(
    'align-items:center;justify-content:center;',
    `{% if image %}<img data-id="photo" src="{{ image }}" style="position:absolute;left:0;top:0;width:1200px;height:630px;object-fit:cover">{% endif %}
    <div style="position:absolute;left:0;top:0;width:1200px;height:630px;background-color:{{ c.surface }};opacity:{% if image == null %}1{% elsif theme == 'brand' %}0.92{% else %}0.74{% endif %}"></div>
    <div style="position:absolute;left:32px;top:32px;width:1136px;height:566px;border:3px solid {{ c.text }};border-radius:22px;opacity:0.35"></div>
    <div style="position:relative;display:flex;flex-direction:column;align-items:center;gap:26px;width:920px">
      {% if logo %}<div style="display:flex;flex-shrink:0;{% if theme != 'light' %}background-color:{{ palette.paper }};border-radius:20px;padding:14px 24px;{% endif %}"><img data-id="logo" src="{{ logo }}" style="height:110px;max-width:380px;object-fit:contain"></div>{% endif %}
      {% assign nameSize = siteName | fit: 920, 2, 104, 48, "bold", font %}<h1 data-id="site-name" style="font-family:{{ font }};font-weight:700;line-height:1.12;width:920px;text-align:center;color:{{ c.text }};font-size:{{ nameSize }}px;${clamped(2)}">{{ siteName | clip: 920, nameSize, 2, "bold", font, "at-words" | hyphenate: 920, nameSize, "bold", font, 2 }}</h1>
      {% if description %}<p data-id="description" style="font-size:32px;line-height:1.4;width:840px;text-align:center;color:{{ c.text }};${clamped(2)}">{{ description | clip: 840, 32, 2, "regular", "roboto", "at-words" | hyphenate: 840, 32 }}</p>{% endif %}
    </div>`,
  ),
  variants: [
    variant('Base', { theme: 'dark', font: 'poppins' }),
    variant('Light', { theme: 'light', font: 'poppins' }),
    variant('Brand', { theme: 'brand', font: 'poppins' }),
    variant('Classic', { theme: 'dark', font: 'times-new-roman' }),
  ],
};
