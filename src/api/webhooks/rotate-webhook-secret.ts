import { rotateSecret } from '#flows/watch/webhooks/change-endpoints.ts';
import type { Handler } from '../handler.ts';
import { numberOf } from '../number-of.ts';

export const rotateWebhookSecret: Handler<'rotateWebhookSecret'> = ({ io, projectId, user, client, params }) =>
  rotateSecret(
    io,
    { projectId, actorId: user.id, clientHash: io.keys.hash('client', client) },
    numberOf(params.endpointId),
  );
