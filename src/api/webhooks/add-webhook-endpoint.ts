import { addEndpoint } from '#flows/watch/webhooks/change-endpoints.ts';
import type { Handler } from '../handler.ts';

export const addWebhookEndpoint: Handler<'addWebhookEndpoint'> = ({ io, projectId, user, client, body }) =>
  addEndpoint(io, { projectId, actorId: user.id, clientHash: io.keys.hash('client', client) }, body);
