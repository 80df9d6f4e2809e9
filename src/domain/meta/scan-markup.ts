// One pass over the bytes of a page that stops only at what a platform reads.
//
// It follows the tokenizer of the HTML standard (13.2.5) with scripting off, and of the tree builder only what decides
// whether a tag counts: where the head ends, templates, SVG and MathML, text elements, frame sets. It builds no tree.
// Charset plays no part: in every encoding that reaches it unchanged the bytes of `< > " ' = /` stand for themselves
// (readable-bytes.ts handles the others).
//
// Left open: it does not know which HTML elements are open, so a `</div>` inside an unclosed SVG always ends the SVG.

import {
  type AttributePositions,
  endsTagName,
  isSelfClosed,
  isSpace,
  readAttributes,
  skipAttributes,
} from './attributes.ts';
import { dataScriptOf } from './data-scripts.ts';
import * as name from './elements.ts';
import { IN_HTML, IN_ISLAND, IN_MATH, IN_SVG, IN_TEMPLATE, OpenElements } from './elements.ts';
import { lastCandidate, saysSomething } from './last-candidate.ts';
import type { TagLocation } from './meta-tag-data.ts';
import type { PageBytes } from './page-bytes.ts';
import { commentEnd, rawTextEnd, scriptEnd } from './raw-text.ts';

const LT = 0x3c;
const GT = 0x3e;
const SLASH = 0x2f;
const BANG = 0x21;
const DASH = 0x2d;
const QUESTION_MARK = 0x3f;

/** More tags than this on one page are noise, and their evidence would take memory. */
const MAX_TAGS = 1_000;
/** Frameworks leave thousands of empty ones as marks. */
const MAX_COMMENTS = 10_000;
/** All but the first are repetitions. */
const MAX_HTML = 10;
const MAX_IMAGES = 24;
const MAX_DATA_SCRIPTS = 50;

export interface FoundTag {
  element: 'meta' | 'title' | 'link' | 'base';
  from: number;
  /** After `>`; after `</title>` for titles. */
  to: number;
  place: TagLocation;
  attributes: AttributePositions;
  /** The text of a title; both -1 for others. */
  textFrom: number;
  textTo: number;
}

/** Any other element whose attributes are needed: `<html>`, `<img>`, and `<script>` with its text. */
export interface FoundElement {
  from: number;
  to: number;
  attributes: AttributePositions;
  textFrom: number;
  textTo: number;
}

export interface Scan {
  tags: FoundTag[];
  /** Start and end of each comment, flat. */
  comments: number[];
  html: FoundElement[];
  images: FoundElement[];
  /** Scripts of type application/ld+json. */
  dataScripts: FoundElement[];
  /** Discord's, the first one. */
  componentEmbed: (FoundElement & { place: TagLocation }) | null;
  headEnd: number | null;
  /** Bytes between the elements of the body, outside of noscript; scripts that run. Only with details. */
  bodyText: number;
  scripts: number;
}

const IN_HEAD = 0;
const AFTER_HEAD = 1;
const IN_BODY = 2;
const IN_FRAMESET = 3;

const isLetter = new Uint8Array(256);
for (let letter = 0x61; letter <= 0x7a; letter++) isLetter[letter] = isLetter[letter - 0x20] = 1;

const tagElements = { [name.META]: 'meta', [name.LINK]: 'link', [name.BASE]: 'base' } as const;

function isSeenTitle({ element, place }: FoundTag): boolean {
  return element === 'title' && place !== 'template';
}

