import { type BaseTemplate, variant } from '#domain/template/base-template.ts';
import { ownTitles } from '#domain/template/own-titles.ts';
import { card, column, discount, photoOr, price, shop, title } from './parts.ts';

export const productSpotlight: BaseTemplate = {
  name: 'product-spotlight',
  title: ownTitles['product-spotlight'],
  kinds: ['product', 'collection', 'page'],
  needs: ['image'],
  html: card(
    '',
    `<div style="position:absolute;{% if dir == 'rtl' %}right{% else %}left{% endif %}:620px;top:-120px;width:870px;height:870px;border-radius:999px;background-color:{{ c.text }};opacity:0.06"></div>
    <div style="position:absolute;{% if dir == 'rtl' %}right{% else %}left{% endif %}:690px;top:-50px;width:730px;height:730px;border-radius:999px;background-color:{{ c.text }};opacity:0.07"></div>
    ${column(
      'position:relative;width:640px;height:630px;padding:60px 0;padding-inline-start:68px;justify-content:space-between;flex-shrink:0;',
      `${shop(28, 480)}${title({ width: 552, lines: 4, max: 72, min: 36 })}<div style="display:flex;align-items:center;min-height:64px;gap:24px;flex-shrink:0">${price(56, 380)}${discount(32)}</div>`,
    )}
    <div style="position:relative;display:flex;width:560px;height:630px;align-items:center;justify-content:center;flex-shrink:0">${photoOr('width:500px;height:500px;border-radius:999px;', 220)}</div>`,
  ),
  variants: [
    variant('Base', { theme: 'brand', font: 'poppins' }),
    variant('Light', { theme: 'light', font: 'poppins' }),
    variant('Dark', { theme: 'dark', font: 'poppins' }),
  ],
};
