import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import type { PageAudit } from '#domain/audit/audit-page.ts';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import {
  type AuditStatus,
  type AuditSubPageStatus,
  type AuditSubPageType,
  auditStatuses,
  auditSubPageStatus,
  auditSubPageTypes,
  type CaseStudyCategory,
  type CaseStudyPageImageType,
  type CaseStudyPageType,
  caseStudyCategories,
  caseStudyPageImageTypes,
  caseStudyPageTypes,
  type DemoCaseStudyPageType,
  demoCaseStudyPageTypes,
} from '#domain/enumerations.ts';
import { type Language, languages, type Text } from '#domain/language.ts';
import type { DetectedApp } from '#domain/shop-apps/shop-app.ts';
import { users } from './accounts.ts';
import {
  bytes,
  createdAt,
  id,
  isLowerCase,
  isNotNegative,
  isPercent,
  moment,
  oneOf,
  pageUrlColumns,
  updatedAt,
  uuid,
} from './columns.ts';
import { mails } from './operation.ts';
import { projectId } from './owner-ids.ts';
import { subPages } from './pages.ts';
import { projects } from './projects.ts';

export const auditTriggers = ['manual', 'checker', 'schedule', 'live', 'seed'] as const;
export type AuditTrigger = (typeof auditTriggers)[number];

