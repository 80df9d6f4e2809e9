import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { requireProject } from '#web/access/projects.server.ts';
import { apiContext } from '#web/context.ts';
import { answerOf, runAction } from '#web/forms/call-api.server.ts';

export async function loadIntegration({ url, context }: LoaderFunctionArgs) {
  const { id, verifiedAt } = requireProject(context, url);
  const files = await answerOf(() => context.get(apiContext).getIntegration({ params: { id: String(id) } }));
  return { projectId: id, verifiedAt, files };
}

/** The instructions and the websites that are connected. */
export async function loadSites(args: LoaderFunctionArgs) {
  const integration = await loadIntegration(args);
  const params = { id: String(integration.projectId) };
  const sites = await answerOf(() => args.context.get(apiContext).listSiteConnections({ params }));
  return { integration, sites };
}
export type Sites = Awaited<ReturnType<typeof loadSites>>;

export function actOnSites({ request, context, url }: ActionFunctionArgs) {
  const { id } = requireProject(context, url);
  const params = { id: String(id) };
  const api = context.get(apiContext);
  return runAction(
    request,
    {
      'create-code': () => api.createConnectCode({ params }),
      check: () => api.checkIntegration({ params }),
      // Without scripts the page asks before it disconnects.
      'ask-disconnect': async () => undefined,
      disconnect: (_, connectionId) => api.removeSiteConnection({ params: { ...params, connectionId } }),
    },
    { keeps: ['create-code', 'check'] },
  );
}
