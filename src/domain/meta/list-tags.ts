// From positions to evidence: every tag found, with its key, value, raw text, position and author.

import { cleanAddress, cleanText } from './clean-text.ts';
import type { MetaTag, TagAttribute } from './meta-tag-data.ts';
import {
  CHARSET,
  CONTENT,
  extraSlots,
  HREF,
  HREFLANG,
  keySlots,
  MEDIA,
  NamedAttributes,
  REL,
  TYPE,
} from './named-attributes.ts';
import type { PageBytes } from './page-bytes.ts';
import type { ReadableBytes } from './readable-bytes.ts';
import { type FoundTag, type Scan, scanMarkup } from './scan-markup.ts';
import { nameWriters, writtenRanges } from './written-by.ts';

const MAX_RAW_LENGTH = 500;
/** Including those in comments; see scan-markup.ts. */
const MAX_TAGS = 1_500;
/** Keys in one attribute (RDFa); pages write two or three. */
const MAX_KEYS = 16;
/** No name of a tag comes near it, and an element with several keys keeps it for each of them. */
const MAX_NAME_LENGTH = 200;
/** Of `media`, `sizes` and the like, which an element with several keys keeps for each of them, too. */
const MAX_EXTRA_LENGTH = 200;
/** Decoded at most: a value may shrink by its entities and white space, but not from megabytes. */
const MAX_DECODED_LENGTH = 131_072;
/**
 * No platform shows a hundredth of this. Longer values are an attack on storage, and every platform's card stores the
 * value again. Inline icons (data:) stay whole up to this length.
 */
const MAX_VALUE_LENGTH = 16_384;
/** Of anything that is no address. Platforms show 1,000 letters, and one refuses more than 4,096 (docs/platforms.md#discord-docs). */
const MAX_TEXT_LENGTH = 5_000;
const address = /^(?:data:|https?:|\/)/i;
/** For all values of a page together; beyond it only the beginnings are stored. */
const MAX_VALUES_LENGTH = 262_144;
const BEGINNING_LENGTH = 200;
/** Enough of a comment to identify its author. */
const COMMENT_HEAD_BYTES = 160;
/** Comments with something like a tag that are read for it. */
const MAX_COMMENTS_WITH_TAGS = 500;
/** Words of a `rel` are compared one by one. */
const MAX_REL_LENGTH = 500;

/** Links that describe the page; style sheets, preloads and feeds are skipped. */
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
  // Discord's, in a file of its own.
  'discord:component-embed',
  // Names a record that Bluesky shows with the card.
  'site.standard.document',
];

/** Tags whose value is an address. */
const addressKey = /^(?:og|twitter):(?:image|video|audio|url|player)\d?(?::(?:url|src|secure_url))?$/;

/** Keys that may repeat and mean a list: a second one is a duplicate only with the same value. */
const listKeys = new Set(
  `og:image og:image:url og:image:secure_url og:video og:video:url og:video:secure_url og:audio og:audio:url
  og:audio:secure_url og:locale:alternate og:see_also article:tag article:author book:tag book:author video:tag
  video:actor video:director video:writer twitter:image0 twitter:image1 twitter:image2 twitter:image3 theme-color
  alternate icon apple-touch-icon mask-icon fluid-icon`.split(/\s+/),
);
/** Parts of the preceding image or video: never duplicates. */
const partKeys = new Set(
  ['og:image', 'og:video', 'twitter:image'].flatMap((key) =>
    ['width', 'height', 'type', 'alt'].map((part) => `${key}:${part}`),
  ),
);

/**
 * `property` takes several keys (RDFa), and pages write them into `name` too. Only keys with a prefix tell such a list
 * from a name with spaces in it.
 */
function keysOf(attribute: string): string[] {
  return attribute.includes(':') ? [...new Set(attribute.split(' ', MAX_KEYS))] : [attribute];
}

class TagList {
  readonly tags: MetaTag[] = [];
  readonly #page: ReadableBytes;
  readonly #seen = new Set<string>();
  readonly #named = new NamedAttributes();
  #room = MAX_VALUES_LENGTH;

  constructor(page: ReadableBytes) {
    this.#page = page;
  }

