/** The words that every plain object answers to. Whoever looks a stranger's word up in one finds a function. */
export const prototypeWords: readonly string[] = Object.getOwnPropertyNames(Object.prototype);
