import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';

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

export function fieldTextsOf({ htmlLanguage, og }: Pick<MetaTagData, 'htmlLanguage' | 'og'>): FieldTexts | null {
  const language = (htmlLanguage ?? og.locale)?.slice(0, 2).toLowerCase();
  return (language !== undefined && rows.get(language)) || null;
}
