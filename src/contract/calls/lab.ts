import { z } from 'zod';
import { call, Download, Image } from '#contract/call.ts';
import { Done, idParams, requiredLine, Timestamp } from '#contract/fields.ts';
import { requestFields, sightingFields } from '#contract/lab-run-file.ts';
import { limits } from '#contract/limits.ts';

const LabRun = z.object({
  id: z.number(),
  token: z.string(),
  name: z.string(),
  siteUrl: z.string(),
  recorded: z.number(),
  compared: z.number(),
  differing: z.number(),
  createdAt: Timestamp,
  publishedAt: Timestamp.nullable(),
  importedAt: Timestamp.nullable(),
});

const LabComparison = z.object({ id: z.number(), runId: z.number(), ...sightingFields, hasImage: z.boolean() });
export type LabComparison = z.output<typeof LabComparison>;

const LabRequest = z.object({ ...requestFields, at: Timestamp });
export type LabRequest = z.output<typeof LabRequest>;

const PublishedRun = z.object({
  id: z.number(),
  name: z.string(),
  createdAt: Timestamp,
  /** By known crawler; all others together are `Unknown`. */
  crawlers: z.array(z.object({ bot: z.string(), requests: z.number(), cases: z.number() })),
  comparisons: z.array(LabComparison.omit({ runId: true })),
});
export type PublishedRun = z.output<typeof PublishedRun>;

/** The lab: runs of test pages in real apps (docs/decisions/069-the-lab.md). */
export const labCalls = {
  listPublishedLabRuns: call({
    method: 'get',
    path: '/lab/runs',
    access: 'public',
    summary: { en: 'List published lab runs, newest first', de: 'Veröffentlichte Durchgänge im Labor, neueste zuerst' },
    limits: [limits.labRuns],
    ok: z.array(PublishedRun),
  }),
  getLabScreenshot: call({
    method: 'get',
    path: '/lab/comparisons/{id}/image',
    access: 'public',
    summary: { en: 'Get the screenshot of a comparison', de: 'Screenshot eines Vergleichs' },
    params: idParams,
    limits: [limits.labScreenshots],
    gives: 'image',
    ok: Image,
  }),
  listLabRuns: call({
    method: 'get',
    path: '/admin/lab/runs',
    access: 'superadmin',
    summary: { en: 'List all lab runs, newest first', de: 'Alle Durchgänge im Labor, neueste zuerst' },
    ok: z.array(LabRun),
  }),
  addLabRun: call({
    method: 'post',
    path: '/admin/lab/runs',
    access: 'superadmin',
    summary: { en: 'Start a lab run with addresses of its own', de: 'Durchgang mit eigenen Adressen beginnen' },
    body: z.strictObject({ name: requiredLine(120) }),
    ok: LabRun,
  }),
  importLabRun: call({
    method: 'post',
    path: '/admin/lab/runs/import',
    access: 'superadmin',
    summary: {
      en: 'Import a recorded run from its file',
      de: 'Aufgezeichneten Durchgang aus seiner Datei importieren',
    },
    takes: 'multipart',
    ok: z.object({ id: z.number() }),
  }),
  getLabRun: call({
    method: 'get',
    path: '/admin/lab/runs/{id}',
    access: 'superadmin',
    summary: { en: 'Get a run with requests and comparisons', de: 'Durchgang mit Anfragen und Vergleichen' },
    params: idParams,
    ok: LabRun.extend({ requests: z.array(LabRequest), comparisons: z.array(LabComparison) }),
  }),
  changeLabRun: call({
    method: 'patch',
    path: '/admin/lab/runs/{id}',
    access: 'superadmin',
    summary: { en: 'Rename or publish a run', de: 'Durchgang umbenennen oder veröffentlichen' },
    params: idParams,
    body: z.strictObject({ name: requiredLine(120).optional(), isPublished: z.boolean().optional() }),
    ok: Done,
  }),
  deleteLabRun: call({
    method: 'delete',
    path: '/admin/lab/runs/{id}',
    access: 'superadmin',
    summary: {
      en: 'Delete a run with its requests and screenshots',
      de: 'Durchgang mit Anfragen und Screenshots löschen',
    },
    params: idParams,
    ok: Done,
  }),
  exportLabRun: call({
    method: 'get',
    path: '/admin/lab/runs/{id}/file',
    access: 'superadmin',
    summary: { en: 'Download a run as one file', de: 'Durchgang als eine Datei herunterladen' },
    params: idParams,
    gives: 'download',
    ok: Download,
  }),
  addLabComparison: call({
    method: 'post',
    path: '/admin/lab/runs/{id}/comparisons',
    access: 'superadmin',
    summary: { en: 'Add what an app showed for a case', de: 'Festhalten, was eine App für einen Fall zeigte' },
    params: idParams,
    body: z.strictObject(sightingFields),
    ok: z.object({ id: z.number() }),
  }),
  addLabScreenshot: call({
    method: 'post',
    path: '/admin/lab/comparisons/{id}/image',
    access: 'superadmin',
    summary: { en: 'Add a screenshot to a comparison', de: 'Screenshot zu einem Vergleich hinzufügen' },
    params: idParams,
    takes: 'multipart',
    ok: Done,
  }),
  deleteLabComparison: call({
    method: 'delete',
    path: '/admin/lab/comparisons/{id}',
    access: 'superadmin',
    summary: { en: 'Delete a comparison and its screenshot', de: 'Vergleich mit Screenshot löschen' },
    params: idParams,
    ok: Done,
  }),
};
