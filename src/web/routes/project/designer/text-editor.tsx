import { useRef } from 'react';
import { type ElementText, textOfElement, withText } from '#domain/design/element-text.ts';
import { Choice } from '#web/components/ui/choice.tsx';
import { TextArea } from '#web/components/ui/text-field.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { designerTexts } from '#web/i18n/project/designer.ts';
import { studioTexts } from '#web/i18n/project/studio.ts';
import { PanelSection, Segments } from '#web/studio/panel-section.tsx';
import type { Studio } from '#web/studio/use-studio.ts';

interface TextEditorProps {
  studio: Studio;
  pageCount: number;
  id: string;
}

const isShown = (value: unknown) => (typeof value === 'string' && value !== '') || typeof value === 'number';
const cut = (value: unknown) => (String(value).length > 40 ? `${String(value).slice(0, 39)}…` : String(value));
/** Fields that are not text for people. */
const notWords = ['url', 'dir', 'language', 'image', 'logo', 'brandColor', 'currency'];

/** The text of an element: a field of the page, custom words, or both. */
export function TextEditor({ studio, id, pageCount }: TextEditorProps) {
  const texts = useTexts(designerTexts);
  const { usedOnPages } = useTexts(studioTexts);
  const area = useRef<HTMLTextAreaElement>(null);
  const { design, change, live } = studio;
  const text = textOfElement(design.html, id);
  if (!text) return null;
  const pageData = live.image?.pageData ?? {};
  const names = Object.entries(pageData)
    .filter(([name, value]) => isShown(value) && !notWords.includes(name))
    .map(([name]) => name);
  const set = (next: ElementText, key?: string) =>
    change((now) => ({ ...now, html: withText(now.html, id, next) }), key);
  const shownNow =
    text.kind === 'field' && Object.hasOwn(pageData, text.field) ? String(pageData[text.field] ?? '') : '';
  const turnInto = (kind: ElementText['kind']) => {
    if (kind === text.kind) return;
    if (kind === 'field') set({ kind, field: names.includes('title') ? 'title' : (names[0] ?? 'title') });
    else if (kind === 'words') set({ kind, words: shownNow || texts.newText });
    else set({ kind, source: text.kind === 'field' ? `{{ ${text.field} }}` : text.kind === 'words' ? text.words : '' });
  };
  const insert = (field: string) => {
    if (text.kind !== 'mixed') return;
    const at = area.current?.selectionStart ?? text.source.length;
    set({ kind: 'mixed', source: `${text.source.slice(0, at)}{{ ${field} }}${text.source.slice(at)}` });
  };
  const options = names.map((name) => ({ value: name, label: `${name} – ${cut(pageData[name])}` }));
  return (
    <PanelSection title={texts.text}>
      <Segments
        legend={texts.source}
        options={[
          { value: 'field', label: texts.fromPage },
          { value: 'words', label: texts.ownText },
          { value: 'mixed', label: texts.mixed },
        ]}
        value={text.kind}
        onChange={turnInto}
      />
      {text.kind === 'field' && (
        <Choice
          label={texts.field}
          value={text.field}
          onChange={(field) => set({ kind: 'field', field })}
          options={names.includes(text.field) ? options : [{ value: text.field, label: text.field }, ...options]}
        />
      )}
      {text.kind === 'words' && (
        <TextArea
          label={texts.ownText}
          labelHidden
          rows={2}
          hint={usedOnPages(pageCount)}
          value={text.words}
          onChange={(event) => set({ kind: 'words', words: event.target.value }, `words ${id}`)}
        />
      )}
      {text.kind === 'mixed' && (
        <>
          <TextArea
            ref={area}
            label={texts.ownText}
            labelHidden
            rows={3}
            spellCheck={false}
            value={text.source}
            onChange={(event) => set({ kind: 'mixed', source: event.target.value }, `mixed ${id}`)}
          />
          <Choice
            label={texts.insertField}
            value=""
            onChange={insert}
            options={[{ value: '', label: '…' }, ...options]}
          />
        </>
      )}
    </PanelSection>
  );
}
