import clsx from 'clsx';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { PagePreview } from '#contract/entities/described-audit.ts';
import type { Shown } from '#web/components/page-audit/shown.ts';
import { Button } from '#web/components/ui/button.tsx';
import { LayoutGrid, Link2, RotateCw, SquarePen } from '#web/components/ui/icons.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { previewTexts } from '#web/i18n/public/preview.ts';
import type { TagEditing } from './use-editing.ts';

/** The modal and its code (25 kB) load with the first press. */
const Overview = lazy(() => import('./overview.tsx'));

const COPIED_MS = 2000;

interface ActionsProps {
  view: PagePreview | null;
  isBusy: boolean;
  isAwake: boolean;
  shown: Shown;
  editing: TagEditing;
  /** Null: there is no address to look at. */
  onAuditAgain: (() => void) | null;
}

export function Actions({ view, isBusy, isAwake, shown, editing, onAuditAgain }: ActionsProps) {
  const texts = useTexts(previewTexts);
  const [isCopied, setCopied] = useState(false);
  const [overview, setOverview] = useState<'never' | 'open' | 'closed'>('never');
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => setCopied(true),
      // Without https or permission there is no clipboard; the address bar has the same.
      () => setCopied(false),
    );
  return (
    <div className={clsx('-ml-3 flex flex-wrap gap-1 sm:ml-0 sm:gap-2', !isAwake && 'invisible')}>
      <Button
        size="sm"
        variant="quiet"
        icon={<SquarePen aria-hidden className="size-4" />}
        disabled={!view || isBusy}
        expanded={editing.isOpen}
        onClick={() => (editing.isOpen ? editing.close() : editing.open())}
      >
        {texts.editTags}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        icon={<LayoutGrid aria-hidden className="size-4" />}
        disabled={!view}
        onClick={() => setOverview('open')}
      >
        {texts.overview}
      </Button>
      {onAuditAgain && (
        <>
          <Button
            size="sm"
            variant="quiet"
            icon={<Link2 aria-hidden className="size-4" />}
            state={isCopied ? 'done' : 'idle'}
            doneText={texts.linkCopied}
            onClick={copy}
          >
            {texts.copyLink}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            icon={<RotateCw aria-hidden className={clsx('size-4', isBusy && 'animate-spin')} />}
            disabled={isBusy}
            onClick={onAuditAgain}
          >
            {texts.lookAgain}
          </Button>
        </>
      )}
      {view && overview !== 'never' && (
        <Suspense fallback={null}>
          <Overview {...{ view, shown }} open={overview === 'open'} onClose={() => setOverview('closed')} />
        </Suspense>
      )}
    </div>
  );
}
