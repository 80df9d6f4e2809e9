// For tests and benchmarks: pages of every kind that a template has to handle, and their photos, drawn by the sample
// shop.

import { paletteOf, readColour } from '#domain/template/colours.ts';
import type { PageData } from '#domain/template/page-data.ts';
import { writePrice } from '#domain/template/price/amounts.ts';
import { drawImage, markSvg } from '../../../sample-shop/images/image-files.ts';
import type { SceneName } from '../../../sample-shop/images/scenes.ts';

const photo = (scene: SceneName, width = 900, height = 900) => `https://shop.example/${scene}-${width}x${height}.jpg`;
const LOGO = 'https://shop.example/logo.svg';

/** Replaces safe fetch. */
export async function loadTestImage(url: string): Promise<Uint8Array | null> {
  if (url === LOGO) return Buffer.from(markSvg(300, '#f6efe2'));
  const match = /^https:\/\/shop\.example\/([a-z-]+)-(\d+)x(\d+)\.jpg$/.exec(url);
  if (!match) return null;
  return drawImage({ scene: match[1] as SceneName, width: Number(match[2]), height: Number(match[3]), type: 'jpg' });
}

const sale = (now: number, before: number, language: string) => ({
  price: writePrice(now, 'EUR', language),
  compareAtPrice: writePrice(before, 'EUR', language),
  discount: Math.round((1 - now / before) * 100),
  isSale: true,
});

function page(fields: Partial<PageData>, colour = '#b5532f'): PageData {
  const scenes: SceneName[] = [
    'dune-vase',
    'speckle-bowl',
    'halo-table-lamp',
    'orchard-teapot',
    'linen-throw',
    'sun-plate',
  ];
  const images = scenes.map((scene) => photo(scene));
  return {
    url: 'https://shop.example/products/dune-vase',
    host: 'shop.example',
    title: 'Dune vase',
    description: 'Hand-coiled terracotta with a narrow neck. Made for dried grasses and a single tall stem.',
    siteName: 'Halm und Ton',
    brand: 'Halm und Ton',
    logo: null,
    image: images[0] ?? null,
    images,
    price: '€64.00',
    compareAtPrice: null,
    discount: null,
    currency: 'EUR',
    isSale: false,
    isSoldOut: false,
    rating: 4.6,
    ratingText: '4.6',
    ratingCount: 128,
    author: 'Mara Lindqvist',
    date: '12 October 2026',
    language: 'en',
    dir: 'ltr',
    brandColor: colour,
    palette: paletteOf(readColour(colour) ?? [0, 0, 0]),
    ...fields,
  };
}

const withPhoto = (address: string) => ({ image: address, images: [address] });

/** Pages that are difficult to draw: long and missing texts, other scripts, odd photos. */
export const testPages = {
  long: page({
    title:
      'The hand-coiled terracotta vase with a narrow neck and a wide belly, made for dried grasses, tall single stems and everything that autumn brings home from the fields',
    description:
      'Every vase is coiled by hand in our workshop, dried slowly for two weeks, fired twice and signed at the foot. No two are alike, and that is the point: choose yours from the photographs, or let us choose one for you and be surprised.',
    siteName: 'Halm und Ton – Workshop for Ceramics, Lamps and Linen in Berlin',
    price: '€1,264,000.00',
    author: 'Mara Lindqvist-Oberhausen and the whole workshop of Halm und Ton in Berlin',
    logo: LOGO,
  }),
  short: page(
    { title: 'Cup', description: 'Small.', siteName: 'Ton', price: '€9.00', ...withPhoto(photo('pebble-cup')) },
    '#2f6b4f',
  ),
  missing: page(
    {
      title: 'Halm und Ton',
      description: null,
      image: null,
      images: [],
      price: null,
      rating: null,
      ratingText: null,
      ratingCount: null,
      author: null,
      date: null,
    },
    '#3f4a9a',
  ),
  german: page(
    {
      title: 'Terrakottavasensonderanfertigung mit Trockengräserarrangementhalterung',
      description: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenständer aus unserer Überraschungsmanufaktur.',
      siteName: 'Kunsthandwerksmanufaktur Süßkind & Söhne',
      price: '1.264,00 €',
      date: '12. Oktober 2026',
      language: 'de',
      logo: LOGO,
    },
    '#7a1f3d',
  ),
  japanese: page(
    {
      title: '砂丘の花瓶 — 手びねりのテラコッタ、乾いた草と一輪の枝のために',
      description: '首の細い素焼きの花瓶です。工房でひとつずつ手で積み上げ、ゆっくり乾かしてから二度焼きます。',
      siteName: '麦わらと土',
      price: '￥9,800',
      author: '佐藤 真理',
      date: '2026年10月12日',
      language: 'ja',
      ...withPhoto(photo('matsu-tea-bowl')),
    },
    '#c43b2f',
  ),
  arabic: page(
    {
      title: 'مزهرية الكثبان المصنوعة يدويًا من الطين المحروق',
      description: 'عنق ضيق وبطن واسع، صُنعت للأعشاب المجففة ولغصن طويل واحد في كل موسم.',
      siteName: 'قش وطين',
      price: '٦٤٫٠٠ €',
      author: 'ليلى حداد',
      date: '١٢ أكتوبر ٢٠٢٦',
      language: 'ar',
      dir: 'rtl',
    },
    '#0f766e',
  ),
  emoji: page(
    {
      title: 'Summer sale 🌞 vases 🏺 & flowers 💐 for 👩‍🌾 friends 🇩🇪',
      description: 'Made with ❤️ in Berlin. Free shipping 🚚 this week 🎉',
      siteName: 'Halm & Ton 🌾',
    },
    '#e0a526',
  ),
  tallPhoto: page(
    { title: 'Tall amphora', ...withPhoto(photo('tall-amphora', 400, 1600)), price: '€145.00' },
    '#2d5a3d',
  ),
  widePhoto: page(
    { title: 'Table for six, set', ...withPhoto(photo('table', 1800, 450)), price: '€420.00' },
    '#4a6fa5',
  ),
  darkBrand: page({ title: 'Moon pendant lamp', ...withPhoto(photo('moon-pendant')), logo: LOGO }, '#0b0b12'),
  lightBrand: page({ title: 'Paper lantern', ...withPhoto(photo('paper-lantern')), logo: LOGO }, '#fff3b0'),
  sale: page({ title: 'Orchard teapot', ...withPhoto(photo('orchard-teapot')), ...sale(59.5, 85, 'en') }, '#d1495b'),
} satisfies Record<string, PageData>;
export type TestPageName = keyof typeof testPages;
