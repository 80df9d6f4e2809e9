import { useState } from 'react';
import { useFetcher } from 'react-router';
import type { Acted } from '#web/components/actions/use-action.ts';
import { Button } from '#web/components/ui/button.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { FormAlert } from '#web/forms/form-alert.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { webhooksTexts } from '#web/i18n/project/webhooks.ts';
import { EventChoice } from './event-choice.tsx';
import { NewSecret } from './new-secret.tsx';

const usual = ['incident.opened', 'incident.resolved'];

/** On the page rather than in a modal: the secret must stay in view until it is copied. */
export function NewEndpoint() {
  const texts = useTexts(webhooksTexts);
  const fetcher = useFetcher<Acted>();
  const { data, state } = fetcher;
  const [closed, setClosed] = useState<Acted | undefined>(undefined);
  const refusal = data?.refusal ?? null;
  const made = data && !refusal ? (data.result as { uuid: string; secret: string }) : null;
  return (
    <section className="grid gap-6">
      <h2 className="text-xl">{texts.add}</h2>
      {made && closed !== data && <NewSecret secret={made.secret} onClose={() => setClosed(data)} />}
      {/* A new key after adding one clears the fields. */}
      <fetcher.Form key={made?.uuid ?? 'new'} method="post" className="grid gap-5" noValidate>
        <input type="hidden" name="intent" value="add" />
        <FormAlert refusal={refusal} />
        <TextField
          name="url"
          type="url"
          autoComplete="off"
          label={texts.address}
          placeholder={texts.addressHint}
          errors={refusal?.errors.url}
        />
        <EventChoice chosen={usual} errors={refusal?.errors.events} />
        <div>
          <Button
            type="submit"
            variant="signal"
            state={state === 'idle' ? 'idle' : 'loading'}
            loadingText={texts.adding}
          >
            {texts.add}
          </Button>
        </div>
      </fetcher.Form>
    </section>
  );
}
