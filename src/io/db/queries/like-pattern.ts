/** What a person typed as a pattern for LIKE: their % and _ are letters, not wildcards. */
export const likePattern = (typed: string) => `%${typed.replace(/[\\%_]/g, '\\$&')}%`;
