/** `size`: in g, ml, cm, m² or m³, by kind. */
type Unit = readonly [name: string, kind: string, size: number];

/** Codes of UN/CEFACT, as schema.org asks for, and the words that shops write. */
const units = new Map<string, Unit>(
  (
    [
      [
        ['mg', 'mgm'],
        ['mg', 'mass', 0.001],
      ],
      [
        ['g', 'grm', 'gramm', 'gram'],
        ['g', 'mass', 1],
      ],
      [
        ['kg', 'kgm', 'kilogramm', 'kilogram', 'kilo'],
        ['kg', 'mass', 1000],
      ],
      [
        ['ml', 'mlt', 'milliliter', 'millilitre'],
        ['ml', 'volume', 1],
      ],
      [
        ['cl', 'clt'],
        ['cl', 'volume', 10],
      ],
      [
        ['l', 'ltr', 'liter', 'litre'],
        ['l', 'volume', 1000],
      ],
      [
        ['cm', 'cmt', 'zentimeter'],
        ['cm', 'length', 1],
      ],
      [
        ['m', 'mtr', 'meter', 'metre'],
        ['m', 'length', 100],
      ],
      [
        ['m2', 'm²', 'sqm', 'qm', 'mtk'],
        ['m²', 'area', 1],
      ],
      [
        ['m3', 'm³', 'cbm', 'mtq'],
        ['m³', 'space', 1],
      ],
    ] as const
  ).flatMap(([codes, unit]) => codes.map((code) => [code, unit] as const)),
);
export const unitOf = (code: string) => units.get(code.trim().toLowerCase()) ?? null;
