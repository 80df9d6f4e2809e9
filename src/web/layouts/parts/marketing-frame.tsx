import clsx from 'clsx';
import type { ReactNode } from 'react';
import { type ActingData, ActingNotice } from './acting-notice.tsx';
import { CampaignBanner, type CampaignBannerData } from './campaign-banner.tsx';
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
