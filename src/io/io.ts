import type { Network } from '#domain/access/client-address.ts';
import type { AuditedPage } from '#domain/audit/audit-page.ts';
import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';
import type { GoogleSignIn } from './accounts/google.ts';
import type { Passwords } from './accounts/passwords.ts';
import type { Keys } from './accounts/secret-keys.ts';
import type { CrawlLog } from './crawl-log/crawl-log.ts';
import type { Db } from './db/db.ts';
import type { SafeFetch } from './fetch/safe-fetch.ts';
import type { FileStore } from './files/file-store.ts';
import type { Health, Machine } from './health/health.ts';
import type { ServingCaches } from './image-caches/serving-caches.ts';
import type { LatestOnly } from './latest-only.ts';
import type { Log } from './log/log.ts';
import type { MailTransport } from './mail/transport.ts';
import type { AuditCache, BytesCache, TimedCache } from './memory-cache.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { OperatorData } from './operator/operator-data.ts';
import type { Queue } from './queue/queue.ts';
import type { Screenshots } from './render/browser/screenshots.ts';
import type { Renderer } from './render/renderer.ts';
import type { Shopify } from './shopify/shopify.ts';
import type { StripeClient } from './stripe/stripe.ts';
import type { Tracer } from './tracing/tracer.ts';

/** Settings that differ between installations, without a lifecycle of their own. */
export interface Settings {
  version: string;
  siteUrl: string;
  apiUrl: string;
  imagesUrl: string;
  draftsUrl: string;
  demosUrl: string;
  screenshotsUrl: string;
  qrUrl: string;
  adminEmail: string;
  /** Our user agent: `LinkbildBot/1.0 (+{site}/for-developers)`. */
  userAgent: string;
  analyticsScriptUrl: string | null;
  hasGoogle: boolean;
  hasShopify: boolean;
  hasStripe: boolean;
  /** Where mails are sent from; null: they stay in the outbox. */
  mailHost: string | null;
  /** True for a site on the public internet, whose operator has legal duties. */
  isPublic: boolean;
  /** Proxies whose X-Forwarded-For is trusted. */
  trustedProxies: readonly Network[];
}

/** Everything that touches the outside, passed to flows as one argument. Assembled by server.ts and the tests. */
export interface Io {
  db: Db;
  /** A separate small pool for charts and long lists, so that they do not make other queries wait. */
  reportDb: Db;
  queue: Queue;
  mailTransport: MailTransport;
  safeFetch: SafeFetch;
  /** Safe fetch with limits per host: for everything that reads more than one page. */
  politeFetch: SafeFetch;
  files: FileStore;
  screenshots: Screenshots;
  renderer: Renderer;
  /** Photos shown on cards. */
  imageCache: BytesCache;
  /** Services that requests for live images share. */
  serving: ServingCaches;
  /** One drawing at a time per open editor; of the waiting ones only the newest. */
  latestDraw: LatestOnly;
  /** Fetches of live images, written in batches. */
  crawlLog: CrawlLog;
  passwords: Passwords;
  /** Keyed hashes of addresses, and encryption of what must be readable again. */
  keys: Keys;
  google: GoogleSignIn | null;
  /** Null: no keys, no Shopify app. */
  shopify: Shopify | null;
  /** Null: no keys, so plans are requested and an admin activates them. */
  stripe: StripeClient | null;
  /** Who runs this installation. */
  operator: OperatorData;
  log: Log;
  metrics: Metrics;
  tracer: Tracer;
  settings: Settings;
  /** For the health call: the state of the parts with a lifecycle of their own. */
  health: Health;
  machine: Machine;
  /** Public pages that were audited recently, cached for some minutes. */
  recentChecks: TimedCache<AuditedPage>;
  recentMetaTags: TimedCache<MetaTagData>;
  /** Completed audits do not change; reading their results again for each reader takes a tenth of a second. */
  completedAudits: AuditCache;
  now(): Date;
  /** Monotonic milliseconds, for caches and pauses: if the wall clock were set back, they would freeze. */
  uptime(): number;
}
