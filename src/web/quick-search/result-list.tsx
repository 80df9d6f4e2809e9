import clsx from 'clsx';
import type { Result, ResultGroup } from './result-groups.ts';

interface ResultListProps {
  /** Of the list; its options add their number. */
  id: string;
  label: string;
  groups: ResultGroup[];
  current: number;
  onOpen: (result: Result) => void;
  onPoint: (at: number) => void;
}

export function ResultList({ id, label, groups, current, onOpen, onPoint }: ResultListProps) {
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
