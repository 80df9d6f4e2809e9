import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import type { ShownLook } from '#contract/calls/agency-look.ts';
import type { Api } from '#contract/client.ts';
import type { Audit, AuditPage, AuditProgress, AuditSubPage } from '#contract/entities/audit.ts';
import { linkNameOf, slugNameOf } from '#domain/access/report-visibility.ts';
import type { Language } from '#domain/language.ts';
import { apiContext, siteContext } from '#web/context.ts';
import { answerOf, attempt, errorPageOf, type Refusal, textOf } from '#web/forms/call-api.server.ts';
import { languageOfPath } from '#web/i18n/language.tsx';
import { demoPlatforms } from './card-after.ts';
import { chooseExamples, chooseOutlierPages, type ShownPlatform } from './choose-pages.ts';
import type { DemoPageProps } from './demo-page.tsx';
import { type Presentation, presentationOf } from './presentation.ts';
import { reportHeaders } from './report-meta.ts';

/** How many pages are shown with their cards: one represents the shop, the demo shows a few. */
const EXAMPLES: Record<Presentation, number> = { audit: 1, check: 1, demo: 4 };

interface Known {
  /** As in the address: images of the report are opened with it. */
  slug: string;
  /** For links. Printed ones outlive the name that our own browser opens the report with. */
  linkName: string;
  presentation: Presentation;
  /** Of the agency, if there is one. */
  look: ShownLook | null;
}
export type Report =
  | (Known & { state: 'running'; progress: AuditProgress })
  | (Known & { state: 'failed'; audit: Audit })
  | (Known & { state: 'study'; title: string; pages: DemoPageProps[] })
  | (Known & {
      state: 'done';
      audit: Audit & { score: number };
      examples: AuditSubPage[];
      /** Platforms that differ from the rest, with the card that shows it; only for the full audit. */
      outliers: OutlierCard[];
      hasPdf: boolean;
    });

/** A platform with its card of the page on which it differs most. */
export interface OutlierCard extends Omit<ShownPlatform, 'page'> {
  page: AuditSubPage;
}

/** The newest audit of a project by its slug, finished or running; for /demo also a demo. 404 if there is none. */
export async function reportOf({ params, context, url }: LoaderFunctionArgs): Promise<Report> {
  const api = context.get(apiContext);
  const slug = params.projectSlug ?? '';
  const asOpened = { slug, linkName: slug, presentation: presentationOf(url.pathname), look: null };
  const { ok: progress } = await attempt(() => api.watchAudit({ params: { projectSlug: slug } }));
  if (progress && progress.status !== 'completed') return { ...asOpened, state: 'running', progress };
  const { ok: audit, refusal } = await attempt(() => api.getPublicAudit({ params: { projectSlug: slug } }));
  if (refusal?.code === 'PROJECT_NOT_FOUND' && asOpened.presentation === 'demo') {
    const { ok: study } = await attempt(() => api.getDemoCaseStudy({ params: { id: slug } }));
    if (study) {
      const pages = await studyPages(api, study, languageOfPath(url.pathname));
      return { ...asOpened, state: 'study', title: study.title, pages, look: study.agencyLook };
    }
  }
  if (refusal) throw errorPageOf(refusal);
  redirectToSlug({ opened: slug, project: audit.project, url });
  const known = { ...asOpened, linkName: linkNameOf(slug, audit.lastingName), look: audit.project.agencyLook };
  const { score } = audit;
  if (score === null) return { ...known, state: 'failed', audit };
  const language = languageOfPath(url.pathname);
  const chosen = chooseExamples(audit.pages, EXAMPLES[known.presentation], language);
  const shown =
    known.presentation === 'audit' ? chooseOutlierPages(audit.platforms, audit.pages, chosen[0], language) : [];
  const pages = await loadPages(api, slug, [...chosen, ...shown.map(({ page }) => page)]);
  const examples = chosen.flatMap(({ uuid }) => pages.get(uuid) ?? []);
  const outliers = shown.flatMap(({ page: { uuid }, ...one }) => {
    const page = pages.get(uuid);
    return page ? [{ ...one, page }] : [];
  });
  const hasPdf = context.get(siteContext).hasBrowser === true;
  return { ...known, state: 'done', audit: { ...audit, score }, examples, outliers, hasPdf };
}

/** With their cards, each once. */
async function loadPages(api: Api, projectSlug: string, pages: readonly AuditPage[]) {
  const ids = new Set(pages.map(({ auditSubPageId }) => String(auditSubPageId)));
  const loaded = await Promise.all(
    Array.from(ids, (auditSubPageId) => api.getPublicAuditSubPage({ params: { projectSlug, auditSubPageId } })),
  );
  return new Map(loaded.map((page) => [page.uuid, page]));
}

export async function subPageOf({ params, context, url }: LoaderFunctionArgs) {
  const { projectSlug = '', auditSubPageId = '' } = params;
  const page = await answerOf(() =>
    context.get(apiContext).getPublicAuditSubPage({ params: { projectSlug, auditSubPageId } }),
  );
  redirectToSlug({ opened: projectSlug, project: page.project, url });
  return { page, slug: projectSlug, presentation: presentationOf(url.pathname), look: page.project.agencyLook };
}

interface Opened {
  /** As in the address. */
  opened: string;
  project: { uuid: string; slug: string };
  url: URL;
}

/** Reports of a project by its old id lead to the one address that is shared. */
export function redirectToSlug({ opened, project, url }: Opened): void {
  const name = slugNameOf(opened, project);
  if (name === null) return;
  const path = url.pathname.split('/').map((part) => (isPart(part, opened) ? encodeURIComponent(name) : part));
  throw redirect(path.join('/') + url.search, { headers: reportHeaders(false) });
}

/** The router decodes what it gives as a parameter. */
function isPart(part: string, opened: string): boolean {
  try {
    return decodeURIComponent(part) === opened;
  } catch {
    return false;
  }
}

type Study = Awaited<ReturnType<Api['getDemoCaseStudy']>>;

/** The pages of a demo as they are shared now. */
export async function studyPages(api: Api, study: Study, language: Language): Promise<DemoPageProps[]> {
  const cards = await api.getDemoCaseStudyCards({ params: { id: String(study.id) } });
  return study.subPages.map((page, at): DemoPageProps => {
    const seen = cards.find((one) => one.id === page.id);
    // Each page on another platform: the demo stays short, and every platform is shown.
    const platform = demoPlatforms[at % demoPlatforms.length];
    return {
      id: page.id,
      url: page.url,
      type: page.type,
      comments: page.comments,
      title: seen?.title ?? null,
      score: seen?.score ?? null,
      card: seen?.cards.find((one) => one.platform === platform)?.card ?? null,
      problem: seen?.problem?.[language] ?? null,
      isSigned: study.agencyLook !== null,
    };
  });
}

export interface NextStepActionData {
  isDone: boolean;
  refusal: Refusal | null;
  email: string;
  nextStep: string;
}

/** The form below a check: how to continue. */
export async function postNextStep({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const [email, nextStep] = [textOf(form, 'email'), textOf(form, 'nextStep')];
  const { refusal = null } = await attempt(() =>
    context.get(apiContext).takeNextStep({ body: { email, nextStep, projectSlug: params.projectSlug ?? '' } }),
  );
  const answer: NextStepActionData = { isDone: refusal === null, refusal, email, nextStep };
  return data(answer, { status: refusal?.status ?? 200 });
}
