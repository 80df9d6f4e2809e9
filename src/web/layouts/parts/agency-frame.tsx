import type { ReactNode } from 'react';
import type { ShownLook } from '#contract/agency-look.ts';
import { AgencyContact } from '../../components/agency-look/agency-contact.tsx';
import { AgencyFoot } from '../../components/agency-look/agency-foot.tsx';
import { AgencyMark } from '../../components/agency-look/agency-mark.tsx';
import { agencyStyle } from '../../components/agency-look/agency-style.ts';
import { type ActingData, ActingNotice } from './acting-notice.tsx';

interface AgencyFrameProps {
  acting: ActingData | null;
  look: ShownLook;
  children: ReactNode;
}

/** The report of an agency: its logo and contact above, its line below, nothing that leads away. */
export function AgencyFrame({ acting, look, children }: AgencyFrameProps) {
  return (
    <>
      {acting && <ActingNotice {...acting} />}
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
    </>
  );
}
