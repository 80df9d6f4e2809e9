import { useLocation } from 'react-router';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import { platformNames } from '#domain/audit/platforms/platform-id.ts';
import { auditTexts } from '../../i18n/audit.ts';
import { useTexts } from '../../i18n/language.tsx';
import { publicMeta } from '../../meta/public-meta.ts';

export const meta = publicMeta;

/** One platform's card for `?url=`, made to stand in an iframe: the heading is spoken, not shown. */
export default function PlatformPreviewPage() {
  const texts = useTexts(auditTexts);
  const platform: PlatformId = /SlackPreview\/?$/.test(useLocation().pathname) ? 'slack' : 'whatsapp';
  return (
    <div className="p-6">
      <h1 className="sr-only">{texts.previewHeading(platformNames[platform])}</h1>
      <p className="text-ink-soft text-sm">{texts.previewEmpty}</p>
    </div>
  );
}
