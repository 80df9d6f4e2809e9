import { type ActionFunctionArgs, data, redirect } from 'react-router';
import type { Api } from '#contract/client.ts';
import { safeNext } from '#domain/access/safe-next.ts';
import { apiContext } from '#web/context.ts';
import { attempt, type Refusal, textOf } from '#web/forms/call-api.server.ts';
import { languageOfPath } from '#web/i18n/language.tsx';
import { pathTo } from '#web/path-to.ts';

/** The page's data after a form that did not log anybody in. */
export interface LoginActionData {
  intent: string;
  email: string;
  refusal: Refusal | null;
}

/** Every way to log in; each ends logged in, at a next step on the page, or with an error message. */
export async function loginAction({ request, url, context }: ActionFunctionArgs) {
  const api = context.get(apiContext);
  const form = await request.formData();
  const intent = textOf(form, 'intent');
  const email = textOf(form, 'email');
  const next = safeNext(url.searchParams.get('next'));
  const { ok, refusal } = await attempt(() => enter(api, intent, form, next));
  if (refusal?.code === 'SECOND_STEP_NEEDED') {
    const login = pathTo('login', languageOfPath(url.pathname));
    throw redirect(`${login}?${new URLSearchParams({ step: '2', ...(next && { next }) })}`);
  }
  if (refusal) return data<LoginActionData>({ intent, email, refusal }, { status: refusal.status });
  if (ok === 'stay') return data<LoginActionData>({ intent, email, refusal: null });
  if (ok === 'logged-in') {
    throw redirect(next ?? pathTo('startDashboard', languageOfPath(url.pathname)));
  }
  throw redirect(ok.leaveTo);
}

async function enter(
  api: Api,
  intent: string,
  form: FormData,
  wanted: string | null,
): Promise<'logged-in' | 'stay' | { leaveTo: string }> {
  const next = wanted ? { next: wanted } : {};
  const email = textOf(form, 'email');
  const password = textOf(form, 'password');
  switch (intent) {
    case 'password':
      await api.login({ body: { email, password } });
      return 'logged-in';
    case 'magic-link':
      await api.sendMagicLinkCode({ body: { email, ...next } });
      return 'stay';
    case 'magic-link-code':
      await api.loginViaMagicLinkCode({
        body: { magicLinkCode: textOf(form, 'magicLinkCode'), ...(email && { email }) },
      });
      return 'logged-in';
    case 'confirmation-code':
      await api.loginViaConfirmationCode({
        body: { confirmationCode: textOf(form, 'confirmationCode'), ...(form.has('password') && { password }) },
      });
      return 'logged-in';
    case 'register': {
      const { confirmation } = await api.register({ body: { email, password, ...next } });
      return confirmation === 'logged-in' ? 'logged-in' : 'stay';
    }
    case 'resend':
      await api.resendRegistration({ body: { email, ...next } });
      return 'stay';
    case 'second-step':
      await api.finishSecondStep({ body: { code: textOf(form, 'code') } });
      return 'logged-in';
    case 'google':
      return { leaveTo: (await api.loginViaProvider({ body: next })).redirectTo };
    default:
      throw data(null, { status: 400 });
  }
}
