import { cardKinds } from '#domain/template/card-kinds.ts';

/** Kinds of page in the order of the domain; unknown words are dropped. */
export const kindsOf = (words: readonly string[]) => cardKinds.filter((kind) => words.includes(kind));
