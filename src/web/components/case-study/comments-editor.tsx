import { Plus } from '#web/components/ui/icons.tsx';
import { caseStudyTexts } from '../../i18n/app/case-studies.ts';
import { useTexts } from '../../i18n/language.tsx';
import { DeleteButton } from '../actions/delete-button.tsx';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/text-area.tsx';
import type { EditedPage } from './edited-page.ts';
import type { PageEditorProps } from './page-editor.tsx';

/** Our comments about a page, in both languages. */
export function CommentsEditor({ page, errorsOf, onChange }: Pick<PageEditorProps, 'page' | 'errorsOf' | 'onChange'>) {
  const texts = useTexts(caseStudyTexts);
  const changeComment = (place: number, comment: EditedPage['comments'][number], language: string) =>
    onChange({ ...page, comments: page.comments.with(place, comment) }, `comment ${place} ${language}`);
  return (
    <>
      {page.comments.map((comment, place) => (
        // Comments cannot be reordered: their index identifies them.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={place} className="mt-4 grid gap-4 md:grid-cols-[1fr_1fr_auto]">
          {(['en', 'de'] as const).map((language) => (
            <TextArea
              key={language}
              rows={2}
              maxLength={500}
              label={language === 'en' ? texts.commentEn(place + 1) : texts.commentDe(place + 1)}
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
