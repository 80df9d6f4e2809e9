import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTexts } from '#web/i18n/language.tsx';
import { shellTexts } from '#web/i18n/shell.ts';
import { usePathTo } from '#web/paths.ts';
import { type ActingData, ActingNotice } from './acting-notice.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

export interface MarketingFrameProps {
  signedIn: boolean;
  banner: CampaignBannerData | null;
  acting: ActingData | null;
  children: ReactNode;
  /** Between page and footer. */
  closing?: ReactNode;
  ground?: 'paper' | 'white';
}

/** If the page failed before it was loaded. */
export const noFrameData = { signedIn: false, banner: null, acting: null };

export function MarketingFrame({ signedIn, banner, acting, children, closing, ground = 'paper' }: MarketingFrameProps) {
  return (
    <div className={clsx('flex min-h-dvh flex-col', ground === 'white' && 'bg-surface dark:bg-paper')}>
      {acting && <ActingNotice {...acting} />}
      {banner && <CampaignBanner {...banner} />}
      <SiteHeader signedIn={signedIn} />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      {closing}
      <SiteFooter />
    </div>
  );
}

interface CampaignBannerData {
  token: string;
  text: string;
}

/** A campaign is shown on the public pages of its languages: the seeded one on the German. */
function CampaignBanner({ token, text }: CampaignBannerData) {
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
