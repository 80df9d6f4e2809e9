import { type SitemapError, SitemapParser, type SitemapRow } from '#io/fetch/site-files/sitemap-parser.ts';

/** A part of a sitemap that ends with a whole row, so that every part can be read alone. */
export interface SitemapPart {
  bytes: Uint8Array;
  encoding: string;
  /** Opened by an earlier part: `urlset` or `sitemapindex`. */
  root: string | null;
  isLast: boolean;
}

export interface ParsedPart {
  rows: SitemapRow[];
  firstError: { reason: SitemapError; detail: string } | null;
  /** Nothing after it is read. */
  ended: boolean;
  root: string | null;
}

export function parseSitemap({ bytes, encoding, root, isLast }: SitemapPart): ParsedPart {
  const parser = new SitemapParser();
  if (root !== null) parser.write(`<${root}>`);
  const rows = parser.write(decoderOf(encoding).decode(bytes));
  if (isLast) rows.push(...parser.end());
  else rows.push(...parser.flush());
  return { rows, firstError: parser.firstError, ended: parser.ended, root: parser.root };
}

/** Invalid bytes become U+FFFD. */
function decoderOf(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding);
  } catch {
    return new TextDecoder();
  }
}
