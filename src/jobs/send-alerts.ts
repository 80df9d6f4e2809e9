import { sendAlerts } from '#flows/watch/alerts/send-alerts.ts';
import { job } from './job.ts';

/** Enqueued with the alerts; every minute for those whose quiet hours or pauses end. */
export const sendAlertsJob = job('send-alerts', {
  retryLimit: 3,
  expireInSeconds: 600,
  concurrency: 1,
  schedule: '* * * * *',
  run: (_, { io, signal }) => sendAlerts(io, signal),
});
