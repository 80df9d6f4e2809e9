import { data, type LoaderFunctionArgs, matchRoutes, redirect } from 'react-router';
import { languageOfPath, languagePrefix, withoutLanguage } from '#domain/language.ts';
import { projectsContext } from '#web/access/projects.server.ts';
import { pathTo } from '#web/path-to.ts';
import { screenGroups } from '#web/screens.ts';

/**
 * Every address of the app that is no screen. With the project left out it leads to the last one; anything else is the 404
 * page, which the app's own layout draws.
 */
export function loader({ url, context }: LoaderFunctionArgs) {
  const { project } = context.get(projectsContext);
  const found = withProject(url.pathname, project?.slug ?? '-');
  if (!found) throw data(null, { status: 404 });
  throw redirect(project ? found + url.search : pathTo('start', languageOfPath(url.pathname)));
}

export default function NoScreen() {
  return null;
}

const { project, settings, projectSuperadmin } = screenGroups;
const ofProject = [project, settings, projectSuperadmin].flatMap((group) => Object.values(group));

/** `/app/settings/plan` with the slug put in, where that is the address of a screen; null where it is none. */
export function withProject(pathname: string, slug: string): string | null {
  const language = languageOfPath(pathname);
  const own = `${encodeURIComponent(slug)}/`;
  const full = languagePrefix[language] + withoutLanguage(pathname).replace(/^\/app\//, (start) => start + own);
  const routes = ofProject.map((screen) => ({ path: screen[language] }));
  return matchRoutes(routes, full) ? full : null;
}
