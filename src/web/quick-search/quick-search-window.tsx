import clsx from 'clsx';
import { useEffect, useId, useRef } from 'react';
import { Search, X } from '#web/components/ui/icons.tsx';
import { IconButton } from '../components/ui/button.tsx';
import { quickSearchTexts } from '../i18n/app/quick-search.ts';
import { useTexts } from '../i18n/language.tsx';
import type { AppData } from '../layouts/app.tsx';
import { ResultList } from './result-list.tsx';
import { useQuickSearch } from './use-quick-search.ts';

export interface QuickSearchWindowProps extends Pick<AppData, 'user' | 'project'> {
  onClose: () => void;
}

/** A native dialog: focus stays in it, Escape and the veil close it, focus goes back to where it was. */
export default function QuickSearchWindow({ user, project, onClose }: QuickSearchWindowProps) {
  const texts = useTexts(quickSearchTexts);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the effects of the search: in a closed dialog nothing can be scrolled to.
  useEffect(() => dialog.current?.showModal(), []);
  const search = useQuickSearch({ user, project, onClose, id });
  const { found, results, current } = search;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; the click is the one on the veil
    <dialog
      ref={dialog}
      aria-label={texts.search}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className="mx-auto mt-[12vh] mb-auto w-[min(36rem,calc(100vw-1.5rem))] overflow-hidden rounded-lg border border-line bg-surface p-0 text-ink shadow-float backdrop:bg-veil max-sm:mt-3"
    >
      <div className="flex items-center gap-2.5 border-line border-b pr-1.5 pl-4">
        <Search aria-hidden className="size-4.5 shrink-0 text-ink-faint" />
        <input
          autoFocus
          role="combobox"
          aria-label={texts.search}
          aria-expanded="true"
          aria-controls={id}
          aria-activedescendant={results[current] ? `${id}-${current}` : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
          value={search.typed}
          placeholder={texts.placeholder}
          onChange={(event) => search.type(event.target.value)}
          onKeyDown={search.onKeyDown}
          className="h-13 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-ink-faint"
        />
        <IconButton label={texts.close} onClick={onClose}>
          <X aria-hidden className="size-4.5" />
        </IconButton>
      </div>
      <ResultList
        id={id}
        label={texts.results}
        groups={search.groups}
        current={current}
        onOpen={search.open}
        onPoint={search.point}
      />
      <p
        role="status"
        className={clsx('px-4 pb-3 text-ink-faint text-sm', results.length > 0 && !found.isFailed && 'sr-only')}
      >
        {found.isFailed
          ? texts.failed
          : found.isSearching
            ? texts.searching
            : results.length > 0
              ? texts.count(results.length)
              : texts.nothing}
      </p>
    </dialog>
  );
}
