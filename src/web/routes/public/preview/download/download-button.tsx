import { useEffect, useRef, useState } from 'react';
import { type PlatformId, platformNames } from '#domain/audit/platforms/platform-id.ts';
import type { Shown } from '#web/components/page-audit/shown.ts';
import { Download, LoaderCircle } from '#web/components/ui/icons.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { previewTexts } from '#web/i18n/public/preview.ts';

/** Beside the platform's score: the card as it is drawn now, as a file. */
export function DownloadButton({ id, shown }: { id: PlatformId; shown: Shown }) {
  const texts = useTexts(previewTexts);
  const [state, setState] = useState<'idle' | 'busy'>('idle');
  const [error, setError] = useState<string | null>(null);
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  const button = useRef<HTMLButtonElement>(null);
  const download = async () => {
    const drawings = button.current?.closest('li')?.querySelectorAll<HTMLElement>('.pv') ?? [];
    const drawing = [...drawings].find((one) => one.checkVisibility());
    if (!drawing || state === 'busy') return;
    setState('busy');
    setError(null);
    const { saveCard } = await import('./draw-card.ts');
    const failure = await saveCard(drawing, `linkbild-${id}-${shown.device}-${shown.theme}.png`);
    setError(failure === '' ? texts.notDrawn : failure);
    setState('idle');
  };
  // Its code runs only once the card has woken.
  if (!isAwake) return null;
  const Icon = state === 'busy' ? LoaderCircle : Download;
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={texts.download(platformNames[id])}
        title={texts.download(platformNames[id])}
        aria-busy={state === 'busy' || undefined}
        onClick={download}
        className="absolute top-0.5 right-[4.25rem] grid size-8 place-items-center rounded-md text-ink-faint hover:bg-hover hover:text-ink"
      >
        <Icon aria-hidden className={state === 'busy' ? 'size-4 animate-spin' : 'size-4'} />
      </button>
      {error && (
        <p role="alert" className="absolute inset-x-2 top-12 z-10 rounded-md bg-bad-soft px-3 py-2 text-bad text-sm">
          {error}
        </p>
      )}
    </>
  );
}
