import { addChannel } from '#flows/watch/alerts/change-channels.ts';
import type { Handler } from '../handler.ts';
import { rejectBadWords } from '../refuse-bad-words.ts';

export const addAlertChannel: Handler<'addAlertChannel'> = ({ io, projectId, user, client, body }) => {
  rejectBadWords(body, ['name']);
  return addChannel(io, { projectId, actorId: user.id, clientHash: io.keys.hash('client', client) }, body);
};
