import { webhookEvents } from '#domain/watch/webhook-event.ts';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { FieldErrors } from '#web/components/ui/field.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { webhooksTexts } from '#web/i18n/project/webhooks.ts';

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
