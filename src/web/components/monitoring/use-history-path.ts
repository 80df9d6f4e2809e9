import { useProject } from '#web/layouts/project.tsx';
import { usePathTo } from '#web/paths.ts';

/** The history of a page, with two moments compared. Without `before` it is the one before `after`. */
export function useHistoryPath() {
  const pathTo = usePathTo();
  const projectSlug = useProject().slug;
  return (subPageId: number, moments: { before?: string; after?: string } = {}) => {
    const query = new URLSearchParams(moments).toString();
    return pathTo('pageHistory', { projectSlug, subPageId: String(subPageId) }) + (query && `?${query}`);
  };
}
