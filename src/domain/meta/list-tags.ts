// From positions to evidence: every tag found, with its key, value, raw text, place and writer.

import { attributeAt } from './attributes.ts';
import { cleanText } from './clean-text.ts';
import type { ExtraAttribute, MetaTag, TagAttribute } from './meta-tag-data.ts';
import type { ReadableBytes } from './readable-bytes.ts';
import { type FoundTag, type Scan, scanMarkup } from './scan-markup.ts';
import { nameWriters, writtenRanges } from './written-by.ts';

const MAX_RAW_LENGTH = 500;
/** Together with those in comments; see scan-markup.ts. */
const MAX_TAGS = 4_000;
/** Enough of a comment to see who speaks. */
const COMMENT_HEAD_BYTES = 160;

const keyAttributes: TagAttribute[] = ['property', 'name', 'itemprop', 'http-equiv'];
const extraAttributes: ExtraAttribute[] = ['rel', 'hreflang', 'sizes', 'type', 'media'];

/** Links that say something about the page; style sheets, preloads and feeds are passed over. */
const linkKeys = [
  'canonical',
  'icon',
  'apple-touch-icon',
  'apple-touch-icon-precomposed',
  'mask-icon',
  'fluid-icon',
  'image_src',
  'manifest',
  'amphtml',
  'alternate',
];

/** Keys that may stand several times and mean a list: a second one is a duplicate only with the same value. */
const listKeys =
  /^(?:og:(?:image|video|audio)(?::(?:url|secure_url))?|og:locale:alternate|og:see_also|article:(?:tag|author)|book:(?:tag|author)|video:(?:tag|actor|director|writer)|twitter:image\d|theme-color|alternate|icon|apple-touch-icon|mask-icon|fluid-icon)$/;
/** Parts of the image before them, and things outside previews: never duplicates. */
const partKeys = /^(?:og|twitter):(?:image|video|audio):(?:width|height|type|alt)$/;

class TagList {
  readonly tags: MetaTag[] = [];
  readonly #page: ReadableBytes;
  readonly #seen = new Set<string>();

  constructor(page: ReadableBytes) {
    this.#page = page;
  }

  add(found: FoundTag): void {
    if (this.tags.length >= MAX_TAGS) return;
    const { element, from, to, attributes } = found;
    const bytes = this.#page.scanned;
    const rel = element === 'link' ? this.#linkKey(found) : null;
    if (element === 'link' && rel === null) return;

    const cut = Math.min(to, from + 4 * MAX_RAW_LENGTH);
    const text = this.#page.text(from, cut);
    // As many characters as bytes: every position in the text is the position in the page.
    const isAligned = cut === to && text.length === to - from;
    const raw = text.length > MAX_RAW_LENGTH ? text.slice(0, MAX_RAW_LENGTH) : text;
    const between = (start: number, end: number) =>
      isAligned ? text.slice(start - from, end - from) : this.#page.text(start, end);
    const value = (name: string) => {
      const at = attributeAt(bytes, attributes, name);
      if (at === -1) return null;
      return cleanText(between(attributes[at + 2] as number, attributes[at + 3] as number), true);
    };

    if (element === 'meta') {
      const content = value('content');
      for (const attribute of keyAttributes) {
        const key = value(attribute);
        if (key) this.#push(found, raw, key.toLowerCase(), attribute, content ?? '', this.#extra(value, ['media']));
      }
      const charset = value('charset');
      if (charset !== null) this.#push(found, raw, 'charset', null, charset, undefined);
    } else if (element === 'title') {
      this.#push(found, raw, 'title', null, cleanText(between(found.textFrom, found.textTo), false), undefined);
    } else {
      const href = value('href');
      if (href === null) return;
      this.#push(found, raw, rel ?? 'base', null, href, rel === null ? undefined : this.#extra(value, extraAttributes));
    }
  }

