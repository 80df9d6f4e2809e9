import { type BaseTemplate, variant } from '#domain/template/base-template.ts';
import { ownTitles } from '#domain/template/own-titles.ts';
import { card, clamped } from './parts.ts';

export const logoOnly: BaseTemplate = {
  name: 'logo-only',
  title: ownTitles['logo-only'],
  kinds: ['home', 'page'],
  needs: ['logo'],
  html: card(
    'align-items:center;justify-content:center;',
    `<div style="position:absolute;left:-150px;top:280px;width:520px;height:520px;border-radius:999px;background-color:{{ c.text }};opacity:0.06"></div>
    <div style="position:absolute;left:850px;top:-190px;width:560px;height:560px;border-radius:999px;background-color:{{ c.text }};opacity:0.06"></div>
    {% if logo %}<div style="position:relative;display:flex;align-items:center;justify-content:center;{% if theme != 'light' %}background-color:{{ palette.paper }};border-radius:48px;padding:52px 72px;{% endif %}"><img data-id="logo" src="{{ logo }}" style="height:300px;max-width:760px;object-fit:contain"></div>{% else %}{% assign nameSize = siteName | fit: 1000, 2, 128, 56, "bold", font %}<h1 data-id="site-name" style="position:relative;font-family:{{ font }};font-weight:700;line-height:1.14;width:1000px;text-align:center;color:{{ c.text }};font-size:{{ nameSize }}px;${clamped(2)}">{{ siteName | clip: 1000, nameSize, 2, "bold", font, "at-words" | hyphenate: 1000, nameSize, "bold", font, 2 }}</h1>{% endif %}`,
  ),
  variants: [
    variant('Base', { theme: 'brand', font: 'poppins' }),
    variant('Light', { theme: 'light', font: 'poppins' }),
    variant('Dark', { theme: 'dark', font: 'poppins' }),
  ],
};
