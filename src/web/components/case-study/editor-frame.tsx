import type { ReactNode } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { FormAlert } from '#web/forms/form-alert.tsx';
import { caseStudyTexts } from '#web/i18n/app/case-studies.ts';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import type { useEditor } from './use-editor.ts';

interface EditorFrameProps {
  editor: Pick<
    ReturnType<typeof useEditor>,
    'save' | 'undo' | 'canUndo' | 'isChanged' | 'isSaving' | 'refusal' | 'conflict'
  >;
  /** A summary of the stored version, for choosing between two. */
  theirs: string;
  /** Undefined for new items. */
  onDelete: (() => void) | undefined;
  children: ReactNode;
}

/** Fields, then actions: save, undo, delete, and the choice between two versions. */
export function EditorFrame({ editor, theirs, onDelete, children }: EditorFrameProps) {
  const texts = useTexts(caseStudyTexts);
  const common = useTexts(commonTexts);
  const { conflict } = editor;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        editor.save();
      }}
    >
      {children}
      <div className="sticky bottom-0 z-10 mt-8 border-line border-t bg-paper py-4">
        <FormAlert refusal={editor.refusal} />
        {conflict && (
          <div role="alert" className="mb-4 rounded-md bg-warn-soft px-4 py-3 text-sm">
            <p>{texts.conflict}</p>
            <p className="mt-1 text-ink-soft">{texts.theyHave(theirs)}</p>
            <div className="mt-3 flex flex-wrap gap-2">
              <Button size="sm" variant="outline" onClick={conflict.takeTheirs}>
                {texts.takeTheirs}
              </Button>
              <Button size="sm" variant="signal" onClick={conflict.keepMine}>
                {texts.keepMine}
              </Button>
            </div>
          </div>
        )}
        <div className="flex flex-wrap items-center gap-3 pt-1">
          <Button
            type="submit"
            variant="signal"
            state={editor.isSaving ? 'loading' : 'idle'}
            loadingText={common.saving}
            disabled={!editor.isChanged}
          >
            {common.save}
          </Button>
          <Button variant="outline" onClick={editor.undo} disabled={!editor.canUndo}>
            {texts.undo}
          </Button>
          {editor.isChanged && <span className="text-ink-faint text-sm">{texts.unsaved}</span>}
          {onDelete && (
            <Button variant="quiet" className="ml-auto text-bad" onClick={onDelete}>
              {texts.delete}
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}
