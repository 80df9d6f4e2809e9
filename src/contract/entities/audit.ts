import { z } from 'zod';
import { ShownLook } from '#contract/calls/agency-look.ts';
import { Timestamp } from '#contract/fields.ts';
import type { CheckId } from '#domain/audit/checks/check-id.ts';
import type { Card as EngineCard } from '#domain/audit/emulation/card.ts';
import { platformIds } from '#domain/audit/platforms/platform-id.ts';
import { auditStatuses, auditSubPageTypes, issueLevels, pageTypes } from '#domain/enumerations.ts';
import { shopAppCategories } from '#domain/shop-apps/shop-app.ts';
import { Card, DescribedAudit } from './described-audit.ts';

const Words = z.object({ en: z.string(), de: z.string() });
const Platform = z.enum(platformIds);
const PageScore = z.number().min(0).max(100);
const ImageTypes = z.object({ none: z.number(), generic: z.number(), static: z.number(), dynamic: z.number() });
const Failure = z.object({ reason: z.string(), text: Words });

export const AuditSummary = z.object({
  id: z.number(),
  uuid: z.string(),
  status: z.enum(auditStatuses),
  trigger: z.enum(['manual', 'checker', 'schedule', 'live', 'seed']),
  score: PageScore.nullable(),
  pagesPlanned: z.number(),
  /** Of the site, when the audit was planned; null in audits of before. */
  pagesKnown: z.number().nullable(),
  pagesDone: z.number(),
  /** How many of the pages read have which type of image. */
  types: ImageTypes,
  /** Against the finished audit before, on the pages both have. */
  change: z.object({ pages: z.number(), before: PageScore, after: PageScore }).nullable(),
  /** Why a completed audit has no score. */
  failure: Failure.nullable(),
  createdAt: Timestamp,
  startedAt: Timestamp.nullable(),
  finishedAt: Timestamp.nullable(),
});
export type AuditSummary = z.output<typeof AuditSummary>;

/** A page in the list of an audit; its full result is a separate call. */
export const AuditPage = z.object({
  auditSubPageId: z.number(),
  uuid: z.string(),
  subPageId: z.number().nullable(),
  url: z.string(),
  path: z.string(),
  priority: z.number(),
  /** AuditSubPageStatus: NotFound -2, Failed -1, Planned 0, Done 1. */
  status: z.number(),
  type: z.enum(auditSubPageTypes),
  score: PageScore.nullable(),
  title: z.string().nullable(),
  imageUrl: z.string().nullable(),
  failure: Failure.nullable(),
  platforms: z.array(z.object({ platform: Platform, score: PageScore })),
  /** Failing checks of the page, errors first. */
  issues: z.array(z.custom<CheckId>()),
});
export type AuditPage = z.output<typeof AuditPage>;

/** One issue of the whole site. */
const SiteIssue = z.object({
  id: z.custom<CheckId>(),
  level: z.enum(issueLevels),
  kind: z.enum(['meta', 'image']),
  pages: z.number(),
  platforms: z.array(Platform),
  text: Words,
  detail: Words.nullable(),
  advice: Words.nullable(),
  doneByUs: Words.nullable(),
  where: Words.nullable(),
  paste: z.string().nullable(),
  /** Further checks that fail because of it. */
  consequences: z.array(z.object({ id: z.custom<CheckId>(), platforms: z.array(Platform), text: Words })),
  /** Each platform's own number, if they differ. */
  limits: z.array(z.object({ platform: Platform, text: Words })),
  /** What fixing it on all its pages brings the site. */
  gain: z.object({ points: z.number(), images: z.array(Platform), cards: z.array(Platform), text: Words }).nullable(),
  exampleUrl: z.string(),
});

export const DetectedApp = z.object({
  name: z.string(),
  label: z.string(),
  url: z.string(),
  category: z.enum(shopAppCategories),
  paid: z.boolean(),
  price: z.string().nullable(),
  currency: z.enum(['USD', 'EUR']),
  value: z.string().nullable(),
});

