import { z } from 'zod';
import { call, type Scope } from './call.ts';
import { Audit, AuditComparison, AuditProgress, AuditSubPage, AuditSummary } from './entities/audit.ts';
import { JobProgress } from './entities/project.ts';
import { Id, idParams, pageOf, paging, requiredLine } from './fields.ts';
import { limits } from './limits.ts';
import { ofProject } from './of-project.ts';

const ofAudit: Scope = { entity: 'audit', in: 'params', field: 'id' };

export const audit = {
  startAudit: call({
    method: 'post',
    path: '/project/{id}/audit',
    ...ofProject('editor'),
    summary: { en: 'Start an audit; one at a time', de: 'Ein Audit beginnen; eines zurzeit' },
    limits: [limits.siteReads],
    ok: z.object({ audit: AuditSummary, job: JobProgress.nullable() }),
    okStatus: 202,
  }),
  listAudits: call({
    method: 'get',
    path: '/project/{id}/audits',
    ...ofProject('editor'),
    summary: { en: 'Audits of a project, newest first', de: 'Audits eines Projekts, neueste zuerst' },
    query: z.strictObject({ page: paging.page, perPage: paging.perPage }),
    ok: pageOf(AuditSummary),
  }),
  getAudit: call({
    method: 'get',
    path: '/audit/{id}',
    access: 'editor',
    scope: ofAudit,
    summary: {
      en: 'An audit with its pages, issues and apps',
      de: 'Ein Audit mit Seiten, Mängeln und Apps',
    },
    params: idParams,
    ok: Audit,
  }),
  getAuditSubPage: call({
    method: 'get',
    path: '/audit/{id}/sub-page/{auditSubPageId}',
    access: 'editor',
    scope: ofAudit,
    summary: {
      en: 'One page of an audit: every platform, every check',
      de: 'Eine Seite eines Audits: jede Plattform, jede Prüfung',
    },
    params: z.strictObject({ id: Id, auditSubPageId: Id }),
    ok: AuditSubPage,
  }),
  cancelAudit: call({
    method: 'post',
    path: '/audit/{id}/cancel',
    access: 'editor',
    scope: ofAudit,
    summary: { en: 'Cancel a running audit', de: 'Ein laufendes Audit abbrechen' },
    params: idParams,
    ok: AuditSummary,
  }),
  compareAudits: call({
    method: 'get',
    path: '/audit/{id}/compare',
    access: 'editor',
    scope: ofAudit,
    summary: {
      en: 'What changed since another audit of the project; without one, since the audit before',
      de: 'Was sich seit einem anderen Audit des Projekts geändert hat; ohne Angabe seit dem vorigen',
    },
    params: idParams,
    query: z.strictObject({ with: Id.optional() }),
    ok: AuditComparison,
  }),
};

const slug = requiredLine(200);

/**
 * For /audit, /check, /demo and the one-pagers: nothing that only members may know. Instead of the slug the uuid of the
 * project works too, and the uuid of an audit means exactly that one (docs/decisions/015-one-pagers-and-demos.md).
 */
export const publicAudit = {
  getPublicAudit: call({
    method: 'get',
    path: '/public/{projectSlug}/audit',
    access: 'public',
    summary: {
      en: 'The newest finished audit of a project; while there is none, the newest with how far it is',
      de: 'Das neueste fertige Audit eines Projekts; solange es keines gibt, das neueste mit seinem Fortschritt',
    },
    params: z.strictObject({ projectSlug: slug }),
    ok: Audit,
  }),
  watchAudit: call({
    method: 'get',
    path: '/public/{projectSlug}/audit-progress',
    access: 'public',
    summary: {
      en: 'How far the audit is, with a card of every page that is ready',
      de: 'Wie weit das Audit ist, mit einer Karte jeder fertigen Seite',
    },
    params: z.strictObject({ projectSlug: slug }),
    ok: AuditProgress,
  }),
  getPublicAuditSubPage: call({
    method: 'get',
    path: '/public/{projectSlug}/audit/sub-page/{auditSubPageId}',
    access: 'public',
    summary: { en: 'One page of the newest finished audit', de: 'Eine Seite des neuesten fertigen Audits' },
    params: z.strictObject({ projectSlug: slug, auditSubPageId: Id }),
    ok: AuditSubPage,
  }),
};
