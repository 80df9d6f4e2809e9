import type { KeyboardEvent } from 'react';
import type { FieldErrors } from '#contract/errors.ts';
import { languages } from '#domain/language.ts';
import { DeleteButton } from '#web/components/actions/action-buttons.tsx';
import { Button, IconButton } from '#web/components/ui/button.tsx';
import { Choice } from '#web/components/ui/choice.tsx';
import { ArrowDown, ArrowUp, GripVertical, Plus } from '#web/components/ui/icons.tsx';
import { TextArea, TextField } from '#web/components/ui/text-field.tsx';
import { caseStudyTexts } from '#web/i18n/app/case-studies.ts';
import { useTexts } from '#web/i18n/language.tsx';
import type { EditedPage } from './pages-editor.tsx';

type Options = readonly { value: string; label: string }[];

export interface PageEditorProps {
  page: EditedPage;
  /** Its index and that of the last one, from 0. */
  at: number;
  last: number;
  types: Options;
  imageTypes?: Options;
  /** By the call's field names, below this page's own. */
  errorsOf: (field: string) => FieldErrors[string] | undefined;
  onChange: (page: EditedPage, field: string) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One page: its position, URL, kind and comments. */
export function PageEditor({
  page,
  at,
  last,
  types,
  imageTypes,
  errorsOf,
  onChange,
  onMove,
  onRemove,
}: PageEditorProps) {
  const texts = useTexts(caseStudyTexts);
  return (
    <>
      <PageOrderBar {...{ page, at, last, onMove, onRemove }} />
      <div className="mt-3 grid gap-4 md:grid-cols-[2fr_1fr_1fr]">
        <TextField
          label={texts.address}
          value={page.url}
          inputMode="url"
          autoCapitalize="none"
          maxLength={2000}
          className={imageTypes ? '' : 'md:col-span-2'}
          errors={errorsOf('url')}
          onChange={(event) => onChange({ ...page, url: event.target.value }, 'url')}
        />
        <Choice
          label={texts.type}
          value={page.type}
          options={types}
          errors={errorsOf('type')}
          onChange={(type) => onChange({ ...page, type }, 'type')}
        />
        {imageTypes && (
          <Choice
            label={texts.imageType}
            value={page.imageType}
            options={[{ value: '', label: texts.noProblem }, ...imageTypes]}
            errors={errorsOf('imageType')}
            onChange={(imageType) => onChange({ ...page, imageType }, 'imageType')}
          />
        )}
      </div>
      <CommentsEditor {...{ page, errorsOf, onChange }} />
    </>
  );
}

export const handleId = (key: number) => `order-of-page-${key}`;

type Props = Pick<PageEditorProps, 'page' | 'at' | 'last' | 'onMove' | 'onRemove'>;

/** Which page this is, and everything that moves it: dragging, arrow keys, buttons, removal. */
function PageOrderBar({ page, at, last, onMove, onRemove }: Props) {
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

/** Our comments about a page, in both languages. */
function CommentsEditor({ page, errorsOf, onChange }: Pick<PageEditorProps, 'page' | 'errorsOf' | 'onChange'>) {
  const texts = useTexts(caseStudyTexts);
  const changeComment = (place: number, comment: EditedPage['comments'][number], language: string) =>
    onChange({ ...page, comments: page.comments.with(place, comment) }, `comment ${place} ${language}`);
  return (
    <>
      {page.comments.map((comment, place) => (
        // Comments cannot be reordered: their index identifies them.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={place} className="mt-4 grid gap-4 md:grid-cols-[1fr_1fr_auto]">
          {languages.map((language) => (
            <TextArea
              key={language}
              rows={2}
              maxLength={500}
              label={{ en: texts.commentEn(place + 1), de: texts.commentDe(place + 1) }[language]}
              value={comment[language]}
              errors={errorsOf(`comments.${place}.${language}`)}
              onChange={(event) => changeComment(place, { ...comment, [language]: event.target.value }, language)}
            />
          ))}
          <div className="self-end pb-1">
            <DeleteButton
              label={texts.removeComment(place + 1)}
              onClick={() => onChange({ ...page, comments: page.comments.toSpliced(place, 1) }, '')}
            />
          </div>
        </div>
      ))}
      <Button
        size="sm"
        variant="quiet"
        className="-ml-3 mt-3"
        icon={<Plus aria-hidden className="size-4" />}
        disabled={page.comments.length >= 10}
        onClick={() => onChange({ ...page, comments: [...page.comments, { en: '', de: '' }] }, '')}
      >
        {texts.addComment}
      </Button>
    </>
  );
}
