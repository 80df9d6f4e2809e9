import {
  addEndpoint,
  changeEndpoint,
  deleteEndpoint,
  listDeliveries,
  listEndpoints,
  replayDelivery,
  rotateSecret,
  testEndpoint,
} from '#flows/alerts/webhooks/change-endpoints.ts';
import { type Handlers, numberOf } from './handler.ts';

export const webhooksHandlers = {
  addWebhookEndpoint: ({ io, projectId, user, client, body }) =>
    addEndpoint(io, { projectId, actorId: user.id, clientHash: io.keys.hash('client', client) }, body),

  changeWebhookEndpoint: ({ io, projectId, params, body }) =>
    changeEndpoint(io, projectId, numberOf(params.endpointId), body),

  deleteWebhookEndpoint: async ({ io, projectId, user, client, params }) => {
    await deleteEndpoint(
      io,
      { projectId, actorId: user.id, clientHash: io.keys.hash('client', client) },
      numberOf(params.endpointId),
    );
    return { done: true };
  },

  listWebhookDeliveries: ({ io, projectId, params, query }) =>
    listDeliveries(io, { projectId, endpointId: numberOf(params.endpointId), ...query }),

  listWebhookEndpoints: ({ io, projectId }) => listEndpoints(io, projectId),

  replayWebhookDelivery: ({ io, projectId, params }) =>
    replayDelivery(io, {
      projectId,
      endpointId: numberOf(params.endpointId),
      deliveryId: numberOf(params.deliveryId),
    }),

  rotateWebhookSecret: ({ io, projectId, user, client, params }) =>
    rotateSecret(
      io,
      { projectId, actorId: user.id, clientHash: io.keys.hash('client', client) },
      numberOf(params.endpointId),
    ),

  testWebhookEndpoint: ({ io, projectId, params }) =>
    testEndpoint(io, { projectId, endpointId: numberOf(params.endpointId) }),
} satisfies Partial<Handlers>;
