import { z } from 'zod';
import { call, type Scope } from '#contract/call.ts';
import { Audit, AuditComparison, AuditProgress, AuditSubPage, AuditSummary } from '#contract/entities/audit.ts';
import { JobProgress } from '#contract/entities/project.ts';
import { Id, idParams, ofProject, pageOf, paging, requiredLine } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';

const ofAudit: Scope = { entity: 'audit', in: 'params', field: 'id' };

export const audit = {
  startAudit: call({
    method: 'post',
    path: '/project/{id}/audit',
    ...ofProject('editor'),
    summary: { en: 'Start an audit. Only one can run at a time', de: 'Audit starten. Es läuft immer nur eines' },
    limits: [limits.siteReads],
    ok: z.object({ audit: AuditSummary, job: JobProgress.nullable() }),
    okStatus: 202,
  }),
  listAudits: call({
    method: 'get',
    path: '/project/{id}/audits',
    ...ofProject('editor'),
    summary: { en: 'List a project’s audits, newest first', de: 'Audits eines Projekts, neueste zuerst' },
    query: z.strictObject({ page: paging.page, perPage: paging.perPage }),
    ok: pageOf(AuditSummary),
  }),
  getAudit: call({
    method: 'get',
    path: '/audit/{id}',
    access: 'editor',
    scope: ofAudit,
    summary: { en: 'Get an audit with its pages, issues and apps', de: 'Ein Audit mit Seiten, Empfehlungen und Apps' },
    params: idParams,
    ok: Audit,
  }),
  getAuditSubPage: call({
    method: 'get',
    path: '/audit/{id}/sub-page/{auditSubPageId}',
    access: 'editor',
    scope: ofAudit,
    summary: {
      en: 'Get one page of an audit with all platforms and checks',
      de: 'Eine Seite eines Audits mit allen Plattformen und Prüfungen',
    },
    params: z.strictObject({ id: Id, auditSubPageId: Id }),
    ok: AuditSubPage,
  }),
  cancelAudit: call({
    method: 'post',
    path: '/audit/{id}/cancel',
    access: 'editor',
    scope: ofAudit,
    summary: { en: 'Cancel a running audit', de: 'Laufendes Audit abbrechen' },
    params: idParams,
    ok: AuditSummary,
  }),
  compareAudits: call({
    method: 'get',
    path: '/audit/{id}/compare',
    access: 'editor',
    scope: ofAudit,
    summary: {
      en: 'Compare an audit with another one, by default the previous one',
      de: 'Audit mit einem anderen vergleichen, ohne Angabe mit dem vorigen',
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
      en: 'Get the latest finished audit. If there’s none yet, the latest one with its progress',
      de: 'Das neueste fertige Audit. Gibt es noch keines, das neueste mit seinem Fortschritt',
    },
    params: z.strictObject({ projectSlug: slug }),
    ok: Audit,
  }),
  watchAudit: call({
    method: 'get',
    path: '/public/{projectSlug}/audit-progress',
    access: 'public',
    summary: {
      en: 'Get the progress of an audit, with a card for every finished page',
      de: 'Fortschritt eines Audits, mit einer Karte für jede fertige Seite',
    },
    params: z.strictObject({ projectSlug: slug }),
    ok: AuditProgress,
  }),
  getPublicAuditSubPage: call({
    method: 'get',
    path: '/public/{projectSlug}/audit/sub-page/{auditSubPageId}',
    access: 'public',
    summary: { en: 'Get one page of the latest finished audit', de: 'Eine Seite des neuesten fertigen Audits' },
    params: z.strictObject({ projectSlug: slug, auditSubPageId: Id }),
    ok: AuditSubPage,
  }),
};
