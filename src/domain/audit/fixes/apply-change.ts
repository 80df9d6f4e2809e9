import { editTags, withTags } from '#domain/audit/edit/edit-tags.ts';
import type { ImageProbe } from '#domain/audit/emulation/image-probe.ts';
import type { PageEvidence, PageReach } from '#domain/audit/emulation/page-evidence.ts';
import type { MetaTag } from '#domain/meta/meta-tag-data.ts';
import { baseOf, resolveUrl } from '#domain/meta/resolve-url.ts';
import { counts } from '#domain/meta/tag-reading.ts';
import type { Change } from './fix.ts';

/** The page as it would be after the change. Requests nothing. */
export function applyChange(evidence: PageEvidence, change: Change): PageEvidence {
  switch (change.kind) {
    case 'edit':
      return onEveryReading(evidence, (one) => editTags(one, change.edits));
    case 'move':
      return onEveryReading(evidence, (one) => withTags(one, movedUp(one.meta.tags)));
    case 'first-image':
      return onEveryReading(evidence.imageType === 'generic' ? { ...evidence, imageType: 'static' } : evidence, (one) =>
        withTags(one, imageFirst(one.meta.tags, change.url, one.finalUrl)),
      );
    case 'fill':
      return filled(evidence);
    case 'file':
      return { ...evidence, images: mapValues(evidence.images, (probe) => replaced(probe, change.file)) };
    case 'admit':
      return change.what === 'image' ? { ...evidence, imageReach: {} } : { ...evidence, pageReach: admitted(evidence) };
    case 'new-text':
      return onEveryReading(evidence, (one) => editTags(one, [{ key: change.key, value: 'Text' }]));
    case 'new-image':
      return withNewImage(evidence);
    case 'own-image':
      return { ...evidence, imageType: 'static' };
  }
}

/** Title, description and image as every page has them. None of it is ever shown. */
function filled(evidence: PageEvidence): PageEvidence {
  const texts = [
    { key: 'og:title', value: evidence.meta.title ?? 'Title' },
    { key: 'og:description', value: evidence.meta.description ?? 'Description' },
  ];
  return onEveryReading(withNewImage(evidence), (one) => editTags(one, texts));
}

/** The tags of each image stay together and take the places of those that they change with. */
function imageFirst(tags: readonly MetaTag[], url: string, pageUrl: string): MetaTag[] {
  const groups: MetaTag[][] = [];
  const base = baseOf(tags.find((tag) => tag.element === 'base' && counts(tag))?.value, pageUrl);
  for (const tag of tags) {
    if (!counts(tag) || !/^og:image(?::|$)/.test(tag.key)) continue;
    if (tag.key === 'og:image' || groups.length === 0) groups.push([tag]);
    else groups.at(-1)?.push(tag);
  }
  const isWanted = ([tag]: MetaTag[]) => tag !== undefined && resolveUrl(tag.value, base) === url;
  const places = groups.flat();
  const moved = [...groups.filter(isWanted), ...groups.filter((group) => !isWanted(group))].flat();
  return tags.map((tag) => {
    const at = places.indexOf(tag);
    const other = moved[at];
    if (other === undefined) return tag;
    const { offset, endOffset, place } = tag;
    return { ...other, offset, endOffset, place };
  });
}

/** As the advice describes it. The address is never shown. */
function withNewImage(evidence: PageEvidence): PageEvidence {
  const url = `${new URL(evidence.finalUrl).origin}/preview.jpg`;
  const file = { type: 'jpeg', width: 1200, height: 630, bytes: 250_000, contentType: 'image/jpeg' } as const;
  const images = { ...evidence.images, [url]: { ok: true, url, finalUrl: url, ...file } as const };
  return onEveryReading({ ...evidence, images }, (one) => editTags(one, [{ key: 'og:image', value: url }]));
}

/** A crawler that gets other tags gets them from the same template. */
function onEveryReading(evidence: PageEvidence, edit: (one: PageEvidence) => PageEvidence): PageEvidence {
  const edited = edit(evidence);
  if (evidence.pageReach === undefined) return edited;
  const pageReach = mapValues(evidence.pageReach, (reach): PageReach => {
    if (reach?.outcome !== 'other') return reach as PageReach;
    const { meta, finalUrl } = edit({ ...evidence, meta: reach.meta, finalUrl: reach.finalUrl });
    return { ...reach, meta, finalUrl };
  });
  return { ...edited, pageReach };
}

const isOfPreview = ({ key, element }: MetaTag): boolean =>
  element === 'title' ||
  (element === 'meta' && /^(?:(?:og|twitter|article|product|fediverse):.*|description|image)$/.test(key));

/** In their order, right behind the charset; one byte each, so that two attributes of one element stay one element. */
function movedUp(tags: readonly MetaTag[]): MetaTag[] {
  const moved = tags.filter((tag) => counts(tag) && isOfPreview(tag));
  const rest = tags.filter((tag) => !moved.includes(tag));
  const after = rest.findIndex(({ key, place }) => key === 'charset' && place === 'head') + 1;
  const start = rest[after - 1]?.endOffset ?? 0;
  const places = new Map(
    [...new Set(moved.map(({ offset }) => offset))].map((offset, place) => [offset, start + place]),
  );
  const atTop = moved.map((tag): MetaTag => {
    const offset = places.get(tag.offset) ?? start;
    return { ...tag, offset, endOffset: offset, place: 'head' };
  });
  return [...rest.slice(0, after), ...atTop, ...rest.slice(after)];
}

const replaced = (probe: ImageProbe, file: Extract<Change, { kind: 'file' }>['file']): ImageProbe =>
  probe.ok ? { ...probe, ...file } : probe;

function admitted({ pageReach = {} }: PageEvidence): NonNullable<PageEvidence['pageReach']> {
  return mapValues(pageReach, (reach) =>
    reach?.outcome === 'robots' || reach?.outcome === 'failed' ? { outcome: 'same' } : (reach as PageReach),
  );
}

const mapValues = <Key extends string, Value, Made>(
  values: { [key in Key]?: Value },
  make: (value: Value) => Made,
): Record<Key, Made> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, make(value as Value)])) as Record<Key, Made>;
