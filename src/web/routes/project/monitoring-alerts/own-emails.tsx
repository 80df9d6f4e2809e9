import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { type Acted, useAction } from '#web/components/actions/use-action.ts';
import { Part } from '#web/components/part.tsx';
import { toast } from '#web/components/toasts/toasts.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { Choice } from '#web/components/ui/choice.tsx';
import { FieldHint } from '#web/components/ui/field.tsx';
import { FormAlert } from '#web/forms/form-alert.tsx';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { alertsTexts } from '#web/i18n/project/alerts.ts';
import type { AlertsData } from '#web/routes/project/monitoring-alerts.tsx';

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

/** The person's own mails: about which events, and when. */
export function OwnEmails({ preferences, timeZones }: Pick<AlertsData, 'preferences' | 'timeZones'>) {
  const texts = useTexts(alertsTexts);
  const common = useTexts(commonTexts);
  const fetcher = useFetcher<Acted>();
  const { data, state } = fetcher;
  const handled = useRef<Acted | undefined>(undefined);
  useEffect(() => {
    if (state !== 'idle' || !data || data.refusal || handled.current === data) return;
    handled.current = data;
    toast.success(common.saved);
  }, [state, data, common]);
  const { act, isBusy } = useAction({ 'test-mail': texts.testMailSent });
  const errors = data?.refusal?.errors;
  const quiet = [{ value: '', label: texts.noQuiet }, ...hours];
  return (
    <Part title={texts.mine} text={texts.mineText}>
      <fetcher.Form method="post" className="grid gap-6" noValidate>
        <input type="hidden" name="intent" value="save-preferences" />
        <FormAlert refusal={data?.refusal} />
        <Checkbox name="incidents" label={texts.wantsIncidents} defaultChecked={preferences.incidents} />
        <Checkbox name="digest" label={texts.wantsDigest} hint={texts.digestHint} defaultChecked={preferences.digest} />
        <fieldset>
          <legend className="mb-1.5 font-[550] text-ink text-sm">{texts.quiet}</legend>
          <div className="grid gap-4 sm:grid-cols-[8rem_8rem_minmax(0,1fr)]">
            <Choice
              name="quietFrom"
              label={texts.from}
              defaultValue={String(preferences.quietFrom ?? '')}
              options={quiet}
              errors={errors?.quietFrom}
            />
            <Choice
              name="quietTo"
              label={texts.to}
              defaultValue={String(preferences.quietTo ?? '')}
              options={quiet}
              errors={errors?.quietTo}
            />
            <Choice
              name="timeZone"
              label={texts.timeZone}
              defaultValue={preferences.timeZone}
              options={timeZones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
              errors={errors?.timeZone}
            />
          </div>
          <FieldHint id="quiet-hours" hint={texts.quietHint} />
        </fieldset>
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            variant="signal"
            state={state === 'idle' ? 'idle' : 'loading'}
            loadingText={common.saving}
          >
            {common.save}
          </Button>
          <Button variant="outline" state={isBusy('test-mail') ? 'loading' : 'idle'} onClick={() => act('test-mail')}>
            {texts.testMail}
          </Button>
        </div>
      </fetcher.Form>
    </Part>
  );
}
