import { bannerCampaign } from '#domain/campaigns.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { shellTexts } from '../../i18n/shell.ts';
import { pathTo } from '../../paths.ts';

export function CampaignBanner() {
  const language = useLanguage();
  const texts = useTexts(shellTexts);
  const campaign = bannerCampaign(language);
  if (!campaign) return null;
  return (
    <p className="bg-ink px-gutter py-2.5 text-center text-paper text-sm">
      {texts.banner}{' '}
      <a
        href={pathTo('campaign', language, { token: campaign.token })}
        className="whitespace-nowrap font-[550] underline underline-offset-4"
      >
        {texts.bannerLink}
      </a>
    </p>
  );
}
