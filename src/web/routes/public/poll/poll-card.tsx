import type { PollVariant } from '#domain/poll.ts';
import { useLanguage } from '#web/i18n/language.tsx';
import { SamplePreview } from '#web/previews/sample-preview.tsx';
import { sampleCard } from '#web/samples/sample-card.ts';

/** One of the two links as it arrives on WhatsApp. */
export function PollCard({ variant }: { variant: PollVariant }) {
  const language = useLanguage();
  const image = variant === 'with-picture' ? 'drawn' : 'none';
  return (
    <div className="overflow-hidden rounded-xl border border-line">
      <SamplePreview card={sampleCard('whatsapp', language, 'lamp', image)} language={language} device="phone" eager />
    </div>
  );
}
