import type { Language } from '#domain/language.ts';
import { pageUrl } from '#flows/crawl/page-url.ts';
import type { Io } from '#io/io.ts';

// Where mails and messages lead: one place to change if a screen moves.

/** Incidents, channels and webhooks of a project. */
export const monitoringUrl = (io: Pick<Io, 'settings'>, language: Language, slug: string): string =>
  pageUrl(io, language, `/app/${slug}/monitoring`);

/** An incident, with the pages before and after side by side. */
export const incidentUrl = (io: Pick<Io, 'settings'>, language: Language, slug: string, uuid: string): string =>
  pageUrl(io, language, `/app/${slug}/monitoring/${uuid}`);

/** The history of one page. */
export const pageHistoryUrl = (io: Pick<Io, 'settings'>, language: Language, slug: string, subPageId: number): string =>
  pageUrl(io, language, `/app/${slug}/monitoring/pages/${subPageId}`);
