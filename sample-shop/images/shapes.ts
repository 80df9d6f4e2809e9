// Pieces of a drawn still life. Every object stands on (0, 0), is about 100 units high and is a string of SVG; light
// falls from the front left, so the right side is shaded and the shadow is on the right.

/** A turned form: radius and height from foot to rim, smoothed into a curve and mirrored. */
export type Profile = ReadonlyArray<readonly [radius: number, height: number]>;

const round = (value: number) => Math.round(value * 100) / 100;
const point = (x: number, y: number) => `${round(x)} ${round(y)}`;

/** Catmull-Rom through the points, as cubic Bézier commands without the leading move. */
function curve(points: ReadonlyArray<readonly [number, number]>): string {
  let path = '';
  for (let i = 0; i < points.length - 1; i++) {
    const b = points[i] ?? [0, 0];
    const c = points[i + 1] ?? b;
    const a = points[i - 1] ?? b;
    const d = points[i + 2] ?? c;
    path += `C${point(b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)} `;
    path += `${point(c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6)} ${point(c[0], c[1])}`;
  }
  return path;
}

const side = (profile: Profile, factor: number) =>
  profile.map(([radius, height]) => [radius * factor, -height] as const);

/** Outline between two multiples of the radius: -1 to 1 is the whole body, 0.4 to 1 its shaded side. */
function slice(profile: Profile, from: number, to: number): string {
  const up = side(profile, from);
  const down = side(profile, to).reverse();
  const foot = profile[0]?.[0] ?? 0;
  const start = up[0] ?? [0, 0];
  const turn = down[0] ?? [0, 0];
  const arc = `A${point(foot, foot * 0.14)} 0 0 1 ${point(start[0], start[1])}`;
  return `M${point(start[0], start[1])}${curve(up)}L${point(turn[0], turn[1])}${curve(down)}${arc}Z`;
}

/** Numbers in [0, 1) that are the same on every machine and every start. */
export function* steady(seed: number): Generator<number, never> {
  let state = (seed * 2654435761) >>> 0;
  for (;;) {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) >>> 0;
    state = (state ^ (state >>> 13)) >>> 0;
    yield state / 4294967296;
  }
}

let clips = 0;
const clipped = (outline: string, inner: string) => {
  clips = (clips + 1) % 1_000_000;
  return `<clipPath id="k${clips}"><path d="${outline}"/></clipPath><g clip-path="url(#k${clips})">${inner}</g>`;
};

export interface Glaze {
  body: string;
  /** Second colour: dipped lower or upper part, bands, drips or speckles. */
  accent?: string;
  pattern?: 'dip' | 'top' | 'bands' | 'speckle' | 'ribs' | 'coil' | 'drip' | 'brush';
  /** What is seen inside the rim. */
  inside?: string;
}

function decoration(profile: Profile, glaze: Glaze): string {
  const accent = glaze.accent ?? '#ffffff';
  const widest = Math.max(...profile.map(([radius]) => radius));
  const top = profile.at(-1)?.[1] ?? 100;
  const numbers = steady(Math.round(widest * 31 + top));
  const next = () => numbers.next().value;
  const band = (y: number, thick: number) =>
    `<path d="M${point(-widest - 2, -y)}Q${point(0, -y + widest * 0.22)} ${point(widest + 2, -y)}V${round(-y + thick)}Q${point(0, -y + thick + widest * 0.22)} ${point(-widest - 2, -y + thick)}Z" fill="${accent}"/>`;
  switch (glaze.pattern) {
    case 'dip':
      return band(top * 0.4, top);
    case 'top':
      return band(top * 1.2, top * 0.62);
    case 'bands':
      return [0.2, 0.42, 0.5, 0.72].map((at, i) => band(top * at, top * (i % 2 ? 0.035 : 0.07))).join('');
    case 'coil':
      return Array.from({ length: 11 }, (_, i) => band(top * (0.04 + i * 0.09), top * 0.012)).join('');
    case 'ribs':
      return Array.from({ length: 9 }, (_, i) => {
        const factor = Math.sin(((i - 4) / 5) * 1.35);
        return `<path d="${slice(profile, factor - 0.025, factor + 0.025)}" fill="${accent}" opacity=".55"/>`;
      }).join('');
    case 'drip': {
      const steps = Array.from({ length: 9 }, (_, i) => -widest + (i * widest) / 4);
      const wave = steps.map((x) => {
        const depth = top * (0.42 + next() * 0.3);
        return `V${round(-top + depth - widest * 0.12)}a${round(widest / 8)} ${round(widest / 8)} 0 0 0 ${round(widest / 4)} 0V${round(-top + depth * 0.62)}H${round(x + widest / 4)}`;
      });
      return `<path d="M${point(-widest - 1, -top - 2)}${wave.join('')}V${round(-top - 2)}Z" fill="${accent}"/>`;
    }
    case 'brush':
      return Array.from({ length: 5 }, (_, i) => {
        const y = top * (0.24 + i * 0.13);
        return `<path d="M${point(-widest * 0.7, -y)}q${point(widest * 0.35, -9 - next() * 6)} ${point(widest * 0.7, 0)}t${point(widest * 0.7, -1)}" fill="none" stroke="${accent}" stroke-width="${round(2.4 + next() * 2)}" stroke-linecap="round"/>`;
      }).join('');
    case 'speckle':
      return Array.from({ length: 70 }, () => {
        const x = (next() * 2 - 1) * widest;
        return `<ellipse cx="${round(x)}" cy="${round(-next() * top)}" rx="${round(0.35 + next() * 0.75)}" ry="${round(0.3 + next() * 0.5)}" fill="${accent}" opacity=".75"/>`;
      }).join('');
    default:
      return '';
  }
}

