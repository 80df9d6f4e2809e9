import { listDeliveries } from '#flows/watch/webhooks/change-endpoints.ts';
import type { Handler } from '../handler.ts';
import { numberOf } from '../number-of.ts';

export const listWebhookDeliveries: Handler<'listWebhookDeliveries'> = ({ io, projectId, params, query }) =>
  listDeliveries(io, { projectId, endpointId: numberOf(params.endpointId), ...query });
