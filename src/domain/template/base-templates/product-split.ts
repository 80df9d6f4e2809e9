import { type BaseTemplate, variant } from '#domain/template/base-template.ts';
import { ownTitles } from '#domain/template/own-titles.ts';
import { card, column, discount, photoOr, price, shop, stars, title } from './parts.ts';

export const productSplit: BaseTemplate = {
  name: 'product-split',
  title: ownTitles['product-split'],
  kinds: ['product', 'collection', 'blog', 'page'],
  needs: ['image'],
  html: card(
    '',
    `${photoOr('width:560px;height:630px;')}
    ${column(
      'flex:1;height:630px;padding:60px 64px;justify-content:space-between;',
      `${shop(28, 500)}
      ${column('gap:22px;flex-shrink:0;', `${title({ width: 512, lines: 4, max: 68, min: 36 })}${stars(32, 26)}`)}
      ${`<div style="display:flex;align-items:center;justify-content:space-between;min-height:64px;flex-shrink:0">${price(54, 360)}${discount(32)}</div>`}`,
    )}`,
  ),
  variants: [
    variant('Base', { theme: 'light', font: 'poppins' }),
    variant('Dark', { theme: 'dark', font: 'poppins' }),
    variant('Brand', { theme: 'brand', font: 'poppins' }),
    variant('Classic', { theme: 'light', font: 'times-new-roman' }),
  ],
};
