import type { Text } from '#domain/language.ts';
import { MAX_CHANNELS } from '#domain/watch/channel.ts';
import { MAX_ENDPOINTS } from '#domain/watch/webhook-event.ts';

export const channelLimit: Text = {
  en: `A project can have ${MAX_CHANNELS} channels. Delete one first.`,
  de: `Ein Projekt kann ${MAX_CHANNELS} Kanäle haben. Löschen Sie zuerst einen.`,
};
export const endpointLimit: Text = {
  en: `A project can have ${MAX_ENDPOINTS} webhooks. Delete one first.`,
  de: `Ein Projekt kann ${MAX_ENDPOINTS} Webhooks haben. Löschen Sie zuerst einen.`,
};
export const pausedEndpoint: Text = {
  en: 'This webhook is paused. Resume it first.',
  de: 'Dieser Webhook ist pausiert. Setzen Sie ihn zuerst fort.',
};
