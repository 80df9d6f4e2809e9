import { z } from 'zod';
import { call } from './call.ts';
import { JobProgress } from './entities/project.ts';
import { Done, Id, idParams, line, pageOf, paging, Timestamp } from './fields.ts';

const DemoCaseStudy = z.object({
  id: z.number(),
  title: z.string(),
  identifier: z.string(),
  subPages: z.array(
    z.object({ id: z.number(), url: z.string(), order: z.number(), comments: z.array(z.string()), type: z.string() }),
  ),
});

const MailSummary = z.object({
  id: z.number(),
  recipient: z.string(),
  subject: z.string(),
  kind: z.string(),
  state: z.enum(['outbox', 'sent', 'failed']),
  createdAt: Timestamp,
});

const FailedJob = z.object({
  id: z.string(),
  name: z.string(),
  failedAt: Timestamp.nullable(),
  retryCount: z.number(),
  error: z.string(),
  payload: z.record(z.string(), z.unknown()),
});

export const caseStudy = {
  getDemoCaseStudy: call({
    method: 'get',
    path: '/demo-case-study/{id}',
    access: 'public',
    summary: { en: 'A demo case study', de: 'Eine Demo-Fallstudie' },
    params: z.strictObject({ id: z.union([Id, line(100)]) }),
    ok: DemoCaseStudy,
  }),
  getDemoCaseStudies: call({
    method: 'get',
    path: '/demo-case-studies/{ids}',
    access: 'public',
    summary: { en: 'Demo case studies, ids separated by commas', de: 'Demo-Fallstudien, IDs durch Komma getrennt' },
    params: z.strictObject({ ids: line(500) }),
    ok: z.array(DemoCaseStudy),
  }),
};

export const jobs = {
  getJobProgress: call({
    method: 'get',
    path: '/job/{id}',
    access: 'user',
    summary: { en: 'How far a piece of background work is', de: 'Wie weit eine Hintergrundarbeit ist' },
    params: z.strictObject({ id: z.uuid() }),
    ok: JobProgress,
  }),
};

export const admin = {
  listMails: call({
    method: 'get',
    path: '/admin/mails',
    access: 'superadmin',
    summary: { en: 'Mails, newest first', de: 'E-Mails, neueste zuerst' },
    query: z.strictObject(paging),
    ok: pageOf(MailSummary),
  }),
  getMail: call({
    method: 'get',
    path: '/admin/mails/{id}',
    access: 'superadmin',
    summary: { en: 'One mail as it was written', de: 'Eine E-Mail, wie sie geschrieben wurde' },
    params: idParams,
    ok: MailSummary.extend({ html: z.string(), text: z.string() }),
  }),
  listFailedJobs: call({
    method: 'get',
    path: '/admin/jobs/failed',
    access: 'superadmin',
    summary: { en: 'Jobs that failed for good', de: 'Endgültig fehlgeschlagene Aufgaben' },
    query: z.strictObject(paging),
    ok: pageOf(FailedJob),
  }),
  retryJob: call({
    method: 'post',
    path: '/admin/jobs/{id}/retry',
    access: 'superadmin',
    summary: { en: 'Run a failed job again', de: 'Eine fehlgeschlagene Aufgabe erneut ausführen' },
    params: z.strictObject({ id: z.uuid() }),
    ok: Done,
  }),
};
