import { Modal } from '#web/components/ui/modal.tsx';
import { commonTexts } from '#web/i18n/common.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { cardsOfImage, type PageWithImage } from '#web/previews/cards-of-image.ts';
import { PlatformOverviewModal } from '#web/previews/platform-overview.tsx';

export interface DesignPreviewProps {
  page: PageWithImage;
  name: string;
  open: boolean;
  onClose: () => void;
}

/** A design before it is chosen: large, and as the platforms would show it. */
export default function DesignPreview({ page, name, open, onClose }: DesignPreviewProps) {
  const texts = useTexts(commonTexts);
  const language = useLanguage();
  return (
    <PlatformOverviewModal
      language={language}
      // A window begins at its first control: without any inside, it begins at the top.
      switches={false}
      cards={cardsOfImage(page, language)}
      frame={({ children }) => (
        <Modal size="xl" {...{ open, onClose }} title={name} texts={texts}>
          <img
            src={page.imageUrl}
            alt=""
            width={1200}
            height={630}
            className="mb-8 h-auto w-full rounded-lg border border-line bg-sunken"
          />
          {children}
        </Modal>
      )}
    />
  );
}
