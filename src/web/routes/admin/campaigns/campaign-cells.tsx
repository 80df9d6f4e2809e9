import type { AdminCampaign } from '#contract/calls/admin-tables.ts';
import type { CampaignState } from '#domain/campaign.ts';
import { dayDate } from '#domain/format/dates.ts';
import { Badge, type Tone } from '#web/components/ui/badge.tsx';
import { adminTableTexts } from '#web/i18n/admin/admin.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';

/** Where the banner is shown now; if another campaign has the place, which one. */
export function BannerPlaces({ campaign, all }: { campaign: AdminCampaign; all: readonly AdminCampaign[] }) {
  const texts = useTexts(adminTableTexts);
  const { bannerLanguages, bannerShownIn, state } = campaign;
  if (bannerLanguages.length === 0) return texts.noBanner;
  return (
    <span className="grid gap-1 md:justify-items-start md:text-left">
      {bannerLanguages.map((language) => {
        const other = all.find((one) => one.id !== campaign.id && one.bannerShownIn.includes(language));
        const isShown = bannerShownIn.includes(language);
        return (
          <span key={language}>
            {language.toUpperCase()}:{' '}
            {isShown
              ? texts.bannerShown
              : state === 'running' && other
                ? texts.bannerCovered(`/${other.token}`)
                : texts.bannerHidden}
          </span>
        );
      })}
    </span>
  );
}

const tones: Record<CampaignState, Tone> = { planned: 'info', running: 'good', over: 'neutral' };

export function Period({ campaign: { firstDay, lastDay, state } }: { campaign: AdminCampaign }) {
  const texts = useTexts(adminTableTexts);
  const language = useLanguage();
  const written = (day: string) => dayDate(new Date(`${day}T12:00:00Z`), 'UTC', language);
  const span = firstDay || lastDay ? `${firstDay ? written(firstDay) : ''} – ${lastDay ? written(lastDay) : ''}` : '';
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-2 gap-y-1 md:justify-start">
      <Badge tone={tones[state]}>{texts[state]}</Badge>
      {span.trim()}
    </span>
  );
}
