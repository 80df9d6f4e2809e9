// The things the shop sells and the props beside them, each made of shapes.ts.
import { type Glaze, handle, type Profile, profiles, steady, vessel } from './shapes.ts';

const round = (value: number) => Math.round(value * 100) / 100;

export const vase = (kind: keyof typeof profiles, glaze: Glaze) => vessel(profiles[kind], glaze);

export const pitcher = (glaze: Glaze) =>
  handle(17, 86, 34, 34, glaze.body) +
  `<path d="M-17 -101C-26 -102 -30 -99 -28 -95C-25 -90 -18 -88 -12 -80L-8 -98Z" fill="${glaze.body}"/>` +
  vessel(profiles.pitcher, glaze);

export const cup = (glaze: Glaze) => handle(30, 52, 18, 24, glaze.body) + vessel(profiles.cup, glaze);

export const teapot = (glaze: Glaze) =>
  `<path d="M-34 -26C-56 -30 -58 -52 -70 -60L-62 -64C-50 -58 -48 -44 -32 -42Z" fill="${glaze.body}"/>` +
  `<path d="M-30 -52C-34 -96 34 -96 30 -52" fill="none" stroke="#8a5a36" stroke-width="5" stroke-linecap="round"/>` +
  vessel(profiles.pot, glaze, false) +
  `<ellipse cx="0" cy="-61" rx="21" ry="5" fill="${glaze.body}"/><ellipse cx="0" cy="-61" rx="21" ry="5" fill="#1d1233" opacity=".18"/>` +
  `<path d="M-18 -62C-14 -72 14 -72 18 -62Z" fill="${glaze.body}"/><circle cx="0" cy="-73" r="4.6" fill="#8a5a36"/>`;

/** Seen from the front and propped up: a disc with rings. */
export const plate = (rim: string, well: string, motif?: string) =>
  `<ellipse cx="3" cy="-47" rx="49" ry="48" fill="#1d1233" opacity=".16"/><circle cx="0" cy="-48" r="48" fill="${rim}"/>` +
  `<circle cx="0" cy="-48" r="37" fill="#1d1233" opacity=".1"/><circle cx="0.8" cy="-47.4" r="35" fill="${well}"/>` +
  (motif
    ? `${Array.from({ length: 16 }, (_, i) => {
        const angle = (i * Math.PI) / 8;
        return `<path d="M0 -19L3 -27L0 -33L-3 -27Z" transform="translate(0 -48) rotate(${round((angle * 180) / Math.PI)})" fill="${motif}"/>`;
      }).join('')}<circle cx="0" cy="-48" r="15" fill="${motif}"/>`
    : '') +
  `<path d="M-44 -62A46 46 0 0 1 -20 -90" stroke="#fff" stroke-opacity=".45" stroke-width="3" fill="none" stroke-linecap="round"/>`;

/** Mushroom lamp: stem and dome; the glow behind it belongs to the scene. */
export const domeLamp = (shade: string, stem: string) =>
  vessel(
    [
      [20, 0],
      [20, 3],
      [7, 9],
      [5, 30],
      [5, 62],
    ],
    { body: stem },
    false,
  ) +
  `<path d="M-43 -58C-43 -88 -22 -100 0 -100S43 -88 43 -58Z" fill="${shade}"/>` +
  `<path d="M14 -99C30 -94 43 -82 43 -58H25C27 -76 24 -90 14 -99Z" fill="#1d1233" opacity=".16"/>` +
  `<path d="M-35 -64C-34 -80 -26 -89 -14 -94" stroke="#fff" stroke-opacity=".5" stroke-width="4" fill="none" stroke-linecap="round"/>` +
  `<ellipse cx="0" cy="-58" rx="43" ry="6.4" fill="#fff3cf"/><ellipse cx="0" cy="-57.4" rx="30" ry="3.8" fill="#ffd98a"/>`;

