import { z } from 'zod';
import { call, Download } from '#contract/call.ts';
import { JobProgress, Project } from '#contract/entities/project.ts';
import { ProjectSummary } from '#contract/entities/user.ts';
import { Done, ofProject, requiredLine } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { reportVisibilities } from '#domain/access/report-visibility.ts';

// What people decide about their own data: who can see the reports, exporting everything, and deleting the account.
// Deleting a project is in project.ts.

const ExportTicket = z.object({
  /** Valid for a minute, for the person who got it. */
  ticket: z.string(),
  /** Says how far the download is. */
  job: JobProgress,
});

export const ownData = {
  setReportVisibility: call({
    method: 'put',
    path: '/project/{id}/report-visibility',
    ...ofProject('project-admin'),
    needs: 'session',
    summary: { en: 'Get who can see a project’s reports', de: 'Wer die Berichte eines Projekts sehen kann' },
    body: z.strictObject({ visibility: z.enum(reportVisibilities) }),
    ok: Project,
  }),
  renewReportKey: call({
    method: 'post',
    path: '/project/{id}/report-key',
    ...ofProject('project-admin'),
    needs: 'session',
    summary: {
      en: 'Create a new link to the reports. All earlier links stop working',
      de: 'Neuen Link zu den Berichten erstellen. Alle bisherigen Links werden ungültig',
    },
    ok: Project,
  }),
  exportProject: call({
    method: 'post',
    path: '/project/{id}/export',
    ...ofProject('project-admin'),
    needs: 'fresh-login',
    limits: [limits.exports],
    summary: {
      en: 'Request a ZIP of a project’s data: JSON, images, fonts',
      de: 'ZIP mit den Daten eines Projekts anfordern: JSON, Bilder, Schriften',
    },
    ok: ExportTicket,
  }),
  exportAccount: call({
    method: 'post',
    path: '/user/export',
    access: 'user',
    needs: 'fresh-login',
    limits: [limits.exports],
    summary: {
      en: 'Request a ZIP of the data we store about you',
      de: 'ZIP mit den über Sie gespeicherten Daten anfordern',
    },
    ok: ExportTicket,
  }),
  /** A link for the browser: it shows the progress of the download, and continues when the page is left. */
  downloadExport: call({
    method: 'get',
    path: '/export/{ticket}',
    access: 'user',
    needs: 'session',
    limits: [limits.exportDownloads],
    summary: { en: 'Download a requested export', de: 'Angeforderten Export herunterladen' },
    params: z.strictObject({ ticket: z.string().max(500) }),
    gives: 'download',
    ok: Download,
  }),
  listOwnJobs: call({
    method: 'get',
    path: '/user/jobs',
    access: 'user',
    summary: {
      en: 'List your running exports and deletions of projects',
      de: 'Ihre laufenden Exporte und Löschungen von Projekten',
    },
    ok: z.array(JobProgress),
  }),
  getAccountDeletion: call({
    method: 'get',
    path: '/user/deletion',
    access: 'user',
    summary: { en: 'Preview what is deleted with your account', de: 'Was mit Ihrem Konto gelöscht würde' },
    ok: z.object({
      /** Projects that would have no admin left: they are deleted with the account, or get another admin first. */
      onlyAdminOf: z.array(ProjectSummary),
      /** An installation needs at least one super admin. */
      isLastSuperAdmin: z.boolean(),
    }),
  }),
  deleteAccount: call({
    method: 'post',
    path: '/user/delete',
    access: 'user',
    needs: 'fresh-login',
    summary: { en: 'Delete your account', de: 'Ihr Konto löschen' },
    body: z.strictObject({
      /** The account's own email address, typed. */
      confirm: requiredLine(254),
      /** The projects deleted with it: exactly those that `getAccountDeletion` names. */
      projectIds: z.array(z.number().int().positive().max(2_147_483_647)).max(1000).default([]),
    }),
    ok: Done,
  }),
};
