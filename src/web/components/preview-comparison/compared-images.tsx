import { useState } from 'react';
import { fileSize, writeNumber } from '#domain/format/numbers.ts';
import type { Language } from '#domain/language.ts';
import type { StateImage } from '#domain/watch/page-state.ts';
import { Button } from '#web/components/ui/button.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { pageHistoryTexts } from '#web/i18n/project/page-history.ts';
import type { ComparedProps } from './compared-cards.tsx';

type Marked = { state: 'off' | 'busy' | 'failed' } | { state: 'on'; url: string; share: number };

/** Both images in one frame with a slider, and where they differ; or the one that is there. */
export function ComparedImages({ before, after, copies }: ComparedProps) {
  const texts = useTexts(pageHistoryTexts);
  const language = useLanguage();
  if (copies.before === null && copies.after === null) return null;
  return (
    <section>
      <h3 className="mb-4 text-lg">{texts.images}</h3>
      {copies.before !== null && copies.after !== null ? (
        <>
          <BothImages key={`${copies.before} ${copies.after}`} before={copies.before} after={copies.after} />
          <dl className="figures mt-4 grid max-w-xl grid-cols-2 gap-6 text-sm">
            <Facts name={texts.before} facts={factsOf(before.image, language)} />
            <Facts name={texts.after} facts={factsOf(after.image, language)} />
          </dl>
        </>
      ) : (
        <div className="grid gap-6 md:grid-cols-2">
          <OneImage
            name={texts.before}
            alt={texts.imageBefore}
            url={copies.before}
            facts={factsOf(before.image, language)}
          />
          <OneImage
            name={texts.after}
            alt={texts.imageAfter}
            url={copies.after}
            facts={factsOf(after.image, language)}
          />
        </div>
      )}
    </section>
  );
}

function BothImages({ before, after }: { before: string; after: string }) {
  const texts = useTexts(pageHistoryTexts);
  const language = useLanguage();
  const [marked, setMarked] = useState<Marked>({ state: 'off' });
  const mark = async () => {
    if (marked.state === 'on') return setMarked({ state: 'off' });
    setMarked({ state: 'busy' });
    try {
      // With pixelmatch, and only now: most people never need it.
      const { markDifferences } = await import('./mark-differences.ts');
      setMarked({ state: 'on', ...(await markDifferences(before, after)) });
    } catch {
      setMarked({ state: 'failed' });
    }
  };
  return (
    <div className="max-w-xl">
      <ImageSlider before={before} after={after} marks={marked.state === 'on' ? marked.url : null} />
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <Button
          size="sm"
          variant="outline"
          onClick={mark}
          state={marked.state === 'busy' ? 'loading' : 'idle'}
          loadingText={texts.marking}
        >
          {marked.state === 'on' ? texts.unmark : texts.mark}
        </Button>
        <p role="status" className="text-ink-soft">
          {marked.state === 'on' &&
            texts.marked(writeNumber(marked.share * 100, language, { maximumFractionDigits: 1 }))}
          {marked.state === 'failed' && texts.markFailed}
        </p>
      </div>
    </div>
  );
}

interface OneImageProps {
  name: string;
  alt: string;
  url: string | null;
  facts: string | null;
}

function OneImage({ name, alt, url, facts }: OneImageProps) {
  const texts = useTexts(pageHistoryTexts);
  return (
    <figure>
      <figcaption className="mb-2 text-ink-soft text-sm">{name}</figcaption>
      {url === null ? (
        <p className="grid aspect-[1.91] place-items-center rounded-lg border border-line border-dashed text-ink-faint text-sm">
          {texts.noImage}
        </p>
      ) : (
        <img src={url} alt={alt} className="w-full rounded-lg border border-line" />
      )}
      {facts && <p className="figures mt-2 text-ink-faint text-sm">{facts}</p>}
    </figure>
  );
}

function Facts({ name, facts }: { name: string; facts: string | null }) {
  return (
    <div>
      <dt className="text-ink-faint">{name}</dt>
      <dd>{facts ?? '–'}</dd>
    </div>
  );
}

/** `1200 × 630 · 72 KB`; null: it could not be loaded. */
function factsOf(image: StateImage | null, language: Language): string | null {
  if (!image?.ok) return null;
  const size = `${image.width} × ${image.height}`;
  return image.bytes === null ? size : `${size} · ${fileSize(image.bytes, language)}`;
}

interface ImageSliderProps {
  before: string;
  after: string;
  /** Laid over both. */
  marks: string | null;
}

/** One image over the other; a range input, so it works by touch, mouse, keyboard and screen reader alike. */
function ImageSlider({ before, after, marks }: ImageSliderProps) {
  const texts = useTexts(pageHistoryTexts);
  const [at, setAt] = useState(50);
  return (
    <div>
      <div className="relative overflow-hidden rounded-lg border border-line bg-sunken">
        <img src={after} alt={texts.imageAfter} className="block w-full" />
        <img
          src={before}
          alt={texts.imageBefore}
          className="absolute inset-0 size-full object-fill"
          style={{ clipPath: `inset(0 ${100 - at}% 0 0)` }}
        />
        {marks && <img src={marks} alt="" className="absolute inset-0 size-full object-fill" />}
        <span aria-hidden className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-signal" style={{ left: `${at}%` }} />
      </div>
      <div aria-hidden className="mt-2 flex justify-between text-ink-faint text-xs">
        <span>{texts.before}</span>
        <span>{texts.after}</span>
      </div>
      <input
        type="range"
        min={0}
        max={100}
        value={at}
        onChange={(event) => setAt(Number(event.target.value))}
        aria-label={texts.slider}
        className="block h-8 w-full accent-(--signal)"
      />
    </div>
  );
}
