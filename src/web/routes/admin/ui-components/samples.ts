import type { Text } from '#domain/language.ts';

// Made-up shops and figures for the gallery only.
const names = [
  'nordlicht',
  'leinenhaus',
  'tonwerk',
  'halbmond',
  'kiefer',
  'salzgarten',
  'lindenhof',
  'papierboot',
  'wollwerk',
];
export const sampleShops = names.flatMap((name) =>
  ['', '-studio', '-berlin', '-atelier'].map((end) => `${name}${end}.example`),
);

/** A vase, drawn like a sharing image. */
export const sampleImage = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><path fill="#e9dfcf" d="M0 0h1200v630H0z"/><path fill="#d8c8ae" d="M0 470h1200v160H0z"/><path fill="#b4532f" d="M556 180h88v60c70 40 96 90 96 150 0 70-50 120-140 120s-140-50-140-120c0-60 26-110 96-150z"/><path fill="#8f3d20" d="M556 180h88v22h-88z"/><path fill="none" stroke="#5d6b46" stroke-width="8" d="M598 180c-6-60-40-90-70-120M604 180c4-70 40-90 60-140"/></svg>',
)}`;

export interface SamplePage {
  path: string;
  title: Text;
  shares: number;
  score: number | null;
  verified: boolean;
}
const goods: Text[] = [
  { en: 'Linen shirt', de: 'Leinenhemd' },
  { en: 'Terracotta vase', de: 'Vase aus Terrakotta' },
  { en: 'Spruce candle', de: 'Fichtenkerze' },
];
export const samplePages: readonly SamplePage[] = Array.from({ length: 9 }, (_, at) => {
  const { en, de } = goods[at % goods.length] as Text;
  return {
    path: `/products/${at + 1}`,
    title: { en: `${en} no. ${at + 1}`, de: `${de} Nr. ${at + 1}` },
    shares: Math.round(1300 / (at + 1)),
    score: at % 4 === 3 ? null : 92 - at * 7,
    verified: at % 3 !== 2,
  };
});

export const sampleDays = Array.from(
  { length: 21 },
  (_, at) => `${String(((at + 24) % 31) + 1).padStart(2, '0')}.${at < 7 ? '10' : '11'}.`,
);
export const sampleCrawls = [34, 41, 38, 52, 60, 44, 31, 48, 57, 73, 69, 82, 64, 51, 77, 95, 104, 88, 92, 117, 126];
export const sampleFresh = [12, 14, 9, 18, 22, 15, 8, 16, 19, 28, 22, 30, 21, 14, 24, 33, 38, 29, 31, 42, 45];
