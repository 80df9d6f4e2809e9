import clsx from 'clsx';
import type { ReactNode } from 'react';
import { LoaderCircle, TriangleAlert } from '#web/components/ui/icons.tsx';
import { useTexts } from '../i18n/language.tsx';
import { studioTexts } from '../i18n/project/studio.ts';
import type { LiveState } from './use-live-image.ts';

interface StageProps {
  live: LiveState;
  /** Overlays the image, in its own scale: the designer's handles, which reach a little over its edge. */
  children?: ReactNode;
  className?: string;
}

const MISSING_SHOWN = 3;

/** The image in its frame. Once there it never disappears; a thin line shows that the next one is loading. */
export function Stage({ live, children, className }: StageProps) {
  const texts = useTexts(studioTexts);
  const { image, drawing, trouble, missing } = live;
  return (
    <div className={clsx('min-w-0', className)}>
      <div
        aria-busy={drawing}
        className="relative aspect-[1200/630] w-full select-none overflow-clip rounded-md bg-surface shadow-float outline outline-line [overflow-clip-margin:0.75rem]"
      >
        {image ? (
          <img
            src={image.src}
            alt={texts.image}
            width={1200}
            height={630}
            draggable={false}
            className="block size-full rounded-md"
            data-live-image
          />
        ) : (
          <span
            className={clsx('grid size-full place-items-center text-ink-faint text-sm', drawing && 'animate-breathe')}
          >
            {drawing ? texts.drawing : null}
          </span>
        )}
        {children}
        {drawing && image && (
          <span className="absolute top-2.5 right-2.5 grid size-6 place-items-center rounded-full bg-surface/85 text-ink-soft opacity-0 delay-300 duration-150 [animation:rise_150ms_400ms_both] [opacity:unset]">
            <LoaderCircle aria-hidden className="size-3.5 animate-spin" />
          </span>
        )}
      </div>
      <div role="status" aria-live="polite">
        {trouble && (
          <p className="mt-3 flex gap-2.5 rounded-md bg-bad-soft px-3.5 py-2.5 text-bad text-sm">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {trouble.fault?.where && <strong>{texts.line(trouble.fault.where.line)}: </strong>}
              {trouble.fault ? trouble.fault.detail && `${trouble.message} ${trouble.fault.detail}` : trouble.message}
              {image && <span className="mt-0.5 block text-ink-soft">{texts.cannotDraw}</span>}
            </span>
          </p>
        )}
        {!trouble && missing.length > 0 && (
          <p className="mt-3 flex gap-2.5 rounded-md bg-warn-soft px-3.5 py-2.5 text-sm">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {texts.missing(missing.length)} {missing.slice(0, MISSING_SHOWN).join(', ')}
              {missing.length > MISSING_SHOWN && ' …'}
            </span>
          </p>
        )}
      </div>
    </div>
  );
}