  add(found: FoundTag): void {
    if (this.tags.length >= MAX_TAGS) return;
    const { element, from, to } = found;
    const named = this.#named;
    named.read(this.#page.scanned, found.attributes);
    let key = 'base';
    if (element === 'link') {
      const link = this.#linkKey();
      if (link === null) return;
      key = link;
    }

    const cut = Math.min(to, from + 4 * MAX_RAW_LENGTH);
    const text = this.#page.text(from, cut);
    // As many characters as bytes: every position in the text is a position in the page.
    const aligned = cut === to && text.length === to - from ? text : null;
    const raw = text.length > MAX_RAW_LENGTH ? text.slice(0, MAX_RAW_LENGTH).toWellFormed() : text;

    if (element === 'meta') {
      const content = this.#value(named, CONTENT, aligned, from) ?? '';
      const media = this.#extra(named, MEDIA, aligned, from);
      const extra = media === null ? undefined : { media };
      for (const [slot, attribute] of keySlots) {
        const name = this.#value(named, slot, aligned, from)?.slice(0, MAX_NAME_LENGTH);
        if (!name) continue;
        const lower = name.toLowerCase();
        for (const key of lower.includes(' ') ? keysOf(lower) : [lower]) {
          // `http-equiv` is for headers: no platform looks for its tags there.
          if (attribute === 'http-equiv' && key.includes(':')) continue;
          const value = addressKey.test(key) ? (this.#address(named, CONTENT, aligned, from) ?? '') : content;
          this.#push(found, raw, key, attribute, value, extra, name);
        }
      }
      const charset = this.#value(named, CHARSET, aligned, from);
      if (charset !== null) this.#push(found, raw, 'charset', null, charset, undefined);
    } else if (element === 'title') {
      const title = this.#between(found.textFrom, found.textTo, aligned, from);
      this.#push(found, raw, 'title', null, cleanText(title, false), undefined);
    } else {
      const href = this.#address(named, HREF, aligned, from);
      if (href === null) return;
      this.#push(found, raw, key, null, href, element === 'link' ? this.#linkExtra(named, aligned, from) : undefined);
    }
  }

  #between(start: number, end: number, aligned: string | null, from: number): string {
    if (aligned !== null) return aligned.slice(start - from, end - from);
    return this.#page.text(start, Math.min(end, start + MAX_DECODED_LENGTH));
  }

  #value(named: NamedAttributes, slot: number, aligned: string | null, from: number): string | null {
    const start = named.from(slot);
    if (start === -1) return null;
    return cleanText(this.#between(start, named.to(slot), aligned, from), true);
  }

  #address(named: NamedAttributes, slot: number, aligned: string | null, from: number): string | null {
    const start = named.from(slot);
    return start === -1 ? null : cleanAddress(this.#between(start, named.to(slot), aligned, from));
  }

  #linkKey(): string | null {
    const bytes = this.#page.scanned;
    const named = this.#named;
    // oEmbed is found by its type alone (docs/platforms.md#mastodon-source, docs/platforms.md#discord-docs).
    if (named.from(REL) === -1) return this.#isOembed() ? 'alternate' : null;
    const relEnd = Math.min(named.to(REL), named.from(REL) + MAX_REL_LENGTH);
    const rel = bytes.toString('latin1', named.from(REL), relEnd).toLowerCase();
    if (rel === 'stylesheet' || rel.startsWith('pre')) return null;
    const tokens = rel.split(/[\t\n\f\r ]+/);
    const key = linkKeys.find((candidate) => tokens.includes(candidate)) ?? null;
    if (key === 'alternate') {
      if (tokens.includes('stylesheet')) return null;
      if (!this.#isOembed() && named.from(HREFLANG) === -1) return null;
    }
    return key === 'apple-touch-icon-precomposed' ? 'apple-touch-icon' : key;
  }

  #isOembed(): boolean {
    const named = this.#named;
    const type = this.#page.scanned.toString('latin1', named.from(TYPE), named.to(TYPE));
    return named.from(TYPE) !== -1 && /oembed/i.test(type);
  }

  #linkExtra(named: NamedAttributes, aligned: string | null, from: number): MetaTag['extra'] {
    const extra: MetaTag['extra'] = {};
    for (const [slot, name] of extraSlots) {
      const found = this.#extra(named, slot, aligned, from);
      if (found !== null) extra[name] = found;
    }
    return extra;
  }

  #extra(named: NamedAttributes, slot: number, aligned: string | null, from: number): string | null {
    return this.#value(named, slot, aligned, from)?.slice(0, MAX_EXTRA_LENGTH).toWellFormed() ?? null;
  }

  #push(
    { element, from, to, place }: FoundTag,
    raw: string,
    key: string,
    attribute: TagAttribute | null,
    whole: string,
    extra: MetaTag['extra'],
    written = key,
  ): void {
    const { width } = this.#page;
    const value = whole.length > BEGINNING_LENGTH ? this.#bounded(whole) : whole;
    this.#room -= value.length;
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
    if (written !== key) tag.writtenKey = written;
    this.tags.push(tag);
  }

  #bounded(value: string): string {
    const most = address.test(value) ? MAX_VALUE_LENGTH : MAX_TEXT_LENGTH;
    const length = Math.min(most, Math.max(BEGINNING_LENGTH, this.#room));
    return value.length > length ? value.slice(0, length).toWellFormed() : value;
  }

  #isSeen(key: string, attribute: TagAttribute | null, value: string, extra: MetaTag['extra']): boolean {
    if (attribute === 'itemprop' || partKeys.has(key)) return false;
    const identity = listKeys.has(key)
      ? `${key} ${value} ${extra?.hreflang ?? ''} ${extra?.sizes ?? ''} ${extra?.media ?? ''}`
      : key;
    if (this.#seen.has(identity)) return true;
    this.#seen.add(identity);
    return false;
  }
}

/** Every tag in page order, including those in comments. */
export function listTags(page: ReadableBytes, scan: Scan): MetaTag[] {
  const list = new TagList(page);
  const comments = scan.comments;
  let next = 0;
  let read = 0;
  for (let at = 0; at < comments.length && read < MAX_COMMENTS_WITH_TAGS; at += 2) {
    const from = comments[at] as number;
    const hidden = tagsInComment(page.scanned, from + 4, comments[at + 1] as number);
    if (hidden === null) continue;
    read += 1;
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

/** A comment is read like a page of its own, but only if it contains something like a relevant tag. */
function tagsInComment(bytes: PageBytes, from: number, to: number): FoundTag[] | null {
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
  return null;
}
