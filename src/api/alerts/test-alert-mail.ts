import { sendTestMail } from '#flows/watch/alerts/send-test-alert.ts';
import type { Handler } from '../handler.ts';

export const testAlertMail: Handler<'testAlertMail'> = async ({ io, projectId, user }) => {
  await sendTestMail(io, projectId, user);
  return { done: true };
};
