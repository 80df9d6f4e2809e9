/** Typed text as a LIKE pattern: its % and _ are literal, not wildcards. */
export const likePattern = (typed: string) => `%${typed.replace(/[\\%_]/g, '\\$&')}%`;
