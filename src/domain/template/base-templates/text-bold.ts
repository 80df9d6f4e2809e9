import { type BaseTemplate, variant } from '#domain/template/base-template.ts';
import { ownTitles } from '#domain/template/own-titles.ts';
import { card, column, description, shop, title } from './parts.ts';

export const textBold: BaseTemplate = {
  name: 'text-bold',
  title: ownTitles['text-bold'],
  kinds: ['page', 'blog', 'collection', 'product'],
  needs: [],
  html: card(
    'flex-direction:column;padding:64px 72px;justify-content:space-between;',
    `${title({ width: 1056, lines: 3, max: 108, min: 52, short: { lines: 1, max: 220 } })}
    <div style="display:flex;align-items:flex-end;justify-content:space-between;gap:40px;width:1056px;flex-shrink:0">${column('flex-shrink:0;width:640px;', description(640, 2, 28))}${shop(32, 340)}</div>`,
  ),
  variants: [
    variant('Base', { theme: 'brand', font: 'oswald' }),
    variant('Dark', { theme: 'dark', font: 'oswald' }),
    variant('Light', { theme: 'light', font: 'oswald' }),
    variant('Round', { theme: 'brand', font: 'poppins' }),
  ],
};

export const textQuiet: BaseTemplate = {
  name: 'text-quiet',
  title: ownTitles['text-quiet'],
  kinds: ['page', 'blog'],
  needs: [],
  html: card(
    'flex-direction:column;align-items:center;justify-content:center;gap:34px;padding:64px;',
    `${shop(30, 700)}<div style="width:88px;height:4px;flex-shrink:0;background-color:{{ c.accent }}"></div>${title({ width: 960, lines: 3, max: 84, min: 46, css: 'text-align:center;' })}${description(820, 2, 30, 'text-align:center;')}`,
  ),
  variants: [
    variant('Base', { theme: 'light', font: 'times-new-roman' }),
    variant('Dark', { theme: 'dark', font: 'times-new-roman' }),
    variant('Brand', { theme: 'brand', font: 'times-new-roman' }),
  ],
};
