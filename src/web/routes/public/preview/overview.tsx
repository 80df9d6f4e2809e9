import type { PagePreview } from '#contract/entities/described-audit.ts';
import { Score } from '#web/components/audit/score.tsx';
import type { Shown } from '#web/components/page-audit/shown.ts';
import { Modal } from '#web/components/ui/modal.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { previewTexts } from '#web/i18n/public/preview.ts';
import { PlatformOverviewModal } from '#web/previews/platform-overview.tsx';

interface OverviewProps {
  view: PagePreview;
  shown: Shown;
  open: boolean;
  onClose: () => void;
}

export default function Overview({ view, shown, open, onClose }: OverviewProps) {
  const language = useLanguage();
  const texts = useTexts(previewTexts);
  return (
    <PlatformOverviewModal
      {...shown}
      language={language}
      // A modal focuses its first control: without any inside, it starts at the top.
      switches={false}
      cards={view.platforms.map(({ card }) => card)}
      scores={Object.fromEntries(
        view.platforms.map(({ platform, score }) => [platform, <Score key={platform} score={score} />]),
      )}
      frame={({ title, children }) => (
        <Modal size="xl" {...{ open, onClose, title }} texts={{ close: texts.close }}>
          {children}
        </Modal>
      )}
    />
  );
}
