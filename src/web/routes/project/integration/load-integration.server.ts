import type { LoaderFunctionArgs } from 'react-router';
import { requireProject } from '../../../access/projects.server.ts';
import { apiContext } from '../../../context.ts';
import { answerOf } from '../../../forms/call-api.server.ts';

export async function loadIntegration({ url, context }: LoaderFunctionArgs) {
  const { id, verifiedAt } = requireProject(context, url);
  const files = await answerOf(() => context.get(apiContext).getIntegration({ params: { id: String(id) } }));
  return { projectId: id, verifiedAt, files };
}
