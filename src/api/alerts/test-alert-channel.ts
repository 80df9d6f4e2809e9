import { sendTestAlert } from '#flows/watch/alerts/send-test-alert.ts';
import type { Handler } from '../handler.ts';
import { numberOf } from '../number-of.ts';

export const testAlertChannel: Handler<'testAlertChannel'> = ({ io, projectId, params }) =>
  sendTestAlert(io, projectId, numberOf(params.channelId));
