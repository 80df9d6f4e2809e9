import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { type AuditStatus, auditStatuses } from '#domain/enumerations.ts';
import type { DetectedApp } from '#domain/shop-apps/shop-app.ts';
import { createdAt, id, isNotNegative, isPercent, moment, oneOf, updatedAt, uuid } from './columns.ts';
import { projectId } from './project-id.ts';

export const auditTriggers = ['manual', 'checker', 'schedule', 'seed'] as const;
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
    /** Of the site when the audit was planned; null: an audit of before. */
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
