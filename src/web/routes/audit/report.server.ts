import { data, type LoaderFunctionArgs } from 'react-router';
import type { Audit, AuditSubPage } from '#contract/entities/audit.ts';
import { apiContext, siteContext } from '../../context.ts';
import { answerOf, attempt } from '../../forms/call-api.server.ts';
import { languageOfPath } from '../../i18n/language.tsx';
import { chooseExamples } from './choose-pages.ts';
import { type Presentation, presentationOf } from './presentation.ts';

/** How many pages are shown with their cards: one represents the shop, the demo shows a few. */
const EXAMPLES: Record<Presentation, number> = { audit: 1, check: 1, demo: 4 };

interface Known {
  slug: string;
  presentation: Presentation;
}
export type Report =
  | (Known & { state: 'running'; address: string | null; pagesDone: number; pagesPlanned: number })
  | (Known & { state: 'failed'; audit: Audit })
  | (Known & { state: 'done'; audit: Audit & { score: number }; examples: AuditSubPage[]; hasPdf: boolean });

/** The newest audit of a project by its slug, finished or running. 404 if there is none. */
export async function reportOf({ params, context, url }: LoaderFunctionArgs): Promise<Report> {
  const api = context.get(apiContext);
  const slug = params.projectSlug ?? '';
  const known = { slug, presentation: presentationOf(url.pathname) };
  const { ok: audit, refusal } = await attempt(() => api.getPublicAudit({ params: { projectSlug: slug } }));
  if (refusal?.code === 'NOT_FOUND')
    return { ...known, state: 'running', address: null, pagesDone: 0, pagesPlanned: 0 };
  if (refusal) throw data({ message: refusal.message }, { status: refusal.status === 422 ? 404 : refusal.status });
  if (audit.status !== 'completed') {
    const { pagesDone, pagesPlanned } = audit;
    return { ...known, state: 'running', address: audit.project.address, pagesDone, pagesPlanned };
  }
  const { score } = audit;
  if (score === null) return { ...known, state: 'failed', audit };
  const examples = await Promise.all(
    chooseExamples(audit.pages, EXAMPLES[known.presentation], languageOfPath(url.pathname)).map(({ auditSubPageId }) =>
      api.getPublicAuditSubPage({ params: { projectSlug: slug, auditSubPageId: String(auditSubPageId) } }),
    ),
  );
  const hasPdf = context.get(siteContext).hasBrowser === true;
  return { ...known, state: 'done', audit: { ...audit, score }, examples, hasPdf };
}

export async function subPageOf({ params, context, url }: LoaderFunctionArgs) {
  const { projectSlug = '', auditSubPageId = '' } = params;
  const page = await answerOf(() =>
    context.get(apiContext).getPublicAuditSubPage({ params: { projectSlug, auditSubPageId } }),
  );
  return { page, slug: projectSlug, presentation: presentationOf(url.pathname) };
}
