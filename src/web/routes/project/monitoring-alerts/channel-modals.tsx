import { channelKinds } from '#domain/watch/channel.ts';
import { FormModal } from '#web/components/actions/form-modal.tsx';
import { Choice } from '#web/components/ui/choice.tsx';
import { RadioGroup } from '#web/components/ui/radio-group.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import type { Refusal } from '#web/forms/call-api.server.ts';
import { FormAlert } from '#web/forms/form-alert.tsx';
import { commonTexts } from '#web/i18n/common.ts';
import { useLanguage, useTexts } from '#web/i18n/language.tsx';
import { alertsTexts } from '#web/i18n/project/alerts.ts';
import type { Channel } from './channels.tsx';

export function AddChannelModal({ open, onClose }: { open: boolean; onClose: () => void }) {
  const texts = useTexts(alertsTexts);
  return (
    <FormModal
      {...{ open, onClose }}
      title={texts.add}
      description={texts.addText}
      intent="add-channel"
      submit={() => texts.add}
      submitting={texts.adding}
      done={texts.added}
      fields={(refusal) => (
        <>
          <RadioGroup
            name="kind"
            legend={texts.kind}
            defaultValue="slack"
            options={channelKinds.map((kind) => ({ value: kind, label: texts[kind] }))}
          />
          <ChannelFields refusal={refusal} />
        </>
      )}
    />
  );
}

interface EditChannelModalProps {
  channel: Channel;
  open: boolean;
  onClose: () => void;
}

export function EditChannelModal({ channel, open, onClose }: EditChannelModalProps) {
  const texts = useTexts(alertsTexts);
  const common = useTexts(commonTexts);
  return (
    <FormModal
      {...{ open, onClose }}
      title={texts.editTitle}
      intent="change-channel"
      submit={() => common.save}
      submitting={common.saving}
      done={common.saved}
      fields={(refusal) => (
        <>
          <input type="hidden" name="id" value={channel.id} />
          <ChannelFields refusal={refusal} channel={channel} />
        </>
      )}
    />
  );
}

/** The fields of a new and a changed channel. */
function ChannelFields({ refusal, channel }: { refusal: Refusal | null; channel?: Channel }) {
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
      <Choice
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
