import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import type { Refusal } from '#web/forms/call-api.server.ts';
import { FormAlert } from '#web/forms/form-alert.tsx';
import { useSubmitting } from '#web/forms/submitting.ts';
import { shopQuestionTexts } from '#web/i18n/app/shop-question.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { SignInHeading } from '#web/layouts/parts/sign-in-frame.tsx';
import { usePathTo } from '#web/paths.ts';

/** `intent`, and what its button says. */
interface Answer {
  intent: string;
  label: string;
  sending: string;
}

interface ShopQuestionProps {
  title: string;
  account: string;
  code: string;
  refusal: Refusal | undefined;
  /** Null: not with this account. */
  answer: Answer | null;
  children: ReactNode;
}

/** Whether a shop should belong to the account that is logged in, or rather to another. */
export function ShopQuestion({ title, account, code, refusal, answer, children }: ShopQuestionProps) {
  const texts = useTexts(shopQuestionTexts);
  const switching = useSubmitting('switch');
  return (
    <>
      <SignInHeading title={title}>{account}</SignInHeading>
      <FormAlert refusal={refusal} />
      <Form method="post" className="grid gap-5">
        <input type="hidden" name="code" value={code} />
        <p className="text-ink-soft">{children}</p>
        <div className="flex flex-wrap gap-3">
          {answer && <AnswerButton {...answer} />}
          <Button
            type="submit"
            name="intent"
            value="switch"
            variant={answer ? 'quiet' : 'signal'}
            size="lg"
            state={switching}
            loadingText={texts.switching}
          >
            {texts.switchAccount}
          </Button>
        </div>
      </Form>
    </>
  );
}

function AnswerButton({ intent, label, sending }: Answer) {
  const state = useSubmitting(intent);
  return (
    <Button type="submit" name="intent" value={intent} variant="signal" size="lg" state={state} loadingText={sending}>
      {label}
    </Button>
  );
}

export function LinkOver({ children }: { children: ReactNode }) {
  const texts = useTexts(shopQuestionTexts);
  const start = usePathTo()('start');
  return (
    <>
      <SignInHeading title={texts.overTitle}>{children}</SignInHeading>
      <ButtonLink href={start} size="lg">
        {texts.toApp}
      </ButtonLink>
    </>
  );
}
