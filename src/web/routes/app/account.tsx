import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { JobProgress } from '#contract/entities/project.ts';
import type { User } from '#contract/entities/user.ts';
import { userContext } from '#web/access/visitor.server.ts';
import { JobPanel } from '#web/components/job/job-progress.tsx';
import { Part } from '#web/components/part.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { apiContext } from '#web/context.ts';
import { answerOf, attempt } from '#web/forms/call-api.server.ts';
import { accountTexts } from '#web/i18n/app/account.ts';
import { agreementTexts } from '#web/i18n/app/agreement.ts';
import { deletionTexts } from '#web/i18n/app/data-export.ts';
import { actingTexts } from '#web/i18n/app/frame.ts';
import { appScreenTexts } from '#web/i18n/app/screens.ts';
import { useTexts } from '#web/i18n/language.tsx';
import { useAppData } from '#web/layouts/app.tsx';
import { Screen } from '#web/layouts/parts/screen.tsx';
import { appMeta } from '#web/meta/app-meta.ts';
import { usePathTo } from '#web/paths.ts';
import { accountAction } from './account/answer-account.server.ts';
import { AccountDeletionParts } from './account/delete-account.tsx';
import { DevicesPart } from './account/devices-part.tsx';
import { EmailForm } from './account/email-form.tsx';
import { PasswordForm } from './account/password-form.tsx';
import { ProfileForm } from './account/profile-form.tsx';
import { SecondFactor } from './account/second-factor.tsx';
import { Tokens } from './account/tokens.tsx';

export const meta = appMeta;

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  // Refused to somebody who acts as the person.
  if (context.get(userContext).acting) return null;
  const [tokens, sessions, factors, leaving, change, jobs] = await Promise.all([
    attempt(() => api.listApiTokens()),
    attempt(() => api.listSessions()),
    answerOf(() => api.listFactors()),
    attempt(() => api.getAccountDeletion()),
    attempt(() => api.getEmailChange()),
    attempt(() => api.listOwnJobs()),
  ]);
  return {
    tokens: tokens.ok ?? [],
    sessions: sessions.ok ?? [],
    factors,
    leaving: leaving.ok,
    jobs: jobs.ok ?? [],
    waiting: change.ok?.waiting ?? null,
  };
}

export const action = (args: ActionFunctionArgs) => accountAction(args);

export default function Account() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { user } = useAppData();
  const texts = useTexts(accountTexts);
  const acting = useTexts(actingTexts);
  // Everything else is refused before the second factor is set up.
  const isBlocked = user.secondFactor === 'required';
  return (
    <Screen heading={useTexts(appScreenTexts.account).heading} lead={texts.lead(user.email)}>
      {isBlocked && (
        <p role="alert" className="mb-6 rounded-md bg-warn-soft px-4 py-3 text-sm">
          {texts.required}
        </p>
      )}
      {!loaded && <p className="mb-6 rounded-md bg-warn-soft px-4 py-3 text-sm">{acting.accountNote}</p>}
      <div className="grid divide-y divide-line border-line border-t">
        {!isBlocked && <ProfileForm user={user} answer={answer} />}
        {loaded && <Security {...{ loaded, user, answer, isBlocked }} />}
      </div>
    </Screen>
  );
}

/** For businesses: the agreement under Art. 28 GDPR. */
function AgreementPart() {
  const texts = useTexts(agreementTexts);
  return (
    <Part id="agreement" title={texts.account} text={texts.accountText}>
      <ButtonLink href={usePathTo()('agreement')} variant="outline">
        {texts.open}
      </ButtonLink>
    </Part>
  );
}

/** Websites being deleted: they have no settings any more that could say how far it is. */
function DeletionsPart({ jobs }: { jobs: JobProgress[] }) {
  const texts = useTexts(deletionTexts);
  if (jobs.length === 0) return null;
  return (
    <Part title={texts.title} text={texts.text}>
      <div className="grid gap-3">
        {jobs.map((job) => (
          <JobPanel key={job.id} job={job} />
        ))}
      </div>
    </Part>
  );
}

interface SecurityProps {
  loaded: NonNullable<Awaited<ReturnType<typeof loader>>>;
  user: User;
  answer: ReturnType<typeof useActionData<typeof action>>;
  isBlocked: boolean;
}

/** How the person logs in, where, and what ends the account. */
function Security({ loaded, user, answer, isBlocked }: SecurityProps) {
  const { tokens, sessions, factors, leaving, waiting } = loaded;
  return (
    <>
      {!isBlocked && (
        <>
          <EmailForm user={user} waiting={waiting} answer={answer} />
          <PasswordForm user={user} answer={answer} />
        </>
      )}
      <SecondFactor factors={factors} />
      {!isBlocked && (
        <>
          <DevicesPart sessions={sessions} />
          <Tokens tokens={tokens} answer={answer} />
          <AgreementPart />
          <DeletionsPart jobs={loaded.jobs.filter(({ name }) => name !== 'export')} />
          {leaving && <AccountDeletionParts user={user} leaving={leaving} />}
        </>
      )}
    </>
  );
}
