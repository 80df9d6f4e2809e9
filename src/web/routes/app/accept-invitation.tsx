import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { currentUser, signOut } from '#web/access/visitor.server.ts';
import { apiContext } from '#web/context.ts';
import { attempt, type Refusal, textOf } from '#web/forms/call-api.server.ts';
import { invitationTexts } from '#web/i18n/app/invitation.ts';
import { languageOfPath } from '#web/i18n/language.tsx';
import { textsIn } from '#web/i18n/texts.ts';
import { pageMeta } from '#web/meta/page-meta.ts';
import { pathTo } from '#web/path-to.ts';
import { Waiting } from './accept-invitation/open-invitations.tsx';
import { RegisterForm } from './accept-invitation/register-form.tsx';
import { LogInFirst, NoInvitation, OtherAccount } from './accept-invitation/unusable-invitation.tsx';

/** Invitations are forwarded: the link has a card, which names neither project nor code. */
export const meta: MetaFunction = (args) => {
  const { title, description } = textsIn(invitationTexts, languageOfPath(args.location.pathname));
  return pageMeta(args, { title: `${title} · Linkbild`, description, noindex: true });
};

export async function loader({ url, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const code = url.searchParams.get('code') ?? '';
  const own = (await currentUser(context).catch(() => null))?.email ?? null;
  if (!code) {
    const { ok } = own ? await attempt(() => api.listOwnInvitations()) : {};
    return { code, own, invitation: null, waiting: ok ?? [], refusal: null };
  }
  const { ok, refusal } = await attempt(() => api.getInvitation({ query: { code } }));
  return { code, own, invitation: ok ?? null, waiting: [], refusal: refusal ?? null };
}

/** Also handles the notice of the app's frame, which knows the invitation by id. */
export async function action({ request, url, context }: ActionFunctionArgs) {
  const api = context.get(apiContext);
  const language = languageOfPath(url.pathname);
  const form = await request.formData();
  const [intent, id, code] = [textOf(form, 'intent'), textOf(form, 'id'), textOf(form, 'code')];
  const answer = (refusal: Refusal | undefined) =>
    data({ intent, id, refusal: refusal ?? null }, { status: refusal?.status ?? 200 });
  switch (intent) {
    case 'accept': {
      const { ok, refusal } = await attempt(() => api.acceptInvitation({ params: { id } }));
      if (refusal) return answer(refusal);
      throw redirect(pathTo('dashboard', language, { projectSlug: ok.projectSlug }));
    }
    case 'decline': {
      const decline = () =>
        id ? api.declineInvitation({ params: { id } }) : api.declineInvitationByCode({ body: { code } });
      return answer((await attempt(decline)).refusal);
    }
    case 'switch':
      return signOut(context, `${url.pathname}?${new URLSearchParams({ code })}`);
    case 'register': {
      const { ok, refusal } = await attempt(() => api.register({ body: registration(form, code) }));
      if (refusal) return answer(refusal);
      throw redirect(pathTo(ok.confirmation === 'logged-in' ? 'startDashboard' : 'login', language));
    }
    default:
      throw data(null, { status: 400 });
  }
}

function registration(form: FormData, invitationCode: string) {
  const field = (name: string) => textOf(form, name);
  return {
    email: field('email'),
    password: field('password'),
    invitationCode,
    ...(field('firstname') && { firstname: field('firstname') }),
    ...(field('lastname') && { lastname: field('lastname') }),
  };
}

/** Accepted by the invited person: logged in as that person, or with a new account of that address. */
export default function AcceptInvitation() {
  const { code, own, invitation, waiting, refusal } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>()?.refusal ?? null;
  if (waiting.length > 0) return <Waiting invitations={waiting} refusal={refused} />;
  if (!invitation) return <NoInvitation isLoggedIn={own !== null} reason={refusal?.message ?? null} />;
  if (own !== null && own !== invitation.email) return <OtherAccount {...{ code, own, invitation }} />;
  if (own !== null) return <Waiting invitations={[invitation]} refusal={refused} />;
  if (invitation.hasAccount) return <LogInFirst {...{ code, invitation }} />;
  return <RegisterForm {...{ code, invitation }} refusal={refused} />;
}
