import { fileAddress, type LabCase, type LabPlace, OEMBED_FILE, pageAddress } from './lab-case.ts';
import { isLabImageName, type LabImageName } from './lab-images.ts';

/** A comment of that many bytes: nothing reads it, and everything after it comes later. */
export function filler(bytes: number): string {
  const words = `filler of ${bytes} bytes `;
  return `<!-- ${words.repeat(Math.ceil(bytes / words.length)).slice(0, bytes - 9)} -->`;
}

/**
 * Fills in what stands in double braces: `{{image:large.jpg}}` the address of an image, `{{http:…}}` the same without
 * TLS, `{{path:…}}` from the root, `{{relative:…}}` from the page, `{{oembed}}`, `{{site}}`, `{{filler:1000}}` a comment
 * of 1,000 bytes.
 */
export function fillTemplate(
  template: string,
  place: LabPlace,
  labCase: Pick<LabCase, 'id' | 'isClosed'>,
  { keepsFiller = false }: { keepsFiller?: boolean } = {},
): string {
  const page = pageAddress(place, labCase);
  return template.replace(/\{\{(\w+)(?::([\w.-]+))?\}\}/g, (whole, kind: string, value = '') => {
    if (kind === 'filler') return keepsFiller ? whole : filler(Number(value));
    if (kind === 'site') return place.siteUrl;
    if (kind === 'oembed') return fileAddress(page, OEMBED_FILE);
    return isLabImageName(value) ? (imageAddress(kind, page, value) ?? whole) : whole;
  });
}

function imageAddress(kind: string, page: string, name: LabImageName): string | null {
  const url = fileAddress(page, name);
  if (kind === 'image') return url;
  if (kind === 'http') return url.replace(/^https:/, 'http:');
  if (kind === 'path') return new URL(url).pathname;
  if (kind === 'relative') return url.slice(page.lastIndexOf('/') + 1);
  return null;
}

/** The page as it is sent. */
export const labPage = (labCase: LabCase, place: LabPlace): Uint8Array<ArrayBuffer> =>
  encodePage(fillTemplate(labCase.html, place, labCase), labCase.encoding);

export function encodePage(text: string, encoding: 'utf-8' | 'latin1' = 'utf-8'): Uint8Array<ArrayBuffer> {
  // Every character of such a page is below 256.
  if (encoding === 'latin1') return Uint8Array.from(text, (character) => character.charCodeAt(0));
  return new TextEncoder().encode(text);
}

export const labContentType = ({ contentType }: LabCase): string => contentType ?? 'text/html; charset=utf-8';

/** Null: the case has no such answer. */
export function labOembed(labCase: LabCase, place: LabPlace): Record<string, string | number> | null {
  if (!labCase.oembed) return null;
  const filled = Object.entries(labCase.oembed).map(([key, value]) => [
    key,
    typeof value === 'string' ? fillTemplate(value, place, labCase) : value,
  ]);
  return Object.fromEntries(filled);
}