/** The project as a public page may show it. */
const AuditedProject = z.object({
  uuid: z.string(),
  slug: z.string(),
  full: z.string(),
  /** Without protocol and www. */
  address: z.string(),
  title: z.string().nullable(),
  description: z.string().nullable(),
  logoUrl: z.string().nullable(),
  primaryColor: z.string().nullable(),
  pageType: z.enum(pageTypes),
  isVerified: z.boolean(),
  /**
   * The name to share the report under (domain/access/report-visibility.ts), and whether search engines may list it.
   */
  reportName: z.string(),
  isReportPublic: z.boolean(),
  /** How the agency signs it; null: in Linkbild's own look. */
  agencyLook: ShownLook.nullable(),
  /** A demo elsewhere, in place of ours. */
  demoUrl: z.string().nullable(),
});

export const Audit = AuditSummary.extend({
  project: AuditedProject,
  /** The name of exactly this audit's report; `project.reportName` leads to the newest. */
  lastingName: z.string(),
  isNewest: z.boolean(),
  /** How the score was calculated: score of each page times the weight of its type. */
  scoreParts: z.array(z.object({ url: z.string(), score: PageScore, weight: z.number() })),
  /** Over all pages, weighted as the score is: the mean of those that count is the score. */
  platforms: z.array(z.object({ platform: Platform, score: PageScore })),
  issues: z.array(SiteIssue),
  /** What the cards of all pages show; null before a page was read. */
  verdict: Words.nullable(),
  /** Why the score is held at 85. */
  capped: Words.nullable(),
  detectedApps: z.array(DetectedApp),
  pages: z.array(AuditPage),
  /** The previous finished audit. */
  previous: z.object({ uuid: z.string(), score: PageScore.nullable(), finishedAt: Timestamp.nullable() }).nullable(),
});
export type Audit = z.output<typeof Audit>;

export const AuditSubPage = AuditPage.extend({
  audit: z.object({ id: z.number(), uuid: z.string(), score: PageScore.nullable(), finishedAt: Timestamp.nullable() }),
  project: AuditedProject,
  result: DescribedAudit.nullable(),
  /** The neighbours in the audit, for paging. */
  previousUuid: z.string().nullable(),
  nextUuid: z.string().nullable(),
});
export type AuditSubPage = z.output<typeof AuditSubPage>;

const outcome = z.enum(['pass', 'fail', 'not-applicable']).nullable();

export const PageComparison = z.object({
  url: z.string(),
  path: z.string(),
  state: z.enum(['same', 'changed', 'added', 'removed']),
  scoreBefore: PageScore.nullable(),
  scoreAfter: PageScore.nullable(),
  typeBefore: z.enum(auditSubPageTypes).nullable(),
  typeAfter: z.enum(auditSubPageTypes).nullable(),
  failureBefore: Failure.nullable(),
  failureAfter: Failure.nullable(),
  /** Platforms with changes. */
  platforms: z.array(
    z.object({
      platform: Platform,
      scoreBefore: PageScore.nullable(),
      scoreAfter: PageScore.nullable(),
      cardBefore: Card.nullable(),
      cardAfter: Card.nullable(),
      cardChanges: z.array(z.custom<keyof EngineCard>()),
      checks: z.array(
        z.object({
          id: z.custom<CheckId>(),
          level: z.enum(issueLevels),
          before: outcome,
          after: outcome,
          text: Words,
          advice: Words.nullable(),
        }),
      ),
    }),
  ),
});
export type PageComparison = z.output<typeof PageComparison>;

export const AuditComparison = z.object({
  before: AuditSummary,
  /** With `change`: both on the pages that both have. */
  after: AuditSummary,
  pages: z.array(PageComparison),
});
export type AuditComparison = z.output<typeof AuditComparison>;

/** An audit on its way. The cards are WhatsApp's: one platform is enough to watch. */
export const AuditProgress = z.object({
  status: z.enum(auditStatuses),
  address: z.string(),
  pagesDone: z.number(),
  pagesPlanned: z.number().describe('0 while the number is unknown'),
  pages: z.array(
    z.object({
      uuid: z.string(),
      path: z.string(),
      isDone: z.boolean(),
      score: z.number().nullable(),
      card: Card.nullable(),
    }),
  ),
});
export type AuditProgress = z.output<typeof AuditProgress>;
