// Who wrote a tag, if the surroundings tell: comments that open and close a plugin's block, tags that a plugin leaves
// as its mark, and attributes that frameworks put on what they manage.

import type { MetaTag } from './meta-tag-data.ts';

interface Block {
  /** Name from the opening comment; null to use the slug the pattern captured. */
  name: string | null;
  opens: RegExp;
  closes: RegExp;
}

// Shopify prints the first pair around every app block; the others are the comments the WordPress plugins themselves
// print.
const blocks: Block[] = [
  {
    name: null,
    opens: /^BEGIN app (?:block|snippet): shopify:\/\/apps\/([\w-]+)/,
    closes: /^END app (?:block|snippet)/,
  },
  { name: 'Yoast SEO', opens: /^This site is optimized with the Yoast/i, closes: /^\/ Yoast SEO/i },
  { name: 'Rank Math', opens: /^Search Engine Optimization by Rank Math/i, closes: /^\/Rank Math/i },
  {
    name: 'All in One SEO',
    opens: /^All in One SEO (?:Pro |Pack )?[\d.]+/i,
    closes: /^\/?\s*All in One SEO(?: Pro| Pack)?$/i,
  },
  { name: 'The SEO Framework', opens: /^The SEO Framework/i, closes: /^\/ The SEO Framework/i },
  { name: 'Jetpack', opens: /^Jetpack Open Graph Tags/i, closes: /^End Jetpack Open Graph Tags/i },
  { name: 'Squirrly SEO', opens: /^SEO by Squirrly SEO/i, closes: /^\/SEO by Squirrly SEO/i },
  {
    name: 'Open Graph and Twitter Card Tags',
    opens: /^START - Open Graph and Twitter Card Tags/i,
    closes: /^END - Open Graph and Twitter Card Tags/i,
  },
  { name: 'SEO Manager', opens: /^SEO Manager/i, closes: /^(?:\/|end of) ?SEO Manager/i },
];
const firstLetters = /^[\w/]/;

/** Tags that identify the run of tags they are in (docs/platforms.md#shop-systems). */
const marks: ReadonlyMap<string, string> = new Map([
  ['smart-seo-integrated', 'Smart SEO'],
  ['seomanager', 'SEO Manager'],
]);
/** TYPO3 prints all tags of its MetaTag API in one run that its generator opens (docs/platforms.md#shop-systems). */
const typo3Generator = /^TYPO3\b/i;
const markOf = ({ key, value }: MetaTag): string | undefined =>
  key === 'generator' && typo3Generator.test(value) ? 'TYPO3' : marks.get(key);
/** Tags of one snippet are adjacent; anything but line breaks and indentation between them ends the run. */
const MAX_GAP_IN_RUN = 60;

const frameworks: [RegExp, string][] = [
  [/\sdata-(?:rh|react-helmet)\b/, 'React Helmet'],
  [/\sdata-next-head\b/, 'Next.js'],
  [/\sdata-(?:n-head|hid)\b/, 'Nuxt'],
  [/\sdata-(?:vue-meta|vmid)\b/, 'Vue Meta'],
  [/\sdata-gatsby-head\b/, 'Gatsby'],
  [/\sclass=["']?yoast-seo-meta-tag\b/, 'Yoast SEO'],
];
const anyFramework = /\s(?:data-(?:rh|react|next|n-head|hid|vue|vmid|gatsby)|class=["']?yoast)/;

export interface WrittenRange {
  from: number;
  to: number;
  name: string;
}

/** The blocks that comments open and close, in order. `comments`: start, end and text of each. */
export function writtenRanges(comments: Iterable<{ from: number; to: number; text: string }>): WrittenRange[] {
  const ranges: WrittenRange[] = [];
  let opened: { block: Block; name: string; from: number } | null = null;
  for (const { from, to, text } of comments) {
    const words = text.trim();
    if (!firstLetters.test(words)) continue;
    if (opened?.block.closes.test(words)) {
      ranges.push({ from: opened.from, to: from, name: opened.name });
      opened = null;
      continue;
    }
    for (const block of blocks) {
      const match = block.opens.exec(words);
      if (match === null) continue;
      opened = { block, name: block.name ?? match[1] ?? '', from: to };
      break;
    }
  }
  return ranges;
}

/** Fills `writtenBy` of every tag; offsets of tags and ranges are of the same kind. */
export function nameWriters(tags: MetaTag[], ranges: WrittenRange[]): void {
  let range = 0;
  let run: { name: string; to: number } | null = null;
  for (const tag of tags) {
    while (range < ranges.length && (ranges[range]?.to ?? 0) <= tag.offset) range++;
    const block = ranges[range];
    if (block && block.from <= tag.offset) tag.writtenBy = block.name;
    else if (anyFramework.test(tag.raw)) tag.writtenBy = frameworks.find(([mark]) => mark.test(tag.raw))?.[1] ?? null;
    const mark = markOf(tag);
    if (mark !== undefined) run = { name: mark, to: tag.endOffset };
    else if (run !== null && tag.offset - run.to > MAX_GAP_IN_RUN) run = null;
    if (run !== null) {
      tag.writtenBy ??= run.name;
      run.to = tag.endOffset;
    }
  }
}
