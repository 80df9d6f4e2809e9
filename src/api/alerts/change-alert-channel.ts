import { changeChannel } from '#flows/watch/alerts/change-channels.ts';
import type { Handler } from '../handler.ts';
import { numberOf } from '../number-of.ts';
import { rejectBadWords } from '../refuse-bad-words.ts';

export const changeAlertChannel: Handler<'changeAlertChannel'> = ({ io, projectId, params, body }) => {
  rejectBadWords(body, ['name']);
  return changeChannel(io, projectId, numberOf(params.channelId), body);
};
