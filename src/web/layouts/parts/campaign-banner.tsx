import { useTexts } from '../../i18n/language.tsx';
import { shellTexts } from '../../i18n/shell.ts';
import { usePathTo } from '../../paths.ts';

export interface CampaignBannerData {
  token: string;
  text: string;
}

/** A campaign is shown on the public pages of its languages: the seeded one on the German. */
export function CampaignBanner({ token, text }: CampaignBannerData) {
  const texts = useTexts(shellTexts);
  return (
    <section
      aria-label={texts.banner}
      className="bg-ink px-gutter py-2.5 text-center text-paper text-sm dark:bg-signal-soft dark:text-ink"
    >
      {text}{' '}
      <a
        href={usePathTo()('campaign', { token })}
        className="whitespace-nowrap font-[550] underline underline-offset-4"
      >
        {texts.bannerLink}
      </a>
    </section>
  );
}