export function scanMarkup(bytes: PageBytes, start: number, details: boolean): Scan {
  const end = bytes.length;
  const scan: Scan = {
    tags: [],
    comments: [],
    html: [],
    images: [],
    dataScripts: [],
    componentEmbed: null,
    headEnd: null,
    bodyText: 0,
    scripts: 0,
  };
  const open = new OpenElements();
  let inNoscript = false;
  let stage = IN_HEAD;
  let at = start;
  /** Nothing is searched after it. */
  let last = end;

  const beginBody = (where: number) => {
    if (stage > AFTER_HEAD) return;
    if (stage === IN_HEAD) scan.headEnd = where;
    stage = IN_BODY;
    if (!details) last = lastCandidate(bytes, where, scan.tags.some(isSeenTitle));
    // An element that does not belong in the head ends the head and a noscript in it.
    inNoscript = false;
  };
  while (at < end && at <= last) {
    if (stage <= AFTER_HEAD && open.templates === 0) {
      while (at < end && isSpace[bytes[at] as number] === 1) at++;
      if (at < end && bytes[at] !== LT) beginBody(at);
    }
    const textFrom = at;
    while (at < end && bytes[at] !== LT) at++;
    if (stage === IN_BODY && !inNoscript) scan.bodyText += at - textFrom;
    if (at >= end) break;
    const from = at;
    const first = bytes[from + 1] as number;

    if (isLetter[first] === 1) {
      let hash = name.hashStep(0, first);
      at = from + 2;
      while (at < end && endsTagName[bytes[at] as number] === 0) hash = name.hashStep(hash, bytes[at++] as number);
      const nameTo = at;
      let id = name.elementId(bytes, from + 1, nameTo, hash);

      if (open.isForeign) {
        if (id === name.META || id === name.IMG || id >= name.BREAKOUT || id === name.BODY || id === name.HEAD) {
          open.leaveForeign();
        } else {
          const island =
            open.inside === IN_SVG
              ? id === name.TITLE || id === name.DESC || id === name.FOREIGN_OBJECT
              : id === name.MATH_TEXT;
          if (!island && id !== (open.inside === IN_SVG ? name.SVG : name.MATH)) {
            at = skipAttributes(bytes, at, end) + 1;
            continue;
          }
          const attributes: AttributePositions = [];
          const gt = readAttributes(bytes, at, end, attributes);
          if (gt < end && !isSelfClosed(bytes, gt, attributes)) open.enter(island ? IN_ISLAND : open.inside);
          at = gt + 1;
          continue;
        }
      }
      if (id === name.OTHER || id >= name.BREAKOUT) {
        at = skipAttributes(bytes, at, end) + 1;
        if (stage <= AFTER_HEAD && open.templates === 0 && at <= end) beginBody(from);
        continue;
      }

      // `<img>` only matters for the first images, `<script>` only for its type.
      if (id === name.IMG && !(details && open.templates === 0 && scan.images.length < MAX_IMAGES)) id = name.OTHER;
      const attributes: AttributePositions = [];
      const isRead = id === name.SCRIPT ? details : id !== name.OTHER && id < name.RAW;
      const gt = isRead ? readAttributes(bytes, at, end, attributes) : skipAttributes(bytes, at, end);
      if (gt >= end) break;
      at = gt + 1;
      if (inNoscript && stage === IN_HEAD && (id === name.TITLE || id === name.BASE || id === name.SCRIPT))
        inNoscript = false;
      const place: TagLocation =
        open.templates > 0 ? 'template' : inNoscript ? 'noscript' : stage <= AFTER_HEAD ? 'head' : 'body';

      switch (id) {
        case name.META:
        case name.LINK:
        case name.BASE:
          if (id === name.META && stage === IN_BODY && !details && !saysSomething(bytes, attributes)) continue;
          if (stage !== IN_FRAMESET && scan.tags.length < MAX_TAGS) {
            scan.tags.push({ element: tagElements[id], from, to: at, place, attributes, textFrom: -1, textTo: -1 });
          }
          continue;
        case name.TITLE: {
          const textTo = rawTextEnd(bytes, at, end, 'title');
          const to = Math.min(end, skipAttributes(bytes, textTo + 7, end) + 1);
          if (stage !== IN_FRAMESET && scan.tags.length < MAX_TAGS) {
            scan.tags.push({ element: 'title', from, to, place, attributes, textFrom: at, textTo });
          }
          at = to;
          continue;
        }
        case name.SCRIPT: {
          const textTo = scriptEnd(bytes, at, end);
          const kind = isRead && open.templates === 0 ? dataScriptOf(bytes, attributes) : null;
          if (kind === null) scan.scripts++;
          if (kind !== null) {
            const found = { from, to: Math.min(end, textTo + 9), attributes, textFrom: at, textTo };
            if (kind === 'component-embed') scan.componentEmbed ??= { ...found, place };
            else if (scan.dataScripts.length < MAX_DATA_SCRIPTS) scan.dataScripts.push(found);
          }
          at = textTo;
          continue;
        }
        case name.RAW_IN_HEAD:
        case name.RAW:
          if (id === name.RAW && open.templates === 0) beginBody(from);
          at = rawTextEnd(bytes, at, end, bytes.toString('latin1', from + 1, nameTo).toLowerCase());
          continue;
        case name.TEMPLATE:
          open.enter(IN_TEMPLATE);
          continue;
        case name.NOSCRIPT:
          if (stage === AFTER_HEAD && open.templates === 0) beginBody(from);
          inNoscript = true;
          continue;
        case name.HTML:
          if (open.templates === 0 && scan.html.length < MAX_HTML)
            scan.html.push({ from, to: at, attributes, textFrom: -1, textTo: -1 });
          continue;
        case name.HEAD:
        case name.VOID_IN_HEAD:
          continue;
      }
      if (open.templates === 0) {
        const isFramed = id === name.FRAMESET && stage <= AFTER_HEAD;
        beginBody(from);
        if (isFramed) stage = IN_FRAMESET;
      }
      if (id === name.IMG) scan.images.push({ from, to: at, attributes, textFrom: -1, textTo: -1 });
      else if (id === name.PLAINTEXT) break;
      else if ((id === name.SVG || id === name.MATH) && !isSelfClosed(bytes, gt, attributes)) {
        open.enter(id === name.SVG ? IN_SVG : IN_MATH);
      }
    } else if (first === SLASH) {
      const letter = bytes[from + 2] as number;
      if (isLetter[letter] !== 1) {
        if (from + 2 >= end) break;
        const gt = bytes.indexOf(GT, from + 2);
        at = gt === -1 ? end : gt + 1;
        continue;
      }
      let hash = name.hashStep(0, letter);
      at = from + 3;
      while (at < end && endsTagName[bytes[at] as number] === 0) hash = name.hashStep(hash, bytes[at++] as number);
      const nameTo = at;
      at = skipAttributes(bytes, at, end) + 1;
      if (at > end) break;
      if (open.areNone && stage === IN_BODY && !inNoscript) continue;
      const id = name.elementId(bytes, from + 2, nameTo, hash);
      if (id === name.OTHER) continue;
      if (id === name.NOSCRIPT) inNoscript = false;
      else if (id === name.TEMPLATE) {
        open.leave(IN_TEMPLATE);
      } else if (id === name.SVG) open.leave(IN_SVG);
      else if (id === name.MATH) open.leave(IN_MATH);
      else if (id === name.TITLE || id === name.DESC || id === name.FOREIGN_OBJECT || id === name.MATH_TEXT) {
        if (open.inside === IN_ISLAND) open.leave(IN_ISLAND);
      } else if (id >= name.BREAKOUT || id === name.BODY || id === name.HTML) open.leaveForeign();
      if (open.templates > 0 || stage > AFTER_HEAD) continue;
      if (id === name.HEAD && stage === IN_HEAD) {
        scan.headEnd = from;
        stage = AFTER_HEAD;
      } else if (id === name.BODY || id === name.HTML || id === name.BR) beginBody(from);
    } else if (first === BANG) {
      if (bytes[from + 2] === DASH && bytes[from + 3] === DASH) {
        at = commentEnd(bytes, from, end);
        if (scan.comments.length < 2 * MAX_COMMENTS) scan.comments.push(from, at);
      } else if (
        open.inside !== IN_HTML &&
        open.inside !== IN_TEMPLATE &&
        bytes.toString('latin1', from, from + 9) === '<![CDATA['
      ) {
        const close = bytes.indexOf(']]>', from + 9, 'latin1');
        at = close === -1 ? end : close + 3;
      } else {
        const gt = bytes.indexOf(GT, from + 2);
        at = gt === -1 ? end : gt + 1;
      }
    } else if (first === QUESTION_MARK) {
      const gt = bytes.indexOf(GT, from + 2);
      at = gt === -1 ? end : gt + 1;
    } else {
      if (stage <= AFTER_HEAD && open.templates === 0) beginBody(from);
      at = from + 1;
    }
  }
  return scan;
}
