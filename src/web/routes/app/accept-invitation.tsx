import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { Button, ButtonLink } from '../../components/ui/button.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { apiContext } from '../../context.ts';
import { attempt, textOf } from '../../forms/attempt.server.ts';
import { FormAlert } from '../../forms/form-alert.tsx';
import { useSending } from '../../forms/use-sending.ts';
import { commonTexts } from '../../i18n/common.ts';
import { entranceTexts } from '../../i18n/entrance.ts';
import { languageOfPath, useTexts } from '../../i18n/language.tsx';
import { textsIn } from '../../i18n/texts.ts';
import { privateMeta } from '../../meta/page-meta.ts';
import { pathTo, usePathTo } from '../../paths.ts';
import { EntranceHeading } from './login/entrance-heading.tsx';

export const meta: MetaFunction = ({ location }) =>
  privateMeta(textsIn(entranceTexts, languageOfPath(location.pathname)).invitationTitle);

export async function loader({ url, context }: LoaderFunctionArgs) {
  const code = url.searchParams.get('code') ?? '';
  if (!code) return { code, invitation: null, refusal: null };
  const { ok, refusal } = await attempt(() => context.get(apiContext).getInvitation({ query: { code } }));
  return { code, invitation: ok ?? null, refusal: refusal ?? null };
}

export async function action({ request, url, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const field = (name: string) => textOf(form, name);
  const { ok, refusal } = await attempt(() =>
    context.get(apiContext).register({
      body: {
        email: field('email'),
        password: field('password'),
        invitationCode: field('code'),
        ...(field('firstname') && { firstname: field('firstname') }),
        ...(field('lastname') && { lastname: field('lastname') }),
      },
    }),
  );
  if (refusal) return data({ refusal }, { status: refusal.status });
  const language = languageOfPath(url.pathname);
  throw redirect(pathTo(ok.confirmation === 'logged-in' ? 'startDashboard' : 'login', language));
}

export default function AcceptInvitation() {
  const { code, invitation, refusal } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const texts = useTexts(entranceTexts);
  const common = useTexts(commonTexts);
  const state = useSending('accept');
  const login = usePathTo()('login');
  if (!invitation) {
    return (
      <>
        <EntranceHeading title={texts.invitationTitle}>{refusal?.message ?? texts.invitationMissing}</EntranceHeading>
        <ButtonLink href={login} size="lg">
          {texts.toLogin}
        </ButtonLink>
      </>
    );
  }
  const errors = answer?.refusal.errors ?? {};
  return (
    <>
      <EntranceHeading title={texts.invitationTitle}>
        {texts.invitationLead(invitation.project)}{' '}
        {invitation.hasAccount ? texts.invitationKnownAccount : texts.invitationNewAccount}
      </EntranceHeading>
      <Form method="post" className="grid gap-5" noValidate>
        <input type="hidden" name="intent" value="accept" />
        <input type="hidden" name="code" value={code} />
        <FormAlert refusal={answer?.refusal} />
        <TextField
          name="email"
          type="email"
          readOnly
          autoComplete="username"
          label={common.email}
          value={invitation.email}
          errors={errors.email}
        />
        {!invitation.hasAccount && (
          <div className="grid grid-cols-2 gap-4">
            <TextField name="firstname" autoComplete="given-name" label={common.firstname} errors={errors.firstname} />
            <TextField name="lastname" autoComplete="family-name" label={common.lastname} errors={errors.lastname} />
          </div>
        )}
        <TextField
          name="password"
          type="password"
          required
          autoComplete={invitation.hasAccount ? 'current-password' : 'new-password'}
          label={common.password}
          hint={invitation.hasAccount ? undefined : texts.passwordHint}
          errors={errors.password}
        />
        <Button type="submit" variant="signal" size="lg" state={state} loadingText={texts.registering}>
          {texts.accept}
        </Button>
      </Form>
    </>
  );
}
