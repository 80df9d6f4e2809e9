import { TextArea, TextField } from '#web/components/ui/text-field.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { configuratorTexts } from '#web/i18n/project/configurator.ts';
import { studioTexts } from '#web/i18n/project/studio.ts';
import { PanelSection } from '#web/studio/panel-section.tsx';

interface TextFieldsProps {
  html: string;
  data: Record<string, unknown>;
  pageData: Readonly<Record<string, unknown>>;
  pageCount: number;
  onChange: (field: string, value: string | undefined) => void;
}

const fields = ['title', 'description', 'price', 'compareAtPrice', 'author', 'date'] as const;

/**
 * The texts this template shows. The page's text is the placeholder of the empty field, to show where texts come from.
 */
export function TextFields({ html, data, pageData, pageCount, onChange }: TextFieldsProps) {
  const texts = useTexts(configuratorTexts);
  const { usedOnPages } = useTexts(studioTexts);
  const shown = fields.filter((field) => new RegExp(`\\b${field}\\b`).test(html));
  if (shown.length === 0) return null;
  return (
    <PanelSection title={texts.texts} hint={texts.textsHint}>
      {shown.map((field) => {
        const own = data[field];
        const value = typeof own === 'string' ? own : '';
        const found = pageData[field];
        const common = {
          label: texts[field],
          note: value === '' ? texts.fromPage : texts.ownWords,
          hint: value === '' ? undefined : usedOnPages(pageCount),
          value,
          placeholder: typeof found === 'string' && found !== '' ? found : texts.notOnPage,
          maxLength: 600,
          onChange: (event: { target: { value: string } }) => onChange(field, event.target.value || undefined),
        };
        return field === 'description' ? (
          <TextArea key={field} {...common} rows={3} />
        ) : (
          <TextField key={field} {...common} />
        );
      })}
    </PanelSection>
  );
}
