import { FormModal } from '#web/components/actions/form-modal.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { FormAlert } from '#web/forms/form-alert.tsx';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { webhooksTexts } from '#web/i18n/project/webhooks.ts';
import type { Endpoint } from './endpoint-list.tsx';
import { EventChoice } from './new-endpoint.tsx';

interface EditEndpointModalProps {
  endpoint: Endpoint;
  open: boolean;
  onClose: () => void;
}

export default function EditEndpointModal({ endpoint, open, onClose }: EditEndpointModalProps) {
  const texts = useTexts(webhooksTexts);
  const common = useTexts(commonTexts);
  return (
    <FormModal
      {...{ open, onClose }}
      title={texts.editTitle}
      intent="change"
      submit={() => common.save}
      submitting={common.saving}
      done={common.saved}
      fields={(refusal) => (
        <>
          <input type="hidden" name="id" value={endpoint.id} />
          <FormAlert refusal={refusal} />
          <TextField
            name="url"
            type="url"
            autoComplete="off"
            label={texts.address}
            defaultValue={endpoint.url}
            errors={refusal?.errors.url}
          />
          <EventChoice chosen={endpoint.events} errors={refusal?.errors.events} />
        </>
      )}
    />
  );
}
