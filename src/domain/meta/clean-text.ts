import { decodeHTML, decodeHTMLAttribute } from 'entities/decode';

const needsCare = /[&\0\t\n\f\r]| {2}|^ | $/;

/** Entities decoded, NUL replaced as in the standard, white space collapsed. */
export function cleanText(text: string, isAttribute: boolean): string {
  if (!needsCare.test(text)) return text;
  let clean = text;
  if (clean.includes('\0')) clean = clean.replaceAll('\0', '\uFFFD');
  if (clean.includes('&')) clean = isAttribute ? decodeHTMLAttribute(clean) : decodeHTML(clean);
  return clean.replace(/[\t\n\f\r ]+/g, ' ').replace(/^ | $/g, '');
}
