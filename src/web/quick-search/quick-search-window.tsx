import clsx from 'clsx';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { IconButton } from '../components/ui/button.tsx';
import { quickSearchTexts } from '../i18n/app/quick-search.ts';
import { useLanguage, useTexts } from '../i18n/language.tsx';
import type { AppData } from '../layouts/app.tsx';
import { type Result, resultGroups } from './result-groups.ts';
import { useFound } from './use-found.ts';

export interface QuickSearchWindowProps extends Pick<AppData, 'user' | 'project'> {
  onClose: () => void;
}

/** A native dialog: focus stays in it, Escape and the veil close it, focus goes back to where it was. */
export default function QuickSearchWindow({ user, project, onClose }: QuickSearchWindowProps) {
  const texts = useTexts(quickSearchTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const found = useFound(typed, project?.id);
  const groups = resultGroups({ typed, language, user, project, found, texts });
  const results = groups.flatMap((group) => group.results);
  const current = Math.max(0, Math.min(active, results.length - 1));
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, current]);
  const open = (result: Result | undefined) => {
    if (!result) return;
    onClose();
    navigate(result.href);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setActive(results.length ? (current + step + results.length) % results.length : 0);
    else if (event.key === 'Enter') open(results[current]);
    else return;
    event.preventDefault();
  };
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
          value={typed}
          placeholder={texts.placeholder}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
          className="h-13 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-ink-faint"
        />
        <IconButton label={texts.close} onClick={onClose}>
          <X aria-hidden className="size-4.5" />
        </IconButton>
      </div>
      <div
        id={id}
        role="listbox"
        aria-label={texts.results}
        className="max-h-[60vh] overflow-y-auto overscroll-contain p-1.5"
      >
        {groups.map(({ title, results: own, first }) => (
          // biome-ignore lint/a11y/useSemanticElements: a list of choices is grouped by role, a fieldset is for fields
          <div key={title} role="group" aria-label={title}>
            <p aria-hidden className="px-2.5 pt-2 pb-1 text-ink-faint text-xs">
              {title}
            </p>
            {own.map((result, at) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field, which keeps the focus
              <div
                key={result.key}
                id={`${id}-${first + at}`}
                role="option"
                tabIndex={-1}
                aria-selected={first + at === current}
                onClick={() => open(result)}
                onPointerMove={() => setActive(first + at)}
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
