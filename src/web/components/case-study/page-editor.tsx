import type { FieldErrors } from '#contract/errors.ts';
import { Choice } from '#web/components/listing/choice.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { caseStudyTexts } from '#web/i18n/app/case-studies.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { CommentsEditor } from './comments-editor.tsx';
import type { EditedPage } from './edited-page.ts';
import { PageOrderBar } from './page-order-bar.tsx';

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
