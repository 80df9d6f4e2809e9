// When faults of pages become an incident, and when it is over. Pure: rows come in, decisions go out.

/** `suspected` is not shown and sends nothing: a second look decides. */
export const incidentStates = ['suspected', 'open', 'acknowledged', 'muted', 'resolved'] as const;
export type IncidentState = (typeof incidentStates)[number];

/** A second look confirms a fault, because one failed response is often temporary. */
export const CONFIRM_AFTER_MINUTES = 10;
/** A fault of the same kind this long after the incident's newest page has a cause of its own. */
const WINDOW_HOURS = 48;

/** Whether a new fault with the same cause key belongs to this incident. */
export const acceptsNewPage = (incident: { state: IncidentState; lastPageAt: Date }, at: Date): boolean =>
  incident.state !== 'resolved' && at.getTime() - incident.lastPageAt.getTime() <= WINDOW_HOURS * 3_600_000;

/**
 * A suspicion opens when a look some minutes later finds the same, on that page or on another one. It is dropped when no
 * page has the fault any more; an incident that was open is resolved then.
 */
export function nextState(
  state: IncidentState,
  { minutes, pages }: { /** From the first look that found it to the last that did. */ minutes: number; pages: number },
): IncidentState | 'dropped' {
  if (state === 'resolved') return state;
  if (pages === 0) return state === 'suspected' ? 'dropped' : 'resolved';
  return state === 'suspected' && minutes >= CONFIRM_AFTER_MINUTES ? 'open' : state;
}
