import { replayDelivery } from '#flows/watch/webhooks/change-endpoints.ts';
import type { Handler } from '../handler.ts';
import { numberOf } from '../number-of.ts';

export const replayWebhookDelivery: Handler<'replayWebhookDelivery'> = ({ io, projectId, params }) =>
  replayDelivery(io, {
    projectId,
    endpointId: numberOf(params.endpointId),
    deliveryId: numberOf(params.deliveryId),
  });
