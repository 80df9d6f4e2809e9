import { listEndpoints } from '#flows/watch/webhooks/change-endpoints.ts';
import type { Handler } from '../handler.ts';

export const listWebhookEndpoints: Handler<'listWebhookEndpoints'> = ({ io, projectId }) =>
  listEndpoints(io, projectId);
