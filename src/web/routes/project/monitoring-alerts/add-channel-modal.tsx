import { channelKinds } from '#domain/watch/channel.ts';
import { FormModal } from '#web/components/actions/form-modal.tsx';
import { RadioGroup } from '#web/components/ui/radio-group.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { alertsTexts } from '#web/i18n/project/alerts.ts';
import { ChannelFields } from './channel-fields.tsx';

export default function AddChannelModal({ open, onClose }: { open: boolean; onClose: () => void }) {
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
