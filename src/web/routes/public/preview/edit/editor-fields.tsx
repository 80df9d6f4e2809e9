import type { Dispatch } from 'react';
import { cutsOf, type TagFields } from '#domain/audit/edit/tag-fields.ts';
import { countPoints } from '#domain/audit/emulation/cut-text.ts';
import { type PageEvidence, probeOf } from '#domain/audit/emulation/page-evidence.ts';
import { platformNames } from '#domain/audit/platforms/platform-id.ts';
import { imageFailureTexts } from '#domain/audit/texts/image-failure-texts.ts';
import { fileSize } from '#domain/format/numbers.ts';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { inputClass } from '#web/components/ui/field.tsx';
import { TextArea, TextField } from '#web/components/ui/text-field.tsx';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { editorTexts } from '#web/i18n/public/preview-tools.ts';
import type { Drafting, DraftStep } from './draft.ts';

interface EditorFieldsProps {
  state: Drafting;
  step: Dispatch<DraftStep>;
  page: PageEvidence;
}

/** Longer texts are no titles; the field stays responsive. */
const MAX_TEXT = 5_000;

export function EditorFields({ state, step, page }: EditorFieldsProps) {
  const texts = useTexts(editorTexts);
  const { fields } = state.draft;
  const first = state.first.fields;
  const set = (field: keyof TagFields) => (event: { target: { value: string } }) =>
    step({ do: 'set', field, value: event.target.value });
  const noteOf = (field: keyof TagFields) => (fields[field] === first[field] ? undefined : texts.changed);
  return (
    <>
      <TextArea
        id="edit-title"
        label={texts.title}
        rows={2}
        maxLength={MAX_TEXT}
        value={fields.title}
        onChange={set('title')}
        note={noteOf('title')}
        hint={<Length text={fields.title} field="title" />}
      />
      <TextArea
        id="edit-description"
        label={texts.description}
        rows={3}
        maxLength={MAX_TEXT}
        value={fields.description}
        onChange={set('description')}
        note={noteOf('description')}
        hint={<Length text={fields.description} field="description" />}
      />
      <Checkbox
        id="edit-with-page"
        label={texts.withPage}
        checked={fields.withPage}
        onChange={(event) => step({ do: 'set', field: 'withPage', value: event.target.checked })}
      />
      <TextField
        id="edit-image"
        label={texts.image}
        inputMode="url"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={2_000}
        placeholder="https://"
        value={fields.image}
        onChange={set('image')}
        note={noteOf('image')}
        hint={<ImageFacts page={page} />}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Choice id="edit-card" label={texts.card} value={fields.card} options={cards} onChange={set('card')} />
        <Choice id="edit-type" label={texts.type} value={fields.type} options={types} onChange={set('type')} />
      </div>
    </>
  );
}

const cards = ['summary_large_image', 'summary'];
const types = ['website', 'article', 'product', 'profile', 'video.other'];

interface ChoiceProps {
  id: string;
  label: string;
  value: string;
  options: readonly string[];
  onChange: (event: { target: { value: string } }) => void;
}

/** The browser's own list: no further code, and the phone's own wheel. A value of the page stays a choice. */
function Choice({ id, label, value, options, onChange }: ChoiceProps) {
  const texts = useTexts(editorTexts);
  const all = value === '' || options.includes(value) ? options : [value, ...options];
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-[550] text-sm">
        {label}
      </label>
      <select id={id} value={value} onChange={onChange} className={`${inputClass(false)} h-10`}>
        <option value="">{texts.none}</option>
        {all.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </div>
  );
}

/** How long a text is, and which platforms cut it where. */
function Length({ text, field }: { text: string; field: 'title' | 'description' }) {
  const texts = useTexts(editorTexts);
  const cuts = cutsOf(text.trim(), field);
  return (
    <>
      {texts.characters(countPoints(text.trim()))}
      {cuts.map(({ length, unit, platforms }) => (
        <span key={`${length} ${unit}`} className="block text-warn">
          {texts.cutAfter(length, unit, platforms.map((id) => platformNames[id]).join(', '))}
        </span>
      ))}
    </>
  );
}

function ImageFacts({ page }: { page: PageEvidence }) {
  const texts = useTexts(editorTexts);
  const language = useLanguage();
  const image = page.meta.og.images[0] ?? page.meta.twitter.images[0];
  if (!image) return texts.noImage;
  const probe = probeOf(page, image.url);
  if (!probe) return texts.imageUnknown;
  if (!probe.ok)
    return <span className="text-warn">{texts.imageFailed(imageFailureTexts[probe.reason][language])}</span>;
  const size = probe.bytes === null ? '' : `, ${fileSize(probe.bytes, language)}`;
  return `${probe.width} × ${probe.height}, ${probe.type.toUpperCase()}${size}`;
}
