import { type BaseTemplate, variant } from '#domain/template/base-template.ts';
import { ownTitles } from '#domain/template/own-titles.ts';
import { card, clamped, column, description, title } from './parts.ts';

export const pageBand: BaseTemplate = {
  name: 'page-band',
  title: ownTitles['page-band'],
  kinds: ['page', 'blog', 'collection'],
  needs: [],
  html: card(
    '',
    `<div style="display:flex;flex-direction:column;align-items:center;justify-content:center;width:260px;height:630px;flex-shrink:0;background-color:{{ palette.brand }}">{% if logo %}<div style="display:flex;align-items:center;justify-content:center;width:176px;height:176px;border-radius:999px;background-color:{{ palette.paper }}"><img data-id="logo" src="{{ logo }}" style="width:112px;height:112px;object-fit:contain"></div>{% else %}<div data-id="decoration" style="font-family:{{ font }};font-weight:800;font-size:150px;line-height:1;color:{{ palette.onBrand }}">{{ initial }}</div>{% endif %}</div>
    ${column(
      'width:940px;height:630px;padding:72px 80px;justify-content:center;gap:28px;flex-shrink:0;',
      `<div data-id="site-name" style="font-size:28px;line-height:1.3;font-weight:600;width:780px;color:{{ c.accent }};${clamped(1)}">{{ siteName }}</div>${title({ width: 780, lines: 3, max: 76, min: 36 })}${description(780, 3, 30)}`,
    )}`,
  ),
  variants: [
    variant('Base', { theme: 'light', font: 'poppins' }),
    variant('Dark', { theme: 'dark', font: 'poppins' }),
    variant('Classic', { theme: 'light', font: 'times-new-roman' }),
  ],
};
