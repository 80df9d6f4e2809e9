import { type BaseTemplate, variant } from '#domain/template/base-template.ts';
import { ownTitles } from '#domain/template/own-titles.ts';
import { card, clamped, column, fitted, photoOr, price, priceNotes, shop, title } from './parts.ts';

export const productSale: BaseTemplate = {
  name: 'product-sale',
  title: ownTitles['product-sale'],
  kinds: ['product'],
  needs: ['image', 'price', 'sale'],
  html: card(
    'background-color:{{ palette.sale }};',
    `${column(
      'width:640px;height:630px;padding:56px 0;padding-inline-start:64px;justify-content:space-between;flex-shrink:0;',
      `<div data-id="site-name" style="font-size:28px;line-height:1.3;font-weight:600;width:520px;color:{{ palette.onSale }};${clamped(1)}">{{ siteName }}</div>
      {% if discount %}<div data-id="discount" style="font-family:oswald;font-weight:700;font-size:190px;line-height:1.05;{% if dir != 'rtl' %}letter-spacing:-0.02em;{% endif %}white-space:nowrap;flex-shrink:0;color:{{ palette.onSale }}">−{{ discount }}%</div>{% endif %}
      <div style="display:flex;flex-direction:column;gap:10px;flex-shrink:0">
        {% if discount %}{% assign size = title | fit: 520, 2, 44, 30, "bold", font %}{% else %}{% assign size = title | fit: 520, 4, 68, 36, "bold", font %}{% endif %}<h1 data-id="title" style="font-family:{{ font }};font-weight:700;line-height:{{ leading }};width:520px;color:{{ palette.onSale }};{% if discount %}font-size:{{ size }}px;${clamped(2)}{% else %}font-size:{{ size }}px;${clamped(4)}{% endif %}">{% if discount %}{{ title | clip: 520, size, 2, "bold", font | hyphenate: 520, size, "bold", font, 2 }}{% else %}{{ title | clip: 520, size, 4, "bold", font | hyphenate: 520, size, "bold", font, 4 }}{% endif %}</h1>
        {% if price %}<div style="display:flex;align-items:baseline;gap:20px;flex-shrink:0"><div data-id="price" style="font-family:{{ font }};font-weight:700;line-height:1.25;white-space:nowrap;color:{{ palette.onSale }};${fitted('price', 320, 1, 56, 28)}">{{ price }}</div>{% if compareAtPrice %}<div data-id="compare-at-price" style="font-size:30px;line-height:1.25;white-space:nowrap;text-decoration:line-through;color:{{ palette.onSale }}">{{ compareAtPrice }}</div>{% endif %}</div>${priceNotes(24, 520, '{{ palette.onSale }}')}{% endif %}
      </div>`,
    )}
    <div style="display:flex;align-items:center;justify-content:center;width:560px;height:630px;padding:44px 0;padding-inline-end:44px;flex-shrink:0">${photoOr('width:516px;height:542px;border-radius:36px;')}</div>`,
  ),
  variants: [
    variant('Base', { theme: 'light', font: 'poppins' }),
    variant('Condensed', { theme: 'light', font: 'oswald' }),
  ],
};

/** The same offer, quieter: the number in a circle on the theme's own surface. */
export const productSaleQuiet: BaseTemplate = {
  name: 'product-sale-quiet',
  title: ownTitles['product-sale-quiet'],
  kinds: ['product'],
  needs: ['image', 'price', 'sale'],
  html: card(
    '',
    `${column(
      'width:600px;height:630px;padding:60px 0;padding-inline-start:64px;justify-content:space-between;flex-shrink:0;',
      `${shop(28, 480)}${title({ width: 496, lines: 4, max: 62, min: 34 })}${price(58, 496)}`,
    )}
    <div style="position:relative;display:flex;width:600px;height:630px;flex-shrink:0">${photoOr('width:600px;height:630px;')}
    {% if discount %}<div data-id="discount" style="position:absolute;left:36px;top:36px;width:176px;height:176px;border-radius:999px;display:flex;align-items:center;justify-content:center;background-color:{{ palette.sale }};color:{{ palette.onSale }};font-family:{{ font }};font-weight:700;font-size:48px;line-height:1;white-space:nowrap">−{{ discount }}%</div>{% endif %}</div>`,
  ),
  variants: [variant('Base', { theme: 'light', font: 'poppins' }), variant('Dark', { theme: 'dark', font: 'poppins' })],
};
