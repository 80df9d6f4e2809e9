import { FormModal } from '#web/components/actions/form-modal.tsx';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { alertsTexts } from '#web/i18n/project/alerts.ts';
import { ChannelFields } from './channel-fields.tsx';
import type { Channel } from './channels.tsx';

interface EditChannelModalProps {
  channel: Channel;
  open: boolean;
  onClose: () => void;
}

export default function EditChannelModal({ channel, open, onClose }: EditChannelModalProps) {
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
