import { useCallback, useEffect, useState } from 'react';
import { CallFailed } from '#contract/client.ts';
import type { Project, Route } from '#contract/entities/project.ts';
import type { ListedTemplate } from '#contract/entities/template.ts';
import type { ProjectSummary } from '#contract/entities/user.ts';
import { api } from '#web/browser-client.ts';
import { whyUnreadable } from '#web/components/integration/why-unreadable.ts';

export interface Setup {
  /** All routes but the fallback; null until loaded. */
  routes: Route[] | null;
  /** Takes the pages of no other route. */
  fallback: Route | null;
  templates: ListedTemplate[];
  project: Project | null;
  /** Whether our tag is on the live website; null while checking, and if the website cannot be read. */
  isIntegrated: boolean | null;
  integrationState: 'looking' | 'known' | 'not-readable';
  /** Pages are being read: what is shown grows by itself. */
  isReading: boolean;
  /** Grows with every load, for what is derived from pages. */
  loads: number;
  hasFailed: boolean;
  /** Opens the live website once more. */
  openSite: () => void;
  /** The last step saw our tag while it waited. */
  markIntegrated: () => void;
  reload: () => Promise<void>;
}

/** Every non-fallback route has a live template (docs/specification.md#s2.79). */
export const hasAllTemplates = ({ routes }: Setup) =>
  routes !== null && routes.length > 0 && routes.every(({ liveTemplates }) => liveTemplates > 0);

/** The one sentence for a site that cannot be opened; null where it can, and as long as it is still tried. */
export const unreadableReason = ({ project, integrationState, isReading }: Setup) =>
  integrationState === 'not-readable' && !isReading ? project && whyUnreadable(project, 0) : null;

const READ_AGAIN_MS = 2000;
const readingJobs: readonly string[] = ['create-project', 'fetch-sub-pages', 'crawl-site'];

/**
 * The project's actual progress, loaded at every opening and for every address, and again and again while its pages are
 * being read.
 */
export function useSetup({ id: projectId, full }: Pick<ProjectSummary, 'id' | 'full'>, open: boolean): Setup {
  const [found, setFound] = useState<Pick<Setup, 'routes' | 'fallback' | 'templates' | 'project'>>({
    routes: null,
    fallback: null,
    templates: [],
    project: null,
  });
  const [hasFailed, setFailed] = useState(false);
  const [isReading, setReading] = useState(false);
  const [loads, setLoads] = useState(0);
  const [integration, setIntegration] = useState<Pick<Setup, 'isIntegrated' | 'integrationState'>>({
    isIntegrated: null,
    integrationState: 'looking',
  });
  const reload = useCallback(async () => {
    const params = { id: String(projectId) };
    setFailed(false);
    try {
      const [all, templates, project, jobs] = await Promise.all([
        api.listRoutes({ params }),
        api.listTemplates({ params }),
        api.getProject({ params }),
        api.listProjectJobs({ params }),
      ]);
      setReading(jobs.some(({ name, state }) => readingJobs.includes(name) && /^(waiting|running)$/.test(state)));
      setLoads((before) => before + 1);
      const routes = all.filter(({ isFallback }) => !isFallback);
      setFound({ routes, fallback: all.find(({ isFallback }) => isFallback) ?? null, templates, project });
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setFailed(true);
    }
  }, [projectId]);
  useEffect(() => {
    if (open && full) reload();
  }, [open, full, reload]);
  useEffect(() => {
    if (!open || !isReading || loads === 0) return;
    const timer = setTimeout(reload, READ_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [open, isReading, loads, reload]);
  const openSite = useCallback(() => {
    let isStale = false;
    setIntegration({ isIntegrated: null, integrationState: 'looking' });
    api.isIntegrated({ params: { id: String(projectId) } }).then(
      ({ integrated, sameUrl }) =>
        isStale || setIntegration({ isIntegrated: integrated && !sameUrl, integrationState: 'known' }),
      () => isStale || setIntegration({ isIntegrated: null, integrationState: 'not-readable' }),
    );
    return () => {
      isStale = true;
    };
  }, [projectId]);
  const markIntegrated = useCallback(() => setIntegration({ isIntegrated: true, integrationState: 'known' }), []);
  // Requested once more when reading is over: the address may have been corrected.
  useEffect(() => (open && !isReading ? openSite() : undefined), [open, isReading, openSite]);
  return { ...found, ...integration, isReading, loads, hasFailed, openSite, markIntegrated, reload };
}
