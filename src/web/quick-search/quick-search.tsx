import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { IconButton } from '#web/components/ui/button.tsx';
import { Search } from '#web/components/ui/icons.tsx';
import { quickSearchTexts } from '#web/i18n/app/quick-search.ts';
import { useTexts } from '#web/i18n/language.tsx';
import type { AppData } from '#web/layouts/app.tsx';

const QuickSearchWindow = lazy(() => import('./quick-search-window.tsx'));

/** The way to everything: a button in the header, Ctrl K or Cmd K on a keyboard. */
export function QuickSearch({ user, project }: Pick<AppData, 'user' | 'project'>) {
  const texts = useTexts(quickSearchTexts);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      // Where a window stands in front of the page, the keys are its own.
      if (document.querySelector('dialog[open], [role=dialog]')) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        className="hidden h-9 w-56 items-center gap-2.5 rounded-md border border-line bg-surface px-3 text-ink-faint text-sm hover:border-line-strong hover:text-ink md:flex"
      >
        <Search aria-hidden className="size-4" />
        <span className="flex-1 text-left">{texts.search}</span>
        <kbd aria-hidden className="font-sans text-xs">
          {texts.shortcut}
        </kbd>
      </button>
      <IconButton label={texts.search} onClick={() => setOpen(true)} className="md:hidden">
        <Search aria-hidden className="size-5" />
      </IconButton>
      {isOpen && (
        <Suspense fallback={null}>
          <QuickSearchWindow user={user} project={project} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
