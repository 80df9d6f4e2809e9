import { useMemo } from 'react';
import type { CaseStudy } from '#contract/calls/case-study.ts';
import { caseStudyCategories, caseStudyPageImageTypes, caseStudyPageTypes } from '#domain/enumerations.ts';
import { languages, type Text } from '#domain/language.ts';
import { useConfirmation } from '#web/components/actions/use-confirmation.tsx';
import { EditorFrame } from '#web/components/case-study/editor-frame.tsx';
import { type EditedPage, PagesEditor, writtenPages } from '#web/components/case-study/pages-editor.tsx';
import { type Stored, useEditor } from '#web/components/case-study/use-editor.ts';
import { Choice } from '#web/components/ui/choice.tsx';
import { TextArea, TextField } from '#web/components/ui/text-field.tsx';
import { caseStudyTexts, categoryTexts, imageProblemTexts, pageTypeTexts } from '#web/i18n/app/case-studies.ts';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';

interface Draft {
  title: string;
  category: string;
  website: string;
  description: Text;
  pages: EditedPage[];
}

interface StudyEditorProps {
  /** Null for a new one. */
  study: CaseStudy | null;
  onCreated: (uuid: string) => void;
  onDelete: (id: string) => Promise<void>;
}

const storedOf = (study: CaseStudy | null): Stored<Draft> => ({
  updatedAt: study?.updatedAt ?? null,
  draft: {
    title: study?.title ?? '',
    category: study?.category ?? caseStudyCategories[0],
    website: study?.website ?? '',
    description: study?.description ?? { en: '', de: '' },
    pages: (study?.pages ?? []).map((page) => ({ ...page, key: page.id, imageType: page.imageType ?? '' })),
  },
});

const isWritten = ({ en, de }: Text) => en.trim() !== '' || de.trim() !== '';

/** /app/case-study?study=…, for super admins. */
export function StudyEditor({ study, onCreated, onDelete }: StudyEditorProps) {
  const texts = useTexts(caseStudyTexts);
  const { optional } = useTexts(commonTexts);
  const categories = useTexts(categoryTexts);
  const types = useTexts(pageTypeTexts);
  const problems = useTexts(imageProblemTexts);
  const stored = useMemo(() => storedOf(study), [study]);
  const written = ({ pages, description, ...rest }: Draft) => ({
    ...(study && { id: study.id }),
    ...rest,
    description: isWritten(description) ? description : null,
    pages: writtenPages(pages).map((page, at) => ({ ...page, imageType: pages[at]?.imageType || null })),
  });
  const editor = useEditor(stored, written, onCreated);
  const { draft, change, errors } = editor;
  const { ask, modal } = useConfirmation();
  const set = (field: 'title' | 'category' | 'website', value: string) =>
    change((now) => ({ ...now, [field]: value }), field);
  const confirmDelete = (known: CaseStudy) =>
    ask({
      title: texts.deleteTitle(known.title),
      description: texts.deleteText,
      confirm: texts.delete,
      onConfirm: async () => {
        editor.letGo();
        await onDelete(known.uuid);
      },
    });
  return (
    <EditorFrame editor={editor} theirs={stored.draft.title} onDelete={study ? () => confirmDelete(study) : undefined}>
      {modal}
      <div className="grid gap-5 md:grid-cols-2">
        <TextField
          label={texts.title}
          value={draft.title}
          maxLength={200}
          errors={errors.title}
          onChange={(event) => set('title', event.target.value)}
        />
        <TextField
          label={texts.website}
          value={draft.website}
          inputMode="url"
          autoCapitalize="none"
          errors={errors.website}
          onChange={(event) => set('website', event.target.value)}
        />
        <Choice
          label={texts.category}
          value={draft.category}
          errors={errors.category}
          options={caseStudyCategories.map((value) => ({ value, label: categories[value] }))}
          onChange={(value) => set('category', value)}
          className="md:col-span-2 md:max-w-[calc(50%-0.625rem)]"
        />
        {languages.map((one) => (
          <TextArea
            key={one}
            label={{ en: texts.descriptionEn, de: texts.descriptionDe }[one]}
            note={optional}
            value={draft.description[one]}
            maxLength={1000}
            rows={3}
            errors={errors[`description.${one}`]}
            onChange={(event) =>
              change(
                (now) => ({ ...now, description: { ...now.description, [one]: event.target.value } }),
                `description ${one}`,
              )
            }
          />
        ))}
      </div>
      <PagesEditor
        name="pages"
        pages={draft.pages}
        errors={errors}
        types={caseStudyPageTypes.map((type) => ({ value: type, label: types[type] }))}
        imageTypes={caseStudyPageImageTypes.map((type) => ({ value: type, label: problems[type] }))}
        onChange={(pages, key) => change((now) => ({ ...now, pages }), key)}
      />
    </EditorFrame>
  );
}
