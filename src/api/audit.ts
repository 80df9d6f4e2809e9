import {
  listAudits,
  openAudit,
  openAuditPage,
  openComparison,
  openReport,
  openReportPage,
  startOwnAudit,
  stopAudit,
  watchAudit,
} from '#flows/audit/open-audit.ts';
import type { Handlers } from './handler.ts';

export const auditHandlers = {
  cancelAudit: ({ io, projectId, entityId }) => stopAudit(io, projectId, entityId),

  compareAudits: ({ io, projectId, entityId, query, language }) =>
    openComparison(io, { projectId, auditId: entityId, beforeId: query.with, language }),

  getAuditSubPage: ({ io, projectId, entityId, params, language }) =>
    openAuditPage(io, { projectId, auditId: entityId, auditPageId: params.auditSubPageId, language }),

  getAudit: ({ io, projectId, entityId }) => openAudit(io, projectId, entityId),

  getPublicAuditSubPage: ({ io, params, user, language }) =>
    openReportPage(io, { name: params.projectSlug, viewer: user, auditPageId: params.auditSubPageId, language }),

  getPublicAudit: ({ io, params, user }) => openReport(io, params.projectSlug, user),

  listAudits: async ({ io, projectId, query }) => ({
    ...(await listAudits(io, projectId, query)),
    ...query,
  }),

  startAudit: ({ io, projectId, user }) => startOwnAudit(io, { projectId, userId: user.id }),

  watchAudit: ({ io, params, user, language }) => watchAudit(io, params.projectSlug, user, language),
} satisfies Partial<Handlers>;
