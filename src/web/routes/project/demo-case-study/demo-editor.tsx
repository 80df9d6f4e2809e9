import { useMemo } from 'react';
import type { EditedDemo } from '#contract/calls/case-study.ts';
import { demoCaseStudyPageTypes } from '#domain/enumerations.ts';
import { languages, type Text } from '#domain/language.ts';
import { useConfirmation } from '#web/components/actions/use-confirmation.tsx';
import { EditorFrame } from '#web/components/case-study/editor-frame.tsx';
import { type EditedPage, PagesEditor, writtenPages } from '#web/components/case-study/pages-editor.tsx';
import { type Stored, useEditor } from '#web/components/case-study/use-editor.ts';
import { ExternalLink } from '#web/components/ui/icons.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { caseStudyTexts, demoPageTypeTexts } from '#web/i18n/app/case-studies.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { usePathTo } from '#web/paths.ts';

interface Draft {
  identifier: string;
  title: Text;
  pages: EditedPage[];
}

interface DemoEditorProps {
  /** Null for a new one. */
  demo: EditedDemo | null;
  onCreated: (id: string) => void;
  onDelete: (id: string) => Promise<void>;
}

const storedOf = (demo: EditedDemo | null): Stored<Draft> => ({
  updatedAt: demo?.updatedAt ?? null,
  draft: {
    identifier: demo?.identifier ?? '',
    title: demo?.title ?? { en: '', de: '' },
    pages: (demo?.subPages ?? []).map((page) => ({ ...page, key: page.id, imageType: '' })),
  },
});

/** /app/{slug}/demo-case-study: title, identifier, pages with their comments. */
export function DemoEditor({ demo, onCreated, onDelete }: DemoEditorProps) {
  const texts = useTexts(caseStudyTexts);
  const types = useTexts(demoPageTypeTexts);
  const language = useLanguage();
  const pathTo = usePathTo();
  const stored = useMemo(() => storedOf(demo), [demo]);
  const written = ({ identifier, title, pages }: Draft) => ({
    ...(demo && { id: demo.id }),
    identifier,
    title,
    subPages: writtenPages(pages),
  });
  const editor = useEditor(stored, written, onCreated);
  const { draft, change, errors } = editor;
  const { ask, modal } = useConfirmation();
  const address = pathTo('demo', { projectSlug: draft.identifier.trim() || '…' });
  const confirmDelete = (known: EditedDemo) =>
    ask({
      title: texts.deleteTitle(known.title[language]),
      description: texts.deleteText,
      confirm: texts.delete,
      onConfirm: async () => {
        editor.letGo();
        await onDelete(String(known.id));
      },
    });
  return (
    <div>
      {modal}
      {demo && (
        <p className="mb-5 text-sm">
          <a
            href={pathTo('demo', { projectSlug: demo.identifier })}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-6 items-center gap-1.5 text-link"
          >
            {texts.show}
            <ExternalLink aria-hidden className="size-3.5" />
          </a>
        </p>
      )}
      <EditorFrame
        editor={editor}
        theirs={stored.draft.title[language]}
        onDelete={demo ? () => confirmDelete(demo) : undefined}
      >
        <div className="grid gap-5 md:grid-cols-2">
          {languages.map((one) => (
            <TextField
              key={one}
              label={{ en: texts.titleEn, de: texts.titleDe }[one]}
              value={draft.title[one]}
              maxLength={500}
              errors={errors[`title.${one}`]}
              onChange={(event) =>
                change((now) => ({ ...now, title: { ...now.title, [one]: event.target.value } }), `title ${one}`)
              }
            />
          ))}
          <TextField
            label={texts.identifier}
            value={draft.identifier}
            maxLength={60}
            autoCapitalize="none"
            hint={texts.identifierHint(address)}
            errors={errors.identifier}
            onChange={(event) => change((now) => ({ ...now, identifier: event.target.value }), 'identifier')}
          />
        </div>
        <PagesEditor
          name="subPages"
          pages={draft.pages}
          errors={errors}
          types={demoCaseStudyPageTypes.map((type) => ({ value: type, label: types[type] }))}
          onChange={(pages, key) => change((now) => ({ ...now, pages }), key)}
        />
      </EditorFrame>
    </div>
  );
}
