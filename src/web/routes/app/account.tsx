import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { apiContext } from '../../context.ts';
import { answerOf, attempt } from '../../forms/call-api.server.ts';
import { accountTexts } from '../../i18n/app/account.ts';
import { appScreenTexts } from '../../i18n/app/screens.ts';
import { useTexts } from '../../i18n/language.tsx';
import { useAppData } from '../../layouts/app.tsx';
import { Screen } from '../../layouts/parts/screen.tsx';
import { appMeta } from '../../meta/app-meta.ts';
import { accountAction } from './account/answer-account.server.ts';
import { AccountDeletionParts } from './account/delete-account.tsx';
import { DevicesPart } from './account/devices-part.tsx';
import { PasswordForm } from './account/password-form.tsx';
import { ProfileForm } from './account/profile-form.tsx';
import { SecondFactor } from './account/second-factor.tsx';
import { Tokens } from './account/tokens.tsx';

export const meta = appMeta;

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const [tokens, sessions, factors, leaving] = await Promise.all([
    attempt(() => api.listApiTokens()),
    attempt(() => api.listSessions()),
    answerOf(() => api.listFactors()),
    attempt(() => api.getAccountDeletion()),
  ]);
  return { tokens: tokens.ok ?? [], sessions: sessions.ok ?? [], factors, leaving: leaving.ok };
}

export const action = (args: ActionFunctionArgs) => accountAction(args);

export default function Account() {
  const { tokens, sessions, factors, leaving } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { user } = useAppData();
  const texts = useTexts(accountTexts);
  // Everything else is refused before the second factor is set up.
  const isBlocked = user.secondFactor === 'required';
  return (
    <Screen heading={useTexts(appScreenTexts.account).heading} lead={texts.lead(user.email)}>
      {isBlocked && (
        <p role="alert" className="mb-6 rounded-md bg-warn-soft px-4 py-3 text-sm">
          {texts.required}
        </p>
      )}
      <div className="grid divide-y divide-line border-line border-t">
        {!isBlocked && (
          <>
            <ProfileForm user={user} answer={answer} />
            <PasswordForm user={user} answer={answer} />
          </>
        )}
        <SecondFactor factors={factors} />
        {!isBlocked && (
          <>
            <DevicesPart sessions={sessions} />
            <Tokens tokens={tokens} answer={answer} />
            {leaving && <AccountDeletionParts user={user} leaving={leaving} />}
          </>
        )}
      </div>
    </Screen>
  );
}
