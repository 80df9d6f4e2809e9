// Which still life shows which thing. Colours are chosen per scene: a wall, a slightly darker table, one strong accent.
import * as o from './objects.ts';
import type { Scene } from './scene.ts';

const twigsIn = (art: string, mouth: number, vessel: string) =>
  `<g transform="translate(0 ${-mouth})">${art}</g>${vessel}`;

export const scenes = {
  'halo-table-lamp': {
    wall: ['#2f4a4a', '#1f3236'],
    table: ['#b8653d', '#9b4f2f'],
    backdrop: { kind: 'glow', colour: '#ffcf7d', y: -54, size: 60 },
    things: [
      { art: o.books(['#e8d9bd', '#d98c5f']), x: -31, y: 11, scale: 0.32 },
      { art: o.domeLamp('#f4b642', '#f0e6d2'), x: 0, y: 11, scale: 0.74 },
      { art: o.fruit('pear', '#c9b24a'), x: 30, y: 8, scale: 0.44 },
      {
        art: o.vase('bottle', { body: '#e6ddc9', accent: '#c46a45', pattern: 'dip' }),
        x: 68,
        y: 13,
        scale: 0.56,
        wide: true,
      },
      { art: o.vase('moon', { body: '#8fa79a' }), x: -70, y: 12, scale: 0.4, wide: true },
    ],
  },
  'dune-vase': {
    wall: ['#f3d9bd', '#e9bf9a'],
    table: ['#d98a5b', '#c4714a'],
    backdrop: { kind: 'sun', colour: '#f6efe0', x: 8, y: -62, size: 29 },
    things: [
      {
        art: twigsIn(
          o.twigs('grass', ['#8c6a3f', '#c79a54'], 78),
          98,
          o.vase('bulb', { body: '#b5532f', accent: '#8e3d22', pattern: 'coil' }),
        ),
        x: -3,
        y: 10,
        scale: 0.46,
      },
      { art: o.fruit('persimmon', '#e2712c'), x: 25, y: 7, scale: 0.42 },
      {
        art: o.vase('teabowl', { body: '#f2e8d8', accent: '#8a6a4d', pattern: 'speckle' }),
        x: -60,
        y: 10,
        scale: 0.42,
        wide: true,
      },
      { art: o.vase('bottle', { body: '#7f8f79' }), x: 62, y: 12, scale: 0.52, wide: true },
    ],
  },
  'tall-amphora': {
    wall: ['#c9d2c3', '#aebba9'],
    table: ['#6c7d68', '#576853'],
    backdrop: { kind: 'arch', colour: '#e9e4d4', y: -62, size: 31 },
    things: [
      { art: o.vase('amphora', { body: '#2f4d43', accent: '#d9b46a', pattern: 'bands' }), x: 0, y: 10, scale: 0.78 },
      { art: o.fruit('lemon', '#efc23d'), x: 24, y: 6, scale: 0.46 },
      { art: o.fruit('lemon', '#e5b22f'), x: -25, y: 9, scale: 0.42 },
    ],
  },
  'speckle-bowl': {
    wall: ['#f0c7b4', '#e8ab93'],
    table: ['#f4e7d6', '#e6d3bb'],
    light: 'window',
    things: [
      { art: o.fruit('lemon', '#f0c33c'), x: -10, y: 36, scale: 0.5, floating: true },
      { art: o.fruit('pear', '#a9b04a'), x: 9, y: 35, scale: 0.52, floating: true },
      {
        art: o.vase('bowl', { body: '#f7f1e6', accent: '#5c4438', pattern: 'speckle', inside: '#e9dcc7' }),
        x: 0,
        y: 10,
        scale: 0.62,
      },
      { art: o.vase('cylinder', { body: '#3f5a78' }), x: -64, y: 13, scale: 0.5, wide: true },
      { art: o.fruit('lemon', '#f0c33c'), x: 56, y: 9, scale: 0.44, wide: true },
    ],
  },
  'linen-throw': {
    wall: ['#dfe3e0', '#c5cdca'],
    table: ['#a9805b', '#8f6747'],
    light: 'window',
    things: [
      { art: o.foldedStack(['#e7dfcf', '#7f93a0', '#d9a08a'], '#fff8ea'), x: 0, y: 9, scale: 0.66 },
      {
        art: o.vase('cup', { body: '#f4efe6', accent: '#7f93a0', pattern: 'dip' }),
        x: 4,
        y: 47.6,
        scale: 0.24,
        floating: true,
      },
      { art: o.vase('moon', { body: '#5d6f68' }), x: 66, y: 12, scale: 0.46, wide: true },
      { art: o.books(['#c46a45', '#2f4a4a', '#e6d3bb']), x: -74, y: 12, scale: 0.4, wide: true },
    ],
  },
  'pebble-cup': {
    wall: ['#e4e0ee', '#c9c2de'],
    table: ['#7a6a9c', '#655683'],
    backdrop: { kind: 'sun', colour: '#f6d9c8', x: -6, y: -58, size: 28 },
    things: [
      {
        art: o.cup({ body: '#f6efe2', accent: '#d67f5c', pattern: 'top', inside: '#6b4232' }),
        x: -3,
        y: 10,
        scale: 0.7,
      },
      { art: o.fruit('persimmon', '#e2712c'), x: 33, y: 6, scale: 0.34 },
    ],
  },
  'moon-pendant': {
    wall: ['#243349', '#182338'],
    table: ['#d7b48b', '#bd976c'],
    backdrop: { kind: 'glow', colour: '#ffd792', y: -62, size: 56 },
    things: [
      { art: o.pendant('#e9e2d2', '#0f1828'), x: 0, y: 46, scale: 0.62, floating: true },
      { art: o.vase('bowl', { body: '#c85f3c', inside: '#8e3d22' }), x: -2, y: 9, scale: 0.34 },
      { art: o.fruit('lemon', '#f0c33c'), x: 25, y: 7, scale: 0.34 },
      { art: o.vase('bottle', { body: '#5f7f86' }), x: -58, y: 12, scale: 0.46, wide: true },
      { art: o.candle('#d8a64a', '#f6efe2'), x: 60, y: 12, scale: 0.34, wide: true },
    ],
  },
  'paper-lantern': {
    wall: ['#8f2f2a', '#6f211f'],
    table: ['#3c2626', '#2c1b1c'],
    backdrop: { kind: 'glow', colour: '#ffcf8a', y: -60, size: 58 },
    things: [
      { art: o.lantern('#fbeed2', '#3c2626'), x: 0, y: 32, scale: 0.62, floating: true },
      { art: o.vase('teabowl', { body: '#2b2f36', accent: '#c9a14e', pattern: 'drip' }), x: 0, y: 8, scale: 0.26 },
      { art: o.vase('teabowl', { body: '#d8cbb3' }), x: 24, y: 10, scale: 0.22 },
      {
        art: twigsIn(o.twigs('olive', ['#7f8f5c', '#a9b67c'], 60), 98, o.vase('bottle', { body: '#c9a14e' })),
        x: -64,
        y: 10,
        scale: 0.42,
        wide: true,
      },
    ],
  },
  'coil-pitcher': {
    wall: ['#f2e3c4', '#e8cf9c'],
    table: ['#3f6a74', '#32565f'],
    backdrop: { kind: 'arch', colour: '#e39a5c', y: -58, size: 29 },
    things: [
      { art: o.pitcher({ body: '#f5ecdc', accent: '#c9b693', pattern: 'coil' }), x: -2, y: 10, scale: 0.6 },
      { art: o.fruit('pear', '#b9b147'), x: 31, y: 7, scale: 0.42 },
      { art: o.cup({ body: '#c85f3c' }), x: -64, y: 11, scale: 0.42, wide: true },
      { art: o.fruit('persimmon', '#e2712c'), x: 60, y: 9, scale: 0.46, wide: true },
    ],
  },
  'ribbed-planter': {
    wall: ['#dfe6d2', '#c6d3b2'],
    table: ['#b08a5f', '#96724b'],
    light: 'window',
    things: [
      {
        art: twigsIn(
          o.twigs('eucalyptus', ['#4f7a63', '#7ba58a'], 86),
          78,
          o.vase('planter', { body: '#d9d2c3', accent: '#b3a994', pattern: 'ribs', inside: '#4a3629' }),
        ),
        x: 0,
        y: 9,
        scale: 0.5,
      },
      { art: o.pitcher({ body: '#4d6f7d' }), x: 62, y: 12, scale: 0.46, wide: true },
      { art: o.vase('cup', { body: '#c46a45', inside: '#4a3629' }), x: -58, y: 10, scale: 0.38, wide: true },
    ],
  },
  'wool-cushion': {
    wall: ['#f4dfd3', '#ebc6b4'],
    table: ['#7d3f3a', '#66312e'],
    backdrop: { kind: 'panel', colour: '#dfa58c', x: 22, size: 26 },
    things: [
      { art: o.cushion('#27506b', '#f1c97c'), x: 10, y: 13, scale: 0.56 },
      { art: o.cushion('#e9d8c3', '#c46a45'), x: -14, y: 8, scale: 0.46 },
      { art: o.vase('amphora', { body: '#c46a45' }), x: -68, y: 12, scale: 0.52, wide: true },
      { art: o.books(['#27506b', '#e9d8c3']), x: 70, y: 11, scale: 0.38, wide: true },
    ],
  },
  'orchard-teapot': {
    wall: ['#cfe0dd', '#a9c6c3'],
    table: ['#e9b36a', '#d99a4c'],
    backdrop: { kind: 'sun', colour: '#f7f0df', x: 0, y: -58, size: 31 },
    things: [
      { art: o.teapot({ body: '#2e5f5a', accent: '#8fc0b0', pattern: 'brush' }), x: 2, y: 10, scale: 0.64 },
      { art: o.vase('teabowl', { body: '#f5ecdc', inside: '#a9b36a' }), x: -30, y: 6, scale: 0.26 },
      { art: o.vase('teabowl', { body: '#f5ecdc', inside: '#a9b36a' }), x: 58, y: 9, scale: 0.28, wide: true },
      {
        art: twigsIn(o.twigs('poppy', ['#4f6a3f', '#d9512f'], 70), 98, o.vase('bottle', { body: '#c9d8d2' })),
        x: -66,
        y: 11,
        scale: 0.44,
        wide: true,
      },
    ],
  },
  'stripe-towel': {
    wall: ['#e9edf0', '#cfd9df'],
    table: ['#c9a37a', '#b08860'],
    light: 'window',
    things: [
      { art: o.hangingTowel('#f7f1e4', '#c8553d'), x: 0, y: 30, scale: 0.58, floating: true },
      { art: o.vase('cylinder', { body: '#4b7280', inside: '#2b444d' }), x: 30, y: 9, scale: 0.26 },
      { art: o.vase('moon', { body: '#e0b089' }), x: -62, y: 11, scale: 0.4, wide: true },
      { art: o.foldedStack(['#c8553d', '#f7f1e4'], '#fff'), x: 70, y: 10, scale: 0.4, wide: true },
    ],
  },
  'brass-candle-holder': {
    wall: ['#3b2c47', '#291e35'],
    table: ['#7a4d62', '#633c50'],
    backdrop: { kind: 'glow', colour: '#ffc36b', x: -2, y: -66, size: 46 },
    things: [
      { art: o.candle('#d8a64a', '#f5ead8'), x: -3, y: 11, scale: 0.6 },
      { art: o.candle('#c79238', '#e8b9a2'), x: 20, y: 9, scale: 0.42 },
      { art: o.fruit('pear', '#9a3f45'), x: -30, y: 7, scale: 0.42 },
    ],
  },
  'matsu-tea-bowl': {
    wall: ['#e8e3d6', '#d5cdbb'],
    table: ['#4a4038', '#382f29'],
    backdrop: { kind: 'sun', colour: '#c8402f', x: 10, y: -60, size: 26 },
    things: [
      {
        art: o.vase('teabowl', { body: '#2e3a36', accent: '#b9c2a4', pattern: 'drip', inside: '#6f8a4a' }),
        x: 0,
        y: 9,
        scale: 0.66,
      },
      {
        art: twigsIn(o.twigs('olive', ['#3f5a3c', '#6a8558'], 80), 98, o.vase('bottle', { body: '#8a7a66' })),
        x: -64,
        y: 12,
        scale: 0.44,
        wide: true,
      },
      {
        art: o.vase('teabowl', { body: '#d9cdb8', accent: '#8a7a66', pattern: 'speckle' }),
        x: 64,
        y: 11,
        scale: 0.4,
        wide: true,
      },
    ],
  },
  'sun-plate': {
    wall: ['#9fc3d6', '#7fabc4'],
    table: ['#f1d9b0', '#e3c48f'],
    things: [
      { art: o.plate('#fbf4e6', '#f6e7c8', '#ef9f2e'), x: 0, y: 13, scale: 0.62 },
      { art: o.fruit('lemon', '#f3c93f'), x: 29, y: 7, scale: 0.5 },
      { art: o.fruit('lemon', '#e9b92f'), x: -29, y: 6, scale: 0.44 },
      {
        art: o.pitcher({ body: '#2f6587', accent: '#fbf4e6', pattern: 'bands' }),
        x: -66,
        y: 12,
        scale: 0.54,
        wide: true,
      },
      { art: o.vase('bowl', { body: '#e2712c', inside: '#b4511c' }), x: 66, y: 9, scale: 0.36, wide: true },
    ],
  },
  'reading-lamp': {
    wall: ['#f0c94f', '#e5b232'],
    table: ['#2f3f5c', '#243149'],
    backdrop: { kind: 'sun', colour: '#f8e3a0', x: 14, y: -46, size: 24 },
    things: [
      { art: o.readingLamp('#c8402f', '#2a2a33'), x: -8, y: 12, scale: 0.66 },
      { art: o.books(['#f3ead8', '#4b7280', '#c8402f']), x: 24, y: 8, scale: 0.36 },
      { art: o.vase('moon', { body: '#f3ead8' }), x: -68, y: 12, scale: 0.4, wide: true },
    ],
  },
  table: {
    wall: ['#f4d8c6', '#eab89c'],
    table: ['#f7efe2', '#ead9c0'],
    backdrop: { kind: 'sun', colour: '#e5734a', x: 30, y: -68, size: 20 },
    things: [
      { art: o.pitcher({ body: '#36606b', accent: '#f5ecdc', pattern: 'bands' }), x: -24, y: 14, scale: 0.52 },
      { art: o.vase('bowl', { body: '#f5b94a', inside: '#c98a26' }), x: 14, y: 11, scale: 0.42 },
      { art: o.fruit('pear', '#b5532f'), x: 34, y: 6, scale: 0.36 },
      { art: o.plate('#fbf4e6', '#e6efe9', '#36606b'), x: 66, y: 13, scale: 0.5, wide: true },
      { art: o.cup({ body: '#c46a45', inside: '#5a3020' }), x: -66, y: 10, scale: 0.4, wide: true },
    ],
  },
  workshop: {
    wall: ['#dcd3c4', '#c4b7a3'],
    table: ['#8a6a4d', '#6f533b'],
    light: 'window',
    things: [
      { art: o.vase('bulb', { body: '#efe8dc' }), x: -26, y: 13, scale: 0.44 },
      { art: o.vase('cylinder', { body: '#d8c5ad' }), x: 0, y: 11, scale: 0.4 },
      { art: o.vase('amphora', { body: '#b5532f' }), x: 25, y: 12, scale: 0.54 },
      { art: o.vase('moon', { body: '#8f9f8a' }), x: -66, y: 12, scale: 0.46, wide: true },
      { art: o.vase('bottle', { body: '#3d5560' }), x: 58, y: 13, scale: 0.56, wide: true },
      { art: o.vase('teabowl', { body: '#efe8dc' }), x: 82, y: 9, scale: 0.34, wide: true },
    ],
  },
  evening: {
    wall: ['#35425e', '#232d45'],
    table: ['#c98a5a', '#ad6f42'],
    backdrop: { kind: 'glow', colour: '#ffc774', x: 0, y: -56, size: 58 },
    things: [
      { art: o.domeLamp('#e8724a', '#f3ead8'), x: 0, y: 12, scale: 0.6 },
      { art: o.vase('bottle', { body: '#8fa7a0' }), x: -32, y: 10, scale: 0.4 },
      { art: o.pendant('#f1d58a', '#141b2c'), x: 70, y: 52, scale: 0.44, wide: true, floating: true },
      { art: o.lantern('#fbeed2', '#141b2c'), x: -72, y: 44, scale: 0.42, wide: true, floating: true },
      { art: o.books(['#f3ead8', '#c8553d']), x: 32, y: 9, scale: 0.34 },
    ],
  },
  woven: {
    wall: ['#e6ebe4', '#cbd5c9'],
    table: ['#b98a62', '#9c6f4a'],
    light: 'window',
    things: [
      { art: o.foldedStack(['#2f4d5c', '#e9d8c3', '#c8553d', '#8fa08a'], '#fff8ea'), x: -12, y: 10, scale: 0.44 },
      { art: o.cushion('#e0a84f', '#fbf1dc'), x: 26, y: 8, scale: 0.4 },
      { art: o.hangingTowel('#f7f1e4', '#2f4d5c'), x: 66, y: 38, scale: 0.46, wide: true, floating: true },
      {
        art: twigsIn(o.twigs('grass', ['#8c6a3f', '#c79a54'], 80), 98, o.vase('bulb', { body: '#f3ead8' })),
        x: -68,
        y: 12,
        scale: 0.4,
        wide: true,
      },
    ],
  },
  harvest: {
    wall: ['#f6e7c6', '#efd49b'],
    table: ['#5f6f4a', '#4b5a39'],
    backdrop: { kind: 'sun', colour: '#f2a93c', x: -14, y: -60, size: 27 },
    things: [
      {
        art: twigsIn(
          o.twigs('poppy', ['#5a6a3f', '#d9512f'], 74),
          98,
          o.vase('amphora', { body: '#f4ead8', accent: '#d9512f', pattern: 'bands' }),
        ),
        x: 6,
        y: 11,
        scale: 0.41,
      },
      { art: o.fruit('persimmon', '#e2712c'), x: -26, y: 8, scale: 0.44 },
      { art: o.fruit('pear', '#b9a43f'), x: 30, y: 7, scale: 0.42 },
      { art: o.vase('bowl', { body: '#2f4d43', inside: '#1f352e' }), x: 68, y: 10, scale: 0.42, wide: true },
      { art: o.pitcher({ body: '#b5532f' }), x: -70, y: 12, scale: 0.48, wide: true },
    ],
  },
} satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;
