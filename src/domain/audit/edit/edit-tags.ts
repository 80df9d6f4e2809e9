import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import { metaTag } from '#domain/audit/texts/paste-tag.ts';
import type { MetaTag, MetaTagData } from '#domain/meta/meta-tag-data.ts';
import { joinProducts } from '#domain/meta/read-product.ts';
import { readTags } from '#domain/meta/read-tags.ts';
import { counts } from '#domain/meta/tag-reading.ts';

/** Null removes every tag with the key; a value replaces the first and removes the others. */
export interface TagEdit {
  key: string;
  value: string | null;
}

/**
 * The page with other tags, as if its owner had changed them: what a suggestion would bring, and how the cards look
 * while somebody edits. Images that were not requested stay unknown. Works on the list of tags alone, so that it runs
 * in a browser too.
 */
export function editTags(evidence: PageEvidence, edits: readonly TagEdit[]): PageEvidence {
  let tags = evidence.meta.tags;
  for (const edit of edits) tags = editTag(tags, edit);
  return withTags(evidence, tags);
}

export function withTags(evidence: PageEvidence, tags: MetaTag[]): PageEvidence {
  const { meta, finalUrl, imageType } = evidence;
  const values = readTags(tags, finalUrl);
  const edited = { ...meta, ...values, product: joinProducts(values.product, meta.jsonLdProduct), tags };
  const hasImage = values.og.images.length + values.twitter.images.length > 0;
  // A new image counts as the page's own: whether other pages use it is not known.
  const type = !hasImage ? 'none' : imageType === 'none' ? 'static' : imageType;
  const judged: PageEvidence = { ...evidence, meta: edited, imageType: type };
  // The answers to crawlers were measured for the previous image.
  if (imageUrls(edited) !== imageUrls(meta)) delete judged.imageReach;
  return judged;
}

const imageUrls = ({ og, twitter }: Pick<MetaTagData, 'og' | 'twitter'>): string =>
  [...og.images, ...twitter.images].map(({ url }) => url).join(' ');

function editTag(tags: readonly MetaTag[], { key, value }: TagEdit): MetaTag[] {
  const isSame = (tag: MetaTag) => tag.key === key && counts(tag) && (key === 'title') === (tag.element === 'title');
  const first = tags.find(isSame);
  // Sub-properties describe the previous image; the new one may have another size.
  const isPart = (tag: MetaTag) => isImage(key) && tag.key.startsWith(`${key}:`) && counts(tag);
  const rest = tags.filter((tag) => tag === first || !(isSame(tag) || isPart(tag)));
  if (value === null) return rest.filter((tag) => tag !== first);
  if (first !== undefined) {
    const { offset, endOffset, place, writtenBy } = first;
    const written = { ...newTag(key, value), offset, endOffset, place, writtenBy };
    return rest.map((tag) => (tag === first ? written : tag));
  }
  return insert(rest, newTag(key, value));
}

const isImage = (key: string): boolean => key === 'og:image' || key === 'twitter:image';

/** Right behind the charset, where every platform looks; what describes an image, right behind the image. */
function insert(tags: readonly MetaTag[], tag: MetaTag): MetaTag[] {
  const image = /^((?:og|twitter):image):/.exec(tag.key)?.[1];
  const before = (other: MetaTag) =>
    image === undefined ? other.key === 'charset' && other.place === 'head' : other.key === image && counts(other);
  const after = tags.findIndex(before) + 1;
  const offset = after === 0 ? 0 : (tags[after - 1]?.endOffset ?? 0);
  return [...tags.slice(0, after), { ...tag, offset, endOffset: offset }, ...tags.slice(after)];
}

function newTag(key: string, value: string): MetaTag {
  const attribute = key === 'title' ? null : /^(?:og|article|product):/.test(key) ? 'property' : 'name';
  return {
    key,
    element: key === 'title' ? 'title' : 'meta',
    attribute,
    value,
    raw: rawOf(key, value),
    offset: 0,
    endOffset: 0,
    place: 'head',
    isDuplicate: false,
    writtenBy: null,
  };
}

const rawOf = (key: string, value: string): string =>
  key === 'title' ? `<title>${value}</title>` : metaTag(key, value);
