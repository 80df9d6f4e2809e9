import { type BaseTemplate, variant } from '#domain/template/base-template.ts';
import { ownTitles } from '#domain/template/own-titles.ts';
import { card, column, discount, noPhoto, photo, price, shop, title } from './parts.ts';

// The text is on a panel of the theme, not on the photo: no photo can reduce its contrast.
export const productFull: BaseTemplate = {
  name: 'product-full',
  title: ownTitles['product-full'],
  kinds: ['product', 'collection', 'home', 'blog'],
  needs: ['image'],
  html: card(
    '',
    `{% if image %}${photo('position:absolute;left:0;top:0;width:1200px;height:630px;object-position:50% 66%;')}{% else %}${noPhoto('position:absolute;left:0;top:0;width:1200px;height:630px;', 420)}{% endif %}
    <div style="position:absolute;left:40px;right:40px;bottom:40px;display:flex;align-items:center;justify-content:space-between;gap:32px;padding:30px 40px;border-radius:28px;background-color:{{ c.surface }};box-shadow:0 18px 50px rgba(0,0,0,0.28)">
      ${column('gap:{% if logo %}14{% else %}6{% endif %}px;flex-shrink:0;', `${shop(24, 600)}${title({ width: 690, lines: 2, max: 54, min: 34 })}`)}
      ${column('align-items:flex-end;gap:8px;flex-shrink:0;', `${price(50, 310)}`)}
    </div>
    <div style="position:absolute;left:40px;top:40px;display:flex">${discount(40)}</div>`,
  ),
  variants: [
    variant('Base', { theme: 'light', font: 'poppins' }),
    variant('Dark', { theme: 'dark', font: 'poppins' }),
    variant('Brand', { theme: 'brand', font: 'poppins' }),
  ],
};
