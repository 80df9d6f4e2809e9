import type { ReactNode } from 'react';
import { type PlatformId, platformNames } from '#domain/audit/platforms/platform-id.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { previewTexts } from '#web/i18n/public/preview.ts';
import { Accordion } from './accordion.tsx';

/** Cards of platforms that no longer exist: folded, after all others. Paper has no room for them. */
export function ClosedPlatforms({ ids, children }: { ids: readonly PlatformId[]; children: ReactNode }) {
  const texts = useTexts(previewTexts);
  if (ids.length === 0) return null;
  return (
    <Accordion
      className="border-line border-y print:hidden"
      summaryClass="py-3"
      summary={
        <span>
          {texts.closed} <span className="text-ink-soft">{ids.map((id) => platformNames[id]).join(', ')}</span>
        </span>
      }
    >
      <ul className="pv-grid preview-cards pt-3 pb-8">{children}</ul>
    </Accordion>
  );
}
