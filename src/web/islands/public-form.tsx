import { type SubmitEvent, useState } from 'react';
import { CallFailed } from '#contract/client.ts';
import type { FieldErrors } from '#contract/errors.ts';
import { api } from '#web/browser-client.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { RadioGroup } from '#web/components/ui/radio-group.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { FormAlert, FormDone } from '#web/forms/form-alert.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { publicFormTexts } from '#web/i18n/public/home.ts';

export interface PublicFormProps {
  /** Where the form is sent without scripts: this page, at this form. */
  action: string;
  privacyHref: string;
  answer: PublicFormActionData | null;
}

/** Both kinds are in the page, and the style sheet shows the words of the chosen one: nothing waits for a script. */
const ofCheck = 'group-has-[[value=waitlist]:checked]:hidden';
const ofWaitlist = 'group-[:not(:has([value=waitlist]:checked))]:hidden';

/**
 * Checker and waitlist in one form: the same fields and the same consent. Posts as a plain form; once hydrated, it
 * stays on the page.
 */
export default function PublicForm({ action, privacyHref, answer: first }: PublicFormProps) {
  const texts = useTexts(publicFormTexts);
  const { answer, isSending, send } = usePublicForm(first, texts.failed);
  const errors = answer?.errors ?? {};
  if (answer?.isDone) return <PublicFormDone answer={answer} />;
  return (
    <form method="post" action={action} onSubmit={send} className="group grid gap-4" noValidate>
      <RadioGroup
        id="form"
        name="form"
        legend={texts.purpose}
        defaultValue={answer?.kind ?? 'check'}
        options={[
          { value: 'check', label: texts.forCheck },
          { value: 'waitlist', label: texts.forWaitlist },
        ]}
      />
      {answer && <FormAlert refusal={{ status: 422, code: '', message: answer.message, errors }} />}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          id="form-website"
          name="website"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          size="lg"
          label={texts.website}
          placeholder={texts.websitePlaceholder}
          defaultValue={answer?.values.website}
          errors={errors.website}
        />
        <TextField
          id="form-email"
          name="email"
          type="email"
          autoComplete="email"
          size="lg"
          label={texts.email}
          defaultValue={answer?.values.email}
          errors={errors.email}
        />
      </div>
      <Checkbox
        id="form-consent"
        name="consent"
        errors={errors.consent}
        label={<ConsentLabel privacyHref={privacyHref} />}
      />
      <div>
        <Button
          type="submit"
          variant="signal"
          size="lg"
          state={isSending ? 'loading' : 'idle'}
          loadingText={texts.sending}
        >
          <span className={ofCheck}>{texts.check}</span>
          <span className={ofWaitlist}>{texts.join}</span>
        </Button>
      </div>
    </form>
  );
}

/** The consent that the person gives. Reading a privacy policy is nothing to agree to, so it only says where it is. */
function ConsentLabel({ privacyHref }: Pick<PublicFormProps, 'privacyHref'>) {
  const texts = useTexts(publicFormTexts);
  return (
    <>
      <span className={ofCheck}>{texts.consentCheck} </span>
      <span className={ofWaitlist}>{texts.consentWaitlist} </span>
      {texts.consentBefore}
      <a href={privacyHref} className="text-link">
        {texts.consentLink}
      </a>
      {texts.consentAfter}
    </>
  );
}

function PublicFormDone({ answer }: { answer: PublicFormActionData }) {
  const texts = useTexts(publicFormTexts);
  return (
    <div className="grid content-start gap-4">
      <FormDone message={answer.message} />
      {answer.resultUrl && (
        <p>
          <a href={answer.resultUrl} className="text-link">
            {texts.resultThere}
          </a>
        </p>
      )}
    </div>
  );
}

export type PublicFormKind = 'check' | 'waitlist';

/** The server's response, to this page or to a call from it. */
export interface PublicFormActionData {
  kind: PublicFormKind;
  message: string;
  errors: FieldErrors;
  isDone: boolean;
  /** The checker only: an existing result of the same day. */
  resultUrl?: string | null;
  values: { email: string; website: string };
}

type Call = (body: {
  email: string;
  website: string;
  consent: true;
}) => Promise<{ message: string; checkUrl?: string | null }>;

const calls: Record<PublicFormKind, Call> = {
  check: (body) => api.checkStore({ body }),
  waitlist: ({ website, ...body }) => api.joinWaitlist({ body: { ...body, ...(website && { website }) } }),
};

/** Sends the form without leaving the page. `failed` is said when the server could not be reached. */
function usePublicForm(first: PublicFormActionData | null, failed: string) {
  const [answer, setAnswer] = useState(first);
  const [isSending, setSending] = useState(false);

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const field = (name: string) => String(form.get(name) ?? '');
    const kind: PublicFormKind = field('form') === 'waitlist' ? 'waitlist' : 'check';
    const values = { email: field('email'), website: field('website') };
    setSending(true);
    try {
      // An unticked box is sent as such: the API says what is missing, in its own words.
      const consent = form.has('consent') as true;
      const { message, checkUrl: resultUrl } = await calls[kind]({ ...values, consent });
      setAnswer({ kind, message, errors: {}, isDone: true, resultUrl, values });
    } catch (error) {
      const refused = error instanceof CallFailed ? error : { message: failed, errors: {} };
      setAnswer({ kind, message: refused.message, errors: refused.errors, isDone: false, values });
    } finally {
      setSending(false);
    }
  };
  return { answer, isSending, send };
}
