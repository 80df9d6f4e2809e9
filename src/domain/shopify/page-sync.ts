import type { Text } from '#domain/language.ts';
import type { ShopRoot } from './pages-by-market.ts';
import type { ShopPageKind } from './shop-page.ts';

/** Why all pages of a shop could not be read. The first six are the Admin API's. */
export const pageSyncFailures = [
  'unauthorized',
  'no-scope',
  'frozen',
  'closed',
  'throttled',
  'unavailable',
  'bad-query',
  'bulk-failed',
  'bad-file',
] as const;
export type PageSyncFailure = (typeof pageSyncFailures)[number];

/** One bulk query: the result is a file that is read twice, once for the addresses and once for the data. */
export interface SyncPart {
  /** `gid://shopify/BulkOperation/1`. Null: not begun. */
  operation: string | null;
  state: 'waiting' | 'running' | 'ready' | 'written';
  /** Queries begun for this part: one that fails again and again is given up. */
  attempts: number;
  /** Objects that the finished file has. */
  objects: number;
  /** Of the file's lines, those whose data is stored: after a stop, reading goes on behind them. */
  lines: number;
  /** Shopify gave up in the middle: what there is was read, and nothing counts as gone. */
  isPartial: boolean;
}

/** The reading of all pages of a shop, from its beginning to its end, through as many jobs as it takes. */
export interface PageSync {
  startedAt: string;
  endedAt: string | null;
  /** Requested once, so that all parts agree. */
  roots: ShopRoot[];
  parts: Partial<Record<ShopPageKind, SyncPart>>;
  /** The addresses are chosen within the plan's limit and added. */
  isChosen: boolean;
  /** Pages that the shop has in all languages and markets, and those among the project's. */
  found: number;
  taken: number;
  /** Deleted meanwhile: the files may still name them. */
  gone: string[];
  failure: { reason: PageSyncFailure; detail: string; at: string } | null;
}

export const newPageSync = (now: Date): PageSync => ({
  startedAt: now.toISOString(),
  endedAt: null,
  roots: [],
  parts: {},
  isChosen: false,
  found: 0,
  taken: 0,
  gone: [],
  failure: null,
});

/** Temporary failures, after which the sync is retried. Others wait for an action that Shopify reports by webhook. */
const temporary: ReadonlySet<PageSyncFailure> = new Set([
  'throttled',
  'unavailable',
  'bulk-failed',
  'bad-file',
  'frozen',
]);
const RETRY_MS = 15 * 60_000;
/** A shop that has not paid its bill is retried once a day. */
const FROZEN_RETRY_MS = 24 * 3_600_000;
/** Pages, blogs and articles have no webhooks, and webhooks get lost. */
const AGAIN_MS = 24 * 3_600_000;

/** The next step for a shop: continue a sync, start a new one, or nothing. */
export function nextSyncStep(sync: PageSync | null, now: Date): 'continue' | 'start' | null {
  if (sync === null) return 'start';
  const since = (time: string) => now.getTime() - Date.parse(time);
  const { failure, endedAt } = sync;
  if (failure !== null) {
    if (!temporary.has(failure.reason)) return null;
    const isDue = since(failure.at) >= (failure.reason === 'frozen' ? FROZEN_RETRY_MS : RETRY_MS);
    return isDue ? (endedAt === null ? 'continue' : 'start') : null;
  }
  if (endedAt === null) return 'continue';
  return since(endedAt) >= AGAIN_MS ? 'start' : null;
}

/** Shopify no longer takes the app's token: opening the app gives it a new one, and reading begins anew. */
export const waitsForMerchant = (sync: PageSync | null): boolean =>
  sync?.failure != null && ['unauthorized', 'no-scope', 'closed'].includes(sync.failure.reason);

/** As the screens of a shop show it. */
export const describePageSync = (sync: PageSync | null, pagesReadAt: Date | null) => ({
  isReading: sync !== null && sync.endedAt === null && sync.failure === null,
  readAt: pagesReadAt,
  /** Why not, and what to do. */
  problem: sync?.failure ? pageSyncFailureTexts[sync.failure.reason] : null,
});

const again: Text = {
  en: 'Shopify didn’t answer. We’ll try again in a few minutes.',
  de: 'Shopify hat nicht geantwortet. In ein paar Minuten versuchen wir es noch einmal.',
};

const pageSyncFailureTexts: Record<PageSyncFailure, Text> = {
  unauthorized: {
    en: 'The app’s access has expired. Open the app in your Shopify admin once to renew it.',
    de: 'Der Zugriff der App ist abgelaufen. Öffnen Sie die App einmal in Ihrem Shopify-Admin, dann wird er erneuert.',
  },
  'no-scope': {
    en: 'The app isn’t allowed to read your products and pages. Open it in your Shopify admin and grant access.',
    de: 'Die App darf Ihre Produkte und Seiten nicht lesen. Öffnen Sie sie in Ihrem Shopify-Admin und erlauben Sie den Zugriff.',
  },
  frozen: {
    en: 'Shopify has paused this store. We’ll try again once a day.',
    de: 'Shopify hat diesen Shop pausiert. Wir versuchen es einmal am Tag noch einmal.',
  },
  closed: {
    en: 'This store is closed in Shopify.',
    de: 'Dieser Shop ist bei Shopify geschlossen.',
  },
  throttled: again,
  unavailable: again,
  'bad-query': {
    en: 'Shopify refused to list your pages. We’ve been notified and will look into it.',
    de: 'Shopify hat die Abfrage Ihrer Seiten abgelehnt. Wir wissen davon und kümmern uns darum.',
  },
  'bulk-failed': {
    en: 'Shopify couldn’t list all pages. We’ll try again in a few minutes.',
    de: 'Shopify konnte nicht alle Seiten auflisten. In ein paar Minuten versuchen wir es noch einmal.',
  },
  'bad-file': {
    en: 'The list of pages from Shopify was incomplete. We’ll try again in a few minutes.',
    de: 'Die Liste der Seiten von Shopify war unvollständig. In ein paar Minuten versuchen wir es noch einmal.',
  },
};
