import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { guideTexts } from '../../../i18n/public/guides.ts';
import { PlatformPreview } from '../../../previews/platform-preview.tsx';
import { type SampleImage, sampleCard } from '../../../samples/sample-card.ts';

/** The platform's card of one page of the sample shop, as the engine makes it, with good and bad images. */
export function ExampleCards({ platform }: { platform: PlatformId }) {
  const texts = useTexts(guideTexts);
  const language = useLanguage();
  const examples: { title: string; image: SampleImage; theme: 'light' | 'dark' }[] = [
    { title: texts.exampleDrawn, image: 'drawn', theme: 'light' },
    { title: texts.exampleDark, image: 'drawn', theme: 'dark' },
    { title: texts.examplePhoto, image: 'photo', theme: 'light' },
    { title: texts.exampleNone, image: 'none', theme: 'light' },
  ];
  return (
    <ul className="grid gap-9 md:grid-cols-2">
      {examples.map(({ title, image, theme }, at) => (
        <li key={title} className="pv-cell">
          <PlatformPreview
            card={sampleCard(platform, language, 'amphora', image)}
            {...{ language, theme }}
            device={at === 1 ? 'phone' : 'desktop'}
            caption={<span className="font-[550] text-sm">{title}</span>}
          />
        </li>
      ))}
    </ul>
  );
}
