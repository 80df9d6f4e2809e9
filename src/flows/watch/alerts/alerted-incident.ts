import type { IncidentState } from '#domain/watch/incident.ts';
import type { Cause } from '#domain/watch/name-cause.ts';

/** An incident as alerts and webhooks know it. */
export interface AlertedIncident {
  id: number;
  uuid: string;
  projectId: number;
  cause: Cause;
  pages: number;
  /** Of the first pages. */
  paths: string[];
  openedAt: Date;
  resolvedAt: Date | null;
  /** Before it was resolved: nobody hears of the end of one that was muted. */
  stateBefore?: IncidentState;
}
