// Parts that several designs share, as HTML with Liquid in it. Sizes are in pixels of a card of 1200x630.

/** At most this many lines, then an ellipsis; a word longer than the line breaks instead of overflowing the card. */
export const clamped = (lines: number) =>
  `display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:${lines};overflow:hidden;text-overflow:ellipsis;overflow-wrap:anywhere;flex-shrink:0;`;

/** Cut after the last whole word that fits if lines are centred; otherwise the clamp's own ellipsis. */
const clip = (width: number, size: number | string, lines: number, css: string, isBold = false) =>
  `clip: ${width}, ${size}, ${lines}, ${isBold ? '"bold", font' : '"regular", "roboto"'}${css.includes('text-align:center') ? ', "at-words"' : ''}`;

/** The largest size between `max` and `min` at which the field fits. */
export const fitted = (field: string, width: number, lines: number, max: number, min: number) =>
  `font-size:{{ ${field} | fit: ${width}, ${lines}, ${max}, ${min}, "bold", font }}px;`;

interface TitleBox {
  width: number;
  lines: number;
  max: number;
  min: number;
  css?: string;
  /** A few words may be larger than `max` if they take fewer lines. */
  short?: { lines: number; max: number };
}

/** Never more than `lines` lines; a word too long for the line is hyphenated. */
export const title = ({ width, lines, max, min, css = '', short }: TitleBox) =>
  `{% assign size = title | fit: ${width}, ${lines}, ${max}, ${min}, "bold", font %}${short ? `{% assign short = title | fit: ${width}, ${short.lines}, ${short.max}, 20, "bold", font %}{% if short > size %}{% assign size = short %}{% endif %}` : ''}<h1 data-id="title" style="font-family:{{ font }};font-weight:700;line-height:{{ leading }};width:${width}px;color:{{ c.text }};font-size:{{ size }}px;${clamped(lines)}${css}">{{ title | ${clip(width, 'size', lines, css, true)} | hyphenate: ${width}, size, "bold", font, ${lines} }}</h1>`;

export const description = (width: number, lines: number, size = 28, css = '') =>
  `{% if description %}<p data-id="description" style="font-size:${size}px;line-height:1.42;width:${width}px;color:{{ c.soft }};${clamped(lines)}${css}">{{ description | ${clip(width, size, lines, css)} | hyphenate: ${width}, ${size}, "regular", "roboto", ${lines} }}</p>{% endif %}`;

/** The logo, or the shop's name as text. On dark and brand surfaces a logo gets a light chip: most logos are dark. */
export const shop = (size = 30, width = 420, css = '') =>
  `<div style="display:flex;align-items:center;flex-shrink:0;${css}">{% if logo %}<div style="display:flex;flex-shrink:0;{% if theme != 'light' %}background-color:{{ palette.paper }};border-radius:14px;padding:10px 18px;{% endif %}"><img data-id="logo" src="{{ logo }}" style="height:${Math.round(size * 1.9)}px;max-width:${Math.min(width, 260)}px;object-fit:contain"></div>{% else %}<div data-id="site-name" style="font-size:${size}px;line-height:1.3;font-weight:600;max-width:${width}px;color:{{ c.accent }};${clamped(1)}">{{ siteName }}</div>{% endif %}</div>`;

/** VAT and the price of a quantity, where the page says them. */
export const priceNotes = (size: number, width: number, colour: string, css = '') =>
  `{% if taxNote or unitPrice %}<div data-id="price-notes" style="font-size:${size}px;line-height:1.3;max-width:${width}px;color:${colour};${clamped(2)}${css}">{{ taxNote }}{% if taxNote and unitPrice %} · {% endif %}{{ unitPrice }}</div>{% endif %}`;

export const price = (size = 54, width = 480) =>
  `{% if price %}<div style="display:flex;align-items:baseline;flex-wrap:wrap;column-gap:20px;flex-shrink:0;max-width:${width}px"><div data-id="price" style="font-family:{{ font }};font-weight:700;line-height:1.2;white-space:nowrap;flex-shrink:0;color:{% if isSale %}{{ c.sale }}{% else %}{{ c.text }}{% endif %};${fitted('price', width, 1, size, 28)}">{{ price }}</div>{% if compareAtPrice %}<div data-id="compare-at-price" style="font-size:${Math.round(size * 0.58)}px;line-height:1.2;white-space:nowrap;flex-shrink:0;text-decoration:line-through;color:{{ c.soft }}">{{ compareAtPrice }}</div>{% endif %}${priceNotes(Math.max(22, Math.round(size * 0.42)), width, '{{ c.soft }}', 'width:100%;')}</div>{% endif %}`;

const STAR = 'M12 1.8l3.15 6.54 7.2.98-5.25 5 1.29 7.14L12 18.02l-6.39 3.44 1.29-7.14-5.25-5 7.2-.98z';
const star = (size: number, fill: string) =>
  `<svg width="${size}" height="${size}" viewBox="0 0 24 24"><path d="${STAR}" fill="${fill}"/></svg>`;

export const stars = (size = 34, text = 28) =>
  `{% if rating %}<div data-id="rating" style="display:flex;align-items:center;gap:6px;flex-shrink:0">{% for n in (1..5) %}{% assign edge = n | minus: 0.3 %}{% if rating >= edge %}${star(size, '#f2a516')}{% else %}${star(size, '#b9b9b9')}{% endif %}{% endfor %}<div style="font-size:${text}px;line-height:1.2;margin-left:10px;margin-right:10px;white-space:nowrap;color:{{ c.soft }}">{{ ratingText | default: rating }}{% if ratingCount %} ({{ ratingCount }}){% endif %}</div></div>{% endif %}`;

export const discount = (size = 44, css = '') =>
  `{% if discount %}<div data-id="discount" style="display:flex;align-items:center;justify-content:center;flex-shrink:0;background-color:{{ palette.sale }};color:{{ palette.onSale }};font-family:{{ font }};font-weight:700;font-size:${size}px;line-height:1.2;white-space:nowrap;border-radius:999px;padding:10px 26px;${css}">−{{ discount }} %</div>{% endif %}`;

export const photo = (css: string, field = 'image', id = 'photo') =>
  `<img data-id="${id}" src="{{ ${field} }}" style="object-fit:cover;flex-shrink:0;${css}">`;

/** For a page without an image: the brand's colour and the shop's first letter. */
export const noPhoto = (css: string, letter = 260) =>
  `<div data-id="photo" style="display:flex;align-items:center;justify-content:center;overflow:hidden;flex-shrink:0;background-color:{{ palette.brand }};${css}"><div data-id="decoration" style="font-family:{{ font }};font-weight:800;font-size:${letter}px;line-height:1;color:{{ palette.onBrand }};opacity:0.28">{{ initial }}</div></div>`;

export const photoOr = (css: string, letter = 260) =>
  `{% if image %}${photo(css)}{% else %}${noPhoto(css, letter)}{% endif %}`;

/** The whole card. */
export const card = (css: string, inner: string) =>
  `<div data-id="card" dir="{{ dir }}" style="position:relative;display:flex;width:100%;height:100%;overflow:hidden;font-family:roboto;background-color:{{ c.surface }};color:{{ c.text }};${css}">${inner}</div>`;

export const column = (css: string, inner: string) =>
  `<div style="display:flex;flex-direction:column;${css}">${inner}</div>`;
