// Sitemap XML in chunks → rows. Pure; fetch-sitemap.ts supplies the chunks.
//
// Threat: entities that grow (billion laughs), one element of gigabytes, endless nesting, invalid XML. Layers: saxes
// expands only the five entities of XML, document types are skipped; a text, comment or tag of more than 256 kB and
// nesting deeper than 32 end the parsing; invalid XML is read as far as possible, up to 1,000 errors (each costs the
// parser more than a whole row), and the first one is reported.
import { SaxesParser, type SaxesTagPlain } from 'saxes';

export type SitemapRow = { kind: 'url' | 'sitemap'; loc: string; lastmod: string | null; images: string[] };
export type SitemapError = 'bad-xml' | 'not-a-sitemap';

const MAX_SILENT_CHARACTERS = 256_000;
const MAX_DEPTH = 32;
const MAX_ERRORS = 1_000;
/** sitemaps.org: URLs are shorter than 2,048 characters. */
const MAX_LOC_CHARACTERS = 2_048;
/** The protocol allows 1,000; a preview needs the first ones. */
const MAX_IMAGES = 10;

/** From the private use area: no URL contains it. */
const BARE_AMPERSAND = '\ue000';
const MAX_ENTITY_LENGTH = 32;
const halfEntity = /&#?[a-z0-9]*$/i;
/** Names of HTML (`&nbsp;`) are none of XML's five: each would be an error of the parser. */
const bareAmpersand = /&(?!(?:#\d{1,7}|#x[0-9a-f]{1,6}|amp|lt|gt|quot|apos);)/gi;
/** The parser is left between two of these. */
const SLICE_CHARACTERS = 4_096;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase();

export class SitemapParser {
  /** The first error, as text. */
  firstError: { reason: SitemapError; detail: string } | null = null;
  /** True when parsing should stop. */
  ended = false;
  readonly #parser = new SaxesParser();
  readonly #path: string[] = [];
  #rows: SitemapRow[] = [];
  #row: SitemapRow | null = null;
  #text = '';
  #silent = 0;
  /** The name of the outermost element. */
  root: string | null = null;
  #errors = 0;
  #held = '';

  constructor() {
    const parser = this.#parser;
    parser.on('error', (error) => {
      this.#errors += 1;
      this.#report('bad-xml', error.message);
      if (this.#errors === MAX_ERRORS) this.ended = true;
    });
    parser.on('opentag', (tag) => this.#open(tag));
    parser.on('closetag', (tag) => this.#close(tag));
    parser.on('text', (text) => {
      if (text.includes(BARE_AMPERSAND)) this.#report('bad-xml', 'an ampersand that is not escaped');
      this.#gather(text);
    });
    parser.on('cdata', (text) => this.#gather(text));
    for (const event of ['comment', 'doctype', 'processinginstruction'] as const)
      parser.on(event, () => this.#handleEvent());
  }

  /** Rows completed by this chunk. */
  write(piece: string): SitemapRow[] {
    if (this.ended) return [];
    this.#silent += piece.length;
    this.#parse(this.#markBareAmpersands(piece));
    if (this.#silent > MAX_SILENT_CHARACTERS) this.#stop('bad-xml', 'an element without an end');
    return this.#take();
  }

  end(): SitemapRow[] {
    if (!this.ended) this.#parse(this.#held.replace(bareAmpersand, BARE_AMPERSAND));
    if (!this.ended) this.#parser.close();
    if (this.root === null && !this.ended) this.#stop('not-a-sitemap', 'no XML');
    return this.#take();
  }

  /** Parses what waits for a next chunk: this one ended with a whole row. */
  flush(): SitemapRow[] {
    this.#parse(this.#held.replace(bareAmpersand, BARE_AMPERSAND));
    this.#held = '';
    return this.#take();
  }

  #parse(text: string): void {
    for (let at = 0; at < text.length && !this.ended; at += SLICE_CHARACTERS)
      this.#parser.write(text.slice(at, at + SLICE_CHARACTERS));
  }

  #open(tag: SaxesTagPlain): void {
    this.#handleEvent();
    if (this.ended) return;
    const name = localName(tag.name);
    if (this.root === null && name !== 'urlset' && name !== 'sitemapindex') this.#stop('not-a-sitemap', `<${name}>`);
    this.root ??= name;
    this.#path.push(name);
    this.#text = '';
    if (this.#path.length > MAX_DEPTH) this.#stop('bad-xml', 'nested too deep');
    if (name === 'url' || name === 'sitemap') {
      this.#finishRow();
      this.#row = { kind: name, loc: '', lastmod: null, images: [] };
    }
  }

  #close(tag: SaxesTagPlain): void {
    this.#handleEvent();
    if (this.ended) return;
    const name = localName(tag.name);
    this.#path.pop();
    const parent = this.#path.at(-1);
    const text = this.#text.trim();
    this.#text = '';
    const row = this.#row;
    if (name === 'url' || name === 'sitemap') this.#finishRow();
    else if (row && name === 'loc' && parent === row.kind) row.loc = text.length > MAX_LOC_CHARACTERS ? '' : text;
    else if (row && name === 'lastmod' && parent === row.kind) row.lastmod = text === '' ? null : text.slice(0, 40);
    else if (row && name === 'loc' && parent === 'image' && text !== '' && row.images.length < MAX_IMAGES)
      row.images.push(text);
  }

  #gather(text: string): void {
    this.#handleEvent();
    if (this.#text.length <= MAX_LOC_CHARACTERS) this.#text += text.replaceAll(BARE_AMPERSAND, '&');
  }

  /**
   * `?a=1&b=2` without escaping is the most common mistake in sitemaps, and saxes would swallow everything up to the
   * next semicolon. A placeholder replaces such an ampersand; what may be half an entity waits for the next chunk.
   */
  #markBareAmpersands(piece: string): string {
    const text = this.#held + piece;
    const half = text.length - (halfEntity.exec(text.slice(-MAX_ENTITY_LENGTH))?.[0].length ?? 0);
    this.#held = text.slice(half);
    return text.slice(0, half).replace(bareAmpersand, BARE_AMPERSAND);
  }

  #finishRow(): void {
    if (this.#row && this.#row.loc !== '') this.#rows.push(this.#row);
    this.#row = null;
  }

  #handleEvent(): void {
    this.#silent = 0;
  }

  #take(): SitemapRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  #report(reason: SitemapError, detail: string): void {
    this.firstError ??= { reason, detail: detail.slice(0, 200) };
  }

  #stop(reason: SitemapError, detail: string): void {
    // The reason for not reading it at all matters more than the first error in it.
    this.firstError = { reason, detail: detail.slice(0, 200) };
    this.ended = true;
  }
}
