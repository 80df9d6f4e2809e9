import { z } from 'zod';
import { call } from '#contract/call.ts';
import { Crawl, JobProgress, Project, projectChange, Stats } from '#contract/entities/project.ts';
import { ProjectSummary } from '#contract/entities/user.ts';
import {
  Done,
  IdInBody,
  line,
  ofProject,
  PageAddress,
  pageOf,
  paging,
  requiredLine,
  WebAddress,
} from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { crawlKinds } from '#domain/agents/kind.ts';

// A website as its members manage it. Its parts have their own files: site.ts, assets.ts, collaborators.ts.

/** What charts and lists of fetches are filtered by. */
const crawlFilter = {
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  kind: z.enum(crawlKinds).optional(),
  isBot: z.enum(['true', 'false']).optional(),
  type: line(50).optional(),
  subPageUuid: z.uuid().optional(),
};
const CodeFiles = z.array(z.object({ name: z.string(), code: z.string() }));

/** Without our tag: the pages that were read, the image each names first, and who wrote that tag. */
const OtherTags = z.array(
  z.object({ url: z.string(), image: z.string().nullable(), writtenBy: z.string().nullable() }),
);

/** The snippet is there, but all pages checked have one address in it instead of each its own. */
const SameUrl = z.boolean();

export const project = {
  listProjects: call({
    method: 'get',
    path: '/projects',
    access: 'user',
    forAnyToken: true,
    summary: { en: 'List your projects, with search by address', de: 'Ihre Projekte, mit Suche nach Adresse' },
    query: z.strictObject(paging),
    ok: pageOf(ProjectSummary),
  }),
  getProject: call({
    method: 'get',
    path: '/project/{id}',
    ...ofProject('editor'),
    summary: { en: 'Get a project', de: 'Ein Projekt' },
    ok: Project,
  }),
  saveProject: call({
    method: 'put',
    path: '/project',
    access: 'project-admin',
    scope: { entity: 'project', in: 'body', field: 'id' },
    summary: { en: 'Create a project from a URL, or update one', de: 'Projekt aus einer Adresse anlegen oder ändern' },
    body: z.strictObject({
      id: IdInBody.optional(),
      /**
       * The fields as the person loaded them. Only differences are written; if somebody else changed the same field in
       * the meantime, nothing is written, and the response (409) contains their value.
       */
      seen: z.record(line(50), z.string().max(5000).nullable()).optional(),
      full: PageAddress.optional(),
      ...projectChange,
    }),
    limits: [limits.newProjects],
    ok: z.object({ project: Project, job: JobProgress.nullable() }),
  }),
  deleteProject: call({
    method: 'delete',
    path: '/project/{id}',
    // The specification gives it to the super admin; the project's admins have it as well (docs/decisions/022).
    ...ofProject('project-admin'),
    needs: 'fresh-login',
    summary: {
      en: 'Delete a project with its files. `confirm` is its slug or address',
      de: 'Projekt mit seinen Dateien löschen. `confirm` ist sein Slug oder seine Adresse',
    },
    query: z.strictObject({ confirm: requiredLine(2000) }),
    ok: Done,
  }),
  getExistingUrlData: call({
    method: 'get',
    path: '/project/existing-url-data',
    access: 'user',
    summary: { en: 'Get what we already know about a website', de: 'Was über eine Website bereits bekannt ist' },
    query: z.strictObject({ url: WebAddress }),
    limits: [limits.pagesReadByUser],
    ok: z.looseObject({ url: z.string() }),
  }),
  startTrial: call({
    method: 'post',
    path: '/project/{id}/start-trial',
    ...ofProject('project-admin'),
    whileActing: 'refused',
    summary: { en: 'Start the 14-day trial', de: '14-tägige Testphase starten' },
    body: z.strictObject({ basePlan: z.enum(['starter', 'professional']).default('starter') }).prefault({}),
    ok: z.object({ daysLeft: z.number() }),
  }),
  changeAddress: call({
    method: 'put',
    path: '/project/{id}/address',
    ...ofProject('project-admin'),
    summary: {
      en: 'Correct the address of a website that could not be read yet, and read it again',
      de: 'Adresse einer Website berichtigen, die noch nicht gelesen werden konnte, und sie neu lesen',
    },
    limits: [limits.siteReads],
    body: z.strictObject({ full: PageAddress }),
    ok: z.object({ project: Project, job: JobProgress.nullable() }),
  }),
  verifyProject: call({
    method: 'get',
    path: '/project/{id}/verify',
    ...ofProject('editor'),
    summary: {
      en: 'Look for the snippet on the live site and verify the project',
      de: 'Snippet auf der Website suchen und das Projekt bestätigen',
    },
    limits: [limits.projectPageReads],
    ok: z.object({ verified: z.boolean(), verifiedAt: z.string().nullable(), pages: OtherTags }),
  }),
  isIntegrated: call({
    method: 'get',
    path: '/project/{id}/linkbild-integrated',
    ...ofProject('editor'),
    summary: { en: 'Check whether the snippet is on the live site', de: 'Prüfen, ob das Snippet auf der Website ist' },
    limits: [limits.projectPageReads],
    ok: z.object({ integrated: z.boolean(), sameUrl: SameUrl, pages: OtherTags }),
  }),
  getIntegration: call({
    method: 'get',
    path: '/project/{id}/integration',
    ...ofProject('editor'),
    summary: { en: 'Get the project’s snippet for the website', de: 'Snippet des Projekts für die Website' },
    ok: z.object({ shopify: CodeFiles, typo3: CodeFiles, custom: CodeFiles }),
  }),
  getInstallLink: call({
    method: 'get',
    path: '/project/{id}/install-link',
    ...ofProject('editor'),
    summary: {
      en: 'Get a link for somebody without an account: it shows the snippet and checks it',
      de: 'Link für jemanden ohne Konto: Er zeigt das Snippet und prüft es',
    },
    ok: z.object({ url: z.string() }),
  }),
  getInstallGuide: call({
    method: 'get',
    path: '/public/{installName}/install',
    access: 'public',
    summary: { en: 'Get the snippet behind an install link', de: 'Snippet hinter einem Link zum Einbau' },
    params: z.strictObject({ installName: requiredLine(200) }),
    ok: z.object({
      site: z.string(),
      system: z.enum(['shopify', 'wordpress', 'typo3', 'custom']),
      files: CodeFiles,
      isInstalled: z.boolean(),
    }),
  }),
  checkInstall: call({
    method: 'get',
    path: '/public/{installName}/install-check',
    access: 'public',
    summary: { en: 'Look for the snippet on the live site', de: 'Snippet auf der Website suchen' },
    params: z.strictObject({ installName: requiredLine(200) }),
    limits: [limits.pagesRead],
    ok: z.object({ integrated: z.boolean(), sameUrl: SameUrl }),
  }),
  getStats: call({
    method: 'get',
    path: '/project/{id}/stats',
    ...ofProject('editor'),
    summary: { en: 'Get which pages are shared where', de: 'Welche Seiten wo geteilt werden' },
    query: z.strictObject(crawlFilter),
    ok: Stats,
  }),
  listCrawls: call({
    method: 'get',
    path: '/project/{id}/crawls',
    ...ofProject('editor'),
    summary: { en: 'List recent image requests', de: 'Letzte Bildabrufe' },
    query: z.strictObject({ ...paging, ...crawlFilter }),
    ok: pageOf(Crawl),
  }),
  listProjectJobs: call({
    method: 'get',
    path: '/project/{id}/jobs',
    ...ofProject('editor'),
    summary: {
      en: 'List background jobs of the last hour, newest first',
      de: 'Jobs der letzten Stunde, neueste zuerst',
    },
    ok: z.array(JobProgress),
  }),
};
