import type { ReactNode } from 'react';
import type { ShownLook } from '#contract/agency-look.ts';
import { AgencyContact } from '../../components/agency-look/agency-contact.tsx';
import { AgencyFoot } from '../../components/agency-look/agency-foot.tsx';
import { AgencyMark } from '../../components/agency-look/agency-mark.tsx';
import { agencyStyle } from '../../components/agency-look/agency-style.ts';
import { Logo } from '../../components/brand/logo.tsx';
import { commonTexts } from '../../i18n/common.ts';
import { useTexts } from '../../i18n/language.tsx';
import { usePathTo } from '../../paths.ts';
import { type ActingData, ActingNotice } from './acting-notice.tsx';

interface SimpleFrameProps {
  acting?: ActingData | null;
  /** Of the agency whose report it is. */
  look?: ShownLook | null;
  children: ReactNode;
}

/** Header with the logo only. */
export function SimpleFrame({ acting = null, look = null, children }: SimpleFrameProps) {
  const texts = useTexts(commonTexts);
  const home = usePathTo()('home');
  const notice = acting && <ActingNotice {...acting} />;
  if (look)
    return (
      <>
        {notice}
        <AgencyFrame look={look}>{children}</AgencyFrame>
      </>
    );
  return (
    <>
      {notice}
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

/** The report of an agency: its logo and contact above, its line below, nothing that leads away. */
function AgencyFrame({ look, children }: { look: ShownLook; children: ReactNode }) {
  return (
    <div style={agencyStyle(look)} className="border-signal border-t-4 print:border-t-0">
      <header className="page-width flex flex-wrap items-center justify-between gap-x-10 gap-y-3 py-5 print:mb-6">
        <AgencyMark look={look} height={44} />
        <AgencyContact contact={look.contact} className="text-ink-soft text-sm" />
      </header>
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <footer className="page-width pb-10 print:px-0 print:pb-0">
        <AgencyFoot look={look} className="border-line border-t pt-5" />
      </footer>
    </div>
  );
}
