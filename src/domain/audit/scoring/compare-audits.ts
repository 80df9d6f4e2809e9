import type { PageAudit } from '#domain/audit/audit-page.ts';
import type { CheckResult } from '#domain/audit/checks/outcome.ts';
import type { EmulatedCard } from '#domain/audit/emulation/card.ts';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import type { AuditSubPageType } from '#domain/enumerations.ts';
import { type Issue, issuesOf } from './issues.ts';

// Two audits of one site compared page by page: what changed, card by card.

/** A page of an audit as it is stored. */
export interface ComparedPage {
  url: string;
  score: number | null;
  type: AuditSubPageType;
  result: PageAudit | null;
  failure: string | null;
}

export interface CheckChange {
  id: CheckResult['id'];
  level: CheckResult['level'];
  before: CheckResult['outcome'] | null;
  after: CheckResult['outcome'] | null;
}

export interface PlatformChange {
  platform: PlatformId;
  scoreBefore: number | null;
  scoreAfter: number | null;
  cardBefore: EmulatedCard | null;
  cardAfter: EmulatedCard | null;
  /** Fields of the card that differ. */
  cardChanges: (keyof EmulatedCard)[];
  checks: CheckChange[];
}

export interface PageChange {
  url: string;
  /** `added` and `removed`: the page is in one of the two audits only. */
  state: 'same' | 'changed' | 'added' | 'removed';
  scoreBefore: number | null;
  scoreAfter: number | null;
  typeBefore: AuditSubPageType | null;
  typeAfter: AuditSubPageType | null;
  failureBefore: string | null;
  failureAfter: string | null;
  platforms: PlatformChange[];
}

const cardFields = [
  'layout',
  'title',
  'description',
  'siteName',
  'image',
  'isShown',
] as const satisfies (keyof EmulatedCard)[];

/** In the order of the later audit, then the removed pages. Platforms without a change are omitted. */
export function compareAudits(before: readonly ComparedPage[], after: readonly ComparedPage[]): PageChange[] {
  const old = new Map(before.map((page) => [page.url, page]));
  const current = new Set(after.map(({ url }) => url));
  return [
    ...after.map((page) => comparePage(old.get(page.url) ?? null, page)),
    ...before.filter(({ url }) => !current.has(url)).map((page) => comparePage(page, null)),
  ];
}

function comparePage(before: ComparedPage | null, after: ComparedPage | null): PageChange {
  const platforms = before && after ? comparePlatforms(before.result, after.result) : [];
  const isSame =
    platforms.length === 0 &&
    before?.score === after?.score &&
    before?.type === after?.type &&
    before?.failure === after?.failure;
  return {
    url: (after ?? before)?.url ?? '',
    state: before === null ? 'added' : after === null ? 'removed' : isSame ? 'same' : 'changed',
    scoreBefore: before?.score ?? null,
    scoreAfter: after?.score ?? null,
    typeBefore: before?.type ?? null,
    typeAfter: after?.type ?? null,
    failureBefore: before?.failure ?? null,
    failureAfter: after?.failure ?? null,
    platforms,
  };
}

function comparePlatforms(before: PageAudit | null, after: PageAudit | null): PlatformChange[] {
  const ids = new Set([...(after?.platforms ?? []), ...(before?.platforms ?? [])].map(({ platform }) => platform));
  return [...ids].flatMap((platform): PlatformChange[] => {
    const old = before?.platforms.find((one) => one.platform === platform) ?? null;
    const now = after?.platforms.find((one) => one.platform === platform) ?? null;
    // Both pages were read: an audit without the platform is older than its rules, and says nothing about it.
    if (before && after && (old === null || now === null)) return [];
    const cardChanges = old && now ? cardFields.filter((field) => !isEqual(old.card[field], now.card[field])) : [];
    const checks = compareChecks(old?.checks ?? [], now?.checks ?? []);
    const isOnOneSide = (old === null) !== (now === null);
    if (!isOnOneSide && cardChanges.length === 0 && checks.length === 0 && old?.score.score === now?.score.score)
      return [];
    return [
      {
        platform,
        scoreBefore: old?.score.score ?? null,
        scoreAfter: now?.score.score ?? null,
        cardBefore: old?.card ?? null,
        cardAfter: now?.card ?? null,
        cardChanges,
        checks,
      },
    ];
  });
}

function compareChecks(before: readonly CheckResult[], after: readonly CheckResult[]): CheckChange[] {
  const old = new Map(before.map((check) => [check.id, check]));
  const now = new Map(after.map((check) => [check.id, check]));
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((id): CheckChange[] => {
    const [was, is] = [old.get(id), now.get(id)];
    const level = (is ?? was)?.level;
    if (level === undefined || was?.outcome === is?.outcome) return [];
    return [{ id, level, before: was?.outcome ?? null, after: is?.outcome ?? null }];
  });
}

const fieldOf = (value: object, key: string): unknown =>
  Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;

/** Stored JSON has dropped `undefined` and may have another key order. */
function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isEqual(fieldOf(one, key), fieldOf(other, key)));
}

/** One reason why previews look worse than in the previous audit, with the pages it affects. */
export type Worsening =
  | { cause: 'check'; issue: Issue; example: PageAudit; urls: string[] }
  | { cause: 'unreadable'; reason: string; urls: string[] };

/**
 * Checks that fail now and did not before, on pages that both audits read; and pages that can no longer be read.
 * Grouped by cause, since one change of the theme can break a hundred pages and is a single message.
 */
export function findRegressions(before: readonly ComparedPage[], after: readonly ComparedPage[]): Worsening[] {
  const old = new Map(before.map((page) => [page.url, page]));
  const byCause = new Map<string, Worsening>();
  const add = (key: string, url: string, worsening: Worsening) => {
    const known = byCause.get(key);
    if (known) known.urls.push(url);
    else byCause.set(key, worsening);
  };
  for (const page of after) {
    const was = old.get(page.url)?.result;
    if (!was) continue;
    if (!page.result) {
      const reason = page.failure ?? 'bad-response';
      add(`unreadable ${reason}`, page.url, { cause: 'unreadable', reason, urls: [page.url] });
      continue;
    }
    const { result } = page;
    const failedBefore = new Set(issuesOf(was).map(({ id }) => id));
    for (const issue of issuesOf(result)) {
      if (issue.level === 'info' || failedBefore.has(issue.id)) continue;
      add(`check ${issue.id}`, page.url, { cause: 'check', issue, example: result, urls: [page.url] });
    }
  }
  return [...byCause.values()].sort((a, b) => b.urls.length - a.urls.length);
}
