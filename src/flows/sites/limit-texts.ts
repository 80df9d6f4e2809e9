import type { Text } from '#domain/language.ts';
import { MAX_SITE_CONNECTIONS } from '#domain/site/site-system.ts';

export const tooManyConnections: Text = {
  en: `A project can have ${MAX_SITE_CONNECTIONS} connected sites. Disconnect one you don’t need any more.`,
  de: `Ein Projekt kann ${MAX_SITE_CONNECTIONS} verbundene Websites haben. Trennen Sie eine, die Sie nicht mehr brauchen.`,
};
