import clsx from 'clsx';
import { useEffect, useState } from 'react';
import type { FieldErrors } from '#contract/errors.ts';
import type { Text } from '#domain/language.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Plus } from '#web/components/ui/icons.tsx';
import { caseStudyTexts } from '#web/i18n/app/case-studies.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { handleId, PageEditor, type PageEditorProps } from './page-editor.tsx';

interface PagesEditorProps extends Pick<PageEditorProps, 'types' | 'imageTypes'> {
  /** The call's name for the list. */
  name: string;
  pages: readonly EditedPage[];
  errors: FieldErrors;
  /** `key` is the undo step it belongs to: letters of one field are one step. */
  onChange: (pages: EditedPage[], key: string | null) => void;
}

/** Pages in order: dragged, moved by arrow keys or by buttons. */
export function PagesEditor({ name, pages, types, imageTypes, errors, onChange }: PagesEditorProps) {
  const texts = useTexts(caseStudyTexts);
  const [moved, setMoved] = useState<{ key: number; to: number } | null>(null);
  const [over, setOver] = useState<number | null>(null);
  // A moved node loses the focus; the next press of the arrow key needs it.
  useEffect(() => {
    if (moved) document.getElementById(handleId(moved.key))?.focus();
  }, [moved]);
  const move = (from: number, to: number) => {
    const page = pages[from];
    if (!page || to < 0 || to >= pages.length || to === from) return;
    onChange(movedPage(pages, from, to), null);
    setMoved({ key: page.key, to });
  };
  const add = () => {
    const page = { key: nextKey(pages), url: '', type: types[0]?.value ?? '', imageType: '', comments: [] };
    onChange([...pages, page], null);
  };
  return (
    <section aria-labelledby={`${name}-heading`} className="mt-10">
      <h2 id={`${name}-heading`} className="text-xl">
        {texts.subPages}
      </h2>
      <p role="status" className="sr-only">
        {moved && texts.moved(moved.to + 1, pages.length)}
      </p>
      {pages.length === 0 && <p className="mt-3 text-ink-soft text-sm">{texts.noPages}</p>}
      <ol className="mt-4 grid gap-4">
        {pages.map((page, at) => (
          <li
            key={page.key}
            className={clsx('rounded-lg border p-4', over === at ? 'border-signal' : 'border-line')}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(at);
            }}
            onDragLeave={() => setOver(null)}
            onDrop={(event) => {
              event.preventDefault();
              setOver(null);
              move(Number(event.dataTransfer.getData('text/plain')), at);
            }}
          >
            <PageEditor
              {...{ page, at, types, imageTypes }}
              last={pages.length - 1}
              errorsOf={(field) => errors[`${name}.${at}.${field}`]}
              onChange={(next, field) => onChange(pages.with(at, next), field ? `${page.key} ${field}` : null)}
              onMove={(to) => move(at, to)}
              onRemove={() => onChange(pages.toSpliced(at, 1), null)}
            />
          </li>
        ))}
      </ol>
      <Button
        variant="outline"
        className="mt-4"
        icon={<Plus aria-hidden className="size-4" />}
        disabled={pages.length >= 30}
        onClick={add}
      >
        {texts.addPage}
      </Button>
    </section>
  );
}

/** A page of a case study or demo while it is edited. The key stays with it wherever it is moved. */
export interface EditedPage {
  key: number;
  url: string;
  type: string;
  /** Only case studies say what is wrong with the image; '' means nothing. */
  imageType: string;
  comments: Text[];
}

export const nextKey = (pages: readonly EditedPage[]) => Math.max(0, ...pages.map(({ key }) => key)) + 1;

export function movedPage(pages: readonly EditedPage[], from: number, to: number): EditedPage[] {
  const page = pages[from];
  if (!page || to < 0 || to >= pages.length || from === to) return [...pages];
  return pages.toSpliced(from, 1).toSpliced(to, 0, page);
}

/** For the call: without keys and empty comments. */
export const writtenPages = (pages: readonly EditedPage[]) =>
  pages.map(({ url, type, comments }) => ({
    url,
    type,
    comments: comments.filter(({ en, de }) => en.trim() !== '' || de.trim() !== ''),
  }));
