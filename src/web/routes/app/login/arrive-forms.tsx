import { Form, Link } from 'react-router';
import { Button } from '../../../components/ui/button.tsx';
import { FormAlert } from '../../../forms/form-alert.tsx';
import { useSending } from '../../../forms/use-sending.ts';
import { entranceTexts } from '../../../i18n/entrance.ts';
import { useTexts } from '../../../i18n/language.tsx';
import type { LoginAnswer } from './answer-login.server.ts';
import { EntranceHeading, useViewLink } from './entrance-heading.tsx';

export interface ArriveFormProps {
  code: string;
  email: string | null;
  answer: LoginAnswer | undefined;
}

/** Arriving with the link of a login mail: one button. */
export function ArriveForm({ code, email, answer }: ArriveFormProps) {
  const texts = useTexts(entranceTexts);
  return (
    <>
      <EntranceHeading title={texts.arriveTitle}>{email ? texts.arriveAs(email) : texts.arriveLead}</EntranceHeading>
      <Form method="post" className="grid gap-5">
        <input type="hidden" name="intent" value="magic-link-code" />
        <input type="hidden" name="magicLinkCode" value={code} />
        {email && <input type="hidden" name="email" value={email} />}
        <FormAlert refusal={answer?.refusal} />
        <Button type="submit" size="lg" state={useSending('magic-link-code')} loadingText={texts.loggingIn}>
          {texts.login}
        </Button>
      </Form>
      {answer?.refusal && <OtherWay />}
    </>
  );
}

/** Arriving with the link of a confirmation mail. */
export function ConfirmForm({ code, answer }: { code: string; answer: LoginAnswer | undefined }) {
  const texts = useTexts(entranceTexts);
  return (
    <>
      <EntranceHeading title={texts.confirmTitle}>{texts.confirmLead}</EntranceHeading>
      <Form method="post" className="grid gap-5">
        <input type="hidden" name="intent" value="confirmation-code" />
        <input type="hidden" name="confirmationCode" value={code} />
        <FormAlert refusal={answer?.refusal} />
        <Button type="submit" size="lg" state={useSending('confirmation-code')} loadingText={texts.loggingIn}>
          {texts.confirm}
        </Button>
      </Form>
      {answer?.refusal && <OtherWay />}
    </>
  );
}

function OtherWay() {
  const texts = useTexts(entranceTexts);
  return (
    <p className="mt-5 text-center text-sm">
      <Link to={useViewLink()('magic')} className="text-link">
        {texts.magicLink}
      </Link>
    </p>
  );
}
