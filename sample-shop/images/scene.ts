// A still life: wall, light, table and the things on it. Composed in a square of 100 units around the middle, so that
// the same scene can be cropped to a square, a portrait or a wide image; things with `wide` are outside that square.

interface Placed {
  /** SVG of the thing, standing on (0, 0), about 100 units high. */
  art: string;
  /** Middle of the foot, -50 to 50; further out only in wide images. */
  x: number;
  /** Height above the table edge nearest to the viewer, 0 to 20. */
  y: number;
  /** 1 = 100 units high in an image of 100. */
  scale: number;
  wide?: boolean;
  /** Hangs or leans on the wall: no shadow on the table. */
  floating?: boolean;
}

export interface Scene {
  wall: [string, string];
  table: [string, string];
  backdrop?: {
    kind: 'sun' | 'arch' | 'window' | 'panel' | 'glow';
    colour: string;
    x?: number;
    y?: number;
    size?: number;
  };
  /** Second wall ornament, drawn over the first. */
  light?: 'window' | 'none';
  tableHeight?: number;
  things: Placed[];
}

const round = (value: number) => Math.round(value * 100) / 100;

function backdropArt(scene: Scene, horizon: number): string {
  const backdrop = scene.backdrop;
  if (!backdrop) return '';
  const { colour, x = 0, y = -62, size = 34 } = backdrop;
  switch (backdrop.kind) {
    case 'sun':
      return `<circle cx="${x}" cy="${y}" r="${size}" fill="${colour}"/>`;
    case 'glow':
      return `<circle cx="${x}" cy="${y}" r="${size}" fill="url(#glow)"/><circle cx="${x}" cy="${y}" r="${round(size * 0.62)}" fill="url(#glow)"/>`;
    case 'arch':
      return (
        `<path d="M${x - size} ${horizon}V${y}A${size} ${size} 0 0 1 ${x + size} ${y}V${horizon}Z" fill="${colour}"/>` +
        `<path d="M${x - size} ${horizon}V${y}A${size} ${size} 0 0 1 ${x - size * 0.2} ${round(y - size * 0.98)}A${size} ${size} 0 0 0 ${round(x - size * 0.84)} ${y}V${horizon}Z" fill="#1d1233" opacity=".12"/>`
      );
    case 'panel':
      return `<rect x="${x - size}" y="-160" width="${size * 2}" height="200" fill="${colour}"/>`;
    case 'window':
      return windowLight(colour, x);
  }
}

const windowLight = (colour: string, x: number) =>
  `<g fill="${colour}" opacity=".5" transform="translate(${x} 0) skewX(-16)"><rect x="-34" y="-112" width="26" height="38"/><rect x="-4" y="-112" width="26" height="38"/><rect x="-34" y="-70" width="26" height="42"/><rect x="-4" y="-70" width="26" height="42"/></g>`;

/** The whole image as SVG text. It refers to nothing outside, and no letters are drawn: fonts differ by machine. */
export function sceneSvg(scene: Scene, width: number, height: number): string {
  const unit = Math.min(width, height) / 100;
  const isWide = width / height > 1.3;
  const tall = height / unit;
  const tableHeight = scene.tableHeight ?? 27;
  // Units from here on: x from the middle, y up from the bottom edge, negative is up.
  const horizon = -tableHeight - (tall > 110 ? 6 : 0);
  const half = width / unit / 2 + 1;
  const shown = scene.things.filter((thing) => isWide || !thing.wide);
  const stand = (thing: Placed) => -thing.y - (tall > 110 && !thing.floating ? 6 : 0);
  const shadows = shown
    .filter((thing) => !thing.floating)
    .map((thing) => {
      const s = thing.scale;
      return (
        `<g opacity=".2"><g transform="translate(${thing.x} ${stand(thing)}) matrix(${s} 0 ${round(-s * 1.05)} ${round(s * 0.17)} 0 0)" filter="url(#flat)">${thing.art}</g></g>` +
        `<ellipse cx="${round(thing.x + 3 * s)}" cy="${round(stand(thing) + 0.6 * s)}" rx="${round(26 * s)}" ry="${round(3.6 * s)}" fill="#1d1233" opacity=".16"/>`
      );
    });
  const things = shown.map(
    (thing) => `<g transform="translate(${thing.x} ${stand(thing)}) scale(${thing.scale})">${thing.art}</g>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<defs><linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${scene.wall[0]}"/><stop offset="1" stop-color="${scene.wall[1]}"/></linearGradient>` +
    `<linearGradient id="table" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${scene.table[0]}"/><stop offset="1" stop-color="${scene.table[1]}"/></linearGradient>` +
    `<radialGradient id="glow"><stop offset="0" stop-color="${scene.backdrop?.colour ?? '#fff'}" stop-opacity=".85"/><stop offset=".5" stop-color="${scene.backdrop?.colour ?? '#fff'}" stop-opacity=".3"/><stop offset="1" stop-color="${scene.backdrop?.colour ?? '#fff'}" stop-opacity="0"/></radialGradient>` +
    `<filter id="flat" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB"><feColorMatrix type="matrix" values="0 0 0 0 0.11  0 0 0 0 0.07  0 0 0 0 0.2  0 0 0 1 0"/></filter></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#wall)"/>` +
    `<g transform="translate(${width / 2} ${height}) scale(${round(unit)})">` +
    backdropArt(scene, horizon) +
    (scene.light === 'window' ? windowLight('#fff6e0', isWide ? -52 : -22) : '') +
    `<rect x="${round(-half)}" y="${horizon}" width="${round(half * 2)}" height="${round(-horizon + 2)}" fill="url(#table)"/>` +
    `<rect x="${round(-half)}" y="${horizon}" width="${round(half * 2)}" height=".7" fill="#fff" opacity=".25"/>` +
    shadows.join('') +
    things.join('') +
    `</g></svg>`
  );
}
