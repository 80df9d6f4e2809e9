import { index, integer, jsonb, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import type { PageAudit } from '#domain/audit/audit-page.ts';
import {
  type AuditSubPageStatus,
  type AuditSubPageType,
  auditSubPageStatus,
  auditSubPageTypes,
} from '#domain/enumerations.ts';
import { audits } from './audits.ts';
import { createdAt, id, isPercent, oneOf, pageUrl, updatedAt, uuid } from './columns.ts';
import { projectId } from './project-id.ts';
import { subPages } from './sub-pages.ts';

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
    ...pageUrl(),
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
