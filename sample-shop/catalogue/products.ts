// What is for sale. The handle is also the name of its still life.
import type { SceneName } from '../images/scenes.ts';
import type { Both } from '../shop.ts';

export interface Product {
  handle: string;
  scene: SceneName;
  title: Both;
  description: Both;
  /** Cents, EUR. */
  price: number;
  collections: string[];
  updatedAt: string;
}

const product = (
  handle: SceneName,
  price: number,
  collections: string[],
  updatedAt: string,
  title: Both,
  description: Both,
): Product => ({ handle, scene: handle, title, description, price, collections, updatedAt });

export const products: Product[] = [
  product(
    'halo-table-lamp',
    18900,
    ['lamps', 'new'],
    '2026-10-28',
    { en: 'Halo table lamp', de: 'Tischlampe Halo' },
    {
      en: 'A mushroom lamp with a spun steel dome in sunflower yellow. Warm light, dimmable, on a turned porcelain foot.',
      de: 'Eine Pilzlampe mit gedrückter Stahlkuppel in Sonnengelb. Warmes Licht, dimmbar, auf gedrehtem Porzellanfuß.',
    },
  ),
  product(
    'dune-vase',
    6400,
    ['ceramics'],
    '2026-10-12',
    { en: 'Dune vase', de: 'Vase Düne' },
    {
      en: 'Hand-coiled terracotta with a narrow neck. Made for dried grasses and a single tall stem.',
      de: 'Von Hand aufgebaute Terrakotta mit schmalem Hals. Gemacht für Gräser und einen einzigen hohen Stiel.',
    },
  ),
  product(
    'tall-amphora',
    14500,
    ['ceramics'],
    '2026-09-30',
    { en: 'Tall amphora', de: 'Hohe Amphore' },
    {
      en: 'Forest green stoneware with ochre bands, 52 cm tall. Every piece is banded freehand on the wheel.',
      de: 'Waldgrünes Steinzeug mit ockerfarbenen Bändern, 52 cm hoch. Jedes Band wird frei auf der Scheibe gezogen.',
    },
  ),
  product(
    'speckle-bowl',
    4800,
    ['ceramics', 'table'],
    '2026-10-02',
    { en: 'Speckle bowl', de: 'Schale Sprenkel' },
    {
      en: 'A wide salad bowl in white glaze over iron-rich clay. Dishwasher safe, oven safe to 180 °C.',
      de: 'Eine weite Salatschale, weiß glasiert über eisenreichem Ton. Spülmaschinenfest, ofenfest bis 180 °C.',
    },
  ),
  product(
    'linen-throw',
    12900,
    ['textiles', 'new'],
    '2026-10-30',
    { en: 'Linen throw', de: 'Leinendecke' },
    {
      en: 'Washed European linen, 140 × 200 cm, woven with three fine stripes. Softer every year.',
      de: 'Gewaschenes europäisches Leinen, 140 × 200 cm, mit drei feinen Streifen gewebt. Jedes Jahr weicher.',
    },
  ),
  product(
    'pebble-cup',
    2600,
    ['ceramics', 'table'],
    '2026-08-19',
    { en: 'Pebble cup', de: 'Becher Kiesel' },
    {
      en: 'The everyday cup: 300 ml, terracotta glaze on top, bare clay below, a handle for two fingers.',
      de: 'Der Becher für jeden Tag: 300 ml, oben Terrakottaglasur, unten roher Ton, ein Henkel für zwei Finger.',
    },
  ),
  product(
    'moon-pendant',
    23900,
    ['lamps'],
    '2026-10-15',
    { en: 'Moon pendant', de: 'Pendelleuchte Mond' },
    {
      en: 'A bone-white pendant for above the table. Throws a soft circle of light, 48 cm across.',
      de: 'Eine knochenweiße Pendelleuchte für über dem Tisch. Wirft einen weichen Lichtkreis, 48 cm im Durchmesser.',
    },
  ),
  product(
    'paper-lantern',
    5900,
    ['lamps'],
    '2026-07-21',
    { en: 'Paper lantern', de: 'Papierlaterne' },
    {
      en: 'Mulberry paper over a wire spiral. Folds flat for moving house, glows like a second moon.',
      de: 'Maulbeerpapier über einer Drahtspirale. Für den Umzug flach gefaltet, leuchtet wie ein zweiter Mond.',
    },
  ),
  product(
    'coil-pitcher',
    7900,
    ['ceramics', 'table'],
    '2026-09-14',
    { en: 'Coil pitcher', de: 'Krug Wulst' },
    {
      en: 'A one-litre pitcher built from coils you can still feel with your hand. Pours without a drop.',
      de: 'Ein Literkrug aus Wülsten, die man mit der Hand noch spürt. Gießt, ohne zu tropfen.',
    },
  ),
  product(
    'ribbed-planter',
    5600,
    ['ceramics'],
    '2026-09-02',
    { en: 'Ribbed planter', de: 'Pflanztopf Rippe' },
    {
      en: 'Chalk-coloured planter with carved ribs and a hidden saucer. For plants up to 16 cm in diameter.',
      de: 'Kreidefarbener Pflanztopf mit geschnittenen Rippen und verstecktem Untersetzer. Für Pflanzen bis 16 cm.',
    },
  ),
  product(
    'wool-cushion',
    6900,
    ['textiles'],
    '2026-10-08',
    { en: 'Wool cushion', de: 'Wollkissen' },
    {
      en: 'Woven from undyed and ink-blue wool, 50 × 50 cm, with a feather filling that keeps its shape.',
      de: 'Aus ungefärbter und tintenblauer Wolle gewebt, 50 × 50 cm, mit formstabiler Federfüllung.',
    },
  ),
  product(
    'orchard-teapot',
    9800,
    ['ceramics', 'table', 'new'],
    '2026-11-01',
    { en: 'Orchard teapot', de: 'Teekanne Obstgarten' },
    {
      en: 'Petrol stoneware with brushed waves and a bent-wood handle. Holds four bowls of tea.',
      de: 'Petrolfarbenes Steinzeug mit Pinselwellen und Bugholzgriff. Fasst vier Schalen Tee.',
    },
  ),
  product(
    'stripe-towel',
    2900,
    ['textiles', 'table'],
    '2026-08-30',
    { en: 'Stripe towel', de: 'Geschirrtuch Streifen' },
    {
      en: 'Half linen, half cotton, with red woven stripes and a loop. Dries glasses without lint.',
      de: 'Halb Leinen, halb Baumwolle, mit roten Webstreifen und Aufhänger. Trocknet Gläser fusselfrei.',
    },
  ),
  product(
    'brass-candle-holder',
    5400,
    ['table'],
    '2026-06-11',
    { en: 'Brass candle holder', de: 'Kerzenhalter Messing' },
    {
      en: 'Turned from solid brass and left unlacquered, so that it darkens with use.',
      de: 'Aus massivem Messing gedreht und nicht lackiert, damit es mit dem Gebrauch nachdunkelt.',
    },
  ),
  product(
    'matsu-tea-bowl',
    11200,
    ['ceramics'],
    '2026-10-20',
    { en: '松の茶碗（まつのちゃわん）', de: '松の茶碗（まつのちゃわん）' },
    {
      en: '深い緑の釉薬が流れる手びねりの茶碗。抹茶一服のために、ベルリンの小さな窯で焼きました。',
      de: '深い緑の釉薬が流れる手びねりの茶碗。抹茶一服のために、ベルリンの小さな窯で焼きました。',
    },
  ),
  product(
    'sun-plate',
    3900,
    ['ceramics', 'table', 'new'],
    '2026-10-25',
    { en: 'Sun plate ☀️🍋', de: 'Sonnenteller ☀️🍋' },
    {
      en: 'A serving plate for lemons, cake and good weather ☀️ painted by hand in ochre on cream.',
      de: 'Ein Servierteller für Zitronen, Kuchen und gutes Wetter ☀️ von Hand in Ocker auf Creme gemalt.',
    },
  ),
  product(
    'reading-lamp',
    16900,
    ['lamps'],
    '2026-09-22',
    { en: 'Reading lamp', de: 'Leselampe' },
    {
      en: 'A jointed desk lamp in signal red. Stays exactly where you leave it.',
      de: 'Eine Gelenkleuchte in Signalrot. Bleibt genau dort, wo man sie hinstellt.',
    },
  ),
  {
    ...product(
      'table',
      5000,
      ['new'],
      '2026-05-04',
      { en: 'Gift card', de: 'Geschenkgutschein' },
      {
        en: 'For somebody who would rather choose the glaze. Sent by e-mail, never expires.',
        de: 'Für alle, die die Glasur lieber selbst aussuchen. Kommt per E-Mail und verfällt nicht.',
      },
    ),
    handle: 'gift-card',
  },
];
