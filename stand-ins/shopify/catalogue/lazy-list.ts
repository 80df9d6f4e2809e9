/** What a connection pages over: an array, or fifty thousand products that are made when they are asked for. */
export interface LazyList<T> {
  readonly length: number;
  at(index: number): T | undefined;
  /** Where the entry with this id is, or -1. */
  indexOf(id: number): number;
}

export const listOf = <T extends { id: number }>(items: readonly T[]): LazyList<T> => ({
  length: items.length,
  at: (index) => items[index],
  indexOf: (id) => items.findIndex((item) => item.id === id),
});

export function* entriesOf<T>(list: LazyList<T>): Generator<T> {
  for (let index = 0; index < list.length; index++) {
    const item = list.at(index);
    if (item !== undefined) yield item;
  }
}
