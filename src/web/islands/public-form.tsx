import { Button } from '#web/components/ui/button.tsx';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { FormAlert, FormDone } from '#web/forms/form-alert.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { publicFormTexts } from '#web/i18n/public/home.ts';
import { type PublicFormActionData, type PublicFormKind, usePublicForm } from './use-public-form.ts';

export interface PublicFormProps {
  kind: PublicFormKind;
  /** Where the form is sent without scripts: this page, at this form. */
  action: string;
  privacyHref: string;
  answer: PublicFormActionData | null;
}

/**
 * Checker and waitlist: the same two fields and the same consent. Posts as a plain form; once hydrated, it stays on the
 * page.
 */
export default function PublicForm({ kind, action, privacyHref, answer: first }: PublicFormProps) {
  const texts = useTexts(publicFormTexts);
  const { answer, isSending, send } = usePublicForm(kind, first, texts.failed);
  const errors = answer?.errors ?? {};
  const id = (field: string) => `${kind}-${field}`;
  if (answer?.isDone) return <PublicFormDone answer={answer} />;
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
          placeholder={texts.shopifyPlaceholder}
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
        label={<ConsentLabel kind={kind} privacyHref={privacyHref} />}
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

/** What the person asks for. Reading a privacy policy is nothing to agree to, so it only says where it is. */
function ConsentLabel({ kind, privacyHref }: Pick<PublicFormProps, 'kind' | 'privacyHref'>) {
  const texts = useTexts(publicFormTexts);
  return (
    <>
      {kind === 'check' ? texts.consentCheck : texts.consentWaitlist} {texts.consentBefore}
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
