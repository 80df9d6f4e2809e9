import { z } from 'zod';
import { checker, projects, waitlist } from '#contract/admin-lists/customers.ts';
import { mails } from '#contract/admin-lists/operation.ts';
import { call } from '#contract/call.ts';
import { Crawl, JobProgress, Project } from '#contract/entities/project.ts';
import {
  Done,
  idParams,
  Language,
  pageOf,
  paging,
  requiredLine,
  sortable,
  sorting,
  Timestamp,
} from '#contract/fields.ts';
import { crawlKinds } from '#domain/agents/kind.ts';
import { pageStates } from '#domain/enumerations.ts';
import { storeReasons } from '#domain/site/store-outcome.ts';

/** `bounced`: it came back after the mail server had taken it. */
export const MailState = z.enum(['outbox', 'sent', 'failed', 'bounced']);

const MailSummary = z.object({
  id: z.number(),
  recipient: z.string(),
  subject: z.string(),
  kind: z.string(),
  state: MailState,
  createdAt: Timestamp,
});
export type MailSummary = z.output<typeof MailSummary>;

const FailedJob = z.object({
  id: z.string(),
  name: z.string(),
  failedAt: Timestamp.nullable(),
  retryCount: z.number(),
  error: z.string(),
  payload: z.record(z.string(), z.unknown()),
});

const CheckerRequest = z.object({
  id: z.number(),
  email: z.string(),
  website: z.string(),
  language: Language,
  state: z.enum(['accepted', 'done', 'refused', 'failed']),
  reason: z.enum(storeReasons).nullable(),
  /** To be opened with getMail. */
  mailId: z.number().nullable(),
  projectId: z.number().nullable(),
  projectSlug: z.string().nullable(),
  score: z.number().nullable(),
  nextSteps: z.array(z.string()),
  createdAt: Timestamp,
  finishedAt: Timestamp.nullable(),
});
export type CheckerRequest = z.output<typeof CheckerRequest>;

const WaitlistEntry = z.object({
  id: z.number(),
  email: z.string(),
  website: z.string().nullable(),
  shopifyUrl: z.string().nullable(),
  language: Language,
  createdAt: Timestamp,
  /** Null until the mail's link was used. */
  confirmedAt: Timestamp.nullable(),
});
export type WaitlistEntry = z.output<typeof WaitlistEntry>;

const ListedProject = Project.extend({
  /** Of the newest finished audit. */
  score: z.number().nullable(),
  members: z.number(),
  subPages: z.number(),
  /** The first admin who can log in; null: the project has none. */
  owner: z.object({ id: z.number(), email: z.string() }).nullable(),
  planId: z.string(),
});
export type ListedProject = z.output<typeof ListedProject>;

const AllCrawl = Crawl.extend({ projectId: z.number(), projectSlug: z.string() });
export type AllCrawl = z.output<typeof AllCrawl>;

export const jobs = {
  getJobProgress: call({
    method: 'get',
    path: '/job/{id}',
    access: 'user',
    forAnyToken: true,
    summary: { en: 'Get the progress of a background job', de: 'Fortschritt eines Jobs' },
    params: z.strictObject({ id: z.uuid() }),
    ok: JobProgress,
  }),
};

