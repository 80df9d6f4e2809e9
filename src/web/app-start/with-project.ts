import { matchRoutes } from 'react-router';
import { languageOfPath } from '../i18n/language.tsx';
import { screenGroups } from '../screens.ts';

const { project, settings, projectSuperadmin } = screenGroups;
const ofProject = [project, settings, projectSuperadmin].flatMap((group) => Object.values(group));

/** `/app/settings/plan` with the slug put in, where that is the address of a screen; null where it is none. */
export function withProject(pathname: string, slug: string): string | null {
  const full = pathname.replace(/^(\/de)?\/app\//, (start) => `${start}${encodeURIComponent(slug)}/`);
  const language = languageOfPath(pathname);
  const routes = ofProject.map((screen) => ({ path: screen[language] }));
  return matchRoutes(routes, full) ? full : null;
}
