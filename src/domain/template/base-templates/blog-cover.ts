import { type BaseTemplate, variant } from '#domain/template/base-template.ts';
import { ownTitles } from '#domain/template/own-titles.ts';
import { card, clamped, column, photoOr, shop, title } from './parts.ts';

const byline = (width: number) =>
  `{% if author or date %}<div data-id="byline" style="font-size:26px;line-height:1.3;width:${width}px;color:{{ c.soft }};${clamped(1)}">{{ author }}{% if author and date %} · {% endif %}{{ date }}</div>{% endif %}`;

export const blogCover: BaseTemplate = {
  name: 'blog-cover',
  title: ownTitles['blog-cover'],
  kinds: ['blog', 'page'],
  needs: ['image'],
  html: card(
    '',
    `${photoOr('position:absolute;left:0;top:0;width:1200px;height:630px;object-position:50% 66%;', 420)}
    <div style="position:absolute;left:0;bottom:0;display:flex;flex-direction:column;gap:18px;width:820px;padding:48px 60px 52px 64px;background-color:{{ c.surface }};border-top:10px solid {{ c.accent }}">
      ${shop(26, 600)}
      ${title({ width: 696, lines: 3, max: 62, min: 36 })}
      ${byline(696)}
    </div>`,
  ),
  variants: [
    variant('Base', { theme: 'light', font: 'times-new-roman' }),
    variant('Dark', { theme: 'dark', font: 'times-new-roman' }),
    variant('Modern', { theme: 'light', font: 'poppins' }),
  ],
};

export const blogColumn: BaseTemplate = {
  name: 'blog-column',
  title: ownTitles['blog-column'],
  kinds: ['blog', 'page'],
  needs: ['image'],
  html: card(
    'padding:56px 60px;gap:48px;',
    `${column(
      'width:712px;height:518px;justify-content:space-between;flex-shrink:0;',
      `${shop(28, 600)}${title({ width: 712, lines: 4, max: 74, min: 40 })}<div style="display:flex;flex-direction:column;gap:16px;min-height:52px;flex-shrink:0"><div style="width:712px;height:2px;background-color:{{ c.text }};opacity:0.25"></div>${byline(712)}</div>`,
    )}
    ${photoOr('width:320px;height:518px;border-radius:20px;', 180)}`,
  ),
  variants: [
    variant('Base', { theme: 'light', font: 'times-new-roman' }),
    variant('Dark', { theme: 'dark', font: 'times-new-roman' }),
    variant('Brand', { theme: 'brand', font: 'poppins' }),
  ],
};
