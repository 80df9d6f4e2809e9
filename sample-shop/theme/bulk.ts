// Weight. Real themes ship 100 to 280 kB of HTML, most of it inline style, settings and translations; a page only as
// large as its content would make every reader look fast. Nothing here is needed to show the page.
const properties: [string, string][] = [
  ['mt', 'margin-top'],
  ['mb', 'margin-bottom'],
  ['pt', 'padding-top'],
  ['pb', 'padding-bottom'],
  ['gap', 'gap'],
  ['w', 'width'],
  ['h', 'height'],
  ['top', 'top'],
  ['fs', 'font-size'],
  ['lh', 'line-height'],
  ['br', 'border-radius'],
];
const breakpoints = [0, 480, 750, 990, 1200, 1440, 1680];

/** Utility classes, at least `bytes` long, always the same. */
export function cssBulk(bytes: number): string {
  let css = '';
  for (let round = 0; css.length < bytes; round++) {
    for (const width of breakpoints) {
      const rules = properties.flatMap(([short, property]) =>
        [0, 4, 8, 12, 16, 24, 32, 48, 64].map(
          (step) => `.u${round}-${short}-${step}-${width}{${property}:${step / 16}rem}`,
        ),
      );
      css += width ? `@media(min-width:${width}px){${rules.join('')}}` : rules.join('');
      if (css.length >= bytes) break;
    }
  }
  return css;
}

const words =
  'cart drawer quantity variant gallery zoom media filter sort facet reveal sticky banner slideshow predictive accordion quick view notice pickup swatch'.split(
    ' ',
  );

/** Settings and translations of unused sections, as a theme editor leaves them behind. */
export function jsonBulk(bytes: number): string {
  const parts: string[] = [];
  let size = 0;
  for (let i = 0; size < bytes; i++) {
    const a = words[i % words.length];
    const b = words[(i * 7 + 3) % words.length];
    const part = `"sections.${a}.${b}_${i}":{"label":"${a} ${b}","help":"Shown when the ${b} of the ${a} is open","padding_top":${(i * 4) % 100},"padding_bottom":${(i * 8) % 100},"color_scheme":"scheme-${(i % 5) + 1}","enabled":${i % 3 === 0}}`;
    parts.push(part);
    size += part.length + 1;
  }
  return `{${parts.join(',')}}`;
}
