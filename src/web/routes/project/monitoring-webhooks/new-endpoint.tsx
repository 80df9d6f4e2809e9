import { useState } from 'react';
import { useFetcher } from 'react-router';
import { webhookEvents } from '#domain/watch/webhook-event.ts';
import type { Acted } from '#web/components/actions/use-action.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { CodeBlock } from '#web/components/ui/code-block.tsx';
import { FieldErrors } from '#web/components/ui/field.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { FormAlert } from '#web/forms/form-alert.tsx';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { webhooksTexts } from '#web/i18n/project/webhooks.ts';

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

interface EventChoiceProps {
  chosen: readonly string[];
  errors: readonly string[] | undefined;
}

export function EventChoice({ chosen, errors }: EventChoiceProps) {
  const texts = useTexts(webhooksTexts);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-[550] text-ink text-sm">{texts.events}</legend>
      <div className="grid gap-2.5 sm:grid-cols-2">
        {webhookEvents.map((event) => (
          <Checkbox
            key={event}
            name="events"
            value={event}
            label={texts[event]}
            hint={<code className="font-mono text-xs">{event}</code>}
            defaultChecked={chosen.includes(event)}
          />
        ))}
      </div>
      <FieldErrors id="events" errors={errors} />
    </fieldset>
  );
}

/** Shown once, until the person says that they have it. */
export function NewSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const texts = useTexts(webhooksTexts);
  return (
    <div className="grid justify-items-start gap-3" role="status">
      <p className="text-sm">{texts.secretOnce}</p>
      <div className="w-full">
        <CodeBlock code={secret} title={texts.secret} texts={useTexts(commonTexts)} />
      </div>
      <Button size="sm" variant="outline" onClick={onClose}>
        {texts.secretCopied}
      </Button>
    </div>
  );
}
