import { useState } from 'react';
import { useTexts } from '../../i18n/language.tsx';
import { pageHistoryTexts } from '../../i18n/project/page-history.ts';

interface ImageSliderProps {
  before: string;
  after: string;
  /** Laid over both. */
  marks: string | null;
}

/** One image over the other; a range input, so it works by touch, mouse, keyboard and screen reader alike. */
export function ImageSlider({ before, after, marks }: ImageSliderProps) {
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
