import { type BaseTemplate, variant } from '#domain/template/base-template.ts';
import { ownTitles } from '#domain/template/own-titles.ts';
import { card, clamped, column, fitted, photoOr, priceNotes, shop, title } from './parts.ts';

export const priceTag: BaseTemplate = {
  name: 'price-tag',
  title: ownTitles['price-tag'],
  kinds: ['product'],
  needs: ['image', 'price'],
  html: card(
    '',
    `<div style="position:relative;display:flex;width:660px;height:630px;flex-shrink:0">${photoOr('width:660px;height:630px;')}
    {% if price %}<div style="position:absolute;{% if dir == 'rtl' %}left{% else %}right{% endif %}:-110px;bottom:64px;display:flex;flex-direction:column;justify-content:center;width:330px;min-height:130px;padding:18px 30px;border-radius:22px;background-color:{% if isSale %}{{ palette.sale }}{% else %}{{ c.accent }}{% endif %};box-shadow:0 14px 40px rgba(0,0,0,0.25)"><div data-id="price" style="font-family:{{ font }};font-weight:700;line-height:1.2;white-space:nowrap;text-align:center;color:{% if isSale %}{{ palette.onSale }}{% else %}{{ c.onAccent }}{% endif %};${fitted('price', 270, 1, 54, 26)}">{{ price }}</div>{% if compareAtPrice %}<div data-id="compare-at-price" style="font-size:28px;line-height:1.25;white-space:nowrap;text-align:center;text-decoration:line-through;color:{{ palette.onSale }}">{{ compareAtPrice }}</div>{% endif %}${priceNotes(20, 270, '{% if isSale %}{{ palette.onSale }}{% else %}{{ c.onAccent }}{% endif %}', 'text-align:center;')}</div>{% endif %}</div>
    ${column(
      'width:540px;height:630px;padding:64px 60px;gap:28px;flex-shrink:0;',
      `${shop(28, 420)}${title({ width: 420, lines: 4, max: 56, min: 32 })}{% unless price %}{% if description %}<p data-id="description" style="font-size:26px;line-height:1.4;width:420px;color:{{ c.soft }};${clamped(3)}">{{ description }}</p>{% endif %}{% endunless %}`,
    )}`,
  ),
  variants: [variant('Base', { theme: 'light', font: 'poppins' }), variant('Dark', { theme: 'dark', font: 'poppins' })],
};
