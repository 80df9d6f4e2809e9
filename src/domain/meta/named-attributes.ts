// Finds the attributes that matter in one pass over a tag; of several with one name, the first counts. Each name has a
// numbered slot. The numbers are written out because every attribute of every page passes here: constants are inlined,
// properties are looked up.

import type { AttributePositions } from './attributes.ts';
import type { ExtraAttribute, TagAttribute } from './meta-tag-data.ts';
import type { PageBytes } from './page-bytes.ts';

const PROPERTY = 0;
const NAME = 1;
const ITEMPROP = 2;
const HTTP_EQUIV = 3;
export const CONTENT = 4;
export const CHARSET = 5;
export const HREF = 6;
export const REL = 7;
export const HREFLANG = 8;
const SIZES = 9;
export const TYPE = 10;
export const MEDIA = 11;

/** In the order in which a tag with several keys is listed. */
export const keySlots: [number, TagAttribute][] = [
  [PROPERTY, 'property'],
  [NAME, 'name'],
  [ITEMPROP, 'itemprop'],
  [HTTP_EQUIV, 'http-equiv'],
];
export const extraSlots: [number, ExtraAttribute][] = [
  [REL, 'rel'],
  [HREFLANG, 'hreflang'],
  [SIZES, 'sizes'],
  [TYPE, 'type'],
  [MEDIA, 'media'],
];

/** In the order of the numbers above. */
const slotNames = 'property name itemprop http-equiv content charset href rel hreflang sizes type media'.split(' ');
/** Length and second-to-last letter distinguish all of these names. */
const slotOf = new Int8Array(16 * 128).fill(-1);
for (const [slot, name] of slotNames.entries()) slotOf[name.length * 128 + name.charCodeAt(name.length - 2)] = slot;

export class NamedAttributes {
  readonly #positions = new Int32Array(slotNames.length * 2);

  read(bytes: PageBytes, attributes: AttributePositions): void {
    this.#positions.fill(-1);
    for (let at = 0; at < attributes.length; at += 4) {
      const from = attributes[at] as number;
      const length = (attributes[at + 1] as number) - from;
      if (length < 3 || length > 10) continue;
      const slot = slotOf[length * 128 + (((bytes[from + length - 2] as number) | 0x20) & 127)] as number;
      if (slot === -1 || this.#positions[slot * 2] !== -1) continue;
      const name = slotNames[slot] as string;
      let index = 0;
      while (index < length && ((bytes[from + index] as number) | 0x20) === name.charCodeAt(index)) index++;
      if (index < length) continue;
      this.#positions[slot * 2] = attributes[at + 2] as number;
      this.#positions[slot * 2 + 1] = attributes[at + 3] as number;
    }
  }

  /** Where the value begins, -1 if the attribute is missing. */
  from(slot: number): number {
    return this.#positions[slot * 2] as number;
  }

  to(slot: number): number {
    return this.#positions[slot * 2 + 1] as number;
  }
}
