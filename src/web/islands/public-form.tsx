import { type SubmitEvent, useState } from 'react';
import { CallFailed } from '#contract/client.ts';
import type { FieldErrors } from '#contract/errors.ts';
import { api } from '../browser-client.ts';
import { Button } from '../components/ui/button.tsx';
import { Checkbox } from '../components/ui/checkbox.tsx';
import { TextField } from '../components/ui/text-field.tsx';
import { FormAlert, FormDone } from '../forms/form-alert.tsx';
import { useTexts } from '../i18n/language.tsx';
import { publicFormTexts } from '../i18n/public/home.ts';

export type PublicFormKind = 'check' | 'waitlist';

/** The server's response, to this page or to a call from it. */
export interface PublicFormActionData {
  kind: PublicFormKind;
  message: string;
  errors: FieldErrors;
  isDone: boolean;
  /** The checker only: an existing result of the same day. */
  resultUrl?: string | null;
  values: { email: string; website: string; shopifyUrl: string };
}

export interface PublicFormProps {
  kind: PublicFormKind;
  /** Where the form is sent without scripts: this page, at this form. */
  action: string;
  privacyHref: string;
  answer: PublicFormActionData | null;
}

type Call = (body: {
  email: string;
  website: string;
  shopifyUrl: string;
  consent: true;
}) => Promise<{ message: string; checkUrl?: string | null }>;

const calls: Record<PublicFormKind, Call> = {
  check: ({ email, website, consent }) => api.checkStore({ body: { email, website, consent } }),
  waitlist: ({ website, shopifyUrl, ...body }) =>
    api.joinWaitlist({ body: { ...body, ...(website && { website }), ...(shopifyUrl && { shopifyUrl }) } }),
};

/**
 * Checker and waitlist: the same two fields and the same consent. Posts as a plain form; once hydrated, it stays on the
 * page.
 */
export default function PublicForm({ kind, action, privacyHref, answer: first }: PublicFormProps) {
  const texts = useTexts(publicFormTexts);
  const [answer, setAnswer] = useState(first);
  const [isSending, setSending] = useState(false);
  const errors = answer?.errors ?? {};
  const id = (field: string) => `${kind}-${field}`;

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const field = (name: string) => String(form.get(name) ?? '');
    const values = { email: field('email'), website: field('website'), shopifyUrl: field('shopifyUrl') };
    setSending(true);
    try {
      // An unticked box is sent as such: the API says what is missing, in its own words.
      const consent = form.has('consent') as true;
      const { message, checkUrl: resultUrl } = await calls[kind]({ ...values, consent });
      setAnswer({ kind, message, errors: {}, isDone: true, resultUrl, values });
    } catch (error) {
      const refused = error instanceof CallFailed ? error : { message: texts.failed, errors: {} };
      setAnswer({ kind, message: refused.message, errors: refused.errors, isDone: false, values });
    } finally {
      setSending(false);
    }
  };

  if (answer?.isDone) {
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
  return (
    <form method="post" action={action} onSubmit={send} className="grid gap-5" noValidate>
      <input type="hidden" name="form" value={kind} />
      {answer && <FormAlert refusal={{ status: 422, code: '', message: answer.message, errors }} />}
      <TextField
        id={id('website')}
        name="website"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        size="lg"
        label={texts.website}
        note={kind === 'waitlist' ? texts.optional : undefined}
        placeholder={texts.websitePlaceholder}
        defaultValue={answer?.values.website}
        errors={errors.website}
      />
      {kind === 'waitlist' && (
        <TextField
          id={id('shopify')}
          name="shopifyUrl"
          inputMode="url"
          autoCapitalize="none"
          size="lg"
          label={texts.shopify}
          note={texts.optional}
          placeholder="your-shop.myshopify.com"
          defaultValue={answer?.values.shopifyUrl}
          errors={errors.shopifyUrl}
        />
      )}
      <TextField
        id={id('email')}
        name="email"
        type="email"
        autoComplete="email"
        size="lg"
        label={texts.email}
        defaultValue={answer?.values.email}
        errors={errors.email}
      />
      <Checkbox
        id={id('consent')}
        name="consent"
        errors={errors.consent}
        label={
          <>
            {texts.consentBefore}
            <a href={privacyHref} className="text-link">
              {texts.consentLink}
            </a>
            {texts.consentAfter}
          </>
        }
      />
      <div>
        <Button
          type="submit"
          variant={kind === 'check' ? 'signal' : 'ink'}
          size="lg"
          state={isSending ? 'loading' : 'idle'}
          loadingText={texts.sending}
        >
          {kind === 'check' ? texts.check : texts.join}
        </Button>
      </div>
    </form>
  );
}
