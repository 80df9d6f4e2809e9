import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import { endOfTags } from '#domain/audit/emulation/visible-tags.ts';
import type { Bulk } from '#domain/audit/large-blocks.ts';
import type { Platform } from '#domain/audit/platform-rules.ts';
import { evidenceKindOf } from '#domain/audit/platforms/evidence.ts';
import { nameList } from '#domain/audit/texts/name-list.ts';
import { stopEarly } from '#domain/audit/texts/stop-early.ts';
import { fileSize, limitSize } from '#domain/format/numbers.ts';
import type { Text } from '#domain/language.ts';
import type { MetaTag } from '#domain/meta/meta-tag-data.ts';
import { counts } from '#domain/meta/tag-reading.ts';
import { check, fail, notApplicable, pass } from './check.ts';
import { keysMissed } from './find-cause.ts';
import type { Facts } from './outcome.ts';

export const isInsideWindow = check({
  id: 'isInsideWindow',
  kind: 'meta',
  level: 'error',
  rule: 'window',
  text: ({ facts, platform, about }) => {
    const reads = readBytes(platform.windowBytes ?? 0);
    const tags = String(facts.tags).replace(/[^…]$/, '$&.');
    return {
      en: [
        `All tags are within the ${reads.en} that ${platform.name} reads.`,
        about.length > 1
          ? `${nameList(about, 'en')} ${stopEarly.en}: ${tags}`
          : `${platform.name} stops reading before it reaches your preview, after ${reads.en}: ${tags}`,
      ],
      de: [
        `Alle Tags liegen in den ${reads.de}, die ${platform.name} liest.`,
        about.length > 1
          ? `${nameList(about, 'de')} ${stopEarly.de}: ${tags}`
          : `${platform.name} hört auf zu lesen, bevor Ihre Vorschau kommt, nach ${reads.de}: ${tags}`,
      ],
    };
  },
  advice: ({ facts }) => {
    const pushed = Number(facts.pushedBytes);
    const what = isBulk(facts.what) ? bulkTexts[facts.what] : { en: 'code', de: 'Code' };
    const where = facts.pusher ? ` (${facts.pusher})` : '';
    return {
      en: `Move the tags up, right after <meta charset>. ${fileSize(pushed, 'en')} of ${what.en}${where} comes before them.`,
      de: `Setzen Sie die Tags weiter nach oben, direkt nach <meta charset>. Vor ihnen kommen ${fileSize(pushed, 'de')} ${what.de}${where}.`,
    };
  },
  limit: ({ platform }) => {
    if (platform.windowBytes === null) return null;
    const reads = readBytes(platform.windowBytes);
    const measured = isMeasured(platform)
      ? { en: ' (measured, not official)', de: ' (beobachtet, nicht offiziell)' }
      : { en: '', de: '' };
    return { en: `the first ${reads.en}${measured.en}`, de: `liest ${reads.de}${measured.de}` };
  },
  shopifyAdvice: {
    en: "In theme.liquid, put {% render 'meta-tags' %} first in the <head>, before styles and {{ content_for_header }}.",
    de: "Setzen Sie in theme.liquid {% render 'meta-tags' %} als Erstes in den <head>, vor Styles und {{ content_for_header }}.",
  },
  mayFailOn: ({ windowBytes }) => windowBytes !== null,
  run: ({ evidence, platform, seen }) => {
    if (platform.windowBytes === null) return notApplicable;
    if (endOfTags(evidence.meta.tags) <= platform.windowBytes) return pass();
    const behind = evidence.meta.tags.filter((tag) => isLate(tag, platform));
    if (behind.length === 0) return pass();
    const keys = keysMissed({ evidence, platform, seen }, { windowBytes: null });
    const late = behind.filter((tag) => keys.includes(tag.key) && !seen.tags.some((other) => other.key === tag.key));
    const [first] = late;
    if (first === undefined) return pass();
    const lateKeys = new Set(late.map((tag) => tag.key));
    const tags = [...foremost.filter((key) => lateKeys.delete(key)), ...lateKeys];
    const named = tags.length > NAMED ? `${tags.slice(0, NAMED).join(', ')} …` : tags.join(', ');
    return fail({ tags: named, offset: first.offset, ...pusherOf(first, evidence) });
  },
});

const readBytes = (bytes: number): Text => ({ en: limitSize(bytes, 'en'), de: limitSize(bytes, 'de') });

/** The sentence names the first few: tags are moved together. */
const foremost = ['og:image', 'og:title', 'og:description'];
const NAMED = 3;

const bulkTexts: Record<Bulk['what'], Text> = {
  style: { en: 'inline CSS', de: 'Inline-CSS' },
  script: { en: 'inline JavaScript', de: 'Inline-JavaScript' },
  svg: { en: 'inline SVG', de: 'Inline-SVG' },
  comment: { en: 'comments', de: 'Kommentare' },
  noscript: { en: '<noscript>', de: '<noscript>' },
};

const isBulk = (what: unknown): what is Bulk['what'] => typeof what === 'string' && Object.hasOwn(bulkTexts, what);

/** The platform has not published its window (Slack). */
const isMeasured = (platform: Platform): boolean =>
  ['observed', 'assumed'].includes(evidenceKindOf(platform, 'window'));

const isLate = (tag: MetaTag, { windowBytes }: Platform): boolean =>
  windowBytes !== null && counts(tag) && tag.endOffset > windowBytes;

/** The largest block before the tag; if the page was not searched for blocks, the widest gap between tags. */
function pusherOf(late: MetaTag, { bulk = [], meta }: PageEvidence): Facts {
  const block = bulk.find((piece) => piece.offset < late.offset);
  if (block) {
    const pusher = `<${block.what}${block.label ? ` ${block.label}` : ''}>`;
    const same = bulk.filter(({ what, offset }) => what === block.what && offset < late.offset);
    const pushedBytes = same.reduce((sum, { bytes }) => sum + bytes, 0);
    return { pusher, what: block.what, pushedFrom: block.offset, pushedBytes };
  }
  let [pushedFrom, pushedBytes, last] = [0, 0, 0];
  for (const tag of meta.tags.filter((other) => other.offset <= late.offset)) {
    if (tag.offset - last > pushedBytes) [pushedFrom, pushedBytes] = [last, tag.offset - last];
    last = tag.endOffset;
  }
  return { pusher: null, pushedFrom, pushedBytes };
}