export const readingLamp = (colour: string, stem: string) =>
  `<ellipse cx="0" cy="-2" rx="24" ry="5" fill="${stem}"/><ellipse cx="0" cy="-4" rx="24" ry="5" fill="${stem}"/><ellipse cx="-3" cy="-4.6" rx="19" ry="3.4" fill="#fff" opacity=".14"/>` +
  `<path d="M0 -4L-16 -52L18 -92" fill="none" stroke="${stem}" stroke-width="3.6" stroke-linejoin="round" stroke-linecap="round"/><circle cx="-16" cy="-52" r="4" fill="${stem}"/>` +
  `<path d="M8 -100C20 -108 34 -104 38 -96L52 -66C44 -58 24 -62 16 -72Z" fill="${colour}"/><path d="M30 -104C34 -103 36 -100 38 -96L52 -66C48 -62 42 -61 37 -62Z" fill="#1d1233" opacity=".16"/>` +
  `<ellipse cx="34" cy="-68" rx="18.6" ry="5" transform="rotate(10 34 -68)" fill="#fff1c7"/>`;

/** Hangs from above: drawn upwards from its lowest point, the cord runs out of the image. */
export const pendant = (shade: string, cord: string) =>
  `<path d="M0 -300V-78" stroke="${cord}" stroke-width="1.6"/><rect x="-5" y="-84" width="10" height="14" rx="2" fill="${cord}"/>` +
  `<path d="M-46 -22C-46 -54 -26 -72 0 -72S46 -54 46 -22Z" fill="${shade}"/><path d="M16 -70C34 -64 46 -48 46 -22H26C28 -44 26 -60 16 -70Z" fill="#1d1233" opacity=".16"/>` +
  `<ellipse cx="0" cy="-22" rx="46" ry="7" fill="#fff3cf"/><circle cx="0" cy="-18" r="11" fill="#fff"/><circle cx="0" cy="-18" r="11" fill="#ffd98a" opacity=".55"/>`;

export const lantern = (paper: string, cord: string) =>
  `<path d="M0 -300V-96" stroke="${cord}" stroke-width="1.4"/><ellipse cx="0" cy="-50" rx="48" ry="47" fill="${paper}"/><ellipse cx="-9" cy="-56" rx="30" ry="30" fill="#fff" opacity=".4"/>` +
  `<path d="M14 -95C54 -84 60 -20 16 -5C36 -26 36 -72 14 -95Z" fill="#1d1233" opacity=".1"/>` +
  [-78, -64, -50, -36, -22]
    .map((y) => {
      const half = 48 * Math.sqrt(Math.max(0, 1 - ((y + 50) / 47) ** 2));
      return `<path d="M${round(-half)} ${y}Q0 ${y + 8} ${round(half)} ${y}" stroke="${cord}" stroke-opacity=".3" stroke-width="1" fill="none"/>`;
    })
    .join('') +
  `<rect x="-12" y="-99" width="24" height="5" rx="2" fill="${cord}"/><rect x="-12" y="-6" width="24" height="4" rx="2" fill="${cord}"/>`;

/** Folded blankets, from the bottom up. */
export const foldedStack = (colours: string[], stripe: string) =>
  colours
    .map((colour, i) => {
      const y = -i * 20;
      const inset = (i % 2) * 3;
      const lines = [0.24, 0.3, 0.66].map(
        (at) =>
          `<rect x="${-58 + inset + 110 * at}" y="${y - 19}" width="3.4" height="18.6" fill="${stripe}" opacity="${i % 2 ? 0.3 : 0.75}"/>`,
      );
      return (
        `<path d="M${-56 + inset} ${y - 19}H${50 - inset}C${62 - inset} ${y - 19} ${62 - inset} ${y} ${50 - inset} ${y}H${-56 + inset}C${-62 + inset} ${y - 2} ${-62 + inset} ${y - 17} ${-56 + inset} ${y - 19}Z" fill="${colour}"/>` +
        lines.join('') +
        `<path d="M${-58 + inset} ${y - 9.5}H${44 - inset}C${51 - inset} ${y - 9.5} ${53 - inset} ${y - 7} ${50 - inset} ${y - 3}" fill="none" stroke="#1d1233" stroke-opacity=".24" stroke-width="1.2"/>` +
        `<path d="M${22} ${y - 19}H${50 - inset}C${62 - inset} ${y - 19} ${62 - inset} ${y} ${50 - inset} ${y}H22Z" fill="#1d1233" opacity=".1"/>`
      );
    })
    .join('');

