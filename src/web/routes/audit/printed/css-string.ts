/**
 * A text as a string of a style sheet. Names of shops are written by strangers: everything but plain letters, digits
 * and spaces is written as its number, so that no text can end the string, the rule or the style element.
 */
export const cssString = (text: string): string =>
  `"${[...text].map((sign) => (/[\p{L}\p{N} ]/u.test(sign) ? sign : `\\${sign.codePointAt(0)?.toString(16)} `)).join('')}"`;
