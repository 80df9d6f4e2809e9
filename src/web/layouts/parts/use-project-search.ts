import { useEffect, useState } from 'react';
import type { ProjectSummary } from '#contract/entities/user.ts';
import { searchProjects, shortAddress } from '../../app-start/choose-project.ts';
import { api } from '../../browser-client.ts';
import { SELECT_DEBOUNCE_MS } from '../../constants.ts';

/** Searches the projects that came with the page; if there are more, the API is called too. */
export function useProjectSearch(projects: ProjectSummary[], total: number, typed: string): ProjectSummary[] {
  const [elsewhere, setElsewhere] = useState<ProjectSummary[]>([]);
  useEffect(() => {
    const search = shortAddress(typed);
    if (total <= projects.length || search === '') return;
    let isStale = false;
    const timer = setTimeout(() => {
      api
        .listProjects({ query: { search } })
        .then(({ items }) => isStale || setElsewhere(items))
        .catch(() => null); // the preloaded ones can still be chosen
    }, SELECT_DEBOUNCE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [projects, total, typed]);
  const known = new Set(projects.map(({ id }) => id));
  return searchProjects([...projects, ...elsewhere.filter(({ id }) => !known.has(id))], typed);
}
