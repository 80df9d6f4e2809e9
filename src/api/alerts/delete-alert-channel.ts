import { deleteChannel } from '#flows/watch/alerts/change-channels.ts';
import type { Handler } from '../handler.ts';
import { numberOf } from '../number-of.ts';

export const deleteAlertChannel: Handler<'deleteAlertChannel'> = async ({ io, projectId, user, client, params }) => {
  await deleteChannel(
    io,
    { projectId, actorId: user.id, clientHash: io.keys.hash('client', client) },
    numberOf(params.channelId),
  );
  return { done: true };
};
