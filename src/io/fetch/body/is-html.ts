import { readImageHeader } from '#io/fetch/image-headers/read-image-header.ts';

const htmlTypes = new Set(['text/html', 'application/xhtml+xml']);
/** Without a content type these openings decide, as in the WHATWG sniffing rules. */
const htmlOpening =
  /^(?:\xef\xbb\xbf)?\s*(?:<!--(?:(?!-->)[\s\S])*-->\s*|<\?xml[^>]*>\s*)*<(?:!doctype\s+html|html|head|body|title|meta|link|script|style|div|p|h1|a|table|iframe)\b/i;
const otherOpenings = ['%PDF-', 'PK\u0003\u0004', '\u001f\u008b'];

/** 'maybe' if the server does not say. */
export function hasHtmlContentType(contentType: string | undefined): 'yes' | 'no' | 'maybe' {
  const type = (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === '' || type === 'unknown/unknown' || type === '*/*') return 'maybe';
  return htmlTypes.has(type) ? 'yes' : 'no';
}

/**
 * Content declared as HTML may be an image or a PDF; undeclared content may be HTML. NUL bytes alone decide nothing.
 */
export function sniffHtml(bytes: Uint8Array, said: 'yes' | 'maybe'): boolean {
  const start = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  if (said === 'maybe') return htmlOpening.test(start);
  // Nearly every page; no image begins like that.
  if (/^\s*<(?:!doctype html|html)\b/i.test(start)) return true;
  if (otherOpenings.some((opening) => start.startsWith(opening))) return false;
  const header = readImageHeader(bytes.subarray(0, 1024));
  return header.kind === 'not-an-image' || header.type === 'svg';
}
