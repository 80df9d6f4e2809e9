import type { KeyboardEvent } from 'react';
import { ArrowDown, ArrowUp, GripVertical } from '#web/components/ui/icons.tsx';
import { caseStudyTexts } from '../../i18n/app/case-studies.ts';
import { useTexts } from '../../i18n/language.tsx';
import { DeleteButton } from '../actions/delete-button.tsx';
import { IconButton } from '../ui/button.tsx';
import type { PageEditorProps } from './page-editor.tsx';

export const handleId = (key: number) => `order-of-page-${key}`;

type Props = Pick<PageEditorProps, 'page' | 'at' | 'last' | 'onMove' | 'onRemove'>;

/** Which page this is, and everything that moves it: dragging, arrow keys, buttons, removal. */
export function PageOrderBar({ page, at, last, onMove, onRemove }: Props) {
  const texts = useTexts(caseStudyTexts);
  const number = at + 1;
  const byKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    if (!step) return;
    event.preventDefault();
    onMove(at + step);
  };
  return (
    <div
      role="toolbar"
      aria-label={texts.page(number)}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', String(at));
      }}
      className="-mx-2 flex cursor-grab items-center gap-1 active:cursor-grabbing"
    >
      <button
        type="button"
        id={handleId(page.key)}
        aria-label={texts.drag(number)}
        onKeyDown={byKey}
        className="grid size-8 cursor-grab place-items-center rounded-md text-ink-faint hover:bg-hover hover:text-ink"
      >
        <GripVertical aria-hidden className="size-4" />
      </button>
      <h3 className="flex-1 font-[640] font-sans text-sm tracking-normal">{texts.page(number)}</h3>
      <IconButton size="sm" label={texts.moveUp(number)} disabled={at === 0} onClick={() => onMove(at - 1)}>
        <ArrowUp aria-hidden className="size-4" />
      </IconButton>
      <IconButton size="sm" label={texts.moveDown(number)} disabled={at === last} onClick={() => onMove(at + 1)}>
        <ArrowDown aria-hidden className="size-4" />
      </IconButton>
      <DeleteButton label={texts.removePage(number)} onClick={onRemove} />
    </div>
  );
}
