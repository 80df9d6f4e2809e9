import type { LoaderFunctionArgs } from 'react-router';
import { requireProject } from '#web/access/projects.server.ts';
import { apiContext } from '#web/context.ts';
import { answerOf } from '#web/forms/call-api.server.ts';

export async function loadIntegration({ url, context }: LoaderFunctionArgs) {
  const { id, verifiedAt } = requireProject(context, url);
  const files = await answerOf(() => context.get(apiContext).getIntegration({ params: { id: String(id) } }));
  return { projectId: id, verifiedAt, files };
}
