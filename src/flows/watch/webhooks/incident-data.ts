import type { WebhookData } from '#contract/webhook-events.ts';
import { describeCause } from '#domain/watch/describe-cause.ts';
import type { Io } from '#io/io.ts';
import type { AlertedIncident } from '../alerts/alerted-incident.ts';
import { incidentUrl } from '../watch-urls.ts';

/** What `incident.opened` and `incident.resolved` say. */
export function incidentData(
  io: Pick<Io, 'settings'>,
  slug: string,
  { uuid, cause, pages, paths, openedAt, resolvedAt }: AlertedIncident,
): WebhookData<'incident.opened'> {
  const { title, effect } = describeCause(cause);
  return {
    incident: {
      uuid,
      cause: title.en,
      effect: effect.en,
      pages,
      paths,
      openedAt: openedAt.toISOString(),
      resolvedAt: resolvedAt?.toISOString() ?? null,
      url: incidentUrl(io, 'en', slug, uuid),
    },
  };
}