export const audits = pgTable(
  'audits',
  {
    id: id(),
    uuid: uuid(),
    projectId: projectId(),
    status: text('status').$type<AuditStatus>().notNull().default('pending'),
    trigger: text('trigger').$type<AuditTrigger>().notNull().default('manual'),
    score: smallint('score'),
    pagesPlanned: integer('pages_planned').notNull().default(0),
    /** Pages the site had when the audit was planned; null for older audits. */
    pagesKnown: integer('pages_known'),
    pagesDone: integer('pages_done').notNull().default(0),
    /** Third-party shop apps found in the pages. */
    detectedApps: jsonb('detected_apps').$type<DetectedApp[]>().notNull().default([]),
    /** Why a completed audit has no score: the site could not be read. */
    failure: text('failure'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    oneOf(table.status, auditStatuses),
    oneOf(table.trigger, auditTriggers),
    isPercent(table.score),
    isNotNegative(table.pagesDone),
    // Audits of a project, and the newest finished one of the public pages.
    index('audits_project_id_index').on(table.projectId, table.id),
    // Audits to resume after a restart.
    index('audits_unfinished_index').on(table.id).where(sql`${table.status} <> 'completed'`),
  ],
);

export const auditSubPages = pgTable(
  'audit_sub_pages',
  {
    id: id(),
    uuid: uuid(),
    auditId: integer('audit_id')
      .notNull()
      .references(() => audits.id, { onDelete: 'cascade' }),
    projectId: projectId(),
    /** An audit is a record: it keeps its URL and result when the page is deleted. */
    subPageId: integer('sub_page_id').references(() => subPages.id, { onDelete: 'set null' }),
    ...pageUrlColumns(),
    priority: smallint('priority').notNull().default(0),
    type: text('type').$type<AuditSubPageType>().notNull().default('none'),
    status: smallint('status').$type<AuditSubPageStatus>().notNull().default(auditSubPageStatus.Planned),
    /** The audit of the page as domain/audit returns it: per platform checks, card and score. */
    result: jsonb('result').$type<PageAudit>(),
    /** Why there is no result. */
    failure: text('failure'),
    score: smallint('score'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf(table.type, auditSubPageTypes),
    oneOf(table.status, Object.values(auditSubPageStatus)),
    isPercent(table.score),
    // A job that runs twice adds a page once.
    unique('audit_sub_pages_url_unique').on(table.auditId, table.urlHash),
    // Pages of an audit, home first.
    index('audit_sub_pages_audit_id_index').on(table.auditId, table.priority, table.id),
    index('audit_sub_pages_project_id_index').on(table.projectId),
    // The newest result of a page.
    index('audit_sub_pages_sub_page_id_index').on(table.subPageId, table.id),
  ],
);

export const caseStudies = pgTable(
  'case_studies',
  {
    id: id(),
    uuid: uuid(),
    title: text('title').notNull(),
    category: text('category').$type<CaseStudyCategory>().notNull(),
    website: text('website').notNull(),
    description: jsonb('description').$type<Text>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf(table.category, caseStudyCategories),
    // Case studies of a category.
    index('case_studies_category_index').on(table.category, table.id),
  ],
);

export const caseStudyPages = pgTable(
  'case_study_pages',
  {
    id: id(),
    caseStudyId: integer('case_study_id')
      .notNull()
      .references(() => caseStudies.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    order: integer('order').notNull(),
    type: text('type').$type<CaseStudyPageType>().notNull(),
    imageType: text('image_type').$type<CaseStudyPageImageType>(),
    comments: jsonb('comments').$type<Text[]>().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf(table.type, caseStudyPageTypes),
    oneOf(table.imageType, caseStudyPageImageTypes),
    // The pages of a case study in their order.
    unique('case_study_pages_order_unique').on(table.caseStudyId, table.order),
  ],
);

/** Demos for shops: /demo/{identifier}, and the old addresses /demo_old/{identifier}. */
export const demoCaseStudies = pgTable(
  'demo_case_studies',
  {
    id: id(),
    /** The project it describes, if it is one of ours; deleted with it (queries/projects/deletions.ts). */
    projectId: integer('project_id').references(() => projects.id, { onDelete: 'set null' }),
    identifier: text('identifier').notNull().unique(),
    title: jsonb('title').$type<Text>().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // Demos of a project.
    index('demo_case_studies_project_id_index').on(table.projectId, table.id),
  ],
);

export const demoCaseStudySubPages = pgTable(
  'demo_case_study_sub_pages',
  {
    id: id(),
    demoCaseStudyId: integer('demo_case_study_id')
      .notNull()
      .references(() => demoCaseStudies.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    order: integer('order').notNull(),
    type: text('type').$type<DemoCaseStudyPageType>().notNull(),
    comments: jsonb('comments').$type<Text[]>().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf(table.type, demoCaseStudyPageTypes),
    // The pages of a demo in their order.
    unique('demo_case_study_sub_pages_order_unique').on(table.demoCaseStudyId, table.order),
  ],
);

export const checkerStates = ['accepted', 'done', 'refused', 'failed'] as const;
export type CheckerState = (typeof checkerStates)[number];
/** Why there is no result: the messages of docs/specification.md#s8.5. */
export const checkerReasons = ['not-found', 'password', 'not-shopify', 'failed'] as const;
export type CheckerReason = (typeof checkerReasons)[number];

export const checkerRequests = pgTable(
  'checker_requests',
  {
    id: id(),
    email: text('email').notNull(),
    website: text('website').notNull(),
    language: text('language').$type<Language>().notNull().default('en'),
    projectId: integer('project_id').references(() => projects.id, { onDelete: 'set null' }),
    /** Hash of the client's address, for the limit of 5 an hour. */
    clientHash: text('client_hash').notNull(),
    state: text('state').$type<CheckerState>().notNull().default('accepted'),
    reason: text('reason').$type<CheckerReason>(),
    mailId: integer('mail_id').references(() => mails.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    isLowerCase(table.email),
    oneOf(table.language, languages),
    oneOf(table.state, checkerStates),
    oneOf(table.reason, checkerReasons),
    // Same address and site within 24 h; 20 a day for an address.
    index('checker_requests_email_index').on(table.email, table.createdAt),
    index('checker_requests_client_hash_index').on(table.clientHash, table.createdAt),
    index('checker_requests_project_id_index').on(table.projectId),
    index('checker_requests_mail_id_index').on(table.mailId),
    // The admin's list, newest first.
    index('checker_requests_created_at_index').on(table.createdAt),
  ],
);

/** A site that was checked without leaving an address. Another request within the hour gets the same result. */
export const siteChecks = pgTable(
  'site_checks',
  {
    id: id(),
    /** The home page that was read first. */
    website: text('website').notNull(),
    projectId: projectId(),
    createdAt: createdAt(),
  },
  (table) => [
    index('site_checks_website_index').using('hash', table.website),
    index('site_checks_project_id_index').on(table.projectId),
    // What is too old.
    index('site_checks_created_at_index').on(table.createdAt),
  ],
);

export const cardReportStates = ['open', 'answered'] as const;
export type CardReportState = (typeof cardReportStates)[number];

/**
 * A report that a platform showed a different card than ours. The image is small, so it is stored in the row and
 * deleted with it.
 */
export const cardReports = pgTable(
  'card_reports',
  {
    id: id(),
    url: text('url').notNull(),
    // No check constraint: platforms come and go, and reports about old ones stay.
    platform: text('platform').$type<PlatformId>().notNull(),
    message: text('message').notNull(),
    /** Null: no reply wanted. */
    email: text('email'),
    language: text('language').$type<Language>().notNull(),
    /** PNG or JPEG, re-encoded from what was sent. */
    image: bytes('image'),
    state: text('state').$type<CardReportState>().notNull().default('open'),
    createdAt: createdAt(),
    answeredAt: moment('answered_at'),
    answeredBy: integer('answered_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    isLowerCase(table.email),
    oneOf(table.language, languages),
    oneOf(table.state, cardReportStates),
    index('card_reports_email_index').on(table.email),
    index('card_reports_answered_by_index').on(table.answeredBy),
    // The admin's list, newest first.
    index('card_reports_created_at_index').on(table.createdAt),
  ],
);
