import { useCallback, useEffect, useState } from 'react';
import { CallFailed } from '#contract/client.ts';
import type { Project, Route } from '#contract/entities/project.ts';
import type { ListedTemplate } from '#contract/entities/template.ts';
import { api } from '#web/browser-client.ts';

export interface Setup {
  /** Without the fallback route; null until loaded. */
  routes: Route[] | null;
  templates: ListedTemplate[];
  project: Project | null;
  /** Whether our tag is on the live website; null while checking, and if the website cannot be read. */
  isIntegrated: boolean | null;
  integrationState: 'looking' | 'known' | 'not-readable';
  hasFailed: boolean;
  reload: () => Promise<void>;
}

/** Every non-fallback route has a live template (docs/specification.md#s2.79). */
export const hasAllTemplates = ({ routes }: Setup) =>
  routes !== null && routes.length > 0 && routes.every(({ liveTemplates }) => liveTemplates > 0);

/** The project's actual progress, loaded at every opening. */
export function useSetup(projectId: number, open: boolean): Setup {
  const [found, setFound] = useState<Pick<Setup, 'routes' | 'templates' | 'project'>>({
    routes: null,
    templates: [],
    project: null,
  });
  const [hasFailed, setFailed] = useState(false);
  const [integration, setIntegration] = useState<Pick<Setup, 'isIntegrated' | 'integrationState'>>({
    isIntegrated: null,
    integrationState: 'looking',
  });
  const reload = useCallback(async () => {
    const params = { id: String(projectId) };
    setFailed(false);
    try {
      const [routes, templates, project] = await Promise.all([
        api.listRoutes({ params }),
        api.listTemplates({ params }),
        api.getProject({ params }),
      ]);
      setFound({ routes: routes.filter(({ isFallback }) => !isFallback), templates, project });
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setFailed(true);
    }
  }, [projectId]);
  useEffect(() => {
    if (!open) return;
    let isStale = false;
    reload();
    setIntegration({ isIntegrated: null, integrationState: 'looking' });
    api.isIntegrated({ params: { id: String(projectId) } }).then(
      ({ integrated }) => isStale || setIntegration({ isIntegrated: integrated, integrationState: 'known' }),
      () => isStale || setIntegration({ isIntegrated: null, integrationState: 'not-readable' }),
    );
    return () => {
      isStale = true;
    };
  }, [open, projectId, reload]);
  return { ...found, ...integration, hasFailed, reload };
}
