import { deleteEndpoint } from '#flows/watch/webhooks/change-endpoints.ts';
import type { Handler } from '../handler.ts';
import { numberOf } from '../number-of.ts';

export const deleteWebhookEndpoint: Handler<'deleteWebhookEndpoint'> = async ({
  io,
  projectId,
  user,
  client,
  params,
}) => {
  await deleteEndpoint(
    io,
    { projectId, actorId: user.id, clientHash: io.keys.hash('client', client) },
    numberOf(params.endpointId),
  );
  return { done: true };
};
