import type { ReactNode } from 'react';
import { Logo } from '#web/components/brand/logo.tsx';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { usePathTo } from '#web/paths.ts';
import { type ActingData, ActingNotice } from './acting-notice.tsx';

interface SimpleFrameProps {
  acting?: ActingData | null;
  children: ReactNode;
}

/** Header with the logo only. */
export function SimpleFrame({ acting = null, children }: SimpleFrameProps) {
  const texts = useTexts(commonTexts);
  const home = usePathTo()('home');
  return (
    <>
      {acting && <ActingNotice {...acting} />}
      <header className="page-width flex h-16 items-center lg:h-20">
        <a href={home} aria-label={texts.homeLink} className="flex h-11 items-center rounded-sm">
          <Logo height={18} />
        </a>
      </header>
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
    </>
  );
}
