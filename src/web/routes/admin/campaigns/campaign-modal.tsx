import type { AdminCampaign } from '#contract/calls/admin-tables.ts';
import type { FieldErrors } from '#contract/errors.ts';
import { type Language, languages } from '#domain/language.ts';
import { EditModal } from '#web/components/admin-lists/edit-modal.tsx';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { TextArea, TextField } from '#web/components/ui/text-field.tsx';
import { adminTableTexts } from '#web/i18n/admin/admin.ts';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';

interface CampaignWindowProps {
  open: boolean;
  onClose: () => void;
  row: AdminCampaign | null;
}

export default function CampaignModal({ open, onClose, row }: CampaignWindowProps) {
  const texts = useTexts(adminTableTexts);
  const common = useTexts(commonTexts);
  return (
    <EditModal
      {...{ open, onClose, row }}
      size="lg"
      title={row ? texts.editCampaign : texts.addCampaign}
      rowInWords={row ? `/${row.token} · ${row.texts.en.title} · ${row.texts.de.title}` : ''}
      fields={(errors) => (
        <>
          <TextField
            name="token"
            label={texts.token}
            hint={texts.tokenHint}
            autoCapitalize="none"
            defaultValue={row?.token ?? ''}
            errors={errors.token}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              name="firstDay"
              type="date"
              label={texts.firstDay}
              note={common.optional}
              defaultValue={row?.firstDay ?? ''}
              errors={errors.firstDay}
            />
            <TextField
              name="lastDay"
              type="date"
              label={texts.lastDay}
              note={common.optional}
              hint={texts.lastDayHint}
              defaultValue={row?.lastDay ?? ''}
              errors={errors.lastDay}
            />
          </div>
          <div className="grid gap-8 sm:grid-cols-2">
            {languages.map((language) => (
              <Words key={language} language={language} row={row} errors={errors} />
            ))}
          </div>
          <fieldset className="grid gap-2.5">
            <legend className="mb-2.5 font-[550] text-sm">{texts.bannerIn}</legend>
            <p className="text-ink-soft text-sm">{texts.oneBanner}</p>
            {languages.map((language) => (
              <Checkbox
                key={language}
                name={`banner-${language}`}
                label={{ en: common.english, de: common.german }[language]}
                defaultChecked={row?.bannerLanguages.includes(language) ?? false}
              />
            ))}
          </fieldset>
        </>
      )}
    />
  );
}

function Words({ language, row, errors }: { language: Language; row: AdminCampaign | null; errors: FieldErrors }) {
  const texts = useTexts(adminTableTexts);
  const own = row?.texts[language];
  const field = (name: 'title' | 'introduction' | 'callToAction' | 'banner') => ({
    name: `texts.${language}.${name}`,
    label: texts[name],
    defaultValue: own?.[name] ?? '',
    errors: errors[`texts.${language}.${name}`],
  });
  return (
    <fieldset className="grid content-start gap-5">
      <legend className="mb-4 font-[550]">{{ en: texts.inEnglish, de: texts.inGerman }[language]}</legend>
      <TextField {...field('title')} />
      <TextArea {...field('introduction')} rows={3} />
      <TextArea
        name={`texts.${language}.offers`}
        label={texts.offers}
        rows={3}
        defaultValue={own?.offers.join('\n') ?? ''}
        errors={errors[`texts.${language}.offers`]}
      />
      <TextField {...field('callToAction')} />
      <TextField {...field('banner')} />
    </fieldset>
  );
}
