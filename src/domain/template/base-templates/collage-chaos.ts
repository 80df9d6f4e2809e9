import { type BaseTemplate, variant } from '#domain/template/base-template.ts';
import { ownTitles } from '#domain/template/own-titles.ts';
import { card, column, description, shop, title } from './parts.ts';

/** A print on a table: white frame, slightly rotated. */
const print = (at: number, left: number, top: number, turn: number, size = 270) =>
  `{% if images.size > ${at} %}<div style="position:absolute;left:${left}px;top:${top}px;display:flex;padding:14px 14px 40px 14px;background-color:#ffffff;border-radius:6px;box-shadow:0 16px 40px rgba(0,0,0,0.32);transform:rotate(${turn}deg)"><img src="{{ images[${at}] }}" style="object-fit:cover;width:${size}px;height:${size}px"></div>{% endif %}`;

export const collageChaos: BaseTemplate = {
  name: 'collage-chaos',
  title: ownTitles['collage-chaos'],
  kinds: ['collection', 'product', 'home'],
  needs: ['images'],
  html: card(
    '',
    `${column(
      'width:560px;height:630px;padding:64px 0;padding-inline-start:68px;justify-content:space-between;flex-shrink:0;',
      `${shop(28, 440)}${column('gap:18px;flex-shrink:0;', `${title({ width: 460, lines: 4, max: 64, min: 34 })}${description(460, 2, 26)}`)}`,
    )}
    <div data-id="photos" style="position:relative;display:flex;width:640px;height:630px;overflow:hidden;flex-shrink:0">{% if images.size > 2 %}${print(3, 40, 330, 7, 220)}${print(2, 330, 40, 9, 230)}${print(1, 300, 310, -7, 240)}${print(0, 40, 30, -5, 270)}{% elsif image %}${print(1, 220, 230, 8, 310)}${print(0, 70, 50, -6, 400)}{% else %}<div style="position:absolute;left:80px;top:80px;width:460px;height:460px;display:flex;align-items:center;justify-content:center;border-radius:24px;transform:rotate(-5deg);background-color:{{ c.text }}"><div data-id="decoration" style="font-family:{{ font }};font-weight:800;font-size:240px;line-height:1;color:{{ c.surface }}">{{ initial }}</div></div>{% endif %}</div>`,
  ),
  variants: [
    variant('Base', { theme: 'brand', font: 'poppins' }),
    variant('Light', { theme: 'light', font: 'poppins' }),
    variant('Dark', { theme: 'dark', font: 'poppins' }),
  ],
};