export const cushion = (colour: string, stripe: string) =>
  `<path d="M-50 -88C-20 -80 20 -80 50 -88C44 -60 44 -28 52 0C20 -7 -20 -7 -52 0C-44 -28 -44 -60 -50 -88Z" fill="${colour}"/>` +
  [-30, -15, 0, 15, 30]
    .map((x) => `<path d="M${x} -83Q${x * 0.82} -44 ${x} -4" stroke="${stripe}" stroke-width="4" fill="none"/>`)
    .join('') +
  `<path d="M18 -83C32 -84 42 -86 50 -88C44 -60 44 -28 52 0C42 -3 30 -5 18 -6C28 -30 28 -60 18 -83Z" fill="#1d1233" opacity=".14"/>`;

/** A cloth over a rail. */
export const hangingTowel = (colour: string, stripe: string) =>
  `<rect x="-60" y="-104" width="120" height="4" rx="2" fill="#8a5a36"/><path d="M-36 -103H36V-6C24 -2 12 -9 0 -5S-24 -9 -36 -4Z" fill="${colour}"/>` +
  [-30, -24, -18].map((y) => `<rect x="-36" y="${y}" width="72" height="2.6" fill="${stripe}"/>`).join('') +
  `<rect x="-36" y="-84" width="72" height="7" fill="${stripe}"/><path d="M10 -103H36V-6C30 -4 20 -8 12 -8C20 -36 18 -76 10 -103Z" fill="#1d1233" opacity=".12"/><path d="M-14 -100C-18 -70 -12 -40 -16 -10" stroke="#fff" stroke-opacity=".35" stroke-width="3" fill="none"/>`;

export const candle = (holder: string, wax: string) =>
  `<path d="M-6 -44H6V-92C6 -94 -6 -94 -6 -92Z" fill="${wax}"/><path d="M1 -44H6V-92L1 -93Z" fill="#1d1233" opacity=".12"/>` +
  `<path d="M0 -120C7 -110 7 -100 0 -97C-7 -100 -7 -110 0 -120Z" fill="#f7b23b"/><path d="M0 -110C3 -105 3 -100 0 -98C-3 -100 -3 -105 0 -110Z" fill="#fff3cf"/>` +
  vessel(profiles.holder as Profile, { body: holder }, false);

const leaf = (x: number, y: number, angle: number, length: number, colour: string) =>
  `<path d="M0 0C${round(length * 0.3)} ${round(-length * 0.34)} ${round(length * 0.8)} ${round(-length * 0.3)} ${length} 0C${round(length * 0.8)} ${round(length * 0.3)} ${round(length * 0.3)} ${round(length * 0.34)} 0 0Z" transform="translate(${round(x)} ${round(y)}) rotate(${round(angle)})" fill="${colour}"/>`;

