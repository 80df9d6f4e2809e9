import { type BaseTemplate, variant } from '#domain/template/base-template.ts';
import { ownTitles } from '#domain/template/own-titles.ts';
import { card, column, description, photoOr, shop, title } from './parts.ts';

export const pageFrame: BaseTemplate = {
  name: 'page-frame',
  title: ownTitles['page-frame'],
  kinds: ['page', 'home', 'collection', 'blog'],
  needs: ['image'],
  html: card(
    'padding:44px;gap:48px;align-items:center;',
    `<div style="position:relative;display:flex;width:520px;height:542px;flex-shrink:0"><div style="position:absolute;left:0;top:28px;width:492px;height:514px;border-radius:28px;background-color:{{ c.accent }};opacity:0.9"></div>${photoOr('position:absolute;left:28px;top:0;width:492px;height:514px;border-radius:28px;')}</div>
    ${column('width:520px;height:542px;justify-content:center;gap:24px;flex-shrink:0;', `${shop(28, 500)}${title({ width: 520, lines: 4, max: 62, min: 34 })}${description(520, 3, 27)}`)}`,
  ),
  variants: [
    variant('Base', { theme: 'light', font: 'poppins' }),
    variant('Dark', { theme: 'dark', font: 'poppins' }),
    variant('Brand', { theme: 'brand', font: 'poppins' }),
  ],
};
