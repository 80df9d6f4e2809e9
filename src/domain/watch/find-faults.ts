import type { CheckId } from '#domain/audit/checks/check-id.ts';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import type { PageFailure } from '#domain/audit/texts/page-failure-texts.ts';
import type { PageState } from './page-state.ts';

// What a look finds broken that was right before. Pages that were always weak are the audit's business: an alert is
// about something that happened.

/** Why a crawler of a platform is kept from a page or its image. */
export type BarrierReason = 'page-refused' | 'image-refused' | 'robots';

/** `robots`: robots.txt no longer lets us read the page. */
type UnreadableReason = PageFailure | 'robots';

export type Fault =
  /** A check that fails now and did not in the look before. */
  | { kind: 'check'; check: CheckId; writtenBy: string | null; imageHost: string | null }
  | { kind: 'unreadable'; reason: UnreadableReason }
  | { kind: 'barrier'; reason: BarrierReason; platforms: PlatformId[]; host: string };

/** Advice in an audit, because it may be on purpose; a fault if it appears on a page that was without it. */
const unexpected: ReadonlySet<CheckId> = new Set(['isIndexable']);

/**
 * What is broken on a page, compared with the last state that was good; null: nothing. The gravest new issue speaks for
 * the look: a lost image fails several checks and is one event.
 */
export function findFault(good: Pick<PageState, 'issues'> | null, now: Omit<PageState, 'cards'>): Fault | null {
  if (good === null) return null;
  const before = new Set(good.issues.map(({ id }) => id));
  // One slow image is no event: the next look is usually fast again.
  const fresh = now.issues.filter(({ id }) => id !== 'hasFastImage' && !before.has(id));
  const first = fresh.find(({ level }) => level !== 'info') ?? fresh.find(({ id }) => unexpected.has(id));
  if (first === undefined) return null;
  return { kind: 'check', check: first.id, writtenBy: authorOf(now, first.id), imageHost: hostOf(now) };
}

/** Which tag a check is about; the author of that tag is the likeliest to have changed it. */
const tagOf = (id: CheckId): string => {
  if (/[Tt]itle/.test(id)) return 'og:title';
  if (/[Dd]escription/.test(id)) return 'og:description';
  if (/[Ss]itename/.test(id)) return 'og:site_name';
  if (/twitter/i.test(id)) return 'twitter:card';
  if (id === 'isIndexable') return 'robots';
  return 'og:image';
};

const authorOf = ({ tags }: Pick<PageState, 'tags'>, id: CheckId): string | null =>
  tags.find(({ key }) => key === tagOf(id))?.writtenBy ?? null;

const hostOf = ({ image }: Pick<PageState, 'image'>): string | null =>
  image === null ? null : (URL.parse(image.url)?.hostname ?? null);

/** Checks about the file behind the address: its host tells faults apart, the author of the tag does not. */
const ofFile = /Reachable|fileSize|SafeFileSize|ValidImageType|MinWidth|MinHeight|MinSize|ImageRatio/;

/** Faults with the same key, at about the same time, have the same cause. */
export function causeKeyOf(fault: Fault): string {
  if (fault.kind === 'unreadable') return `unreadable ${fault.reason}`;
  if (fault.kind === 'barrier') return `barrier ${fault.reason} ${fault.host}`;
  const detail = ofFile.test(fault.check) ? (fault.imageHost ?? '') : (fault.writtenBy ?? '');
  return `check ${fault.check} ${detail}`.trim();
}
