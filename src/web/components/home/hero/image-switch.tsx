import clsx from 'clsx';
import type { PageAuditState } from '#web/components/page-audit/use-page-audit.ts';
import type { ExampleImageControl } from '#web/components/reveal/use-example-image.ts';
import { LoaderCircle } from '#web/components/ui/icons.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { heroTexts } from '#web/i18n/public/home-hero.ts';

interface ImageSwitchProps {
  audit: PageAuditState;
  image: ExampleImageControl;
}

/** Below the card: as it is today, or with the image Linkbild creates. The line is always there, so nothing moves. */
export function ImageSwitch({ audit: { view }, image: { image, create, show } }: ImageSwitchProps) {
  const texts = useTexts(heroTexts);
  const isAfter = image.state === 'ready' && image.isShown;
  const showAfter = () => (image.state === 'ready' ? show(true) : view && create(view.url));
  return (
    <div className="mt-3 flex h-14 shrink-0 items-center gap-x-4">
      <fieldset
        aria-label={texts.which}
        className={clsx('flex shrink-0 rounded-md border border-line-strong/60 p-0.5', !view && 'invisible')}
      >
        <Option isOn={!isAfter} onChoose={() => show(false)}>
          {texts.today}
        </Option>
        <Option isOn={isAfter} isBusy={image.state === 'creating'} onChoose={showAfter}>
          {texts.withLinkbild}
        </Option>
      </fieldset>
      <p role="status" className="min-w-0 flex-1 text-ink-soft text-xs">
        {image.state === 'failed' ? texts.notCreated : isAfter ? texts.created : ''}
      </p>
    </div>
  );
}

interface OptionProps {
  isOn: boolean;
  isBusy?: boolean;
  onChoose: () => void;
  children: string;
}

function Option({ isOn, isBusy = false, onChoose, children }: OptionProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? undefined : onChoose}
      className={clsx(
        'relative flex h-9 items-center rounded-sm px-3 text-sm transition-colors duration-150',
        isOn ? 'bg-ink text-paper' : 'text-ink-soft hover:bg-hover hover:text-ink',
      )}
    >
      <span className={clsx(isBusy && 'invisible')}>{children}</span>
      {isBusy && <LoaderCircle aria-hidden className="absolute inset-0 m-auto size-4 animate-spin" />}
    </button>
  );
}
