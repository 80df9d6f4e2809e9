import { kilobytes } from '#domain/format/bytes.ts';
import type { MetaTag } from '#domain/meta/meta-tag-data.ts';
import { counts } from '#domain/meta/tag-reading.ts';
import type { PageEvidence } from '../emulation/page-evidence.ts';
import { endOfTags } from '../emulation/visible-tags.ts';
import type { Platform } from '../platforms/platform.ts';
import { check, type Facts, fail, notApplicable, pass } from './check.ts';

export const isInsideWindow = check({
  id: 'isInsideWindow',
  kind: 'meta',
  level: 'error',
  rule: 'window',
  text: ({ facts, platform }) => ({
    en: [
      `All tags stand within the ${kilobytes(platform.windowBytes ?? 0)} that ${platform.name} reads.`,
      `${platform.name} reads only ${kilobytes(platform.windowBytes ?? 0)} and misses what stands from byte ${facts.offset} on: ${facts.tags}.`,
    ],
    de: [
      `Alle Tags stehen in den ${kilobytes(platform.windowBytes ?? 0)}, die ${platform.name} liest.`,
      `${platform.name} liest nur ${kilobytes(platform.windowBytes ?? 0)} und übersieht, was ab Byte ${facts.offset} steht: ${facts.tags}.`,
    ],
  }),
  advice: ({ facts }) => {
    const what = facts.pusher ? ` (${facts.pusher})` : '';
    return {
      en: `Move the tags right behind <meta charset>. ${kilobytes(Number(facts.pushedBytes))}${what} from byte ${facts.pushedFrom} on push them back.`,
      de: `Setzen Sie die Tags direkt hinter <meta charset>. ${kilobytes(Number(facts.pushedBytes))}${what} ab Byte ${facts.pushedFrom} schieben sie nach hinten.`,
    };
  },
  shopifyAdvice: {
    en: "In theme.liquid put {% render 'meta-tags' %} first in the head, before styles and {{ content_for_header }}.",
    de: "Setzen Sie in theme.liquid {% render 'meta-tags' %} als Erstes in den Head, vor Styles und {{ content_for_header }}.",
  },
  run: ({ evidence, platform, seen }) => {
    if (platform.windowBytes === null) return notApplicable;
    if (endOfTags(evidence.meta.tags) <= platform.windowBytes) return pass();
    const behind = evidence.meta.tags.filter((tag) => isLate(tag, platform));
    if (behind.length === 0) return pass();
    const keys = Object.values(platform.tags).flat(2);
    const late = behind.filter((tag) => keys.includes(tag.key) && !seen.tags.some((other) => other.key === tag.key));
    const [first] = late;
    if (first === undefined) return pass();
    const tags = [...new Set(late.map((tag) => tag.key))];
    return fail({ tags: tags.join(', '), offset: first.offset, ...pusherOf(first, evidence) });
  },
});

const isLate = (tag: MetaTag, { windowBytes }: Platform): boolean =>
  windowBytes !== null && counts(tag) && tag.endOffset > windowBytes;

/** The largest block before the tag; if the page was not searched for blocks, the widest gap between tags. */
function pusherOf(late: MetaTag, { bulk = [], meta }: PageEvidence): Facts {
  const block = bulk.find((piece) => piece.offset < late.offset);
  if (block) {
    const pusher = `<${block.what}${block.label ? ` ${block.label}` : ''}>`;
    return { pusher, pushedFrom: block.offset, pushedBytes: block.bytes };
  }
  let [pushedFrom, pushedBytes, last] = [0, 0, 0];
  for (const tag of meta.tags.filter((other) => other.offset <= late.offset)) {
    if (tag.offset - last > pushedBytes) [pushedFrom, pushedBytes] = [last, tag.offset - last];
    last = tag.endOffset;
  }
  return { pusher: null, pushedFrom, pushedBytes };
}
