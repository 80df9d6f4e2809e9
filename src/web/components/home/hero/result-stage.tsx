import clsx from 'clsx';
import { type KeyboardEvent, type Ref, useEffect, useState } from 'react';
import { scoreBandOf } from '#domain/audit/scoring/score-band.ts';

import { shortAddress } from '#web/components/audit/short-address.ts';
import type { PageAuditState } from '#web/components/page-audit/use-page-audit.ts';
import { type ExampleImageControl, judgedView } from '#web/components/reveal/use-example-image.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { heroTexts } from '#web/i18n/public/home-hero.ts';
import type { PreviewDevice } from '#web/previews/preview-figure.tsx';
import { PreviewSkeleton } from '#web/previews/preview-skeleton.tsx';
import { type SamplePlatform, SamplePreview, samplePlatforms } from '#web/previews/sample-preview.tsx';
import { ImageSwitch } from './image-switch.tsx';

interface ResultStageProps {
  audit: PageAuditState;
  image: ExampleImageControl;
  ref: Ref<HTMLDivElement>;
}

const dots = { good: 'bg-good', fair: 'bg-warn', poor: 'bg-warn', bad: 'bg-bad' };

/** The cards of the typed link, in the example's place, at its height: one platform at a time. */
export function ResultStage({ audit, image, ref }: ResultStageProps) {
  const texts = useTexts(heroTexts);
  const [chosen, setChosen] = useState<SamplePlatform>('whatsapp');
  const { view } = audit;
  // Before the images are measured a score would only be corrected a moment later.
  const isScored = view !== null && view.stage !== 'meta';
  const judged = view && judgedView(view, image.image);
  const scoreOf = (id: SamplePlatform) => judged?.platforms.find(({ platform }) => platform === id)?.score ?? 0;
  return (
    <div ref={ref} className="hero-result">
      <div
        role="tablist"
        aria-label={texts.resultOf(shortAddress(view?.url ?? audit.address))}
        className="hero-tabs shrink-0"
        onKeyDown={(event) => move(event, chosen, setChosen)}
      >
        {samplePlatforms.map((id) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={id === chosen}
            aria-controls="hero-card"
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => setChosen(id)}
            className={clsx(
              'flex h-10 shrink-0 items-center gap-1.5 rounded-md px-2.5 text-sm -outline-offset-2',
              id === chosen ? 'bg-ink text-paper' : 'text-ink-soft hover:bg-hover hover:text-ink',
            )}
          >
            {tabLabels[id]}
            {/* Its place is reserved until the score is known. */}
            <span aria-hidden className={clsx('size-1.5 rounded-full', isScored && dots[scoreBandOf(scoreOf(id))])} />
            {isScored && <span className="sr-only">{texts.pointsOf(scoreOf(id))}</span>}
          </button>
        ))}
      </div>
      <div
        id="hero-card"
        role="tabpanel"
        aria-labelledby={`tab-${chosen}`}
        aria-busy={audit.isBusy}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long card scrolls here, also by keyboard.
        tabIndex={0}
        className="hero-panel mt-3 grid min-h-0 flex-1 overflow-y-auto rounded-xl"
      >
        <ChosenCard {...{ audit, image, chosen }} />
      </div>
      <ImageSwitch {...{ audit, image }} />
    </div>
  );
}

function ChosenCard({
  audit: { view },
  image: { image },
  chosen,
}: Omit<ResultStageProps, 'ref'> & { chosen: SamplePlatform }) {
  const language = useLanguage();
  const device = useDevice();
  const card = view?.platforms.find(({ platform }) => platform === chosen)?.card;
  if (!view || !card) return <PreviewSkeleton platform={chosen} language={language} />;
  const isAfter = image.state === 'ready' && image.isShown;
  const shown = isAfter ? image.after(card, { title: card.title ?? card.host, imageUrl: image.src }) : card;
  return (
    <SamplePreview
      key={`${view.url} ${chosen} ${isAfter}`}
      card={{ ...shown, platform: chosen }}
      {...{ language, device }}
      eager
    />
  );
}

/** The visitor's own: phones and desktops show different cards. */
function useDevice(): PreviewDevice {
  const [device, setDevice] = useState<PreviewDevice>('desktop');
  useEffect(() => setDevice(matchMedia('(max-width: 40rem)').matches ? 'phone' : 'desktop'), []);
  return device;
}

const steps = new Map([
  ['ArrowRight', 1],
  ['ArrowLeft', -1],
]);

/** Arrow keys go round, as in any row of tabs. */
function move(event: KeyboardEvent, chosen: SamplePlatform, choose: (id: SamplePlatform) => void) {
  const step = steps.get(event.key);
  const at = samplePlatforms.indexOf(chosen);
  const next =
    event.key === 'Home'
      ? samplePlatforms[0]
      : event.key === 'End'
        ? samplePlatforms.at(-1)
        : step && samplePlatforms.at((at + step) % samplePlatforms.length);
  if (!next) return;
  event.preventDefault();
  choose(next);
  document.getElementById(`tab-${next}`)?.focus();
}

/** Short enough for a tab. */
export const tabLabels: Record<SamplePlatform, string> = {
  whatsapp: 'WhatsApp',
  imessage: 'iMessage',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  twitter: 'X',
  slack: 'Slack',
};
