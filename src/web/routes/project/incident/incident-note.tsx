import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { Acted } from '#web/components/actions/use-action.ts';
import { toast } from '#web/components/toasts/toasts.ts';
import { Button } from '#web/components/ui/button.tsx';
import { TextArea } from '#web/components/ui/text-field.tsx';
import { FormAlert } from '#web/forms/form-alert.tsx';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { incidentTexts } from '#web/i18n/project/monitoring.ts';

export function IncidentNote({ note }: { note: string | null }) {
  const texts = useTexts(incidentTexts);
  const common = useTexts(commonTexts);
  const fetcher = useFetcher<Acted>();
  const { data, state } = fetcher;
  const handled = useRef<Acted | undefined>(undefined);
  useEffect(() => {
    if (state !== 'idle' || !data || data.refusal || handled.current === data) return;
    handled.current = data;
    toast.success(texts.noteSaved);
  }, [state, data, texts]);
  return (
    <fetcher.Form method="post" className="grid max-w-xl gap-3" noValidate>
      <input type="hidden" name="intent" value="note" />
      <FormAlert refusal={data?.refusal} />
      <TextArea
        name="note"
        rows={2}
        maxLength={2000}
        label={texts.note}
        hint={texts.noteHint}
        defaultValue={note ?? ''}
        errors={data?.refusal?.errors.note}
      />
      <div>
        <Button
          type="submit"
          size="sm"
          variant="outline"
          state={state === 'idle' ? 'idle' : 'loading'}
          loadingText={common.saving}
        >
          {texts.saveNote}
        </Button>
      </div>
    </fetcher.Form>
  );
}
