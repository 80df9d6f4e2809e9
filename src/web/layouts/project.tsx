import { type LoaderFunctionArgs, Outlet, useRouteLoaderData } from 'react-router';
import { requireProject } from '#web/access/projects.server.ts';
import { userContext } from '#web/access/visitor.server.ts';
import { apiContext } from '#web/context.ts';
import { ErrorScreen } from '#web/errors/error-screen.tsx';
import { errorMeta } from '#web/meta/private-meta.ts';

export const meta = errorMeta;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const project = requireProject(context, url);
  if (context.get(userContext).lastActiveProjectId !== project.id) {
    // Only remembers where the person was: if it fails, the page is still right.
    await context
      .get(apiContext)
      .updateUser({ body: { lastActiveProjectId: project.id } })
      .catch(() => null);
  }
  return { project };
}

/** The project in the URL, for any screen below /app/{slug}/. */
export function useProject() {
  const data = useRouteLoaderData<typeof loader>('layouts/project');
  if (!data) throw new Error('useProject stands outside the project layout');
  return data.project;
}

/** What a screen remembers, such as the answer of an action, belongs to one project. */
export default function ProjectLayout() {
  return <Outlet key={useProject().id} />;
}

export const ErrorBoundary = () => <ErrorScreen inApp />;
