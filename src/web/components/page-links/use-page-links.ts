import { useProject } from '#web/layouts/project.tsx';
import { usePathTo } from '#web/paths.ts';

/** From a page of the website to everything that is about it: its row, its images, its result, the designs of its route. */
export function usePageLinks() {
  const pathTo = usePathTo();
  const { slug: projectSlug } = useProject();
  const query = (name: string, path: string) => `?${new URLSearchParams({ [name]: path })}`;
  return {
    toPage: (path: string) => pathTo('subPages', { projectSlug }) + query('search', path),
    toImages: (path: string) => pathTo('images', { projectSlug }) + query('search', path),
    /** In the newest audit, which may not have read it; then it says so. */
    toAudit: (path: string) => pathTo('projectAudit', { projectSlug }) + query('path', path),
    /** How its preview changed. */
    toHistory: (subPageId: number) => pathTo('pageHistory', { projectSlug, subPageId: String(subPageId) }),
    toDesigns: (routeId: number) => `${pathTo('templates', { projectSlug })}#route-${routeId}`,
    toRoutePages: (routeId: number) => `${pathTo('subPages', { projectSlug })}?route=${routeId}`,
    toTemplate: (routeTemplateId: number) =>
      pathTo('configurator', { projectSlug, routeTemplateId: String(routeTemplateId) }),
  };
}

/** The history of a page, with two moments compared. Without `before` it is the one before `after`. */
export function useHistoryPath() {
  const pathTo = usePathTo();
  const projectSlug = useProject().slug;
  return (subPageId: number, moments: { before?: string; after?: string } = {}) => {
    const query = new URLSearchParams(moments).toString();
    return pathTo('pageHistory', { projectSlug, subPageId: String(subPageId) }) + (query && `?${query}`);
  };
}
