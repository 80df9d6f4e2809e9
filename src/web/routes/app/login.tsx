import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { errors } from '#contract/error-codes.ts';
import { safeNext } from '#domain/access/safe-next.ts';
import { currentUser } from '#web/access/visitor.server.ts';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { apiContext } from '#web/context.ts';
import { attempt } from '#web/forms/call-api.server.ts';
import { deleteAccountTexts } from '#web/i18n/app/data-export.ts';
import { signInTexts } from '#web/i18n/app/sign-in.ts';
import { languageOfPath, useTexts } from '#web/i18n/language.tsx';
import { textsIn } from '#web/i18n/texts.ts';
import { SignInHeading } from '#web/layouts/parts/sign-in-frame.tsx';
import { pageMeta } from '#web/meta/page-meta.ts';
import { pathTo } from '#web/path-to.ts';
import { usePathTo } from '#web/paths.ts';
import { loginAction } from './login/answer-login.server.ts';
import { ConfirmForm, EmailLinkForm } from './login/email-link-forms.tsx';
import { CodeForm, MagicLinkForm } from './login/magic-link-forms.tsx';
import { PasswordView } from './login/password-view.tsx';
import { Registered, RegisterView } from './login/register-view.tsx';
import { SecondStepView } from './login/second-step-view.tsx';

/** The page is shared as a link too: it has a card, and stays out of search engines. */
export const meta: MetaFunction = (args) => {
  const { pathname, search } = args.location;
  const { loginTitle, registerTitle, loginDescription } = textsIn(signInTexts, languageOfPath(pathname));
  const title = new URLSearchParams(search).has('register') ? registerTitle : loginTitle;
  return pageMeta(args, { title: `${title} · Linkbild`, description: loginDescription, noindex: true });
};

export async function loader({ url, context }: LoaderFunctionArgs) {
  const language = languageOfPath(url.pathname);
  if (await currentUser(context).catch(() => null)) {
    throw redirect(safeNext(url.searchParams.get('next')) ?? pathTo('startDashboard', language));
  }
  const api = context.get(apiContext);
  const { google } = await api.loginOptions().catch(() => ({ google: false }));
  const step = url.searchParams.has('step') ? await attempt(() => api.getSecondStep()) : null;
  // After a failed redirect from Google or the app, the reason is in the URL.
  const failed = Object.entries(errors).find(([code]) => code === url.searchParams.get('error'));
  return data({
    google,
    failure: failed?.[1].text[language] ?? step?.refusal?.message ?? null,
    secondStep: step?.ok ?? null,
    registration: await registrationOf(url, context),
  });
}

/** The registration that a confirmation link belongs to. Null if the link is no longer valid: the form says so. */
async function registrationOf(url: URL, context: LoaderFunctionArgs['context']) {
  const confirmationCode = url.searchParams.get('confirmationCode');
  if (!confirmationCode) return null;
  const call = context.get(apiContext).getRegistration({ query: { confirmationCode } });
  return call.catch(() => null);
}

export const action = (args: ActionFunctionArgs) => loginAction(args);

/**
 * A link from a mail only fills in its code: mail scanners open links too, so a person has to press the button. A
 * confirmation needs none in the browser that registered, which no scanner is.
 */
export default function Login() {
  const { google, failure, secondStep, registration } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [query] = useSearchParams();
  const magicLinkCode = query.get('magicLinkCode');
  const confirmationCode = query.get('confirmationCode');
  if (query.has('deleted')) return <AccountDeleted />;
  if (secondStep) return <SecondStepView step={secondStep} answer={answer} />;
  if (answer?.intent === 'resend' || (answer?.intent === 'register' && !answer.refusal))
    return <Registered answer={answer} />;
  if (answer && ['magic-link', 'magic-link-code'].includes(answer.intent) && !isRequestRefused(answer)) {
    if (!magicLinkCode || answer.intent === 'magic-link') return <CodeForm answer={answer} />;
  }
  if (magicLinkCode) return <EmailLinkForm code={magicLinkCode} email={query.get('email')} answer={answer} />;
  if (confirmationCode) return <ConfirmForm code={confirmationCode} registration={registration} answer={answer} />;
  if (query.has('register')) return <RegisterView answer={answer} google={google} />;
  if (query.has('magic')) return <MagicLinkForm answer={answer} />;
  return <PasswordView answer={answer} google={google} failure={failure} />;
}

const isRequestRefused = (answer: { intent: string; refusal: unknown }) =>
  answer.intent === 'magic-link' && answer.refusal !== null;

/** Shown to somebody who has just deleted their account. */
export function AccountDeleted() {
  const texts = useTexts(deleteAccountTexts);
  return (
    <div role="status">
      <SignInHeading title={texts.doneTitle}>{texts.doneText}</SignInHeading>
      <ButtonLink href={usePathTo()('home')} variant="outline">
        {texts.toHome}
      </ButtonLink>
    </div>
  );
}