export const admin = {
  listAllProjects: call({
    method: 'get',
    path: '/admin/projects',
    access: 'superadmin',
    summary: { en: 'List all projects, newest first', de: 'Alle Projekte, neueste zuerst' },
    query: z.strictObject({
      ...paging,
      ...sorting(projects),
      state: z.enum(pageStates).optional(),
    }),
    ok: pageOf(ListedProject),
  }),
  listAllCrawls: call({
    method: 'get',
    path: '/admin/crawls',
    access: 'superadmin',
    summary: { en: 'List image requests of all projects', de: 'Bildabrufe aller Projekte' },
    query: z.strictObject({ ...paging, kind: z.enum(crawlKinds).optional() }),
    ok: pageOf(AllCrawl),
  }),
  listCheckerRequests: call({
    method: 'get',
    path: '/admin/link-preview-checker',
    access: 'superadmin',
    summary: { en: 'List shop checks, newest first', de: 'Shop-Prüfungen, neueste zuerst' },
    query: z.strictObject({
      ...paging,
      ...sorting(checker),
      state: CheckerRequest.shape.state.optional(),
    }),
    ok: pageOf(CheckerRequest),
  }),
  retryCheckerRequest: call({
    method: 'post',
    path: '/admin/link-preview-checker/{id}/retry',
    access: 'superadmin',
    summary: { en: 'Check a shop again', de: 'Shop noch einmal prüfen' },
    params: idParams,
    ok: Done,
  }),
  listWaitlist: call({
    method: 'get',
    path: '/admin/waitlist',
    access: 'superadmin',
    summary: { en: 'List the waitlist', de: 'Warteliste' },
    query: z.strictObject({
      ...paging,
      sort: sortable(waitlist).default('createdAt'),
      direction: z.enum(['asc', 'desc']).default('desc'),
      state: z.enum(['confirmed', 'waiting']).optional(),
    }),
    ok: pageOf(WaitlistEntry),
  }),
  deleteWaitlistEntry: call({
    method: 'delete',
    path: '/admin/waitlist/{id}',
    access: 'superadmin',
    summary: { en: 'Remove a person from the waitlist', de: 'Person von der Warteliste entfernen' },
    params: idParams,
    ok: Done,
  }),
  resendWaitlistMail: call({
    method: 'post',
    path: '/admin/waitlist/{id}/resend',
    access: 'superadmin',
    needs: 'session',
    summary: { en: 'Send the confirmation email again', de: 'Bestätigungs-E-Mail erneut senden' },
    params: idParams,
    ok: Done,
  }),
  listMails: call({
    method: 'get',
    path: '/admin/mails',
    access: 'superadmin',
    summary: { en: 'List emails, newest first', de: 'E-Mails, neueste zuerst' },
    query: z.strictObject({ ...paging, ...sorting(mails) }),
    ok: pageOf(MailSummary),
  }),
  getMail: call({
    method: 'get',
    path: '/admin/mails/{id}',
    access: 'superadmin',
    summary: { en: 'Get an email as it was sent', de: 'Eine E-Mail im Wortlaut' },
    params: idParams,
    ok: MailSummary.extend({
      html: z.string(),
      text: z.string(),
      /** Why it could not be sent. */
      error: z.string().nullable(),
    }),
  }),
  markMailBounced: call({
    method: 'post',
    path: '/admin/mails/{id}/bounced',
    access: 'superadmin',
    summary: { en: 'Note that a sent email came back', de: 'Vermerken, dass eine gesendete E-Mail zurückkam' },
    params: idParams,
    body: z.strictObject({ reason: requiredLine(500) }),
    ok: Done,
  }),
  resendMail: call({
    method: 'post',
    path: '/admin/mails/{id}/resend',
    access: 'superadmin',
    needs: 'session',
    summary: { en: 'Send an email again to the same address', de: 'E-Mail erneut an dieselbe Adresse senden' },
    params: idParams,
    ok: Done,
  }),
  listFailedJobs: call({
    method: 'get',
    path: '/admin/jobs/failed',
    access: 'superadmin',
    summary: { en: 'List jobs that failed permanently', de: 'Endgültig fehlgeschlagene Jobs' },
    query: z.strictObject(paging),
    ok: pageOf(FailedJob),
  }),
  retryJob: call({
    method: 'post',
    path: '/admin/jobs/{id}/retry',
    access: 'superadmin',
    summary: { en: 'Run a failed job again', de: 'Fehlgeschlagenen Job erneut ausführen' },
    params: z.strictObject({ id: z.uuid() }),
    ok: Done,
  }),
};
