import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { projectsContext } from '../../access/projects.server.ts';
import { withProject } from '../../app-start/with-project.ts';
import { languageOfPath } from '../../i18n/language.tsx';
import { pathTo } from '../../path-to.ts';

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