  #linkKey({ attributes }: FoundTag): string | null {
    const bytes = this.#page.scanned;
    const at = attributeAt(bytes, attributes, 'rel');
    if (at === -1) return null;
    const rel = bytes.toString('latin1', attributes[at + 2], attributes[at + 3]).toLowerCase();
    if (rel === 'stylesheet' || rel.startsWith('pre')) return null;
    const tokens = rel.split(/[\t\n\f\r ]+/);
    const key = linkKeys.find((candidate) => tokens.includes(candidate)) ?? null;
    if (key === 'alternate') {
      if (tokens.includes('stylesheet')) return null;
      const type = attributeAt(bytes, attributes, 'type');
      const isOembed =
        type !== -1 && /oembed/i.test(bytes.toString('latin1', attributes[type + 2], attributes[type + 3]));
      if (!isOembed && attributeAt(bytes, attributes, 'hreflang') === -1) return null;
    }
    return key === 'apple-touch-icon-precomposed' ? 'apple-touch-icon' : key;
  }

  #extra(value: (name: string) => string | null, names: ExtraAttribute[]): MetaTag['extra'] {
    let extra: MetaTag['extra'];
    for (const name of names) {
      const found = value(name);
      if (found !== null) extra = { ...extra, [name]: found };
    }
    return extra;
  }

  #push(
    { element, from, to, place }: FoundTag,
    raw: string,
    key: string,
    attribute: TagAttribute | null,
    value: string,
    extra: MetaTag['extra'],
  ): void {
    const { width } = this.#page;
    const tag: MetaTag = {
      key,
      element,
      attribute,
      value,
      raw,
      offset: from * width,
      endOffset: to * width,
      place,
      isDuplicate: place !== 'template' && place !== 'comment' && this.#isSeen(key, attribute, value, extra),
      writtenBy: null,
    };
    if (extra !== undefined) tag.extra = extra;
    this.tags.push(tag);
  }

  #isSeen(key: string, attribute: TagAttribute | null, value: string, extra: MetaTag['extra']): boolean {
    if (attribute === 'itemprop' || partKeys.test(key)) return false;
    const identity = listKeys.test(key)
      ? `${key} ${value} ${extra?.hreflang ?? ''} ${extra?.sizes ?? ''} ${extra?.media ?? ''}`
      : key;
    if (this.#seen.has(identity)) return true;
    this.#seen.add(identity);
    return false;
  }
}

/** Every tag of the page in the order it stands there, those in comments among them. */
export function listTags(page: ReadableBytes, scan: Scan): MetaTag[] {
  const list = new TagList(page);
  const comments = scan.comments;
  let next = 0;
  for (let at = 0; at < comments.length; at += 2) {
    const from = comments[at] as number;
    const hidden = tagsInComment(page.scanned, from + 4, comments[at + 1] as number);
    if (hidden.length === 0) continue;
    while (next < scan.tags.length && (scan.tags[next] as FoundTag).from < from)
      list.add(scan.tags[next++] as FoundTag);
    for (const tag of hidden) list.add(tag);
  }
  while (next < scan.tags.length) list.add(scan.tags[next++] as FoundTag);
  nameWriters(list.tags, writtenRanges(commentTexts(page, comments)));
  return list.tags;
}

function* commentTexts(page: ReadableBytes, comments: number[]) {
  for (let at = 0; at < comments.length; at += 2) {
    const from = comments[at] as number;
    const to = comments[at + 1] as number;
    const text = page.scanned.toString('latin1', from + 4, Math.min(to - 3, from + COMMENT_HEAD_BYTES));
    yield { from: from * page.width, to: to * page.width, text };
  }
}

/** A comment is read as if it were a page of its own, but only if something like a tag of ours stands in it. */
function tagsInComment(bytes: Buffer, from: number, to: number): FoundTag[] {
  for (let at = from; at < to; at++) {
    if (bytes[at] !== 0x3c) continue;
    const letter = (bytes[at + 1] as number) | 0x20;
    if (letter !== 0x6d && letter !== 0x74 && letter !== 0x6c && letter !== 0x62) continue;
    const { tags } = scanMarkup(bytes.subarray(at, to), 0, false);
    for (const tag of tags) {
      tag.place = 'comment';
      tag.from += at;
      tag.to += at;
      tag.textFrom += at;
      tag.textTo += at;
      for (let index = 0; index < tag.attributes.length; index++) (tag.attributes[index] as number) += at;
    }
    return tags;
  }
  return [];
}
