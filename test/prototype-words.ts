/** The words that every plain object has. Looking up an untrusted word in one finds a function. */
export const prototypeWords: readonly string[] = Object.getOwnPropertyNames(Object.prototype);
