import type { CheckId } from '#domain/audit/checks/check-id.ts';
import type { PageEvidence } from '#domain/audit/emulation/page-evidence.ts';
import { knownPlatforms, type PlatformId } from '#domain/audit/platforms/platform-id.ts';
import type { PageFailure } from '#domain/audit/texts/page-failure-texts.ts';
import type { Change } from './find-changes.ts';
import type { PageState } from './page-state.ts';

// Faults that a look finds on a page that was right before. Pages that were always weak are left to audits: an alert
// reports an event.

/** What prevents a platform's crawler from reading a page or its image. */
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
 * The fault of a page, compared with the last state that was good; null: nothing. The gravest new issue stands for
 * the look: a lost image fails several checks and is one event.
 */
export function findFault(good: Pick<PageState, 'issues'> | null, now: Omit<PageState, 'cards'>): Fault | null {
  if (good === null) return null;
  const before = new Set(good.issues.map(({ id }) => id));
  // One slow image is no event: the next look is usually fast again.
  const fresh = now.issues.filter(({ id }) => id !== 'hasFastImage' && !before.has(id));
  const first = fresh.find(({ level }) => level !== 'info') ?? fresh.find(({ id }) => unexpected.has(id));
  if (first === undefined) return null;
  return { kind: 'check', check: first.id, writtenBy: authorOf(now, first.id), imageHost: imageHostOf(now) };
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

const imageHostOf = ({ image }: Pick<PageState, 'image'>): string | null =>
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

type Barrier = Extract<Fault, { kind: 'barrier' }>;

/** Answers that keep a crawler out; a slow or broken server is found by the looks themselves. */
const refusals = new Set<string>(['forbidden', 'challenge', 'password', 'blocked']);

/** Crawlers that do not get a page or its image although we do: one fault for each reason and host. */
export function findBarriers(evidence: PageEvidence): Barrier[] {
  const found = new Map<string, Barrier>();
  const add = (reason: BarrierReason, host: string, platform: PlatformId) => {
    const key = `${reason} ${host}`;
    const known = found.get(key) ?? { kind: 'barrier', reason, platforms: [], host };
    known.platforms.push(platform);
    found.set(key, known);
  };
  const pageHost = hostOf(evidence.finalUrl);
  const imageHost = hostOf(evidence.meta.og.images[0]?.url ?? evidence.finalUrl);
  for (const id of knownPlatforms) {
    const page = evidence.pageReach?.[id];
    if (page?.outcome === 'robots') add('robots', pageHost, id);
    else if (page?.outcome === 'failed' && refusals.has(page.reason)) add('page-refused', pageHost, id);
    else if (evidence.imageReach?.[id] === 'robots') add('robots', imageHost, id);
    else if (refusals.has(evidence.imageReach?.[id] ?? 'ok')) add('image-refused', imageHost, id);
  }
  return [...found.values()];
}

const hostOf = (url: string): string => URL.parse(url)?.hostname ?? url;

/** Why pages got worse, as far as the changes of the first look tell. */
export interface Cause {
  fault: Fault;
  /** The theme changed in the same look: it was published, or another one was. */
  theme: { before: string | null; after: string | null } | null;
  /** An app or plugin that writes the tag and did not before. */
  writtenBy: string | null;
}

export function nameCause(fault: Fault, changes: readonly Change[]): Cause {
  const theme = changes.find((change) => change.kind === 'theme');
  const author = changes.find((change) => change.kind === 'tag' && change.writtenBy !== null && change.after !== null);
  return {
    fault,
    theme: theme ? { before: theme.before, after: theme.after } : null,
    writtenBy: author?.kind === 'tag' ? author.writtenBy : null,
  };
}
