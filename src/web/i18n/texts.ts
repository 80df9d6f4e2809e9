import type { Language, Text } from '#domain/language.ts';

/** A phrase, or a function for a phrase with placeholders. */
type Phrase = string | ((...values: never[]) => string);
/** Both languages side by side: a row without one of them, or with different placeholders, does not compile. */
export type Rows = Record<string, { en: Phrase; de: Phrase }>;
export type TextsOf<Table extends Rows> = { [Key in keyof Table]: Table[Key]['en'] };

/** A catalogue: `rows({ login: { en: 'Log in', de: 'Anmelden' } })`. */
export const rows = <const Table extends { [Key in keyof Table]: { en: Phrase; de: Same<Table[Key]['en']> } }>(
  table: Table,
): { [Key in keyof Table]: { en: Widened<Table[Key]['en']>; de: Widened<Table[Key]['en']> } } => table as never;

type Widened<Value> = Value extends string ? string : Value;
type Same<Value> = Value extends string ? string : Value;

const resolved = new WeakMap<Rows, Partial<Record<Language, unknown>>>();

/** One language of a catalogue; built once, then cached. */
export function textsIn<Table extends Rows>(table: Table, language: Language): TextsOf<Table> {
  const cached = resolved.get(table) ?? {};
  resolved.set(table, cached);
  cached[language] ??= Object.fromEntries(Object.entries(table).map(([key, row]) => [key, row[language]]));
  return cached[language] as TextsOf<Table>;
}

/** The purpose of a screen, and its text while empty: the content to come, and the step to it. */
export const screen = (heading: Text, emptyTitle: Text, emptyText: Text) => rows({ heading, emptyTitle, emptyText });
