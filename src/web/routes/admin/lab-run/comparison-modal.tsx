import { type SubmitEvent, useId, useState } from 'react';
import type { LabComparison } from '#contract/calls/lab.ts';
import { CallFailed } from '#contract/client.ts';
import type { FieldErrors } from '#contract/errors.ts';
import { type PlatformId, platformNames } from '#domain/audit/platforms/platform-id.ts';
import { addLabScreenshot, api } from '#web/browser-client.ts';
import { useRevalidate } from '#web/components/actions/use-revalidate.ts';
import { toast } from '#web/components/toasts/toasts.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field, fieldIds } from '#web/components/ui/field.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { RadioGroup } from '#web/components/ui/radio-group.tsx';
import { TextArea, TextField } from '#web/components/ui/text-field.tsx';
import { FormAlert } from '#web/forms/form-alert.tsx';
import { labTexts } from '#web/i18n/admin/lab.ts';
import { commonTexts } from '#web/i18n/common.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { useRootData } from '#web/root-data.ts';
import type { ShownCase } from './shown-cases.server.ts';

interface ComparisonModalProps {
  runId: number;
  platform: PlatformId;
  labCase: ShownCase;
  /** The last one on this platform: app, version and device are mostly the same. */
  before: LabComparison | null;
  onClose: () => void;
}

/** A comparison that somebody made: verdict, note, app and screenshot. */
export function ComparisonModal({ runId, platform, labCase, before, onClose }: ComparisonModalProps) {
  const texts = useTexts(labTexts);
  const common = useTexts(commonTexts);
  const formId = useId();
  const fileId = useId();
  const today = (useRootData()?.now ?? '').slice(0, 10);
  const { errors, message, isSending, send } = useComparison({ runId, platform, labCase, onClose });
  return (
    <Modal
      open
      onClose={onClose}
      noBackdropClose
      title={platformNames[platform]}
      description={labCase.question}
      texts={common}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" form={formId} variant="signal" state={isSending ? 'loading' : 'idle'}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={send} noValidate className="grid gap-5">
        {message && <FormAlert refusal={{ status: 422, code: '', message, errors }} />}
        <RadioGroup
          name="verdict"
          legend={texts.verdict}
          options={[
            { value: 'same', label: texts.isSame },
            { value: 'differs', label: texts.isDifferent },
          ]}
          errors={errors.verdict}
        />
        <TextArea name="note" label={texts.note} hint={texts.noteHint} maxLength={1000} errors={errors.note} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            name="app"
            label={texts.app}
            defaultValue={before?.app ?? platformNames[platform]}
            errors={errors.app}
          />
          <TextField
            name="appVersion"
            label={texts.appVersion}
            placeholder="2.26.45"
            defaultValue={before?.appVersion ?? ''}
            errors={errors.appVersion}
          />
          <TextField
            name="device"
            label={texts.device}
            placeholder={texts.devicePlaceholder}
            defaultValue={before?.device ?? ''}
            errors={errors.device}
          />
          <TextField name="seenOn" type="date" label={texts.seenOn} defaultValue={today} errors={errors.seenOn} />
        </div>
        <Field id={fileId} label={texts.screenshot} hint={texts.screenshotHint} note={common.optional}>
          <input
            id={fileId}
            name="file"
            type="file"
            accept="image/png,image/jpeg,image/webp"
            {...fieldIds(fileId, { hint: texts.screenshotHint })}
            className="block w-full text-sm"
          />
        </Field>
      </form>
    </Modal>
  );
}

function useComparison({ runId, platform, labCase, onClose }: Omit<ComparisonModalProps, 'before'>) {
  const texts = useTexts(labTexts);
  const revalidate = useRevalidate();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [message, setMessage] = useState('');
  const [isSending, setSending] = useState(false);
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const field = (name: string) => String(form.get(name) ?? '');
    const file = form.get('file');
    setSending(true);
    try {
      const { id } = await api.addLabComparison({
        params: { id: String(runId) },
        body: {
          caseId: labCase.id,
          platform,
          verdict: field('verdict') as LabComparison['verdict'],
          note: field('note'),
          app: field('app'),
          appVersion: field('appVersion'),
          device: field('device'),
          seenOn: field('seenOn'),
        },
      });
      const hasFile = file instanceof File && file.size > 0;
      const problem = hasFile ? await addLabScreenshot(id, file).then(() => null, reasonOf) : null;
      if (problem === null) toast.success(texts.added);
      else toast.warning({ title: texts.addedWithoutImage, description: problem });
      await revalidate();
      onClose();
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setMessage(error.message);
      setErrors(error.errors);
    } finally {
      setSending(false);
    }
  };
  return { errors, message, isSending, send };
}

const reasonOf = (error: unknown): string =>
  error instanceof CallFailed ? (error.errors.file?.[0] ?? error.message) : '';
