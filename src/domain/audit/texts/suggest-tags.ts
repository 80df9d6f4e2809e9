import { isPlaceholder } from '#domain/audit/checks/has-no-placeholder.ts';
import { hasWrongLetters } from '#domain/audit/checks/has-right-charset.ts';
import type { TagEdit } from '#domain/audit/edit/edit-tags.ts';
import { isFurniture, isSharedImage } from '#domain/audit/emulation/image-type.ts';
import { isSecureUrl, type PageEvidence, probeOf } from '#domain/audit/emulation/page-evidence.ts';
import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';

// The best values a page itself offers for a tag it lacks. Null: it offers none, and nothing is made up.

export const suggestTitle = ({ meta }: PageEvidence): string | null =>
  firstSound(meta.og.title, meta.twitter.title, meta.title, meta.product?.name);

export function suggestDescription({ meta }: PageEvidence): string | null {
  const text = firstSound(meta.og.description, meta.description, meta.twitter.description);
  return text && shortened(text);
}

/** The shortest cut of a description (Telegram Web). */
const MAX_DESCRIPTION = 170;

/** Whole sentences, or whole words: a suggested text must not be reported as too long afterwards. */
function shortened(text: string): string {
  if (text.length <= MAX_DESCRIPTION) return text;
  const start = text.slice(0, MAX_DESCRIPTION - 1);
  const sentences = /^[\s\S]{40,}[.!?](?=\s)/.exec(start)?.[0];
  return sentences ?? `${start.slice(0, Math.max(start.lastIndexOf(' '), 40)).trimEnd()}…`;
}

/** Placeholders of a template and garbled text are never suggested. */
const firstSound = (...texts: (string | null | undefined)[]): string | null =>
  texts.find((text) => text && !isPlaceholder(text) && !hasWrongLetters(text)) ?? null;

/** Named by the page, or the end of its title if that is the name of its host. */
export function suggestSiteName({ meta }: PageEvidence): string | null {
  const named = firstSound(meta.og.siteName, meta.siteName);
  if (named !== null) return named;
  const end =
    meta.title
      ?.split(/\s[|–—·:-]\s/)
      .at(-1)
      ?.trim() ?? '';
  const host = letters(meta.urlData.hostname.replace(/^www\./, '').split('.')[0] ?? '');
  return end !== meta.title && letters(end).length > 2 && letters(end) === host ? end : null;
}

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

export interface SuggestedImage {
  url: string;
  width: number;
  height: number;
}

const MIN_WIDTH = 600;
/** Banners and strips are wider, skyscrapers and columns narrower. */
const SENSIBLE_RATIO = [0.5, 2.6] as const;
const types = ['jpeg', 'png', 'webp'];

/** The page's own image with its real size: one that another tag names, the product's, or one of the page. */
export function suggestImage(evidence: PageEvidence): SuggestedImage | null {
  for (const url of imageCandidates(evidence)) {
    const probe = probeOf(evidence, url);
    if (!probe?.ok || !types.includes(probe.type) || probe.width < MIN_WIDTH) continue;
    const ratio = probe.width / probe.height;
    if (ratio >= SENSIBLE_RATIO[0] && ratio <= SENSIBLE_RATIO[1])
      return { url, width: probe.width, height: probe.height };
  }
  return null;
}

const fileTypes = /\.(?:svg|gif|ico)(?:$|[?#])/i;

/** Addresses worth asking for if no tag names an image, the likeliest first. */
export function imageCandidates({ meta }: Pick<PageEvidence, 'meta'>): string[] {
  const named = [...meta.og.images, ...meta.twitter.images].map(({ secureUrl, url }) => secureUrl ?? url);
  const all = [...named, ...(meta.product?.images ?? []), ...(meta.jsonLdImages ?? []), ...meta.ogImageAlternatives];
  return [...new Set(all)].filter(
    (url) => isSecureUrl(url) && !fileTypes.test(url) && !isSharedImage(url) && !isFurniture(url),
  );
}

/** twitter:label1 and data1 in the page's language; nulls if the price or the language is not known. */
export function suggestPrice({ meta }: PageEvidence): (TagEdit | null)[] {
  const { price = null, currency = null } = meta.product ?? {};
  const texts = fieldTextsOf(meta);
  if (price === null || texts === null) return [null];
  return [
    { key: 'twitter:label1', value: texts.price },
    { key: 'twitter:data1', value: [price, currency].filter(Boolean).join(' ') },
  ];
}

export function suggestAvailability({ meta }: PageEvidence): (TagEdit | null)[] {
  const texts = fieldTextsOf(meta);
  const state = letters(meta.product?.availability?.split('/').at(-1) ?? '');
  const value = texts && stockText(state, texts);
  if (!texts || !value) return [null];
  return [
    { key: 'twitter:label2', value: texts.availability },
    { key: 'twitter:data2', value },
  ];
}

function stockText(state: string, texts: { inStock: string; outOfStock: string; preOrder: string }): string | null {
  if (state === 'instock') return texts.inStock;
  if (state === 'outofstock' || state === 'soldout' || state === 'oos') return texts.outOfStock;
  return state === 'preorder' ? texts.preOrder : null;
}

// Tags to paste are read by the page's visitors: they are in the page's language, whatever the reader of an audit
// speaks. Languages without a row get no such tags.

interface FieldTexts {
  price: string;
  availability: string;
  inStock: string;
  outOfStock: string;
  preOrder: string;
}

const rows: ReadonlyMap<string, FieldTexts> = new Map(
  (
    [
      ['en', 'Price', 'Availability', 'In stock', 'Out of stock', 'Pre-order'],
      ['de', 'Preis', 'Verfügbarkeit', 'Auf Lager', 'Ausverkauft', 'Vorbestellbar'],
      ['fr', 'Prix', 'Disponibilité', 'En stock', 'Épuisé', 'En précommande'],
      ['es', 'Precio', 'Disponibilidad', 'En stock', 'Agotado', 'En preventa'],
      ['it', 'Prezzo', 'Disponibilità', 'Disponibile', 'Esaurito', 'In preordine'],
      ['nl', 'Prijs', 'Beschikbaarheid', 'Op voorraad', 'Uitverkocht', 'Te reserveren'],
      ['pt', 'Preço', 'Disponibilidade', 'Em stock', 'Esgotado', 'Pré-venda'],
      ['pl', 'Cena', 'Dostępność', 'Dostępny', 'Wyprzedany', 'Przedsprzedaż'],
      ['sv', 'Pris', 'Tillgänglighet', 'I lager', 'Slutsåld', 'Förbeställ'],
      ['da', 'Pris', 'Tilgængelighed', 'På lager', 'Udsolgt', 'Forudbestil'],
    ] as const
  ).map(([language, price, availability, inStock, outOfStock, preOrder]) => [
    language,
    { price, availability, inStock, outOfStock, preOrder },
  ]),
);

/** The words of the language in which one of them is `word`. */
export const stockWords = (word: string): Pick<FieldTexts, 'inStock' | 'outOfStock'> | null =>
  [...rows.values()].find((texts) => [texts.inStock, texts.outOfStock, texts.preOrder].includes(word)) ?? null;

function fieldTextsOf({ htmlLanguage, og }: Pick<MetaTagData, 'htmlLanguage' | 'og'>): FieldTexts | null {
  const language = (htmlLanguage ?? og.locale)?.slice(0, 2).toLowerCase();
  return (language !== undefined && rows.get(language)) || null;
}
