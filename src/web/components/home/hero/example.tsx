import { Pause, Play } from '#web/components/ui/icons.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { heroTexts } from '#web/i18n/public/home-hero.ts';
import { type SamplePlatform, SamplePreview, samplePlatforms } from '#web/previews/sample-preview.tsx';
import { sampleCard } from '#web/samples/sample-card.ts';
import type { SampleName } from '#web/samples/sample-pages.ts';
import { tabLabels } from './result-stage.tsx';

/** Each platform shows another one, so that four products pass by. */
const products: Record<SamplePlatform, SampleName> = {
  whatsapp: 'teapot',
  imessage: 'vase',
  facebook: 'lamp',
  linkedin: 'amphora',
  twitter: 'vase',
  slack: 'teapot',
};

/**
 * A finished result before anybody types: four products on six platforms. Radio buttons and the style sheet choose among
 * them, so it works without scripts; with them it moves on by itself until somebody takes over
 * (enhance/enhance-page.ts).
 */
export function HeroExample() {
  const texts = useTexts(heroTexts);
  const language = useLanguage();
  return (
    <div className="hero-example" data-rotating>
      <fieldset className="hero-tabs">
        <legend className="sr-only">{texts.platform}</legend>
        {samplePlatforms.map((platform, at) => (
          <label key={platform} className="relative shrink-0 cursor-pointer">
            <input
              type="radio"
              name="example"
              value={platform}
              defaultChecked={at === 0}
              className="peer absolute inset-0 cursor-pointer appearance-none rounded-md"
            />
            <span className="pointer-events-none flex h-10 items-center rounded-md px-2.5 text-ink-soft text-sm peer-checked:bg-ink peer-checked:text-paper peer-hover:text-ink peer-hover:peer-checked:text-paper">
              {tabLabels[platform]}
            </span>
          </label>
        ))}
      </fieldset>
      <div className="hero-cards hero-panel mt-3">
        {samplePlatforms.map((platform, at) => (
          <div key={platform} data-card={platform}>
            <SamplePreview
              card={sampleCard(platform, language, products[platform])}
              language={language}
              eager={at === 0}
            />
          </div>
        ))}
      </div>
      <div className="mt-3 flex h-14 items-start justify-between gap-4">
        <p className="max-w-[26.6em] text-ink-faint text-sm">{texts.example}</p>
        <button
          type="button"
          hidden
          data-pause={texts.pause}
          data-play={texts.play}
          aria-label={texts.pause}
          className="group -mt-1.5 grid size-9 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-hover hover:text-ink [[hidden]]:hidden"
        >
          <Pause aria-hidden className="size-4 group-data-[paused]:hidden" />
          <Play aria-hidden className="hidden size-4 group-data-[paused]:block" />
        </button>
      </div>
    </div>
  );
}
