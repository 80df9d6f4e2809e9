import { redirect } from 'react-router';
import type { Api } from '#contract/client.ts';
import type { ProjectSummary } from '#contract/entities/user.ts';
import { runningJob } from '#web/components/job/project-jobs.server.ts';
import { answerOf, attempt } from '#web/forms/call-api.server.ts';
import { languageOfPath } from '#web/i18n/language.tsx';
import { pathTo } from '#web/path-to.ts';

interface AuditQuery {
  project: ProjectSummary;
  uuid: string | undefined;
  url: URL;
}

/** As many as fit into a select; older ones can be compared by URL. */
const TO_COMPARE = 100;

export async function loadAudit(api: Api, { project, uuid, url }: AuditQuery) {
  const audits = await answerOf(() =>
    api.listAudits({ params: { id: String(project.id) }, query: { perPage: TO_COMPARE } }),
  );
  if (uuid === undefined) {
    const newest = audits.items.find(({ score }) => score !== null) ?? audits.items[0];
    if (!newest) return null;
    const params = { projectSlug: project.slug, auditUuid: newest.uuid };
    const search = await searchOfPage(api, newest.uuid, url);
    throw redirect(pathTo('projectAudit', languageOfPath(url.pathname), params) + search);
  }
  const [pageId, otherId] = [url.searchParams.get('page'), url.searchParams.get('with')];
  if (pageId) {
    const page = await answerOf(() => api.getAuditSubPage({ params: { id: uuid, auditSubPageId: pageId } }));
    return { page, notAmong: null, comparison: null, ...(await base(api, project, uuid, audits)) };
  }
  // A missing audit is reported above this one, not instead of it.
  const compared = otherId
    ? await attempt(() => api.compareAudits({ params: { id: uuid }, query: { with: otherId } }))
    : null;
  return {
    page: null,
    notAmong: url.searchParams.get('not-among'),
    comparison: compared?.ok ?? null,
    isOtherMissing: compared?.refusal !== undefined,
    ...(await base(api, project, uuid, audits)),
  };
}
export type AuditData = NonNullable<Awaited<ReturnType<typeof loadAudit>>>;

/** `?path=` names a page by its path: as the result of that page, where the audit has one. */
async function searchOfPage(api: Api, uuid: string, url: URL): Promise<string> {
  const path = url.searchParams.get('path');
  if (path === null) return url.search;
  const { pages } = await answerOf(() => api.getAudit({ params: { id: uuid } }));
  const page = pages.find((one) => one.path === path);
  return page ? `?page=${page.uuid}` : `?${new URLSearchParams({ 'not-among': path })}`;
}

async function base(api: Api, project: ProjectSummary, uuid: string, audits: Awaited<ReturnType<Api['listAudits']>>) {
  const audit = await answerOf(() => api.getAudit({ params: { id: uuid } }));
  const job = audit.status === 'completed' ? null : await runningJob(api, project.id, ['crawl-site']);
  const others = audits.items.filter((one) => one.uuid !== audit.uuid && one.score !== null);
  return { audit, job, others };
}
