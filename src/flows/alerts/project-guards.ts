import { ApiError } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import { isLocalSite } from '#domain/access/proof.ts';
import type { Text } from '#domain/language.ts';
import { MAX_CHANNELS } from '#domain/watch/channel.ts';
import { MAX_ENDPOINTS } from '#domain/watch/webhook-event.ts';
import type { Db } from '#io/db/db.ts';
import { lockProject, type ProjectRow } from '#io/db/queries/projects/projects.ts';
import type { Io } from '#io/io.ts';

export const channelLimit: Text = {
  en: `A project can have ${MAX_CHANNELS} channels. Delete one first.`,
  de: `Ein Projekt kann ${MAX_CHANNELS} Kanäle haben. Löschen Sie zuerst einen.`,
};
export const endpointLimit: Text = {
  en: `A project can have ${MAX_ENDPOINTS} webhooks. Delete one first.`,
  de: `Ein Projekt kann ${MAX_ENDPOINTS} Webhooks haben. Löschen Sie zuerst einen.`,
};
export const pausedEndpoint: Text = {
  en: 'This webhook is paused. Turn it back on first.',
  de: 'Dieser Webhook ist pausiert. Schalten Sie ihn zuerst wieder ein.',
};

/** Locks the project, so that two concurrent requests count its rows one after the other. */
export async function lockedProject(db: Db, projectId: number): Promise<ProjectRow> {
  const project = await lockProject(db, projectId);
  if (!project) throw new ApiError('PROJECT_NOT_FOUND');
  return project;
}

/** Requires https, because what we send there must not be readable on the way. Only local installations are exempt. */
export function requireSafeAddress({ settings }: Pick<Io, 'settings'>, field: string, address: string): void {
  if (address.startsWith('https:') || isLocalSite(settings.siteUrl)) return;
  throw new ApiError('VALIDATION_FAILED', { fields: { [field]: [messages.httpsOnly] } });
}
