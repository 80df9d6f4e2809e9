import type { Monitoring } from '#contract/calls/monitoring.ts';

/**
 * What may be said of a project's previews now. `fine` only if every page was read: of pages that nobody looked at,
 * nothing is known.
 */
export type WatchVerdict = 'open' | 'suspected' | 'unchecked' | 'partly' | 'fine';

export function verdictOf({ openIncidents, suspicions, pages }: Monitoring): WatchVerdict {
  if (openIncidents > 0) return 'open';
  if (suspicions.length > 0) return 'suspected';
  if (pages.seen === 0) return 'unchecked';
  return pages.seen < pages.watched ? 'partly' : 'fine';
}

/** Grounds and colours of the line and the panel that say it. */
export const verdictTones: Record<WatchVerdict, { ground: string; ink: string }> = {
  open: { ground: 'bg-bad-soft', ink: 'text-bad' },
  suspected: { ground: 'bg-warn-soft', ink: 'text-warn' },
  unchecked: { ground: 'bg-info-soft', ink: 'text-info' },
  partly: { ground: 'bg-info-soft', ink: 'text-info' },
  fine: { ground: 'bg-good-soft', ink: 'text-good' },
};
