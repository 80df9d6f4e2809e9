import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { apiContext } from '../../context.ts';
import { attempt } from '../../forms/attempt.server.ts';
import { accountTexts } from '../../i18n/account.ts';
import { appScreenTexts } from '../../i18n/app-screens.ts';
import { useTexts } from '../../i18n/language.tsx';
import { useAppData } from '../../layouts/app.tsx';
import { Screen } from '../../layouts/parts/screen.tsx';
import { appMeta } from '../../meta/app-meta.ts';
import { answerAccount } from './account/answer-account.server.ts';
import { PasswordForm } from './account/password-form.tsx';
import { ProfileForm } from './account/profile-form.tsx';
import { Tokens } from './account/tokens.tsx';

export const meta = appMeta;

export async function loader({ context }: LoaderFunctionArgs) {
  const { ok } = await attempt(() => context.get(apiContext).listApiTokens());
  return { tokens: ok ?? [] };
}

export const action = (args: ActionFunctionArgs) => answerAccount(args);

export default function Account() {
  const { tokens } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { user } = useAppData();
  return (
    <Screen heading={useTexts(appScreenTexts.account).heading} lead={useTexts(accountTexts).lead(user.email)}>
      <div className="grid divide-y divide-line border-line border-t">
        <ProfileForm user={user} answer={answer} />
        <PasswordForm user={user} answer={answer} />
        <Tokens tokens={tokens} answer={answer} />
      </div>
    </Screen>
  );
}
