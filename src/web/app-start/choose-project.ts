import type { ProjectSummary } from '#contract/entities/user.ts';
import { languageOfPath, languagePrefix, withoutLanguage } from '#domain/language.ts';

interface Choice {
  slug: string | undefined;
  projects: readonly ProjectSummary[];
  lastActiveProjectId: number | null;
}

/**
 * docs/specification.md#s2.60: the one matching the slug, otherwise the last active, otherwise the first. An unknown
 * slug matches no project.
 */
export function chooseProject({ slug, projects, lastActiveProjectId }: Choice): ProjectSummary | null {
  if (slug !== undefined) return projects.find((project) => project.slug === slug) ?? null;
  return projects.find((project) => project.id === lastActiveProjectId) ?? projects[0] ?? null;
}

/** How people know a website: without protocol, www and trailing slash. */
export const siteName = (full: string): string =>
  full
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^www\./, '')
    .replace(/(?<!\/)\/+$/, '');

/** The owner's name for it; the address of one without a title. */
export const projectName = ({ title, full }: Pick<ProjectSummary, 'title' | 'full'>): string =>
  title?.trim() || siteName(full);

/** By address or name. */
export function searchProjects(projects: readonly ProjectSummary[], typed: string): ProjectSummary[] {
  const wanted = siteName(typed);
  const name = typed.trim().toLowerCase();
  return projects.filter(
    (project) => siteName(project.full).includes(wanted) || projectName(project).toLowerCase().includes(name),
  );
}

/** Switching projects keeps the section; anything deeper (one template, one audit) belongs to the old project. */
export function sameSectionOf(slug: string, pathname: string): string {
  const found = /^\/app\/(?!admin(?:\/|$))[^/]+\/([^/]+)(\/[^/]+)?/.exec(withoutLanguage(pathname));
  const [, section = 'dashboard', deeper = ''] = found ?? [];
  const base = `${languagePrefix[languageOfPath(pathname)]}/app/${encodeURIComponent(slug)}`;
  if (section === 'audit') return `${base}/audits`;
  return section === 'settings' ? `${base}/settings${deeper || '/project'}` : `${base}/${section}`;
}
