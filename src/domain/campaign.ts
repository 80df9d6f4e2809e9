import type { Language } from './language.ts';

// When a campaign runs, and whose banner is shown: one per language at a time.

/** A campaign's days are those of the operator's time zone, whatever the server's is. */
const CAMPAIGN_TIME_ZONE = 'Europe/Berlin';

export const campaignStates = ['planned', 'running', 'over'] as const;
export type CampaignState = (typeof campaignStates)[number];

interface Span {
  /** `2026-11-16`; both days are included. Null: without beginning or end. */
  firstDay: string | null;
  lastDay: string | null;
}

interface Bannered extends Span {
  id: number;
  bannerLanguages: readonly Language[];
  texts: Record<Language, { banner: string }>;
}

const written = new Intl.DateTimeFormat('sv-SE', { timeZone: CAMPAIGN_TIME_ZONE });

/** `2026-11-16` */
export const campaignDay = (now: Date): string => written.format(now);

export function campaignState({ firstDay, lastDay }: Span, today: string): CampaignState {
  if (firstDay !== null && today < firstDay) return 'planned';
  return lastDay !== null && today > lastDay ? 'over' : 'running';
}

/** Of several, the one that began last, so that a week's offer replaces a permanent one; then the oldest. */
export function chooseBanner<Campaign extends Bannered>(
  campaigns: readonly Campaign[],
  language: Language,
  today: string,
): Campaign | null {
  const [first = null] = campaigns
    .filter(
      (one) =>
        campaignState(one, today) === 'running' &&
        one.bannerLanguages.includes(language) &&
        one.texts[language].banner !== '',
    )
    .toSorted((one, other) => (other.firstDay ?? '').localeCompare(one.firstDay ?? '') || one.id - other.id);
  return first;
}
