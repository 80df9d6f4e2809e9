import { type SubmitEvent, useEffect, useState } from 'react';
import { CallFailed } from '#contract/client.ts';
import type { FieldErrors } from '#contract/errors.ts';
import { type PlatformId, platformIds, platformNames } from '#domain/audit/platforms/platform-id.ts';
import { addCardReportImage, api } from '#web/browser-client.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field, fieldIds, inputClass } from '#web/components/ui/field.tsx';
import { TextArea, TextField } from '#web/components/ui/text-field.tsx';
import { FormAlert, FormDone } from '#web/forms/form-alert.tsx';
import { TrapField } from '#web/forms/plain-form.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { accuracyTexts } from '#web/i18n/public/accuracy.ts';

export interface CardReportAnswer {
  message: string;
  errors: FieldErrors;
  isDone: boolean;
  values: { url: string; platform: string; message: string; email: string };
}

export interface CardReportFormProps {
  answer: CardReportAnswer | null;
  /** From the link of a card. */
  platform: PlatformId | null;
  url: string;
}

/** Posts as a plain form; once hydrated it stays on the page and takes a screenshot. */
export default function CardReportForm({ answer: first, platform, url }: CardReportFormProps) {
  const texts = useTexts(accuracyTexts);
  const { answer, isSending, send } = useCardReport(first);
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  const errors = answer?.errors ?? {};
  if (answer?.isDone) return <FormDone message={answer.message} />;
  return (
    <form method="post" action="#report" onSubmit={send} className="grid gap-5" noValidate>
      {answer && <FormAlert refusal={{ status: 422, code: '', message: answer.message, errors }} />}
      <TextField
        id="report-url"
        name="url"
        inputMode="url"
        autoCapitalize="none"
        label={texts.address}
        placeholder={texts.addressPlaceholder}
        defaultValue={answer?.values.url ?? url}
        errors={errors.url}
      />
      <Field id="report-platform" label={texts.platform}>
        <select
          id="report-platform"
          name="platform"
          defaultValue={answer?.values.platform ?? platform ?? platformIds[0]}
          {...fieldIds('report-platform', {})}
          className={`${inputClass(false)} h-11`}
        >
          {platformIds.map((id) => (
            <option key={id} value={id}>
              {platformNames[id]}
            </option>
          ))}
        </select>
      </Field>
      <TextArea
        id="report-message"
        name="message"
        maxLength={2000}
        label={texts.message}
        defaultValue={answer?.values.message}
        errors={errors.message}
      />
      {isAwake && (
        <Field id="report-file" label={texts.screenshot} note={texts.optionalImage} hint={texts.screenshotHint}>
          <input
            id="report-file"
            name="file"
            type="file"
            accept="image/png,image/jpeg,image/webp"
            {...fieldIds('report-file', { hint: texts.screenshotHint })}
            className="block w-full text-sm"
          />
        </Field>
      )}
      <TextField
        id="report-email"
        name="email"
        type="email"
        autoComplete="email"
        label={texts.email}
        note={texts.optional}
        defaultValue={answer?.values.email}
        errors={errors.email}
      />
      <TrapField />
      <div>
        <Button
          type="submit"
          variant="signal"
          size="lg"
          state={isSending ? 'loading' : 'idle'}
          loadingText={texts.sending}
        >
          {texts.send}
        </Button>
      </div>
    </form>
  );
}

function useCardReport(first: CardReportAnswer | null) {
  const texts = useTexts(accuracyTexts);
  const [answer, setAnswer] = useState(first);
  const [isSending, setSending] = useState(false);
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const field = (name: string) => String(form.get(name) ?? '');
    const values = { url: field('url'), platform: field('platform'), message: field('message'), email: field('email') };
    const file = form.get('file');
    setSending(true);
    try {
      const { id, imageCode } = await api.reportCard({ body: bodyOf(values, field('nickname')) });
      const hasFile = file instanceof File && file.size > 0 && imageCode !== '';
      const problem = hasFile ? await addCardReportImage(id, imageCode, file).then(() => null, reasonOf) : null;
      const message = problem === null ? texts.sent : `${texts.sentWithoutImage} ${problem || texts.failed}`;
      setAnswer({ message, errors: {}, isDone: true, values });
    } catch (error) {
      const refused = error instanceof CallFailed ? error : { message: texts.failed, errors: {} };
      setAnswer({ message: refused.message, errors: refused.errors, isDone: false, values });
    } finally {
      setSending(false);
    }
  };
  return { answer, isSending, send };
}

const reasonOf = (error: unknown): string =>
  error instanceof CallFailed ? (error.errors.file?.[0] ?? error.message) : '';

/** The API says what is missing, in its own words. */
export const bodyOf = ({ url, platform, message, email }: CardReportAnswer['values'], nickname: string) => ({
  url,
  platform: platform as PlatformId,
  message,
  ...(email && { email }),
  ...(nickname && { nickname }),
});