/** Twigs that grow out of a vessel's mouth at (0, 0). */
export function twigs(
  kind: 'eucalyptus' | 'grass' | 'poppy' | 'olive',
  colours: [string, string],
  height: number,
): string {
  const numbers = steady(height + kind.length);
  const next = () => numbers.next().value;
  const bends = kind === 'grass' ? [-34, -20, -8, 4, 16, 30] : [-26, 2, 28];
  return bends
    .map((bend, index) => {
      const tall = height * (0.72 + next() * 0.28);
      const at = (t: number) => ({ x: bend * t * t, y: -tall * t });
      const tip = at(1);
      const stem = `<path d="M0 4Q0 ${round(-tall * 0.5)} ${round(tip.x)} ${round(tip.y)}" fill="none" stroke="${colours[0]}" stroke-width="1.5" stroke-linecap="round"/>`;
      if (kind === 'grass') {
        const ear = Array.from({ length: 9 }, (_, i) => {
          const p = at(0.66 + i * 0.042);
          return leaf(p.x, p.y, (i % 2 ? -58 : -122) + bend * 0.4, 8.5 - i * 0.35, colours[1]);
        });
        return stem + ear.join('');
      }
      if (kind === 'poppy') {
        return `${stem}<g transform="translate(${round(tip.x)} ${round(tip.y)}) rotate(${round(bend * 0.6)})"><path d="M-14 2C-20 -14 -8 -22 0 -16C8 -22 20 -14 14 2C6 9 -6 9 -14 2Z" fill="${colours[1]}"/><path d="M2 -15C10 -22 20 -14 14 2C10 5 6 6 3 7C8 0 8 -8 2 -15Z" fill="#1d1233" opacity=".18"/><circle cx="0" cy="0" r="3.6" fill="#2c2430"/></g>`;
      }
      const count = kind === 'olive' ? 8 : 7;
      const leaves = Array.from({ length: count }, (_, i) => {
        const p = at(0.28 + (i * 0.74) / count);
        const size = (kind === 'olive' ? 17 : 15) * (1 - i * 0.06);
        const tone = (i + index) % 3 === 0 ? colours[1] : colours[0];
        const angle = (i % 2 ? -28 : -152) + bend * 0.5;
        return kind === 'olive'
          ? `<g transform="translate(${round(p.x)} ${round(p.y)}) scale(1 .62) translate(${round(-p.x)} ${round(-p.y)})">${leaf(p.x, p.y, angle, size, tone)}</g>`
          : leaf(p.x, p.y, angle, size, tone);
      });
      return stem + leaves.join('') + leaf(tip.x, tip.y, -90 + bend * 0.6, 11, colours[1]);
    })
    .join('');
}

export const fruit = (kind: 'lemon' | 'pear' | 'persimmon', colour: string) => {
  const body = {
    lemon: 'M-17 -13C-17 -24 -8 -27 0 -27C8 -27 15 -25 19 -17C23 -15 24 -12 20 -10C16 -2 8 0 0 0C-10 0 -17 -4 -17 -13Z',
    pear: 'M-16 -14C-16 -26 -7 -30 -5 -40C-4 -47 5 -47 6 -40C8 -30 16 -26 16 -14C16 -4 9 0 0 0S-16 -4 -16 -14Z',
    persimmon: 'M-19 -14C-19 -26 -10 -28 0 -27C10 -28 19 -26 19 -14C19 -3 10 0 0 0S-19 -3 -19 -14Z',
  }[kind];
  const top =
    kind === 'persimmon'
      ? '<path d="M0 -27L-9 -31L-4 -26L-10 -23L0 -25L10 -23L4 -26L9 -31Z" fill="#5c6b3c"/>'
      : kind === 'pear'
        ? '<path d="M0 -45Q2 -52 6 -54" stroke="#5b4030" stroke-width="2" fill="none" stroke-linecap="round"/>'
        : '';
  return `<path d="${body}" fill="${colour}"/><path d="M5 -27C14 -26 19 -22 18 -12C17 -4 9 0 1 0C10 -6 12 -18 5 -27Z" fill="#1d1233" opacity=".14"/><path d="M-11 -18Q-9 -23 -4 -24" stroke="#fff" stroke-opacity=".55" stroke-width="2.4" fill="none" stroke-linecap="round"/>${top}`;
};

export const books = (colours: string[]) =>
  colours
    .map((colour, i) => {
      const width = 96 - i * 12;
      const y = -i * 13;
      return `<rect x="${-width / 2 + i * 3}" y="${y - 12}" width="${width}" height="12" rx="1.5" fill="${colour}"/><rect x="${-width / 2 + i * 3 + 8}" y="${y - 12}" width="3" height="12" fill="#fff" opacity=".5"/><rect x="${width / 2 + i * 3 - 26}" y="${y - 12}" width="26" height="12" fill="#1d1233" opacity=".12"/>`;
    })
    .join('');
