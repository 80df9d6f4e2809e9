import { decodeHTML, decodeHTMLAttribute } from 'entities/decode';

const needsCare = /[&\0\t\n\f\r\u00a0\u200b-\u200d\u2060\ufeff]| {2}|^ | $/;
/** Nobody sees any of these: a text of nothing else is empty. */
const onlyInvisible = /^[\s\u200b-\u200d\u2060]*$/;

/** Entities decoded, NUL replaced as in the standard, white space collapsed. */
export function cleanText(text: string, isAttribute: boolean): string {
  if (!needsCare.test(text)) return text;
  let clean = text;
  if (clean.includes('\0')) clean = clean.replaceAll('\0', '\uFFFD');
  if (clean.includes('&')) clean = isAttribute ? decodeHTMLAttribute(clean) : decodeHTML(clean);
  if (onlyInvisible.test(clean)) return '';
  return clean.replace(/[\t\n\f\r ]+/g, ' ').replace(/^ | $/g, '');
}

/** Line breaks and tabs inside an address go, as in the URL standard: `x⏎y.png` is `xy.png`. */
export const cleanAddress = (text: string): string => cleanText(text.replace(/[\t\n\r]+/g, ''), true);
