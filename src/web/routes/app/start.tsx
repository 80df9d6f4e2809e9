import { useEffect, useRef } from 'react';
import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
  useNavigate,
  useSearchParams,
} from 'react-router';
import type { Api } from '#contract/client.ts';
import type { ProjectSummary } from '#contract/entities/user.ts';
import { projectsContext, requireProject } from '#web/access/projects.server.ts';
import { userContext } from '#web/access/visitor.server.ts';
import { chooseProject } from '#web/app-start/choose-project.ts';
import { Drawing } from '#web/components/brand/drawing.tsx';
import { toast } from '#web/components/toasts/toasts.ts';
import { Button } from '#web/components/ui/button.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { apiContext } from '#web/context.ts';
import { attempt, type Refusal, textOf } from '#web/forms/call-api.server.ts';
import { FormAlert } from '#web/forms/form-alert.tsx';
import { useSubmitting } from '#web/forms/submitting.ts';
import { startTexts } from '#web/i18n/app/start.ts';
import { languageOfPath, useTexts } from '#web/i18n/language.tsx';
import { textsIn } from '#web/i18n/texts.ts';
import { privateMeta } from '#web/meta/private-meta.ts';
import { pathTo } from '#web/path-to.ts';
import { usePathTo } from '#web/paths.ts';
import type { ScreenName } from '#web/screens.ts';
import { Reading } from './start/reading.tsx';

const sections: Record<string, ScreenName> = {
  dashboard: 'dashboard',
  templates: 'templates',
  settings: 'settingsProject',
  // Where Shopify leads back to when the project is not known any more.
  shopify: 'settingsShopify',
  images: 'images',
  routes: 'routes',
  subpages: 'subPages',
  assets: 'assets',
  audits: 'audits',
  audit: 'projectAudit',
  monitoring: 'monitoring',
  admin: 'projectAdmin',
  'demo-case-study': 'demoCaseStudy',
};

/** The screen behind a section of a project's URL; null for unknown words. */
export const screenOfSection = (word: string | undefined): ScreenName | null =>
  word !== undefined && Object.hasOwn(sections, word) ? (sections[word] ?? null) : null;

export const meta: MetaFunction = ({ location }) =>
  privateMeta(textsIn(startTexts, languageOfPath(location.pathname)).title);

/**
 * URLs of the app without a project or a section: redirect to the project's own page. Without a project, the first one
 * is created here.
 */
export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const { project, projects } = context.get(projectsContext);
  if (url.searchParams.has('new')) return followedJob(context.get(apiContext), projects, url);
  const section = screenOfSection(url.pathname.split('/').at(-1));
  // The word after /app/ is either a project or, with the project omitted, a section.
  const { lastActiveProjectId } = context.get(userContext);
  const target = project ?? (section ? chooseProject({ slug: undefined, projects, lastActiveProjectId }) : null);
  if (!target && params.projectSlug && !section) requireProject(context, url);
  if (!target) return null;
  throw redirect(
    pathTo(section ?? 'dashboard', languageOfPath(url.pathname), { projectSlug: target.slug }) + url.search,
  );
}

export async function action({ request, url, context }: ActionFunctionArgs) {
  const full = textOf(await request.formData(), 'full');
  const { ok, refusal } = await attempt(() => context.get(apiContext).saveProject({ body: { full } }));
  if (refusal) return data({ full, refusal }, { status: refusal.status });
  const { project, job } = ok;
  // They had it before: the form says so and goes there.
  if (!job) return data({ known: project.slug });
  const language = languageOfPath(url.pathname);
  // The job is in the URL: a reload, or the same page on another screen, shows its progress.
  const query = new URLSearchParams({ new: '1', project: project.slug, job: job.id });
  throw redirect(`${pathTo('start', language)}?${query}`);
}

export default function Start() {
  const followed = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (followed) return <Reading {...followed} />;
  if (answer && 'known' in answer) return <Known projectSlug={answer.known} />;
  return <AddressForm answer={answer} />;
}

/** The toast stays while the dashboard opens; the link is for browsers without scripts. */
function Known({ projectSlug }: { projectSlug: string }) {
  const { known } = useTexts(startTexts);
  const navigate = useNavigate();
  const dashboard = usePathTo()('dashboard', { projectSlug });
  useEffect(() => {
    toast.success(known);
    navigate(dashboard, { replace: true });
  }, [known, navigate, dashboard]);
  return (
    <p className="mx-auto max-w-xl px-gutter py-section">
      <Link to={dashboard} className="text-link">
        {known}
      </Link>
    </p>
  );
}

interface Refused {
  full: string;
  refusal: Refusal;
}

function AddressForm({ answer }: { answer: Refused | undefined }) {
  const texts = useTexts(startTexts);
  // The shop that was previewed before signing up is not typed again.
  const [query] = useSearchParams();
  const website = query.get('website');
  // With nothing left to type, Enter goes on.
  const add = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (website) add.current?.focus();
  }, [website]);
  return (
    <div className="mx-auto grid max-w-xl px-gutter py-section">
      <Drawing name="frame" className="-ml-8 h-28 w-42" />
      <h1 className="mt-6 text-4xl">{texts.heading}</h1>
      <p className="mt-4 text-ink-soft text-lg">{texts.lead}</p>
      <Form method="post" className="mt-9 grid gap-5" noValidate>
        <input type="hidden" name="intent" value="add-project" />
        <FormAlert refusal={answer?.refusal} />
        <TextField
          name="full"
          type="text"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          size="lg"
          label={texts.address}
          placeholder={texts.placeholder}
          defaultValue={answer?.full ?? website ?? undefined}
          errors={answer?.refusal.errors.full}
        />
        <div>
          <Button
            ref={add}
            type="submit"
            variant="signal"
            size="lg"
            state={useSubmitting('add-project')}
            loadingText={texts.adding}
          >
            {texts.add}
          </Button>
        </div>
      </Form>
    </div>
  );
}

/** The new project and its job, as in the URL; null if there is nothing to follow. */
async function followedJob(api: Api, projects: readonly ProjectSummary[], url: URL) {
  const [slug, id] = [url.searchParams.get('project'), url.searchParams.get('job')];
  const project = slug === null ? undefined : projects.find((one) => one.slug === slug);
  if (!project || id === null) return null;
  const { ok: job } = await attempt(() => api.getJobProgress({ params: { id } }));
  return job ? { project, job } : null;
}
