import { type BaseTemplate, variant } from '#domain/template/base-template.ts';
import { ownTitles } from '#domain/template/own-titles.ts';
import { card, column, discount, noPhoto, photo, price, shop, title } from './parts.ts';

export const productGallery: BaseTemplate = {
  name: 'product-gallery',
  title: ownTitles['product-gallery'],
  kinds: ['product', 'collection'],
  needs: ['images'],
  html: card(
    'padding:36px;gap:20px;',
    `{% if images.size >= 3 %}${photo('width:420px;height:558px;border-radius:24px;')}${column(
      'gap:20px;flex-shrink:0;',
      `${photo('width:220px;height:269px;border-radius:24px;', 'images[1]', 'photo-2')}${photo('width:220px;height:269px;border-radius:24px;', 'images[2]', 'photo-3')}`,
    )}{% elsif image %}${photo('width:660px;height:558px;border-radius:24px;')}{% else %}${noPhoto('width:660px;height:558px;border-radius:24px;')}{% endif %}
    ${column(
      'flex:1;height:558px;padding:16px 0;padding-inline-start:20px;justify-content:space-between;',
      `${shop(26, 400)}${title({ width: 416, lines: 5, max: 56, min: 32 })}${column('gap:14px;align-items:flex-start;min-height:56px;flex-shrink:0;', `${discount(28)}${price(46, 416)}`)}`,
    )}`,
  ),
  variants: [
    variant('Base', { theme: 'light', font: 'poppins' }),
    variant('Dark', { theme: 'dark', font: 'poppins' }),
    variant('Brand', { theme: 'brand', font: 'poppins' }),
  ],
};
