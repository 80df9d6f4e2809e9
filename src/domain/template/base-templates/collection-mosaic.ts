import { type BaseTemplate, variant } from '#domain/template/base-template.ts';
import { ownTitles } from '#domain/template/own-titles.ts';
import { card, column, noPhoto, shop, title } from './parts.ts';

const tile = (at: number, css: string) =>
  `<img src="{{ images[${at}] }}" style="object-fit:cover;flex-shrink:0;${css}">`;

export const collectionMosaic: BaseTemplate = {
  name: 'collection-mosaic',
  title: ownTitles['collection-mosaic'],
  kinds: ['collection', 'home'],
  needs: ['images'],
  html: card(
    'gap:10px;',
    `${column(
      'width:440px;height:630px;padding:60px 0;padding-inline-start:60px;justify-content:space-between;flex-shrink:0;',
      `${shop(28, 348)}${title({ width: 348, lines: 5, max: 56, min: 30 })}<div style="width:96px;height:8px;border-radius:4px;flex-shrink:0;background-color:{{ c.accent }}"></div>`,
    )}
    {% if images.size >= 4 %}${tile(0, 'width:430px;height:630px;')}${column('gap:10px;flex-shrink:0;', `${tile(1, 'width:310px;height:203px;')}${tile(2, 'width:310px;height:204px;')}${tile(3, 'width:310px;height:203px;')}`)}{% elsif images.size >= 2 %}${tile(0, 'width:430px;height:630px;')}${tile(1, 'width:310px;height:630px;')}{% elsif image %}${tile(0, 'width:750px;height:630px;')}{% else %}${noPhoto('width:750px;height:630px;')}{% endif %}`,
  ),
  variants: [
    variant('Base', { theme: 'light', font: 'poppins' }),
    variant('Dark', { theme: 'dark', font: 'poppins' }),
    variant('Brand', { theme: 'brand', font: 'oswald' }),
  ],
};
