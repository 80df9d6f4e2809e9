import { createContext, data, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router';
import { type Api, CallFailed } from '#contract/client.ts';
import type { ProjectSummary, User } from '#contract/entities/user.ts';
import { chooseProject } from '#web/app-start/choose-project.ts';
import { apiContext } from '#web/context.ts';
import { attempt } from '#web/forms/call-api.server.ts';
import { appTexts } from '#web/i18n/app/frame.ts';
import { languageOfPath } from '#web/i18n/language.tsx';
import { textsIn } from '#web/i18n/texts.ts';
import { userContext } from './visitor.server.ts';

export interface OpenProjects {
  /** For the selector: the first hundred; for more it calls the API. */
  projects: ProjectSummary[];
  total: number;
  /** The one this page is about: by slug, otherwise the last active, otherwise the first. */
  project: ProjectSummary | null;
}
export const projectsContext = createContext<OpenProjects>();

const SELECTOR_SIZE = 100;

/** Runs after `requireUser`; loaders and actions below read its result. */
export const openProjects: MiddlewareFunction<Response> = async ({ params, context, url }) => {
  const user = context.get(userContext);
  const api = context.get(apiContext);
  const { items, total } = await listProjects(api, user);
  const slug = params.projectSlug;
  const projects = !slug || items.some((one) => one.slug === slug) ? items : [...items, ...(await findSlug(api, slug))];
  const project = chooseProject({ slug, projects, lastActiveProjectId: user.lastActiveProjectId });
  if (!project && slug) await redirectOldId(api, slug, url);
  context.set(projectsContext, { projects, total, project });
};

/** The project in the URL. Other people's projects do not exist (docs/decisions/009-what-the-specification-leaves-open.md#who-may-do-what). */
export function requireProject(context: Readonly<RouterContextProvider>, url: URL): ProjectSummary {
  const { project } = context.get(projectsContext);
  if (project) return project;
  const message = textsIn(appTexts, languageOfPath(url.pathname)).projectNotFound;
  throw data({ message }, { status: 404 });
}

async function listProjects(api: Api, user: User): Promise<{ items: ProjectSummary[]; total: number }> {
  try {
    return await api.listProjects({ query: { perPage: SELECTOR_SIZE } });
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    // The user's own projects came with the user; a failing list must not lock anybody out of the app.
    const items = user.userToProject.map(({ project }) => project);
    return { items, total: items.length };
  }
}

async function findSlug(api: Api, slug: string): Promise<ProjectSummary[]> {
  try {
    const { items } = await api.listProjects({ query: { perPage: SELECTOR_SIZE, search: slug } });
    return items.filter((one) => one.slug === slug);
  } catch (error) {
    if (error instanceof CallFailed) return [];
    throw error;
  }
}

/** `/app/{id or uuid of a project}/…` leads to its slug. A slug that looks like a number is a slug. */
async function redirectOldId(api: Api, id: string, url: URL): Promise<void> {
  if (!/^([1-9]\d{0,9}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i.test(id)) return;
  const { ok: project } = await attempt(() => api.getProject({ params: { id } }));
  if (project) {
    const path = url.pathname.replace(/\.data$/, '').replace(`/app/${id}`, `/app/${project.slug}`);
    throw redirect(path + url.search);
  }
}

/** Who may change channels, webhooks and the badge. The server enforces it; screens only hide the buttons. */
export const isProjectAdmin = (user: User, projectId: number): boolean =>
  user.role === 'superadmin' ||
  user.userToProject.some(({ project, role }) => project.id === projectId && role === 'admin');
