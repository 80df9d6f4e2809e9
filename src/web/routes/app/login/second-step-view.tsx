import { Form, Link, useSearchParams } from 'react-router';
import type { Api } from '#contract/client.ts';
import { api } from '../../../browser-client.ts';
import { Button } from '../../../components/ui/button.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { FormAlert } from '../../../forms/form-alert.tsx';
import { useSending } from '../../../forms/use-sending.ts';
import { entranceTexts } from '../../../i18n/entrance.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { proofTexts } from '../../../i18n/proof.ts';
import { PasskeyButton } from '../../../proof/passkey-button.tsx';
import type { LoginAnswer } from './answer-login.server.ts';
import { EntranceHeading, useViewLink } from './entrance-heading.tsx';
import { useEnter } from './use-enter.ts';

interface SecondStepViewProps {
  step: Awaited<ReturnType<Api['getSecondStep']>>;
  answer: LoginAnswer | undefined;
}

/** The password, link or Google was right; now the passkey, the app's code or a recovery code. */
export function SecondStepView({ step, answer }: SecondStepViewProps) {
  const texts = useTexts(proofTexts);
  const entrance = useTexts(entranceTexts);
  const [query] = useSearchParams();
  const enter = useEnter();
  const sending = useSending('second-step');
  const viewLink = useViewLink();
  const isRecovering = query.has('recovery');
  const next = query.get('next');
  const linkTo = (recovery: boolean) =>
    `?${new URLSearchParams({ step: '2', ...(recovery && { recovery: '1' }), ...(next && { next }) })}`;
  const own = answer?.intent === 'second-step' ? answer : undefined;
  const takesCode = isRecovering || step.app;
  return (
    <>
      <EntranceHeading title={texts.stepTitle}>{texts.stepLead(step.email)}</EntranceHeading>
      {!isRecovering && step.passkey && (
        <div className="mb-6">
          <PasskeyButton
            size="lg"
            className="w-full"
            ask={() => api.startSecondStepPasskey()}
            answer={(response) => api.finishSecondStep({ body: { response } })}
            onDone={enter}
          >
            {texts.usePasskey}
          </PasskeyButton>
        </div>
      )}
      {takesCode && (
        <Form method="post" className="grid gap-5" noValidate>
          <input type="hidden" name="intent" value="second-step" />
          <FormAlert refusal={own?.refusal} />
          <TextField
            key={String(isRecovering)}
            name="code"
            required
            autoComplete="one-time-code"
            autoCapitalize="none"
            inputMode={isRecovering ? 'text' : 'numeric'}
            label={isRecovering ? texts.recoveryCode : texts.appCode}
            hint={isRecovering ? texts.recoveryHint : undefined}
            errors={own?.refusal?.errors.code}
          />
          <Button
            type="submit"
            size="lg"
            variant={step.passkey && !isRecovering ? 'outline' : 'ink'}
            state={sending}
            loadingText={texts.confirming}
          >
            {entrance.login}
          </Button>
        </Form>
      )}
      <p className="mt-6 flex flex-wrap justify-center gap-x-6 gap-y-2 text-center text-sm">
        {isRecovering ? (
          <Link to={linkTo(false)} className="text-link">
            {texts.useFactor}
          </Link>
        ) : (
          step.recoveryCode && (
            <Link to={linkTo(true)} className="text-link">
              {texts.useRecovery}
            </Link>
          )
        )}
        <Link to={viewLink()} className="text-link">
          {texts.otherAccount}
        </Link>
      </p>
    </>
  );
}