/** A turned vessel with glaze, shade and rim. */
export function vessel(profile: Profile, glaze: Glaze, opening = true): string {
  const outline = slice(profile, -1, 1);
  const [rim, top] = profile.at(-1) ?? [10, 100];
  const shading =
    `<path d="${slice(profile, 0.3, 1.02)}" fill="#1d1233" opacity=".13"/>` +
    `<path d="${slice(profile, 0.68, 1.02)}" fill="#1d1233" opacity=".14"/>` +
    `<path d="${slice(profile, -0.74, -0.6)}" fill="#fff" opacity=".3"/>`;
  const mouth = opening
    ? `<ellipse cx="0" cy="${-top}" rx="${rim}" ry="${round(rim * 0.2)}" fill="${glaze.body}"/>` +
      `<ellipse cx="0" cy="${-top}" rx="${rim}" ry="${round(rim * 0.2)}" fill="#fff" opacity=".22"/>` +
      `<ellipse cx="0" cy="${round(-top + rim * 0.025)}" rx="${round(rim * 0.88)}" ry="${round(rim * 0.155)}" fill="${glaze.inside ?? '#3a2430'}" opacity="${glaze.inside ? 1 : 0.72}"/>`
    : '';
  return `<path d="${outline}" fill="${glaze.body}"/>${clipped(outline, decoration(profile, glaze) + shading)}${mouth}`;
}

export const profiles = {
  bulb: [
    [13, 0],
    [25, 12],
    [33, 32],
    [29, 52],
    [14, 68],
    [9.5, 80],
    [10, 92],
    [14, 100],
  ],
  bottle: [
    [17, 0],
    [22, 8],
    [23, 34],
    [20, 50],
    [8, 62],
    [5.5, 76],
    [6, 94],
    [8.5, 100],
  ],
  amphora: [
    [9, 0],
    [11, 5],
    [20, 30],
    [27, 56],
    [24, 72],
    [11, 82],
    [9, 90],
    [14, 100],
  ],
  cylinder: [
    [18, 0],
    [20, 6],
    [21, 50],
    [21, 92],
    [20, 100],
  ],
  pitcher: [
    [19, 0],
    [27, 14],
    [29, 34],
    [22, 58],
    [15, 76],
    [15, 90],
    [19, 100],
  ],
  moon: [
    [14, 0],
    [30, 14],
    [40, 40],
    [34, 66],
    [18, 78],
    [14, 82],
  ],
  cup: [
    [20, 0],
    [27, 6],
    [31, 30],
    [32, 62],
    [33, 66],
  ],
  bowl: [
    [17, 0],
    [19, 3],
    [38, 18],
    [52, 38],
    [56, 48],
  ],
  teabowl: [
    [15, 0],
    [17, 4],
    [34, 14],
    [40, 34],
    [41, 58],
    [39.5, 64],
  ],
  planter: [
    [30, 0],
    [33, 6],
    [38, 40],
    [41, 74],
    [42, 80],
  ],
  holder: [
    [22, 0],
    [22, 4],
    [8, 9],
    [5, 22],
    [6, 34],
    [10, 40],
    [10, 46],
  ],
  pot: [
    [22, 0],
    [38, 12],
    [44, 34],
    [36, 54],
    [20, 62],
  ],
} as const satisfies Record<string, Profile>;

/** Handle on the right side, drawn behind the body. */
export const handle = (x: number, from: number, to: number, reach: number, colour: string, thick = 6) =>
  `<path d="M${point(x, -from)}C${point(x + reach, -from - 4)} ${point(x + reach, -to - 2)} ${point(x - 1, -to)}" fill="none" stroke="${colour}" stroke-width="${thick}" stroke-linecap="round"/>` +
  `<path d="M${point(x, -from)}C${point(x + reach, -from - 4)} ${point(x + reach, -to - 2)} ${point(x - 1, -to)}" fill="none" stroke="#1d1233" stroke-opacity=".16" stroke-width="${thick}" stroke-linecap="round"/>`;
