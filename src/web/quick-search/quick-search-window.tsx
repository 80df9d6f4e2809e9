import clsx from 'clsx';
import { useEffect, useId, useRef } from 'react';
import { IconButton } from '#web/components/ui/button.tsx';
import { Search, X } from '#web/components/ui/icons.tsx';
import { quickSearchTexts } from '#web/i18n/app/quick-search.ts';
import { useTexts } from '#web/i18n/language.tsx';
import type { AppData } from '#web/layouts/app.tsx';
import type { Result, ResultGroup } from './result-groups.ts';
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

interface ResultListProps {
  /** Of the list; its options add their number. */
  id: string;
  label: string;
  groups: ResultGroup[];
  current: number;
  onOpen: (result: Result) => void;
  onPoint: (at: number) => void;
}

function ResultList({ id, label, groups, current, onOpen, onPoint }: ResultListProps) {
  return (
    <div id={id} role="listbox" aria-label={label} className="max-h-[60vh] overflow-y-auto overscroll-contain p-1.5">
      {groups.map(({ title, results, first }) => (
        // biome-ignore lint/a11y/useSemanticElements: a list of choices is grouped by role, a fieldset is for fields
        <div key={title} role="group" aria-label={title}>
          <p aria-hidden className="px-2.5 pt-2 pb-1 text-ink-faint text-xs">
            {title}
          </p>
          {results.map((result, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field, which keeps the focus
            <div
              key={result.key}
              id={`${id}-${first + at}`}
              role="option"
              tabIndex={-1}
              aria-selected={first + at === current}
              onClick={() => onOpen(result)}
              onPointerMove={() => onPoint(first + at)}
              className={clsx(
                'flex min-h-10 cursor-pointer items-baseline gap-3 rounded-sm px-2.5 py-2 text-sm',
                first + at === current && 'bg-hover',
              )}
            >
              <span className="max-w-[70%] shrink-0 truncate">{result.name}</span>
              {result.detail && <span className="min-w-0 truncate text-ink-faint text-xs">{result.detail}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
