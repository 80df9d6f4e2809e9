import { PlainSelect } from '#web/components/ui/plain-select.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import type { Refusal } from '#web/forms/call-api.server.ts';
import { FormAlert } from '#web/forms/form-alert.tsx';
import { commonTexts } from '#web/i18n/common.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { alertsTexts } from '#web/i18n/project/alerts.ts';
import type { Channel } from './channels.tsx';

/** What a new channel and one that is changed share. */
export function ChannelFields({ refusal, channel }: { refusal: Refusal | null; channel?: Channel }) {
  const texts = useTexts(alertsTexts);
  const common = useTexts(commonTexts);
  const language = useLanguage();
  return (
    <>
      <FormAlert refusal={refusal} />
      <TextField
        name="name"
        maxLength={80}
        label={texts.name}
        placeholder={texts.nameHint}
        defaultValue={channel?.name}
        errors={refusal?.errors.name}
      />
      <TextField
        name="address"
        type="url"
        autoComplete="off"
        label={texts.address}
        hint={channel && texts.newAddressHint}
        placeholder={channel?.address ?? undefined}
        errors={refusal?.errors.address}
      />
      <PlainSelect
        name="language"
        label={texts.language}
        defaultValue={channel?.language ?? language}
        options={[
          { value: 'en', label: common.english },
          { value: 'de', label: common.german },
        ]}
      />
    </>
  );
}
