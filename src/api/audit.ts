import { listAudits } from '#flows/audit/list-audits.ts';
import {
  compareAudits,
  openAudit,
  openAuditPage,
  openReport,
  openReportPage,
  startOwnAudit,
  stopAudit,
} from '#flows/audit/open-audit.ts';
import { watchAudit } from '#flows/audit/watch-audit.ts';
import type { Handlers } from './handler.ts';

export const auditHandlers = {
  cancelAudit: ({ io, projectId, entityId }) => stopAudit(io, projectId, entityId),

  compareAudits: ({ io, projectId, entityId, query }) =>
    compareAudits(io, { projectId, auditId: entityId, beforeId: query.with }),

  getAuditSubPage: ({ io, projectId, entityId, params }) =>
    openAuditPage(io, { projectId, auditId: entityId, auditPageId: params.auditSubPageId }),

  getAudit: ({ io, projectId, entityId }) => openAudit(io, projectId, entityId),

  getPublicAuditSubPage: ({ io, params, user }) =>
    openReportPage(io, { name: params.projectSlug, viewer: user, auditPageId: params.auditSubPageId }),

  getPublicAudit: ({ io, params, user }) => openReport(io, params.projectSlug, user),

  listAudits: async ({ io, projectId, query }) => ({
    ...(await listAudits(io, projectId, query)),
    ...query,
  }),

  startAudit: ({ io, projectId, user }) => startOwnAudit(io, { projectId, userId: user.id }),

  watchAudit: ({ io, params, user }) => watchAudit(io, params.projectSlug, user),
} satisfies Partial<Handlers>;
