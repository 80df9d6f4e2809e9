import clsx from 'clsx';
import type { ShownLook } from '#contract/agency-look.ts';
import { agencyLookTexts } from '#web/i18n/audit/agency-look.ts';
import { useTexts } from '#web/i18n/language.tsx';

interface AgencyFootProps {
  look: Pick<ShownLook, 'footer' | 'showsLinkbild'>;
  className?: string;
}

/** The agency's own line, and ours only if it wants to. */
export function AgencyFoot({ look: { footer, showsLinkbild }, className }: AgencyFootProps) {
  const texts = useTexts(agencyLookTexts);
  if (!footer && !showsLinkbild) return null;
  return (
    <div
      className={clsx(
        'flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 text-ink-faint text-xs',
        className,
      )}
    >
      <p className="[overflow-wrap:anywhere]">{footer}</p>
      {showsLinkbild && <p>{texts.madeWith}</p>}
    </div>
  );
}
