import { type BaseTemplate, variant } from '#domain/template/base-template.ts';
import { ownTitles } from '#domain/template/own-titles.ts';
import { card, clamped, column, description, photoOr, price, title } from './parts.ts';

export const productMagazine: BaseTemplate = {
  name: 'product-magazine',
  title: ownTitles['product-magazine'],
  kinds: ['product', 'blog', 'page'],
  needs: ['image'],
  html: card(
    'padding:48px;',
    `<div style="display:flex;width:1104px;height:534px;border:2px solid {{ c.text }}">
      ${column(
        'width:640px;padding:44px 48px;justify-content:space-between;flex-shrink:0;',
        `<div data-id="site-name" style="font-size:24px;line-height:1.25;{% if dir != 'rtl' %}letter-spacing:0.16em;{% endif %}text-transform:uppercase;width:540px;color:{{ c.accent }};${clamped(1)}">{{ siteName }}</div>
        ${column('gap:18px;flex-shrink:0;', `${title({ width: 540, lines: 3, max: 66, min: 36, css: '{% if dir != "rtl" %}letter-spacing:-0.015em;{% endif %}' })}{% if description %}<div style="width:72px;height:3px;background-color:{{ c.accent }}"></div>{% endif %}{% if taxNote or unitPrice %}${description(540, 1, 26)}{% else %}${description(540, 2, 26)}{% endif %}`)}
        <div style="display:flex;min-height:52px;align-items:flex-end;flex-shrink:0">${price(42, 540)}</div>`,
      )}
      ${photoOr('width:460px;height:530px;')}
    </div>`,
  ),
  variants: [
    variant('Base', { theme: 'light', font: 'times-new-roman' }),
    variant('Dark', { theme: 'dark', font: 'times-new-roman' }),
    variant('Brand', { theme: 'brand', font: 'times-new-roman' }),
  ],
};
