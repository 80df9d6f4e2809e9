import { changeEndpoint } from '#flows/watch/webhooks/change-endpoints.ts';
import type { Handler } from '../handler.ts';
import { numberOf } from '../number-of.ts';

export const changeWebhookEndpoint: Handler<'changeWebhookEndpoint'> = ({ io, projectId, params, body }) =>
  changeEndpoint(io, projectId, numberOf(params.endpointId), body);
