import { type BaseTemplate, variant } from '#domain/template/base-template.ts';
import { ownTitles } from '#domain/template/own-titles.ts';
import { card, column, photoOr, price, shop, stars, title } from './parts.ts';

export const productRating: BaseTemplate = {
  name: 'product-rating',
  title: ownTitles['product-rating'],
  kinds: ['product'],
  needs: ['image', 'rating'],
  html: card(
    'padding:44px;gap:52px;align-items:center;',
    `${column(
      'width:548px;height:542px;padding-inline-start:20px;justify-content:center;gap:30px;flex-shrink:0;',
      `${shop(28, 500)}${stars(50, 32)}${title({ width: 528, lines: 3, max: 64, min: 34 })}${price(50, 528)}`,
    )}
    <div style="display:flex;width:512px;height:542px;border-radius:40px;overflow:hidden;flex-shrink:0;box-shadow:0 22px 60px rgba(0,0,0,0.22)">${photoOr('width:512px;height:542px;border-radius:40px;')}</div>`,
  ),
  variants: [variant('Base', { theme: 'light', font: 'poppins' }), variant('Dark', { theme: 'dark', font: 'poppins' })],
};
