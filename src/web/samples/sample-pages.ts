import type { Text } from '#domain/language.ts';

/** Pages of the sample shop that public pages show. Their images are drawn by scripts/draw/samples.mjs. */
export const samplePages = {
  lamp: {
    path: '/products/halo-table-lamp',
    title: { en: 'Halo table lamp', de: 'Tischlampe Halo' },
    description: {
      en: 'A mushroom lamp with a spun steel dome in sunflower yellow.',
      de: 'Eine Pilzlampe mit gedrückter Stahlkuppel in Sonnengelb.',
    },
  },
  vase: {
    path: '/products/dune-vase',
    title: { en: 'Dune vase', de: 'Vase Düne' },
    description: {
      en: 'Hand-coiled terracotta with a narrow neck, made for dried grasses.',
      de: 'Von Hand aufgebaute Terrakotta mit schmalem Hals, gemacht für Gräser.',
    },
  },
  teapot: {
    path: '/products/orchard-teapot',
    title: { en: 'Orchard teapot', de: 'Teekanne Obstgarten' },
    description: { en: 'For four cups and a long afternoon.', de: 'Für vier Tassen und einen langen Nachmittag.' },
  },
  amphora: {
    path: '/products/tall-amphora',
    title: { en: 'Tall amphora', de: 'Hohe Amphore' },
    description: {
      en: 'Forest green stoneware with ochre bands, 52 cm tall.',
      de: 'Waldgrünes Steinzeug mit ockerfarbenen Bändern, 52 cm hoch.',
    },
  },
  throw: {
    path: '/products/linen-throw',
    title: { en: 'Linen throw', de: 'Leinendecke' },
    description: {
      en: 'Washed European linen with three fine stripes.',
      de: 'Gewaschenes Leinen aus Europa mit drei feinen Streifen.',
    },
  },
  bowl: {
    path: '/products/speckle-bowl',
    title: { en: 'Speckle bowl', de: 'Schale Sprenkel' },
    description: {
      en: 'White glaze over dark clay, each one different.',
      de: 'Weiße Glasur auf dunklem Ton, jede anders.',
    },
  },
  pendant: {
    path: '/products/moon-pendant',
    title: { en: 'Moon pendant', de: 'Pendelleuchte Mond' },
    description: { en: 'Plaster dome, warm light, no glare.', de: 'Gipskuppel, warmes Licht, blendfrei.' },
  },
  ceramics: {
    path: '/collections/ceramics',
    title: { en: 'Ceramics', de: 'Keramik' },
    description: { en: 'Thrown, coiled and glazed in Berlin.', de: 'In Berlin gedreht, aufgebaut und glasiert.' },
  },
  journal: {
    path: '/blogs/journal/pouring',
    title: { en: 'How a pitcher learns to pour', de: 'Wie ein Krug das Gießen lernt' },
    description: { en: 'Notes from the workshop.', de: 'Notizen aus der Werkstatt.' },
  },
} satisfies Record<string, { path: string; title: Text; description: Text }>;
export type SampleName = keyof typeof samplePages;

export const SAMPLE_SHOP = { name: 'Halm & Ton', host: 'halm-und-ton.example' };
export const sampleImage = (name: SampleName, language: 'en' | 'de') => `/samples/${name}-${language}.webp`;
